// The types of the engine's answers (see engine/chiefdoms/bridge/). Each game declares what its view contains in addition to
// `BaseView`; shared code uses only `BaseView`.

/**
 * @typedef {{ round: number, seat: number | null, phase: string }} BaseView what every game's view of a position has
 *
 * @typedef {{ kind: string, seat?: number | null, to?: number, chance?: boolean } & Record<string, unknown>} GameEvent `to` is the
 *   only seat that may see it, `chance` marks what chance or hidden cards revealed
 *
 * @typedef {object} MatchRecord the engine's own record of a match; it checks the moves when it replays them
 * @property {number} format
 * @property {string} game
 * @property {number} rules
 * @property {number} seats
 * @property {string} seed
 * @property {Record<string, string>} options
 * @property {string[]} moves
 * @property {string} [position]
 *
 * @typedef {{ key: string, values: Record<string, unknown> }} Prompt
 * @typedef {{ key: string, count: number, points: number, low?: number, high?: number }} ScoreLine
 * @typedef {{ total: number, low?: number, high?: number, lines: ScoreLine[] }} ScoreCard `low` and `high` where part of
 *   it is hidden from the viewer
 * @typedef {{ winners: number[], reason: string, details: Record<string, unknown> }} Outcome
 *
 * @typedef {{ total: number, lines: { key: string, points: number }[], counts?: CountChange[] }} Change of a score card;
 *   `counts` in plans, and in previews of games where they say more than the points
 * @typedef {Change & { notes?: Record<string, unknown>[] }} Preview what a move would change
 *
 * @typedef {{ moves: string[], behind: number, measure: string }} Plan `behind` is how much less it is worth than the best,
 *   in points or as a chance
 * @typedef {{ done: number, contenders?: string[], plans?: Plan[] }} Thought has plans when it is over
 * @typedef {{ plans: Plan[], behind: number, slight: boolean }} Assessment of moves that were played
 *
 * @typedef {{ seat: number, move: string, events: GameEvent[], gain: number }} LogEntry
 */

/**
 * A match as one seat sees it.
 * @template {BaseView} [View=BaseView]
 * @typedef {object} Answer
 * @property {string} game
 * @property {number} ply
 * @property {number} plies
 * @property {number | null} seat who decides; null when the match is over
 * @property {number | null} viewer the seat that it is shown to; null for a viewer without a seat
 * @property {Prompt} prompt
 * @property {string[]} moves none if the viewer does not decide
 * @property {View} view
 * @property {ScoreCard[]} scores
 * @property {Outcome | null} outcome
 * @property {GameEvent[]} events what led here
 * @property {MatchRecord} record
 */

/**
 * A move of a plan, with the position in which it would be played.
 * @template {BaseView} [View=BaseView]
 * @typedef {{ move: string, prompt: Prompt, view: View }} Step
 */

/**
 * @typedef {{ key: string, count: number }} CountChange how much more often a line of the score card applies
 * @typedef {{ seat: number, steps: Step[], change: Change }} PlannedSteps
 * @typedef {{ key: string, choices: string[], default: string }} OptionFacts
 * @typedef {{ id: string, title: string, designers: string[], seats: number[], options: OptionFacts[], rules: number,
 *   players: string[], record: Pick<MatchRecord, "format" | "game" | "rules"> }} GameFacts `record` is how the record of a
 *   new match begins
 * @typedef {{ runs: number, totals: Record<string, number> }} RollOuts
 *
 * @typedef {object} Answers what each request is answered with, by its `op`
 * @property {{ ok: true, version: string }} ping
 * @property {{ games: GameFacts[] }} games
 * @property {Answer} new
 * @property {Answer} position
 * @property {Answer} open
 * @property {Answer} link-open
 * @property {Answer} play
 * @property {Answer} undo
 * @property {Answer} redo
 * @property {Answer} goto
 * @property {Answer} show
 * @property {{ path: Answer[] }} path
 * @property {{ previews: Record<string, Preview> }} previews
 * @property {never} why
 * @property {{ answer: unknown }} ask
 * @property {{ opening: GameEvent[], log: LogEntry[] }} log `opening` is what happened before the first move
 * @property {{ places: string[] }} places
 * @property {{ link: string }} link
 * @property {Thought} think
 * @property {Thought & Partial<Assessment>} think-on
 * @property {Thought} hint
 * @property {Thought & Partial<Assessment>} assess
 * @property {PlannedSteps} plan
 * @property {{ done: number, review?: unknown }} review
 * @property {{ done: number, review?: unknown }} review-on
 * @property {RollOuts} roll-out
 * @property {{ sheet: unknown }} printed
 * @property {{ scores: ScoreCard[], outcome: Outcome | null }} score
 * @property {{ ok: true }} close
 */

export {};
