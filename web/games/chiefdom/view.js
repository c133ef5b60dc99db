// The types of what the engine sends about a match of Chiefdom: engine/chiefdoms/games/chiefdom/text/view.py and
// preview.py, rules/events.py, and text/printed.py for the blank sheet.

/**
 * @typedef {import("../../js/shelf/faces.js").Context<View, Memory, Event, Note>} Context
 * @typedef {import("../../js/shelf/faces.js").Preview<Note>} Preview
 * @typedef {import("../../js/shelf/faces.js").Face<View, Memory, Event, Note>} Face
 * @typedef {import("../../js/shelf/faces.js").MemoryOf<{
 *   rolled: { round: number, since: number },
 *   picked: { turn: string, phase: string, dice: number[] },
 *   square: { turn: string, name: string | null },
 * }>} Memory `rolled`: the round whose dice were seen rolling last, and since when; see choosing.js for the others
 */

// -- the position ----------------------------------------------------------------------------------------------------------

/**
 * @typedef {import("../../js/engine/answers.js").BaseView & Facts & {
 *   viewer: number | null,
 *   dice: number[],
 *   lands: Land[],
 * } & (ChoosingUse | Placing | ChoosingJob | { phase: "over" })} View
 *
 * @typedef {"water" | "trees2" | "trees3" | "people" | "house" | "wall"} Icon
 * @typedef {"lumberjack" | "fisherman" | "builder"} Job
 * @typedef {"logs" | "fish"} Goods
 * @typedef {[row: number, column: number]} Offset
 *
 * @typedef {object} Facts what holds for the whole match
 * @property {"published" | "pnp"} edition
 * @property {number[]} cards the scoring cards in play
 * @property {boolean} bonus whether the bonus action is in play
 * @property {Record<string, Offset[]>} shapes by the face of the die
 * @property {{ columns: string, rows: number, west: string[], east: string[] }} sheet
 * @property {{ house_logs: number, wall_logs: number }} costs
 *
 * @typedef {object} Land
 * @property {string[]} rows in the letters of the diagram
 * @property {string[]} cut
 * @property {string[]} fished
 * @property {string[]} waiting people whose job is still to be chosen
 * @property {number} logs
 * @property {number} logs_cut
 * @property {number} fish all that were caught
 * @property {number} fish_left when all people have eaten
 * @property {number} houses
 * @property {number} beds
 * @property {number} meals
 * @property {number} bonuses_used
 * @property {number} bonuses_left
 * @property {number} people
 * @property {number} lumberjacks
 * @property {number} fishermen
 * @property {number} builders
 * @property {number} jobless
 * @property {number} empty
 * @property {boolean} wall_complete
 * @property {boolean} can_draw
 *
 * @typedef {object} Use what the dice may be used for
 * @property {string} move
 * @property {Icon} icon
 * @property {number | null} shape the face of the die whose shape it has
 * @property {number} size
 * @property {boolean} wild
 * @property {boolean} bonus
 *
 * @typedef {Omit<Use, "move"> & Pairing & (
 *   { move: string, why: null } | { move: null, why: string, values: Record<string, unknown> }
 * )} Offer a use with the dice it takes; one that is not possible has no move, but a reason
 *
 * @typedef {object} Pairing
 * @property {number} way
 * @property {number[]} dice
 * @property {number[][]} pairs all dice that give the same: several where they are equal, or the third plays no part
 * @property {number | null} sum
 * @property {string} use the text of its move, also where it is not possible
 * @property {string | null} same_as an earlier use that draws just the same
 *
 * @typedef {{ move: string, squares: string[], left_out?: unknown }} Target
 * @typedef {{ move: string, job: Job, logs: number, fish: number }} JobChoice
 *
 * @typedef {{ phase: "use", uses: Offer[], covers: Record<string, string[]>,
 *   pass: { move: "pass", ends: boolean | null } | null }} ChoosingUse `covers`: where each move can draw
 * @typedef {{ phase: "place", uses: Offer[], use: Use, targets: Target[] }} Placing
 * @typedef {{ phase: "job", square: string, jobs: JobChoice[] }} ChoosingJob
 */

// -- events and previews ---------------------------------------------------------------------------------------------------

/**
 * @typedef {{ seat?: number } & (
 *   | { kind: "roll", turn: number, dice: number[] }
 *   | { kind: "use", move: string, icon: Icon, face: number | null, wild: boolean, bonus: boolean, dice: number[], pips: number[], sum: number | null }
 *   | { kind: "draw", icon: Icon, squares: string[] }
 *   | { kind: "spend", goods: Goods, amount: number }
 *   | { kind: "bonus", left: number }
 *   | { kind: "job", squares: string[], job: Job, chosen: boolean }
 *   | { kind: "harvest", goods: Goods, squares: string[], amount: number }
 *   | { kind: "over", reason: string }
 *   | { kind: "pass" | "skip" | "wall-complete" }
 * )} Event
 *
 * @typedef {{ key: Job | Goods | "jobless" | "logs-spent" | "jobs-to-choose", count: number }} Note
 */

// -- the blank sheet -------------------------------------------------------------------------------------------------------

/**
 * @typedef {{ number: number, points?: number, prizes?: number[], needs?: number }} PrintedCard `prizes` on cards that compare
 *   the sheets; `needs` is what a prize takes at least
 *
 * @typedef {object} PrintedSheet
 * @property {string} columns
 * @property {number} rows
 * @property {string[]} west
 * @property {string[]} east
 * @property {{ sum: number, icon: Icon | null }[]} sums null is wild
 * @property {Icon[]} icons
 * @property {Icon[]} shaped
 * @property {Record<string, Offset[]>} shapes
 * @property {{ key: string, points: number }[]} lines
 * @property {number[]} ranks the fewest points of each rank
 * @property {string} top_rank
 * @property {{ logs: number, beds: number }} house
 * @property {{ logs: number, east: boolean, unfinished: boolean, edge: boolean }} wall
 * @property {number} fish_feeds
 * @property {boolean} fish_break_ties
 * @property {boolean} bonus
 * @property {boolean} may_pass where only the bonus fits
 * @property {boolean} split_triples
 * @property {boolean} zero_is_second on the cards that compare sheets
 * @property {number} dealt how many cards are dealt
 * @property {number} solo_cards how many cards there are to deal from alone
 * @property {PrintedCard[]} cards
 */

export {};
