// The messages of an embedded game to the page around it (documented in docs/embedding.md). Nothing in them is secret, so
// they are posted to any origin.

/**
 * @param {"ready" | "height" | "move" | "result" | "judged"} type
 * @param {Record<string, unknown>} [facts]
 */
export function postToParent(type, facts = {}) {
  if (parent !== window) parent.postMessage({ source: "chiefdoms", type, ...facts }, "*");
}

const TALLEST = 860;

/**
 * Report the best height of the frame, now and whenever a change of its width affects it.
 * @param {(width: number) => number} best
 * @returns {() => void} ends it
 */
export function reportHeight(best) {
  let reported = 0;
  const report = () => {
    const height = Math.min(Math.round(best(innerWidth)), TALLEST);
    if (height === reported) return;
    reported = height;
    postToParent("height", { height });
  };
  report();
  addEventListener("resize", report);
  return () => removeEventListener("resize", report);
}

/**
 * Portrait on a narrow page, landscape on a wide one; a position or replay needs less height than a game to play.
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

/** Posts every move and the end, each once. */
export class ProgressReporter {
  #ply = -1;
  #over = false;

  /** @param {import("../engine/answers.js").Answer} answer */
  show({ ply, record, outcome, scores }) {
    if (this.#ply >= 0 && ply > this.#ply) {
      for (let at = this.#ply; at < ply; at++) postToParent("move", { ply: at + 1, move: record.moves[at] });
    }
    this.#ply = ply;
    if (outcome && !this.#over) {
      const totals = scores.map(({ total }) => total);
      postToParent("result", { winners: outcome.winners, totals, reason: outcome.reason });
    }
    this.#over = outcome !== null;
  }
}
