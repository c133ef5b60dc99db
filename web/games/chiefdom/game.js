// Chiefdom on the page: two boxes, the published game and the print-and-play edition.

const blank = () => import("./paper/print.js");

/** @type {import("../../js/shelf/manifest.js").Manifest} */
export const game = {
  boxes: [
    { id: "chiefdom", place: 1, minutes: [15, 30], usual: 1, upfront: ["edition", "cards"], sheet: "chiefdom" },
    {
      id: "chiefdom-pnp",
      place: 5,
      picture: "box-pnp.svg",
      preset: { edition: "pnp" },
      minutes: [15, 30],
      usual: 1,
      upfront: ["edition", "cards"],
      sheet: "chiefdom-pnp",
    },
  ],
  face: () => import("./face.js"),
  sounds: { roll: "dice", draw: "pencil" },
  optionFields: () => import("./option-fields.js"),
  printables: [
    { id: "chiefdom", options: {}, perPage: [1, 2], load: blank },
    { id: "chiefdom-pnp", options: { edition: "pnp" }, perPage: [1, 2], load: blank },
    { id: "cards", options: {}, perPage: [1], load: () => import("./paper/print-cards.js") },
  ],
  pad: () => import("./paper/pad.js"),
  learn: () => import("./learn/learn.js"),
};
