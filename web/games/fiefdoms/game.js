// Rolling Fiefdoms on the page.

/** @type {import("../../js/shelf/manifest.js").Manifest} */
export const game = {
  boxes: [{ id: "fiefdoms", place: 4, minutes: [20, 30], usual: 1, sheet: "fiefdoms" }],
  face: () => import("./face.js"),
  optionFields: () => import("./new-game.js"),
  sounds: { roll: "dice", build: "pencil", forfeit: "pencil" },
  printables: [{ id: "fiefdoms", options: {}, perPage: [1, 2], load: () => import("./paper/print.js") }],
  pad: () => import("./paper/pad.js"),
  learn: () => import("./learn/learn.js"),
};
