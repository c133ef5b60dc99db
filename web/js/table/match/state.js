// What the table shows now. Its parts read this one state; each change of it is drawn by the display.

/**
 * @typedef {import("../../engine/answers.js").Answer} Answer
 * @typedef {import("../../engine/answers.js").Preview} Preview
 * @typedef {import("../../shelf/faces.js").Face} Face
 * @typedef {{ name: string, kind: string }} Player
 * @typedef {Pick<MatchState, "answer" | "viewedSeat" | "previews" | "memory">} Shown
 */

export class MatchState {
  /** Nothing can be played before the engine is ready, nor while the last turn is replayed. @type {"loading" | "live" | "replay"} */
  mode = "loading";
  /** The table was left: what still comes in is dropped. */
  closed = false;
  /** The position, with the moves that people here may choose. @type {Answer | null} */
  answer = null;
  /** The seat whose sheet is shown. */
  viewedSeat = 0;
  /** What each move would change; null until that is known. @type {Record<string, Preview> | null} */
  previews = null;
  /** What the face keeps between two drawings. @type {Map<string, unknown>} */
  memory = new Map();

  /**
   * @param {Face} face
   * @param {Player[]} players named
   */
  constructor(face, players) {
    this.face = face;
    this.players = players;
  }

  /**
   * Put a position on the table.
   * @param {Answer} answer
   * @param {boolean} first whether nothing of this match was shown before
   */
  place(answer, first) {
    // A computer player's moves are its own: nobody may choose them.
    this.answer = this.isPlayedElsewhere(answer.seat) ? { ...answer, moves: [] } : answer;
    this.viewedSeat = answer.seat ?? (first ? 0 : this.viewedSeat);
  }

  /** Whether a computer player, or somebody on another device, decides for a seat. @param {number | null} seat */
  isPlayedElsewhere(seat) {
    return seat !== null && this.players[seat]?.kind !== "person";
  }

  /** @param {number | null} seat */
  nameOf(seat) {
    return seat === null ? "" : this.players[seat].name;
  }

  /** What is shown, to be put back later. @returns {Shown} */
  shown() {
    const { answer, viewedSeat, previews, memory } = this;
    return { answer, viewedSeat, previews, memory };
  }

  /** @param {Shown} shown */
  putBack(shown) {
    Object.assign(this, shown);
  }
}
