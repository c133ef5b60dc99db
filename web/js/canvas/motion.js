// Animations are derived from the difference between two scenes; callers never describe them. New or changed items are drawn
// stroke by stroke, items with another place slide there, and removed items fade.

/** @typedef {import("./scene.js").Item} Item */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {{ kind: "draw" | "slide", delay: number, fromX: number, fromY: number }} Change */

const STAGGER = 70; // milliseconds between two things that appear together

/** @param {number} share */
const ease = (share) => 1 - (1 - share) ** 3;

export class Motion {
  constructor() {
    /** @type {Map<string, Change>} */
    this.changes = new Map();
    /** @type {Item[]} */
    this.gone = [];
    this.began = 0;
    this.duration = 0;
    this.ends = 0;
    this.active = false;
  }

  /**
   * @param {Scene | null} before
   * @param {Scene} after
   * @param {number} duration
   * @param {number} now
   */
  start(before, after, duration, now) {
    this.finish();
    if (!before || duration <= 0) return;
    const old = new Map(before.items.map((item) => [item.id, item]));
    const kept = new Set(after.items.map((item) => item.id));
    let delay = 0;
    for (const item of after.items) {
      const change = compare(old.get(item.id), item, delay);
      if (!change) continue;
      this.changes.set(item.id, change);
      if (change.kind === "draw") delay += STAGGER;
    }
    this.gone = before.items.filter((item) => !kept.has(item.id) && !item.still);
    this.began = now;
    this.duration = duration;
    this.ends = now + duration + Math.max(0, delay - STAGGER);
    this.active = this.changes.size + this.gone.length > 0;
  }

  finish() {
    this.changes.clear();
    this.gone = [];
    this.active = false;
  }

  /**
   * @param {Scene} scene
   * @param {import("./pencil.js").Pencil} pencil
   * @param {number} now
   */
  draw(scene, pencil, now) {
    if (this.active && now >= this.ends) this.finish();
    const share = (/** @type {number} */ delay) => Math.min(1, Math.max(0, (now - this.began - delay) / this.duration));
    for (const item of this.gone) {
      pencil.context.save();
      pencil.context.globalAlpha = 1 - ease(share(0));
      item.draw(pencil, item);
      pencil.context.restore();
    }
    for (const item of scene.items) {
      const change = this.changes.get(item.id);
      if (change) drawChanging(item, change, ease(share(change.delay)), pencil);
      else item.draw(pencil, item);
    }
  }
}

/**
 * @param {Item | undefined} old
 * @param {Item} item
 * @param {number} delay
 * @returns {Change | null}
 */
function compare(old, item, delay) {
  if (!old || old.look !== item.look) return item.still ? null : { kind: "draw", delay, fromX: item.x, fromY: item.y };
  if (old.x !== item.x || old.y !== item.y) return { kind: "slide", delay: 0, fromX: old.x, fromY: old.y };
  return null;
}

/**
 * @param {Item} item
 * @param {Change} change
 * @param {number} share
 * @param {import("./pencil.js").Pencil} pencil
 */
function drawChanging(item, change, share, pencil) {
  if (change.kind === "draw") {
    if (share <= 0) return;
    pencil.progress = share;
    item.draw(pencil, item);
    pencil.progress = 1;
    return;
  }
  const { context } = pencil;
  context.save();
  context.translate((change.fromX - item.x) * (1 - share), (change.fromY - item.y) * (1 - share));
  item.draw(pencil, item);
  context.restore();
}
