// What an embedded game tells the page around it (documented in docs/embedding.md). Nothing in it is secret, so it is told
// to whoever frames us.

/**
 * @param {"ready" | "height" | "move" | "result" | "judged"} type
 * @param {Record<string, unknown>} [facts]
 */
export function tellParent(type, facts = {}) {
  if (parent !== window) parent.postMessage({ source: "chiefdoms", type, ...facts }, "*");
}

const TALLEST = 860;

/**
 * Tell how high the frame would best be, now and whenever its width changes.
 * @param {(width: number) => number} best
 * @returns {() => void} ends it
 */
export function tellHeight(best) {
  let told = 0;
  const tell = () => {
    const height = Math.min(Math.round(best(innerWidth)), TALLEST);
    if (height === told) return;
    told = height;
    tellParent("height", { height });
  };
  tell();
  addEventListener("resize", tell);
  return () => removeEventListener("resize", tell);
}

/**
 * Upright on a narrow page, across on a wide one; what is only looked at needs less than what is played.
 * @param {import("./options.js").Mode} mode
 * @returns {(width: number) => number}
 */
export function heightFor(mode) {
  const played = mode === "play" || mode === "puzzle";
  return (width) => {
    if (width >= 820) return Math.max(width * 0.62, 560);
    return played ? Math.max(width * 1.85, 600) : Math.max(width * 1.25 + 200, 420);
  };
}

/** Tells of moves and of the end, each once. */
export class Teller {
  #ply = -1;
  #over = false;

  /** @param {import("../engine/answers.js").Answer} answer */
  show({ ply, record, outcome, scores }) {
    if (this.#ply >= 0 && ply > this.#ply) {
      for (let at = this.#ply; at < ply; at++) tellParent("move", { ply: at + 1, move: record.moves[at] });
    }
    this.#ply = ply;
    if (outcome && !this.#over) {
      const totals = scores.map(({ total }) => total);
      tellParent("result", { winners: outcome.winners, totals, reason: outcome.reason });
    }
    this.#over = outcome !== null;
  }
}
