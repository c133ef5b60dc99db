// The sandstone tiles: a slab with its scene, and its value in a red lozenge or a blue disc.

import { disc, draw, drawShadow, INK } from "./path-drawing.js";

/** @typedef {import("./path-drawing.js").Drawing} Drawing */
/** @typedef {import("./path-drawing.js").Mark} Mark */
/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */

/** A palm that belongs to the scene. @param {number} x @param {number} foot @param {number} tall @returns {Mark[]} */
function palm(x, foot, tall) {
  const top = foot - tall;
  return [
    [
      `M${x - 2} ${foot}C${x + 1} ${foot - tall / 2} ${x} ${top + 8} ${x - 1} ${top}H${x + 2}C${x + 4} ${top + 9} ${x + 5} ${foot - tall / 2} ${x + 3} ${foot}Z`,
      "#8f6136",
      1,
    ],
    [
      `M${x} ${top}C${x - 7} ${top - 5} ${x - 13} ${top - 2} ${x - 16} ${top + 6}C${x - 10} ${top + 2} ${x - 5} ${top + 2} ${x} ${top}ZM${x} ${top}C${x + 7} ${top - 6} ${x + 14} ${top - 2} ${x + 17} ${top + 6}C${x + 11} ${top + 2} ${x + 6} ${top + 2} ${x} ${top}ZM${x} ${top}C${x - 2} ${top - 8} ${x - 8} ${top - 10} ${x - 12} ${top - 8}C${x - 7} ${top - 5} ${x - 4} ${top - 3} ${x} ${top}ZM${x} ${top}C${x + 3} ${top - 9} ${x + 9} ${top - 10} ${x + 13} ${top - 7}C${x + 8} ${top - 5} ${x + 4} ${top - 3} ${x} ${top}Z`,
      "#4f8f43",
      1,
    ],
  ];
}

/** @param {number} x @param {number} y @param {number} wide @param {number} tall @param {string} wall @returns {Mark[]} */
function house(x, y, wide, tall, wall) {
  const door = x + wide * 0.32;
  return [
    [`M${x} ${y}V${y - tall}H${x + wide}V${y}Z`, wall, 1.3],
    [`M${x - 1.5} ${y - tall}H${x + wide + 1.5}V${y - tall - 4}H${x - 1.5}Z`, "#d9b177", 1.2],
    [
      `M${door} ${y}V${y - tall * 0.42}C${door} ${y - tall * 0.62} ${door + wide * 0.3} ${y - tall * 0.62} ${door + wide * 0.3} ${y - tall * 0.42}V${y}Z`,
      "#7a5433",
      1,
    ],
  ];
}

/** An awning on two poles. @param {number} x @param {number} foot @param {number} wide @param {string} colour @returns {Mark[]} */
function stall(x, foot, wide, colour) {
  const top = foot - 34;
  const step = wide / 6;
  let stripes = "";
  for (let stripe = 0; stripe < 3; stripe++) {
    const left = x + stripe * 2 * step;
    stripes += `M${left} ${top}H${left + step}L${left + step} ${top + 13}Q${left + step / 2} ${top + 18} ${left} ${top + 13}Z`;
  }
  return [
    [`M${x + 3} ${foot}V${top + 10}M${x + wide - 3} ${foot}V${top + 10}`, null, 2.2, "#6f4a2a"],
    [`M${x + 1} ${foot - 3}V${foot - 13}H${x + wide - 1}V${foot - 3}Z`, "#a9743f", 1.2],
    [
      `${disc(x + wide * 0.25, foot - 15, 3.4)}${disc(x + wide * 0.5, foot - 15.5, 3.6)}${disc(x + wide * 0.74, foot - 15, 3.4)}`,
      "#e0a526",
      1,
    ],
    [
      `M${x} ${top}H${x + wide}V${top + 13}Q${x + wide - step / 2} ${top + 18} ${x + wide - step} ${top + 13}H${x}Z`,
      "#f8efda",
      0,
    ],
    [stripes, colour, 0],
    [`M${x} ${top}H${x + wide}V${top + 13}H${x}Z`, null, 1.3],
  ];
}

/** @type {Record<string, Mark[]>} */
const SCENES = {
  oasis: [
    ["M20 52C24 40 92 38 100 50C102 60 24 64 20 52Z", "#e9d9a4", 0],
    ["M28 52C32 44 86 43 92 50C93 57 32 59 28 52Z", "#4a9cc0", 1.3],
    ["M38 50C46 48 52 52 60 50M62 53C70 51 76 54 83 52", null, 1.3, "#d5f0f7"],
    ...palm(32, 51, 25),
    ...palm(86, 47, 30),
    ...palm(98, 53, 20),
  ],
  village: [
    ...house(50, 42, 26, 22, "#f4e6c6"),
    ["M53 16C53 8 73 8 73 16Z", "#c9854a", 1.2],
    ...house(26, 56, 30, 22, "#efdcb4"),
    ...house(76, 57, 26, 19, "#f7ecd3"),
    ["M36 30V22M32 24H40", null, 1.4],
  ],
  "small-market": [...stall(36, 58, 50, "#b8402f"), ["M22 58C18 50 24 45 29 47C35 45 38 53 34 58Z", "#c9a06a", 1.2]],
  "large-market": [
    ...stall(20, 48, 42, "#a63d27"),
    ...stall(58, 58, 46, "#8c3f86"),
    ["M40 60V50H52V60Z", "#b98a52", 1.2],
    ["M40 55H52M46 50V60", null, 1],
  ],
  "sacred-place": [
    ["M18 58H102L96 50H24Z", "#cdbd9c", 1.3],
    ["M28 50H92L88 43H32Z", "#ddcfae", 1.3],
    ["M40 43V25H80V43Z", "#efe4c9", 1.3],
    ["M42 25C42 8 78 8 78 25Z", "#3f7fa6", 1.3],
    ["M60 12V5", null, 1.6],
    [disc(60, 4.5, 2.2), "#f0b93a", 1],
    ["M53 43V34C53 28 67 28 67 34V43Z", "#5b4630", 1.1],
    ["M46 43V29M74 43V29", null, 1.3],
  ],
};

/** @type {Record<string, Drawing>} */
const DRAWINGS = Object.fromEntries(
  Object.entries(SCENES).map(([kind, marks]) => [kind, { width: 120, height: 64, marks }]),
);

/** A tile's scene alone, for lists. @param {string} kind */
export function tileScene(kind) {
  return DRAWINGS[kind];
}

/** @type {Record<string, [light: string, dark: string]>} */
const STONE = {
  oasis: ["#e6d39b", "#6d6244"],
  village: ["#ecd2a0", "#6f5d42"],
  "small-market": ["#e9c997", "#6f573e"],
  "large-market": ["#e5c08c", "#6b5139"],
  "sacred-place": ["#e2d3b4", "#655c4e"],
};

/**
 * A slab with its scene.
 * @param {Pencil} pencil
 * @param {{ kind: string, value: number, blue: boolean }} tile
 * @param {{ x: number, y: number, size: number, seed: number }} place
 */
export function drawTile(pencil, tile, { x, y, size, seed }) {
  const { context, theme } = pencil;
  const stone = STONE[tile.kind][theme.dark ? 1 : 0];
  const reach = size * 0.06;
  pencil.seed(seed);
  context.save();
  context.fillStyle = theme.dark ? "rgb(0 0 0 / 45%)" : "rgb(84 54 18 / 30%)";
  slab(context, x + reach, y + reach, size, pencil);
  context.fill();
  pencil.seed(seed);
  slab(context, x, y, size, pencil);
  context.fillStyle = stone;
  context.fill();
  context.clip();
  grain(pencil, x, y, size);
  const scene = DRAWINGS[tile.kind];
  const tall = (size * 64) / 120;
  const shade = theme.dark ? "rgb(0 0 0 / 26%)" : "rgb(96 60 18 / 22%)";
  drawShadow(pencil, scene, x, y + size * 0.1, tall, { foot: 57, colour: shade });
  draw(pencil, scene, x, y + size * 0.1, tall, { alpha: theme.dark ? 0.72 : 0.82 });
  context.restore();
  pencil.seed(seed);
  slab(context, x, y, size, pencil);
  context.save();
  context.strokeStyle = theme.dark ? "#17120c" : "#6b4a22";
  context.lineWidth = 1.6;
  context.stroke();
  context.restore();
  drawValue(pencil, tile, x + size * 0.145, y + size * 0.145, size * 0.125);
}

/** The outline of a hewn stone: corners are never quite the same. @param {CanvasRenderingContext2D} context @param {number} x @param {number} y @param {number} size @param {Pencil} pencil */
function slab(context, x, y, size, pencil) {
  const round = Array.from({ length: 4 }, () => size * (0.05 + pencil.random() * 0.05));
  context.beginPath();
  context.roundRect(
    x + pencil.jitter(0.8),
    y + pencil.jitter(0.8),
    size + pencil.jitter(0.8),
    size + pencil.jitter(0.8),
    round,
  );
}

/** Light from the upper left, a little sand and a crack or two. @param {Pencil} pencil @param {number} x @param {number} y @param {number} size */
function grain(pencil, x, y, size) {
  const { context, theme } = pencil;
  const light = context.createLinearGradient(x, y, x + size, y + size);
  light.addColorStop(0, theme.dark ? "rgb(255 236 196 / 16%)" : "rgb(255 250 232 / 75%)");
  light.addColorStop(0.55, "rgb(255 240 205 / 0%)");
  light.addColorStop(1, theme.dark ? "rgb(0 0 0 / 30%)" : "rgb(122 76 24 / 26%)");
  context.fillStyle = light;
  context.fillRect(x - 2, y - 2, size + 4, size + 4);
  context.fillStyle = theme.dark ? "#d8c49a" : "#8a6430";
  for (let speck = 0; speck < 46; speck++) {
    context.globalAlpha = 0.1 + pencil.random() * 0.16;
    context.fillRect(x + pencil.random() * size, y + pencil.random() * size, 1.2, 1.2);
  }
  context.globalAlpha = 1;
  const across = x + size * (0.3 + pencil.random() * 0.5);
  const crack = { width: 0.9, alpha: 0.28, passes: 1, colour: theme.dark ? "#17120c" : "#7a5524" };
  pencil.path(
    [
      [across, y + size],
      [across + pencil.jitter(6), y + size * 0.93],
      [across + pencil.jitter(10), y + size * 0.87],
      [across + pencil.jitter(14), y + size * 0.8],
    ],
    crack,
  );
}

/** Red values are lozenges, blue ones discs: what Builders count differs in shape too. @param {Pencil} pencil @param {{ value: number, blue: boolean }} tile @param {number} x @param {number} y @param {number} radius */
function drawValue(pencil, { value, blue }, x, y, radius) {
  const { context, theme } = pencil;
  context.save();
  context.beginPath();
  if (blue) context.arc(x, y, radius, 0, Math.PI * 2);
  else {
    const reach = radius * 1.22;
    context.moveTo(x, y - reach);
    context.lineTo(x + reach, y);
    context.lineTo(x, y + reach);
    context.lineTo(x - reach, y);
    context.closePath();
  }
  context.fillStyle = blue ? "#1f5b96" : "#a5281f";
  context.fill();
  context.lineWidth = 1.6;
  context.strokeStyle = INK;
  context.stroke();
  context.lineWidth = 1;
  context.strokeStyle = "rgb(255 255 255 / 60%)";
  if (blue) {
    context.beginPath();
    context.arc(x, y, radius * 0.8, 0, Math.PI * 2);
    context.stroke();
  }
  context.restore();
  pencil.write(String(value), x, y + radius * 0.06, {
    size: radius * (value > 9 ? 1.12 : 1.3),
    font: theme.body,
    weight: 800,
    colour: "#ffffff",
  });
}
