// What is drawn over the tiles while a person decides: rings, gains and the path of a sowing.

import { signed } from "../../../js/base/words.js";

/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("./layout.js").Box} Box */

/**
 * A start is dashed, an end is solid, what can be chosen is thin, so that they differ in more than colour.
 * @param {Pencil} pencil @param {Box} box
 * @param {"start" | "end" | "open" | "end-now"} role
 * @param {boolean} chosen
 */
export function drawRing(pencil, box, role, chosen) {
  const { context, theme } = pencil;
  const colour = role === "start" ? (theme.dark ? "#8cc7f0" : "#1f5f8b") : theme.accent;
  context.save();
  context.beginPath();
  context.roundRect(box.x - 1, box.y - 1, box.width + 2, box.height + 2, box.width * 0.07);
  if (chosen || role === "open") {
    context.globalAlpha = chosen ? 0.2 : 0.12;
    context.fillStyle = colour;
    context.fill();
  }
  context.globalAlpha = 1;
  context.strokeStyle = theme.dark ? "#17120c" : "#fffaf0";
  context.lineWidth = (chosen ? 5 : 3.4) + 2.4;
  context.stroke();
  if (role === "start") context.setLineDash([9, 6]);
  context.strokeStyle = colour;
  context.lineWidth = chosen ? 5 : role === "open" ? 2.6 : 3.4;
  context.stroke();
  context.restore();
}

/**
 * What a move gains, on a small tag at the lower edge of the tile.
 * @param {Pencil} pencil
 * @param {Box} box
 * @param {number} gain
 * @param {number} size
 */
export function drawTag(pencil, box, gain, size) {
  const { context, theme } = pencil;
  const text = signed(gain);
  context.save();
  context.font = `800 ${size}px ${theme.body}`;
  const wide = context.measureText(text).width + size * 0.7;
  const x = box.x + box.width - wide - 1;
  const y = box.y + size * 0.12;
  context.beginPath();
  context.roundRect(x, y, wide, size * 1.25, size * 0.62);
  context.fillStyle = gain > 0 ? (theme.dark ? "#1d3a20" : "#fffaf0") : theme.dark ? "#3a342b" : "#efe6d2";
  context.fill();
  context.lineWidth = 1.3;
  context.strokeStyle = gain > 0 ? theme.good : theme.faint;
  context.stroke();
  context.restore();
  pencil.write(text, x + wide / 2, y + size * 0.68, {
    size,
    font: theme.body,
    weight: 800,
    colour: gain > 0 ? theme.good : theme.ink,
  });
}

/**
 * The way of a sowing from tile to tile, with an arrow at its end; the part that is done is thicker.
 * @param {Pencil} pencil @param {Box[]} boxes @param {number} done
 */
export function drawPath(pencil, boxes, done) {
  const { context, theme } = pencil;
  if (boxes.length < 2) return;
  const points = boxes.map((box, index) => spread(box, index, boxes));
  context.save();
  context.lineCap = "round";
  context.lineJoin = "round";
  const length = points.reduce(
    (sum, [x, y], index) => sum + (index ? Math.hypot(x - points[index - 1][0], y - points[index - 1][1]) : 0),
    0,
  );
  for (const [width, colour] of /** @type {[number, string][]} */ ([
    [11, theme.dark ? "#17120c" : "#fffaf0"],
    [6, theme.accent],
  ])) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.setLineDash(pencil.progress < 1 ? [length * pencil.progress, length * 2] : []);
    context.beginPath();
    points.forEach(([x, y], index) => {
      if (index) context.lineTo(x, y);
      else context.moveTo(x, y);
    });
    context.stroke();
  }
  context.restore();
  if (pencil.progress < 1) return;
  arrow(pencil, points);
  if (points.length > 2) points.slice(0, -1).forEach(([x, y], index) => step(pencil, x, y, index, index <= done));
}

/** A tile that is crossed twice has its points apart. @param {Box} box @param {number} index @param {Box[]} boxes @returns {[number, number]} */
function spread(box, index, boxes) {
  const before = boxes.slice(0, index).filter((other) => other.x === box.x && other.y === box.y).length;
  return [box.x + box.width * (0.5 + 0.16 * before), box.y + box.height * (0.36 + 0.14 * before)];
}

/** @param {Pencil} pencil @param {[number, number][]} points */
function arrow({ context, theme }, points) {
  const [x, y] = points[points.length - 1];
  const [fromX, fromY] = points[points.length - 2] ?? [x, y - 1];
  const angle = Math.atan2(y - fromY, x - fromX);
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.beginPath();
  context.moveTo(16, 0);
  context.lineTo(-8, -12);
  context.lineTo(-8, 12);
  context.closePath();
  context.fillStyle = theme.accent;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = theme.dark ? "#17120c" : "#fffaf0";
  context.stroke();
  context.restore();
}

/** @param {Pencil} pencil @param {number} x @param {number} y @param {number} number @param {boolean} done */
function step(pencil, x, y, number, done) {
  const { context, theme } = pencil;
  context.save();
  context.beginPath();
  context.arc(x, y, 10, 0, Math.PI * 2);
  context.fillStyle = done ? theme.accent : theme.dark ? "#2a2620" : "#fffaf0";
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = theme.accent;
  context.stroke();
  context.restore();
  if (number) {
    pencil.write(String(number), x, y + 1, {
      size: 15,
      font: theme.body,
      weight: 800,
      colour: done ? (theme.dark ? "#26130c" : "#fffaf2") : theme.ink,
    });
  }
}
