// The log beside the board. It follows the game while it is visible, and requests only new moves.

import { el, fill } from "../../base/dom.js";
import { t } from "../../base/words.js";
import { logList } from "./log.js";

/**
 * @typedef {object} Host
 * @property {() => import("../../shelf/faces.js").Context} context
 * @property {(ply: number) => void} choose shows the moment after a move
 */

const NEAR = 8; // pixels from the end within which it stays at the end

export class DockedLog {
  element = el("div", {});
  /** What is known of the moves, as each seat sees it. @type {Map<number, { moves: string[], log: import("./log-model.js").Entry[] }>} */
  #known = new Map();
  /** Whether the newest is in sight: then it stays in sight. */
  #isAtEnd = true;
  /** Counts the requests; an earlier one that is answered late is dropped. */
  #requests = 0;
  /** Whether it can be seen. Asking the element itself would make the browser lay out the page at once. */
  #isVisible = false;
  #observer = new ResizeObserver(([{ contentRect }]) => {
    this.#isVisible = contentRect.width > 0;
    this.update();
  });
  #session;
  #state;
  #host;

  /**
   * @param {Pick<import("../session.js").Session, "history" | "answer" | "save" | "lastViewer">} session
   * @param {import("../match/state.js").MatchState} state
   * @param {Host} host
   */
  constructor(session, state, host) {
    this.#session = session;
    this.#state = state;
    this.#host = host;
  }

  close() {
    this.#observer.disconnect();
  }

  /** Look after it whenever the box in which it scrolls comes into sight. @param {HTMLElement} box */
  follow(box) {
    this.#observer.observe(box);
    box.addEventListener("scroll", () => {
      this.#isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - NEAR;
    });
  }

  /** Show what has happened since. */
  async update() {
    const session = this.#session;
    if (!session.answer || !this.#isVisible) return;
    this.#requests += 1;
    const request = this.#requests;
    const { lastViewer: viewer } = session;
    const { moves } = session.save.record;
    const known = this.#known.get(viewer) ?? { moves: [], log: [] };
    const from = commonLength(known.moves, moves);
    const history = await session.history(from).catch(() => null); // the table says what is wrong with the engine
    if (!history || request !== this.#requests || this.#state.closed || !session.answer) return;
    const log = [...known.log.slice(0, from), ...history.log];
    this.#known.set(viewer, { moves, log });
    this.#show({ opening: history.opening, log }, session.answer.seat);
  }

  /**
   * @param {{ opening: import("./log-model.js").GameEvent[], log: import("./log-model.js").Entry[] }} history
   * @param {number | null} acting
   */
  #show(history, acting) {
    const { element } = this;
    const box = element.parentElement;
    const focused = document.activeElement;
    const ply = focused instanceof HTMLElement && element.contains(focused) ? focused.dataset.ply : undefined;
    const { context, choose } = this.#host;
    const list = logList(history, acting, { face: this.#state.face, context: context(), choose });
    fill(element, el("h2", { class: "visually-hidden", text: t("table.log.title") }), list);
    if (box && this.#isAtEnd) box.scrollTop = box.scrollHeight;
    const twin = ply && element.querySelector(`[data-ply="${ply}"]`);
    if (twin instanceof HTMLElement) twin.focus({ preventScroll: true });
  }
}

/** How many moves two games begin with in common. @param {string[]} one @param {string[]} two */
function commonLength(one, two) {
  const different = one.findIndex((move, at) => move !== two[at]);
  return different < 0 ? one.length : different;
}
