// Chiefdom Duel on the page.

const blank = () => import("./paper/print.js");

/** @type {import("../../js/shelf/manifest.js").Manifest} */
export const game = {
  boxes: [{ id: "duel", place: 3, minutes: [20, 40], usual: 2, upfront: ["board"], sheet: "duel-9" }],
  face: () => import("./face.js"),
  sounds: {
    roll: "dice",
    again: "dice",
    draw: "pencil",
    pair: "pencil",
    single: "pencil",
    cross: "pencil",
    take: "wood",
  },
  printables: [
    { id: "duel-9", options: { board: "9" }, perPage: [1, 2], load: blank },
    { id: "duel-11", options: { board: "11" }, perPage: [1, 2], load: blank },
  ],
  pad: () => import("./paper/pad.js"),
  learn: () => import("./learn/learn.js"),
};
