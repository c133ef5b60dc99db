// A pencil for printing: besides hand-drawn lines it sets type and draws straight lines, without a paper texture.

import { Pencil } from "../canvas/pencil.js";
import { Vector } from "./vector.js";

/** @typedef {import("../canvas/colours.js").Theme} Theme */
/** @typedef {{ size?: number, weight?: number, align?: CanvasTextAlign, colour?: string, font?: string, room?: number }} Type `room` is
 *   the width that a line may take: a longer one is written smaller, down to the smallest size */

const GAP = 2; // between paragraphs
const SMALLEST = 11.8; // 6 points even where two sheets share a page

const PIPS = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/**
 * A sheet of lines and type, as SVG.
 * @param {number} width
 * @param {number} height
 * @param {string} label what it shows, in words
 * @param {Theme} theme
 * @param {(press: Press) => void} draw
 * @returns {SVGElement}
 */
export function printed(width, height, label, theme, draw) {
  const vector = new Vector(width, height, label);
  const press = new Press(/** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (vector)), theme);
  press.vector = true;
  draw(press);
  return vector.element;
}

export class Press extends Pencil {
  /**
   * A straight line.
   * @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2
   * @param {number} [width] @param {string} [colour]
   */
  rule(x1, y1, x2, y2, width = 1, colour = this.theme.ink) {
    const { context } = this;
    context.save();
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.stroke();
    context.restore();
  }

  /**
   * A box with straight edges.
   * @param {number} x @param {number} y @param {number} width @param {number} height
   * @param {{ line?: number, colour?: string, fill?: string, round?: number }} [look]
   */
  frame(x, y, width, height, { round = 0, ...look } = {}) {
    this.#ink(look, (context) => context.roundRect(x, y, width, height, round));
  }

  /**
   * @param {number} x @param {number} y @param {number} radius
   * @param {{ line?: number, colour?: string, fill?: string }} [look]
   */
  ring(x, y, radius, look = {}) {
    this.#ink(look, (context) => context.arc(x, y, radius, 0, Math.PI * 2));
  }

  /**
   * Fill a path, where that is wanted, and draw its edge.
   * @param {{ line?: number, colour?: string, fill?: string }} look
   * @param {(context: CanvasRenderingContext2D) => void} trace
   */
  #ink({ line = 1, colour = this.theme.ink, fill }, trace) {
    const { context } = this;
    context.save();
    context.beginPath();
    trace(context);
    if (fill) {
      context.fillStyle = fill;
      context.fill();
    }
    context.strokeStyle = colour;
    context.lineWidth = line;
    context.stroke();
    context.restore();
  }

  /**
   * Text in the body font or the title font.
   * @param {string} text @param {number} x @param {number} y @param {Type} [look]
   */
  type(text, x, y, { room = Number.POSITIVE_INFINITY, ...look } = {}) {
    const { size = 16, weight = 500, font = this.theme.body } = look;
    const width = this.widthOf(text, { size, weight, font });
    const shrunk = Math.min(size, Math.max(SMALLEST, (size * room) / width));
    this.write(text, x, y, { align: "left", ...look, font, weight, size: shrunk });
  }

  /** @param {string} text @param {number} x @param {number} y @param {Type} [look] */
  heading(text, x, y, look = {}) {
    this.type(text, x, y, { size: 19, weight: 700, font: this.theme.title, ...look });
  }

  /** The title of a sheet, as large as its space allows. @param {string} text @param {number} y @param {number} room */
  title(text, y, room) {
    this.heading(text, 0, y, { size: 38, weight: 800, room });
  }

  /**
   * Text wrapped to a width; returns where the next line would be.
   * @param {string} text @param {number} x @param {number} y @param {number} width @param {Type & { leading?: number }} [look]
   */
  paragraph(text, x, y, width, look = {}) {
    const { size = 14, leading = 1.25, weight = 500 } = look;
    const lines = this.wrap(text, width, `${weight} ${size}px ${this.theme.body}`);
    lines.forEach((line, index) => this.type(line, x, y + index * size * leading, { ...look, size, weight }));
    return y + lines.length * size * leading;
  }

  /**
   * Paragraphs below each other, in a smaller size if they would not fit a height.
   * @param {string[]} texts @param {number} x @param {number} y @param {{ width: number, height: number }} room
   * @param {Type & { leading?: number }} [look]
   */
  paragraphs(texts, x, y, { width, height }, look = {}) {
    const { leading = 1.25, weight = 500 } = look;
    const below = (/** @type {number} */ size) => {
      const font = `${weight} ${size}px ${this.theme.body}`;
      return texts.reduce((sum, text) => sum + this.wrap(text, width, font).length * size * leading + GAP, -GAP);
    };
    let { size = 14 } = look;
    while (size > SMALLEST && below(size) > height) size -= 0.25;
    let line = y;
    for (const text of texts) line = this.paragraph(text, x, line, width, { ...look, size }) + GAP;
  }

  /** The beginning of a text that fits a width. @param {string} text @param {number} width @param {string} font */
  shorten(text, width, font) {
    const { context } = this;
    context.save();
    context.font = font;
    let short = text;
    while (short.length > 1 && context.measureText(short).width > width) short = `${[...short].slice(0, -2).join("")}…`;
    context.restore();
    return short;
  }

  /** @param {string} text @param {number} width @param {string} font */
  wrap(text, width, font) {
    const { context } = this;
    context.save();
    context.font = font;
    /** @type {string[]} */
    const lines = [];
    for (const word of text.split(" ")) {
      const longer = lines.length > 0 ? `${lines[lines.length - 1]} ${word}` : word;
      if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    context.restore();
    return lines;
  }

  /**
   * A line to write on, with its label.
   * @param {string} text @param {number} x @param {number} y @param {number} width
   */
  blank(text, x, y, width) {
    const { theme } = this;
    this.type(text, x, y, { size: 15, colour: theme.faint });
    const after = this.widthOf(text, { size: 15, weight: 500, font: theme.body }) + 8;
    this.rule(x + after, y + 9, x + width, y + 9, 1, theme.faint);
  }

  /** @param {number} x @param {number} y @param {number} size @param {number} value */
  die(x, y, size, value) {
    this.frame(x, y, size, size, { line: 1.3, round: size * 0.2 });
    for (const [across, down] of PIPS[value]) {
      const [dx, dy] = [across * size * 0.27, down * size * 0.27];
      this.ring(x + size / 2 + dx, y + size / 2 + dy, size * 0.085, { line: 0, fill: this.theme.ink });
    }
  }
}
