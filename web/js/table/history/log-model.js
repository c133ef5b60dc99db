// The log as rounds, turns and steps: which event belongs to whom. It contains no drawing and no texts.

/**
 * @typedef {import("../../engine/answers.js").GameEvent} GameEvent
 * @typedef {import("../../engine/answers.js").LogEntry} Entry
 *
 * @typedef {{ ply: number, events: GameEvent[], gain: number }} Step a move, what it caused, and the points it brought
 * @typedef {{ seat: number, before: GameEvent[], steps: Step[] }} Turn `before` is what happened before its first move
 * @typedef {{ number: number | null, head: GameEvent | null, turns: Turn[] }} Round `head` is the event that began it, such as a
 *   roll; what comes before the first such event is in a round without a number
 * @typedef {(event: GameEvent) => number | null} RoundOf the number of the round that an event begins
 */

/**
 * @param {{ opening: GameEvent[], log: Entry[] }} history
 * @param {number | null} acting the seat that decides now
 * @param {RoundOf} roundOf
 * @returns {Round[]}
 */
export function roundsOf({ opening, log }, acting, roundOf) {
  /** @type {Round[]} */
  const rounds = [{ number: null, head: null, turns: [] }];
  let waiting = begin(rounds, opening, roundOf);
  log.forEach((entry, index) => {
    const next = log[index + 1]?.seat ?? acting;
    const { own, rest } = share(entry, next, roundOf);
    const first = withoutOthers(rounds, waiting, entry.seat);
    const turn = turnOf(rounds, entry.seat);
    if (turn.steps.length === 0) turn.before.push(...first);
    else own.unshift(...first);
    turn.steps.push({ ply: index + 1, events: own, gain: entry.gain });
    waiting = begin(rounds, rest, roundOf);
  });
  noteLast(rounds, waiting, acting ?? log.at(-1)?.seat ?? 0);
  return rounds.filter(({ head, turns }) => head || turns.length > 0);
}

/**
 * Of what happened between two moves, all that concerns the next seat or none; what concerns another is noted in a turn of
 * that seat, such as that it could not draw.
 * @param {Round[]} rounds
 * @param {GameEvent[]} events
 * @param {number} next
 */
function withoutOthers(rounds, events, next) {
  return events.filter((event) => {
    const seat = event.seat ?? next;
    if (seat !== next) note(turnOf(rounds, seat), event);
    return seat === next;
  });
}

/**
 * What happened after the last move; what concerns no seat, such as the end, stands with what was before it.
 * @param {Round[]} rounds
 * @param {GameEvent[]} events
 * @param {number} seat who has it where nothing was before it
 */
function noteLast(rounds, events, seat) {
  for (const event of events) {
    const last = rounds[rounds.length - 1].turns.at(-1)?.seat ?? seat;
    note(turnOf(rounds, event.seat ?? last), event);
  }
}

/** @param {Turn} turn @param {GameEvent} event */
function note(turn, event) {
  (turn.steps.at(-1)?.events ?? turn.before).push(event);
}

/**
 * What of an entry belongs to its own move, and what to what follows: all from the beginning of a round on, or else what
 * the next seat's turn begins with.
 * @param {Entry} entry
 * @param {number | null} next who decides next
 * @param {RoundOf} roundOf
 */
export function share({ seat, events }, next, roundOf) {
  const begun = events.findIndex((event) => roundOf(event) !== null);
  let end = begun < 0 ? events.length : begun;
  if (begun < 0 && next !== null && next !== seat) while (end > 0 && events[end - 1].seat === next) end -= 1;
  return { own: events.slice(0, end), rest: events.slice(end) };
}

/**
 * Begin a round for every event that begins one.
 * @param {Round[]} rounds
 * @param {GameEvent[]} events
 * @param {RoundOf} roundOf
 * @returns {GameEvent[]} the others
 */
function begin(rounds, events, roundOf) {
  return events.filter((event) => {
    const number = roundOf(event);
    if (number !== null) rounds.push({ number, head: event, turns: [] });
    return number === null;
  });
}

/**
 * The turn in the last round that a seat is in, or a new one.
 * @param {Round[]} rounds
 * @param {number} seat
 */
function turnOf(rounds, seat) {
  const { turns } = rounds[rounds.length - 1];
  const last = turns.at(-1);
  if (last?.seat === seat) return last;
  /** @type {Turn} */
  const turn = { seat, before: [], steps: [] };
  turns.push(turn);
  return turn;
}
