// The manifest of Nine Dice: what the page knows about it before loading it.

/** @type {import("../../js/shelf/manifest.js").Manifest} */
export const game = {
  boxes: [{ id: "nine-dice", place: 6, minutes: [2, 5], usual: 2 }],
  face: () => import("./face.js"),
  sounds: { roll: "dice", place: "wood" },
};
