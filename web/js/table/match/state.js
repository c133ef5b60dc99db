// What the table shows now. Its parts read this one state; each change of it is drawn by the display.

/**
 * @typedef {import("../../engine/answers.js").Answer} Answer
 * @typedef {import("../../engine/answers.js").GameEvent} GameEvent
 * @typedef {import("../../engine/answers.js").Preview} Preview
 * @typedef {import("../../shelf/faces.js").Face} Face
 * @typedef {{ name: string, kind: string }} Player
 * @typedef {Pick<MatchState, "answer" | "viewedSeat" | "previews" | "memory">} Shown
 */

export class MatchState {
  /** Nothing can be played before the engine is ready, nor while something past is shown. @type {"loading" | "live" | "replay" | "moment"} */
  mode = "loading";
  /** The table was left: what still comes in is dropped. */
  closed = false;
  /** The position, with the moves that people here may choose. @type {Answer | null} */
  answer = null;
  /** The seat whose sheet is shown. */
  viewedSeat = 0;
  /** What the player who moved last did in that turn. @type {GameEvent[]} */
  #turn = [];
  /** Who that was. @type {number | null} */
  #mover = null;
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
   * Remember what a move did, with the moves of the same player before it.
   * @param {Answer} answer after it
   * @param {number | null} mover null where it is not known who moved
   */
  follow(answer, mover) {
    const before = mover !== null && mover === this.#mover ? this.#turn : [];
    this.#turn = [...before, ...answer.events];
    this.#mover = mover;
  }

  /** What the player who moved last did in that turn, unless it is known to everybody who looks. @returns {GameEvent[]} */
  get recent() {
    const mover = this.#mover;
    if (mover === null || this.isPlayedElsewhere(mover)) return this.#turn;
    return this.#people.length > 1 && mover !== this.answer?.seat ? this.#turn : [];
  }

  /** The seats of people at this device. */
  get #people() {
    return this.players.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  }

  /**
   * Put a position on the table.
   * @param {Answer} answer
   * @param {boolean} first whether nothing of this match was shown before
   */
  place(answer, first) {
    // A computer player's moves are its own: nobody may choose them.
    this.answer = this.isPlayedElsewhere(answer.seat) ? { ...answer, moves: [] } : answer;
    this.viewedSeat = this.sheetFor(answer.seat, first ? 0 : this.viewedSeat);
  }

  /**
   * Whoever plays here sees their own sheet, also while others act. Where no person plays, the one who acts is watched.
   * @param {number | null} seat who decides
   * @param {number} last the seat whose sheet was shown
   */
  sheetFor(seat, last) {
    const people = this.#people;
    if (people.length === 0) return seat ?? last;
    if (seat !== null && people.includes(seat)) return seat;
    return people.includes(last) ? last : people[0];
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
