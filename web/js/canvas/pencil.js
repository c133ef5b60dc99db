// A pencil for the canvas: slightly wobbly lines, crayon fills, strokes that can be drawn partially.
// The wobble comes from a seed, so a drawing never shimmers between two frames.

/**
 * A small repeatable generator of numbers from 0 to 1.
 * @param {number} seed
 * @returns {() => number}
 */
export function wobble(seed) {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A number from a text, to seed the wobble of a named thing.
 * @param {string} text
 */
export function seedOf(text) {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return hash >>> 0;
}

/** @typedef {{ width?: number, colour?: string, rough?: number, alpha?: number, passes?: number }} Stroke */
/** @typedef {[number, number]} Point */

export class Pencil {
  /**
   * @param {CanvasRenderingContext2D} context
   * @param {import("./colours.js").Theme} theme
   */
  constructor(context, theme) {
    this.context = context;
    this.theme = theme;
    /** How much of each stroke is drawn, 0 to 1: icons appear by raising it. */
    this.progress = 1;
    /** Whether it is printed: then everything must be lines, not a cached bitmap. */
    this.vector = false;
    this.random = wobble(1);
  }

  /** @param {number} seed */
  seed(seed) {
    this.random = wobble(seed);
    return this;
  }

  /** @param {number} amount */
  jitter(amount) {
    return (this.random() - 0.5) * 2 * amount;
  }

  /**
   * A freehand line through points.
   * @param {Point[]} points
   * @param {Stroke} [stroke]
   */
  path(points, stroke = {}) {
    const { context, theme } = this;
    const rough = stroke.rough ?? 1;
    context.save();
    context.lineCap = "round";
    context.lineJoin = "round";
    context.strokeStyle = stroke.colour ?? theme.ink;
    context.lineWidth = stroke.width ?? 1.6;
    const passes = stroke.passes ?? 2;
    for (let pass = 0; pass < passes; pass++) {
      context.globalAlpha *= pass === 0 ? (stroke.alpha ?? 0.9) : 0.55;
      this.trace(points.map(([x, y]) => /** @type {Point} */ ([x + this.jitter(rough), y + this.jitter(rough)])));
      if (this.progress < 1) {
        const length = lengthOf(points) * 1.1;
        context.setLineDash([length * this.progress, length * 2]);
      }
      context.stroke();
    }
    context.restore();
  }

  /**
   * Lay a smooth path through points.
   * @param {Point[]} points
   */
  trace(points) {
    const { context } = this;
    context.beginPath();
    context.moveTo(points[0][0], points[0][1]);
    for (let index = 1; index < points.length - 1; index++) {
      const [x, y] = points[index];
      const [nextX, nextY] = points[index + 1];
      context.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
    }
    const [x, y] = points[points.length - 1];
    context.lineTo(x, y);
  }

  /**
   * A nearly straight line, bowed a little as a hand does it.
   * @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2
   * @param {Stroke} [stroke]
   */
  line(x1, y1, x2, y2, stroke = {}) {
    const bow = (stroke.rough ?? 1) * 1.2;
    const middle = /** @type {Point} */ ([(x1 + x2) / 2 + this.jitter(bow), (y1 + y2) / 2 + this.jitter(bow)]);
    this.path([[x1, y1], middle, [x2, y2]], stroke);
  }

  /**
   * Straight edges between corners.
   * @param {Point[]} corners
   * @param {Stroke} [stroke]
   */
  polygon(corners, stroke = {}) {
    corners.forEach(([x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length];
      this.line(x, y, nextX, nextY, stroke);
    });
  }

  /**
   * @param {number} x @param {number} y @param {number} width @param {number} height
   * @param {Stroke} [stroke]
   */
  box(x, y, width, height, stroke = {}) {
    this.polygon(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
      stroke,
    );
  }

  /**
   * @param {number} x @param {number} y @param {number} radiusX @param {number} [radiusY]
   * @param {Stroke} [stroke]
   */
  ellipse(x, y, radiusX, radiusY = radiusX, stroke = {}) {
    const start = this.random() * Math.PI * 2;
    /** @type {Point[]} */
    const points = [];
    for (let step = 0; step <= 14; step++) {
      const angle = start + (step / 13) * Math.PI * 2;
      points.push([x + Math.cos(angle) * radiusX, y + Math.sin(angle) * radiusY]);
    }
    this.path(points, { rough: 0.5, ...stroke });
  }

  /**
   * Fill a shape flatly, under the crayon or behind an outline.
   * @param {Point[]} corners
   * @param {string} colour
   * @param {number} [alpha]
   */
  fill(corners, colour, alpha = 1) {
    const { context } = this;
    context.save();
    context.globalAlpha *= alpha * this.progress;
    context.fillStyle = colour;
    context.beginPath();
    corners.forEach(([x, y], index) => {
      if (index) context.lineTo(x, y);
      else context.moveTo(x, y);
    });
    context.closePath();
    context.fill();
    context.restore();
  }

  /**
   * Crayon: slanted strokes of uneven pressure that stay inside most of the lines.
   * @param {number} x @param {number} y @param {number} width @param {number} height
   * @param {string} colour
   * @param {{ alpha?: number, slant?: number, gap?: number, thick?: number }} [look]
   */
  crayon(x, y, width, height, colour, look = {}) {
    const { context } = this;
    const gap = look.gap ?? 7;
    const slant = look.slant ?? 0.6;
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    context.strokeStyle = colour;
    context.lineCap = "round";
    const reach = width + height * slant;
    for (let offset = -gap; offset < reach * this.progress; offset += gap * (0.75 + this.random() * 0.5)) {
      context.globalAlpha = (look.alpha ?? 0.5) * (0.7 + this.random() * 0.5);
      context.lineWidth = (look.thick ?? 6) * (0.8 + this.random() * 0.5);
      context.beginPath();
      context.moveTo(x + offset + this.jitter(1.5), y - 2);
      context.lineTo(x + offset - height * slant + this.jitter(3), y + height + 2);
      context.stroke();
    }
    context.restore();
  }

  /**
   * Text on the sheet.
   * @param {string} text @param {number} x @param {number} y
   * @param {{ size?: number, font?: string, colour?: string, align?: CanvasTextAlign, weight?: number, alpha?: number }} [look]
   */
  write(text, x, y, look = {}) {
    const { context, theme } = this;
    context.save();
    context.globalAlpha *= (look.alpha ?? 1) * this.progress;
    context.font = `${look.weight ?? 500} ${look.size ?? 16}px ${look.font ?? theme.hand}`;
    context.textAlign = look.align ?? "center";
    context.textBaseline = "middle";
    context.fillStyle = look.colour ?? theme.ink;
    context.fillText(text, x, y);
    context.restore();
  }

  /**
   * A name in its place: whole, so as small as it must be to fit, and in two lines if it can be larger then.
   * @param {string} name @param {{ x: number, y: number, width: number, height: number }} place with the middle of its left edge
   * @param {{ size: number, weight: number }} look
   */
  writeName(name, { x, y, width, height }, { size, weight }) {
    const layouts = [[name], inHalves(name)].map((lines) => {
      const longest = Math.max(...lines.map((line) => this.widthOf(line, { size, weight })));
      return { lines, size: Math.min(size, (size * width) / longest, height / lines.length) };
    });
    const { lines, size: fitting } = layouts[0].size >= layouts[1].size ? layouts[0] : layouts[1];
    for (const [index, line] of lines.entries()) {
      const down = (index - (lines.length - 1) / 2) * fitting;
      this.write(line, x, y + down, { size: fitting, weight, align: "left" });
    }
  }

  /** @param {string} text @param {{ size: number, weight: number, font?: string }} look */
  widthOf(text, { size, weight, font = this.theme.hand }) {
    const { context } = this;
    context.save();
    context.font = `${weight} ${size}px ${font}`;
    const { width } = context.measureText(text);
    context.restore();
    return width;
  }
}

/** A text in two lines that are as equal as its spaces allow, or as it is. @param {string} text */
function inHalves(text) {
  const spaces = [...text.matchAll(/\s/g)].map(({ index }) => index);
  if (!spaces.length) return [text];
  const middle = spaces.reduce((best, at) =>
    Math.abs(at - text.length / 2) < Math.abs(best - text.length / 2) ? at : best,
  );
  return [text.slice(0, middle), text.slice(middle + 1)];
}

/** @param {Point[]} points */
function lengthOf(points) {
  let length = 0;
  for (let index = 1; index < points.length; index++) {
    length += Math.hypot(points[index][0] - points[index - 1][0], points[index][1] - points[index - 1][1]);
  }
  return length + 4;
}

/** A polygon that looks like a circle, to be filled. @param {number} x @param {number} y @param {number} radius @returns {Point[]} */
export function circle(x, y, radius) {
  return Array.from({ length: 16 }, (_, step) => [
    x + Math.cos((step * Math.PI) / 8) * radius,
    y + Math.sin((step * Math.PI) / 8) * radius,
  ]);
}
