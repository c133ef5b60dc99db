// Five Tribes on the page.

/** @type {import("../../js/shelf/manifest.js").Manifest} */
export const game = {
  boxes: [{ id: "five-tribes", place: 2, minutes: [40, 80], usual: 2 }],
  face: () => import("./face.js"),
  learn: () => import("./learn/learn.js"),
  sounds: {
    draw: "pencil",
    drop: "wood",
    sow: "wood",
    claim: "wood",
    take: "wood",
    bid: "coin",
    earn: "coin",
    sell: "coin",
  },
  painted: true,
  secret: true,
};
