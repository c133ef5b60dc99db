// The paper that roll-and-write games are drawn on, and previews of what is about to be drawn.

/**
 * A sheet of paper with a soft shadow and a few fibres.
 * @param {import("./pencil.js").Pencil} pencil
 * @param {number} width
 * @param {number} height
 */
export function drawLeaf(pencil, width, height) {
  const { context, theme } = pencil;
  if (pencil.vector) return; // what is printed has its paper
  context.save();
  context.shadowColor = "rgb(40 25 5 / 35%)";
  context.shadowBlur = 14;
  context.shadowOffsetY = 4;
  context.fillStyle = theme.paper;
  context.beginPath();
  context.roundRect(4, 4, width - 8, height - 10, 6);
  context.fill();
  context.restore();
  pencil.seed(42);
  context.save();
  context.strokeStyle = theme.ink;
  context.globalAlpha = 0.05;
  for (let fibre = 0; fibre < 260; fibre++) {
    const x = 8 + pencil.random() * (width - 40);
    const y = 8 + pencil.random() * (height - 24);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + pencil.jitter(8), y + pencil.jitter(8), x + pencil.jitter(16), y + pencil.jitter(10));
    context.stroke();
  }
  context.restore();
}

/**
 * The preview of a square: what is there stays slightly visible, and the edge shows that it is not drawn yet.
 * @param {import("./pencil.js").Pencil} pencil
 * @param {{ x: number, y: number }} box
 * @param {number} size
 * @param {() => void} draw what would be on it
 */
export function drawTentative({ context, theme }, { x, y }, size, draw) {
  context.save();
  context.globalAlpha = 0.92;
  context.fillStyle = theme.paper;
  context.fillRect(x + 1, y + 1, size - 2, size - 2);
  context.globalAlpha = 0.8;
  draw();
  context.globalAlpha = 1;
  context.lineWidth = 3;
  context.strokeStyle = theme.accent;
  context.strokeRect(x + 1.5, y + 1.5, size - 3, size - 3);
  context.restore();
}
