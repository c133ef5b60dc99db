// A drawing surface that writes SVG, with the part of the canvas interface that the games' drawings use, so that the same
// drawings can be printed sharply at any size.

import { svg } from "../base/dom.js";

/** @typedef {[number, number, number, number, number, number]} Matrix */

/** A path that can be drawn on a canvas and written as SVG. */
export class Outline extends Path2D {
  /** @param {string} d */
  constructor(d) {
    super(d);
    this.d = d;
  }
}

const FIRST = {
  fillStyle: "#000",
  strokeStyle: "#000",
  globalAlpha: 1,
  lineWidth: 1,
  lineCap: "butt",
  lineJoin: "miter",
  font: "10px sans-serif",
  textAlign: "start",
  textBaseline: "alphabetic",
};

let clips = 0; // their ids must differ in the whole page

/** SVG cannot measure how wide a text is before it is shown. @type {CanvasRenderingContext2D | undefined} */
let measure;

export class Vector {
  /**
   * @param {number} width
   * @param {number} height
   * @param {string} label what the picture shows, in words
   */
  constructor(width, height, label) {
    this.element = svg("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": label });
    /** Where the next thing goes: the drawing, or a group that is clipped. @type {SVGElement} */
    this.parent = this.element;
    /** @type {Matrix} */
    this.matrix = [1, 0, 0, 1, 0, 0];
    /** @type {{ look: typeof FIRST, matrix: Matrix, parent: SVGElement, dash: number[] }[]} */
    this.saved = [];
    /** @type {number[]} */
    this.dash = [];
    this.d = "";
    // Printed things have no shadows; these properties are accepted and ignored.
    this.shadowColor = "";
    this.shadowBlur = this.shadowOffsetX = this.shadowOffsetY = 0;
    this.fillStyle = FIRST.fillStyle;
    this.strokeStyle = FIRST.strokeStyle;
    this.globalAlpha = FIRST.globalAlpha;
    this.lineWidth = FIRST.lineWidth;
    this.lineCap = FIRST.lineCap;
    this.lineJoin = FIRST.lineJoin;
    this.font = FIRST.font;
    this.textAlign = FIRST.textAlign;
    this.textBaseline = FIRST.textBaseline;
  }

  save() {
    const keys = /** @type {(keyof typeof FIRST)[]} */ (Object.keys(FIRST));
    const look = /** @type {typeof FIRST} */ (Object.fromEntries(keys.map((key) => [key, this[key]])));
    this.saved.push({ look, matrix: this.matrix, parent: this.parent, dash: this.dash });
  }

  restore() {
    const before = this.saved.pop();
    if (!before) return;
    Object.assign(this, before.look);
    this.matrix = before.matrix;
    this.parent = before.parent;
    this.dash = before.dash;
  }

  // -- where -----------------------------------------------------------------------------------------------------------

  /** @param {number} x @param {number} y */
  translate(x, y) {
    this.multiply([1, 0, 0, 1, x, y]);
  }

  /** @param {number} x @param {number} y */
  scale(x, y) {
    this.multiply([x, 0, 0, y, 0, 0]);
  }

  /** @param {number} angle */
  rotate(angle) {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    this.multiply([cos, sin, -sin, cos, 0, 0]);
  }

  /** @param {Matrix} by */
  multiply([a, b, c, d, e, f]) {
    const [p, q, r, s, t, u] = this.matrix;
    this.matrix = [p * a + r * b, q * a + s * b, p * c + r * d, q * c + s * d, p * e + r * f + t, q * e + s * f + u];
  }

  /** How much larger things are drawn than they were measured. */
  get growth() {
    const [a, b, c, d] = this.matrix;
    return Math.sqrt(Math.abs(a * d - b * c));
  }

  /** @param {number} x @param {number} y */
  at(x, y) {
    const [a, b, c, d, e, f] = this.matrix;
    return `${short(a * x + c * y + e)} ${short(b * x + d * y + f)}`;
  }

  // -- paths -----------------------------------------------------------------------------------------------------------

  beginPath() {
    this.d = "";
  }

  closePath() {
    this.d += "Z";
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.d += `M${this.at(x, y)}`;
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.d += `${this.d ? "L" : "M"}${this.at(x, y)}`;
  }

  /** @param {number} x1 @param {number} y1 @param {number} x @param {number} y */
  quadraticCurveTo(x1, y1, x, y) {
    this.d += `Q${this.at(x1, y1)} ${this.at(x, y)}`;
  }

  /** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {number} x @param {number} y */
  bezierCurveTo(x1, y1, x2, y2, x, y) {
    this.d += `C${this.at(x1, y1)} ${this.at(x2, y2)} ${this.at(x, y)}`;
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  rect(x, y, width, height) {
    this.moveTo(x, y);
    this.lineTo(x + width, y);
    this.lineTo(x + width, y + height);
    this.lineTo(x, y + height);
    this.closePath();
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} [radius] */
  roundRect(x, y, width, height, radius = 0) {
    const [right, bottom] = [x + width, y + height];
    this.moveTo(x + radius, y);
    this.lineTo(right - radius, y);
    this.quadraticCurveTo(right, y, right, y + radius);
    this.lineTo(right, bottom - radius);
    this.quadraticCurveTo(right, bottom, right - radius, bottom);
    this.lineTo(x + radius, bottom);
    this.quadraticCurveTo(x, bottom, x, bottom - radius);
    this.lineTo(x, y + radius);
    this.quadraticCurveTo(x, y, x + radius, y);
    this.closePath();
  }

  /** @param {number} x @param {number} y @param {number} radius @param {number} from @param {number} to */
  arc(x, y, radius, from, to) {
    this.ellipse(x, y, radius, radius, 0, from, to);
  }

  /**
   * A part of an ellipse, in curves of at most a quarter each.
   * @param {number} x @param {number} y @param {number} radiusX @param {number} radiusY @param {number} turn
   * @param {number} from @param {number} to
   */
  ellipse(x, y, radiusX, radiusY, turn, from, to) {
    const steps = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2) - 1e-9));
    const step = (to - from) / steps;
    const reach = (4 / 3) * Math.tan(step / 4);
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    /** @param {number} across @param {number} down @returns {[number, number]} */
    const place = (across, down) => [
      x + across * radiusX * cos - down * radiusY * sin,
      y + across * radiusX * sin + down * radiusY * cos,
    ];
    this.lineTo(...place(Math.cos(from), Math.sin(from)));
    for (let index = 0; index < steps; index++) {
      const [one, two] = [from + index * step, from + (index + 1) * step];
      const [c1, s1, c2, s2] = [Math.cos(one), Math.sin(one), Math.cos(two), Math.sin(two)];
      this.bezierCurveTo(
        ...place(c1 - reach * s1, s1 + reach * c1),
        ...place(c2 + reach * s2, s2 - reach * c2),
        ...place(c2, s2),
      );
    }
  }

  /** Nothing outside the path is drawn until what was saved is restored. */
  clip() {
    const id = `clip-${++clips}`;
    const clipped = svg("g", { "clip-path": `url(#${id})` });
    this.parent.append(svg("clipPath", { id }, svg("path", { d: this.d })), clipped);
    this.parent = clipped;
  }

  // -- ink -------------------------------------------------------------------------------------------------------------

  /** @param {number[]} dash */
  setLineDash(dash) {
    this.dash = dash;
  }

  /** @param {Outline | string} [path] */
  fill(path) {
    this.put(path, { fill: this.fillStyle, "fill-opacity": opacity(this.globalAlpha) });
  }

  /** @param {Outline} [path] */
  stroke(path) {
    const growth = path ? 1 : this.growth;
    this.put(path, {
      fill: "none",
      stroke: this.strokeStyle,
      "stroke-opacity": opacity(this.globalAlpha),
      "stroke-width": short(this.lineWidth * growth),
      "stroke-linecap": this.lineCap === "butt" ? null : this.lineCap,
      "stroke-linejoin": this.lineJoin === "miter" ? null : this.lineJoin,
      "stroke-dasharray": this.dash.length > 0 ? this.dash.map((length) => short(length * growth)).join(" ") : null,
    });
  }

  /** @param {Outline | string | undefined} path @param {Record<string, string | number | null>} look */
  put(path, look) {
    if (path instanceof Outline) this.parent.append(svg("path", { d: path.d, transform: this.transform, ...look }));
    else if (this.d) this.parent.append(svg("path", { d: this.d, ...look }));
  }

  get transform() {
    return `matrix(${this.matrix.map(short).join(" ")})`;
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  fillRect(x, y, width, height) {
    this.beginPath();
    this.rect(x, y, width, height);
    this.fill();
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  strokeRect(x, y, width, height) {
    this.beginPath();
    this.rect(x, y, width, height);
    this.stroke();
  }

  /** @param {string} text @param {number} x @param {number} y */
  fillText(text, x, y) {
    const [, weight, size, family] = /^(\d+) ([\d.]+)px (.+)$/.exec(this.font) ?? ["", "500", "10", "sans-serif"];
    this.parent.append(
      svg("text", {
        x: short(x),
        y: short(y),
        transform: this.transform,
        fill: this.fillStyle,
        "fill-opacity": opacity(this.globalAlpha),
        "font-family": family,
        "font-size": size,
        "font-weight": weight,
        "text-anchor": { center: "middle", right: "end", end: "end" }[this.textAlign],
        "dominant-baseline": this.textBaseline === "middle" ? "central" : null,
        text,
      }),
    );
  }

  /** @param {string} text */
  measureText(text) {
    measure ??= /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
    measure.font = this.font;
    return measure.measureText(text);
  }
}

/** @param {number} value */
const short = (value) => Math.round(value * 100) / 100;
/** @param {number} alpha */
const opacity = (alpha) => (alpha < 1 ? short(alpha) : null);
