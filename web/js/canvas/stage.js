// The canvas: its size in device pixels, the view of the scene (zoom and pan), and drawing with animations.

import { loadFonts, readTheme } from "./colours.js";
import { drawMarks } from "./marks.js";
import { Motion } from "./motion.js";
import { Pencil } from "./pencil.js";

/** @typedef {import("./scene.js").Scene} Scene */

const MOST_ZOOM = 4;

/** Two, because a board that two people share is turned around with every turn. */
const MOST_BACKDROPS = 2;

export class Stage {
  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.canvas = canvas;
    this.context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    this.theme = readTheme();
    this.motion = new Motion();
    /** @type {Scene | null} */
    this.scene = null;
    /** Drawn above the scene: the ghost of a shape, the ring around what has the focus. @type {(pencil: Pencil) => void} */
    this.overlay = () => {};
    /** The names of the places that are lit. @type {string[]} */
    this.lit = [];
    this.zoom = 1;
    this.panX = 0;
    this.panY = 0;
    this.width = 0;
    this.height = 0;
    /** Backgrounds that are drawn already, by what they depend on. @type {Map<string, HTMLCanvasElement>} */
    this.backdrops = new Map();
    this.frame = 0;
    this.observer = new ResizeObserver(() => this.resize());
    this.loadFonts();
    this.observer.observe(canvas);
  }

  close() {
    this.observer.disconnect();
    cancelAnimationFrame(this.frame);
  }

  /** Draw again when the fonts are loaded. */
  async loadFonts() {
    await loadFonts(this.theme);
    this.backdrops.clear();
    this.redraw();
  }

  /** A resized canvas is empty: it is drawn again before the page is painted. */
  resize() {
    const ratio = Math.min(globalThis.devicePixelRatio || 1, 3);
    this.width = this.canvas.clientWidth;
    this.height = this.canvas.clientHeight;
    this.canvas.width = Math.max(1, Math.round(this.width * ratio));
    this.canvas.height = Math.max(1, Math.round(this.height * ratio));
    this.onResize();
    this.draw(performance.now());
    this.redraw();
  }

  /** Replaced by the table, which may choose another layout for another shape of the canvas. */
  onResize() {}

  /** Read the colours again, after the theme was switched; at once, because paper is printed before the next frame. */
  retheme() {
    this.theme = readTheme();
    this.backdrops.clear();
    this.draw(performance.now());
    this.redraw();
  }

  /**
   * Show a scene. New items appear with a stroke, items with another place move there.
   * @param {Scene} scene
   * @param {number} duration in milliseconds; 0 shows it at once
   */
  show(scene, duration) {
    this.motion.start(this.scene, scene, duration, performance.now());
    this.scene = scene;
    this.redraw();
  }

  /**
   * Highlight places of the scene, until others are highlighted.
   * @param {string[]} names
   * @returns {string[]} those that were highlighted before
   */
  light(names) {
    const before = this.lit;
    this.lit = names;
    this.redraw();
    return before;
  }

  /** Finish all running animations immediately. */
  settle() {
    this.motion.finish();
    this.redraw();
  }

  get moving() {
    return this.motion.active;
  }

  redraw() {
    if (this.frame) return;
    this.frame = requestAnimationFrame((now) => {
      this.frame = 0;
      this.draw(now);
      if (this.motion.active) this.redraw();
    });
  }

  /** How scene units become CSS pixels. */
  get view() {
    const scene = this.scene;
    if (!scene || !this.width) return { scale: 1, x: 0, y: 0 };
    const scale = Math.min(this.width / scene.width, this.height / scene.height) * this.zoom;
    return {
      scale,
      x: (this.width - scene.width * scale) / 2 + this.panX,
      y: (this.height - scene.height * scale) / 2 + this.panY,
    };
  }

  /**
   * A point of the canvas (CSS pixels) in scene units.
   * @param {number} x @param {number} y
   */
  toScene(x, y) {
    const view = this.view;
    return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale };
  }

  /**
   * Zoom about a point of the canvas.
   * @param {number} factor @param {number} x @param {number} y
   */
  zoomBy(factor, x = this.width / 2, y = this.height / 2) {
    const before = this.toScene(x, y);
    this.zoom = Math.min(MOST_ZOOM, Math.max(1, this.zoom * factor));
    const view = this.view;
    this.panBy(x - (before.x * view.scale + view.x), y - (before.y * view.scale + view.y));
  }

  /** @param {number} x @param {number} y */
  panBy(x, y) {
    const scene = this.scene;
    if (!scene) return;
    const { scale } = this.view;
    const roomX = Math.max(0, (scene.width * scale - this.width) / 2);
    const roomY = Math.max(0, (scene.height * scale - this.height) / 2);
    this.panX = Math.min(roomX, Math.max(-roomX, this.panX + x));
    this.panY = Math.min(roomY, Math.max(-roomY, this.panY + y));
    this.redraw();
  }

  /** @param {number} now */
  draw(now) {
    const { scene, context, canvas } = this;
    if (!scene || !this.width) return;
    const ratio = canvas.width / this.width;
    const view = this.view;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(this.background(scene, view, ratio), 0, 0);
    context.setTransform(view.scale * ratio, 0, 0, view.scale * ratio, view.x * ratio, view.y * ratio);
    const pencil = new Pencil(context, this.theme);
    this.motion.draw(scene, pencil, now);
    drawMarks(pencil, scene.marks ?? []);
    for (const name of this.lit) drawLight(pencil, scene.places?.[name]);
    this.overlay(pencil);
  }

  /**
   * A background is drawn once for each size, view and theme.
   * @param {Scene} scene
   * @param {{ scale: number, x: number, y: number }} view
   * @param {number} ratio
   */
  background(scene, view, ratio) {
    const { canvas, theme } = this;
    const key = [scene.backgroundKey, canvas.width, canvas.height, view.scale, view.x, view.y, theme.paper].join();
    const known = this.backdrops.get(key);
    if (known) return known;
    const image = document.createElement("canvas");
    image.width = canvas.width;
    image.height = canvas.height;
    const context = /** @type {CanvasRenderingContext2D} */ (image.getContext("2d"));
    context.setTransform(view.scale * ratio, 0, 0, view.scale * ratio, view.x * ratio, view.y * ratio);
    scene.background(new Pencil(context, theme));
    if (this.backdrops.size >= MOST_BACKDROPS) this.backdrops.clear();
    this.backdrops.set(key, image);
    return image;
  }
}

/**
 * A highlighted place: a broad ring in the highlight colour.
 * @param {Pencil} pencil
 * @param {import("./scene.js").Box | undefined} box
 */
function drawLight({ context, theme }, box) {
  if (!box) return;
  context.save();
  context.strokeStyle = theme.accent;
  context.lineWidth = 5;
  context.shadowColor = theme.paper;
  context.shadowBlur = 6;
  context.strokeRect(box.x + 3, box.y + 3, box.width - 6, box.height - 6);
  context.restore();
}
