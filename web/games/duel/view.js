// The types of what the engine sends about a match of Chiefdom Duel: engine/chiefdoms/games/duel/text/view.py,
// targets.py and preview.py, the events of its rules, and text/printed.py for the blank sheet.

/**
 * @typedef {import("../../js/shelf/faces.js").Context<View, Memory, Event, Note>} Context
 * @typedef {import("../../js/shelf/faces.js").Face<View, Memory, Event, Note>} Face
 * @typedef {import("../../js/shelf/faces.js").Preview<Note>} Preview
 *
 * @typedef {import("../../js/shelf/faces.js").MemoryOf<MemoryEntries>} Memory
 * @typedef {object} MemoryEntries
 * @property {number} rolled the round whose dice have been seen rolling
 * @property {number} rerolled the ply whose new dice have been seen rolling
 * @property {string} wild the icon that is chosen while any may be drawn
 * @property {(icon: string) => void} turned called when another icon is chosen on the board
 * @property {{ key: unknown[], box: HTMLElement }} tray the last one, with all that it depends on
 */

// -- the position ----------------------------------------------------------------------------------------------------------

/**
 * @typedef {"lake" | "mask" | "forest" | "hut" | "fish" | "fire"} Icon
 * @typedef {"split" | "wild" | "fifth" | "again" | "cross" | "mark"} Ability
 * @typedef {"plus" | "minus" | "turn" | "reroll" | "change"} Permanent
 * @typedef {"lowest" | "ability" | "star"} TrackIcon
 *
 * @typedef {"over" | "draft" | "draw" | "order" | "split" | "wild" | "fifth" | "cross" | "ability" | "lowest" | "row" |
 *   "permanent" | "score" | "marks" | "mountains"} Phase
 *
 * @typedef {object} Board
 * @property {string[]} columns
 * @property {string[]} rows
 * @property {{ key: Icon, face: number }[]} icons
 * @property {Square[]} squares
 *
 * @typedef {object} Square
 * @property {string} name
 * @property {number} column
 * @property {number} row
 * @property {"empty" | "mountain" | "cross" | "icon"} thing
 * @property {Icon | null} icon
 * @property {boolean} printed
 * @property {boolean} grey
 *
 * @typedef {import("../../js/engine/answers.js").BaseView & Board & {
 *   phase: Phase,
 *   options: { starts: "alternate" | "same", isolated: "literal" | "surrounded", permanents: "four" | "five",
 *     opening: "areas" | "apart", mountains: "before" | "after", extra: "shared" | "fresh" },
 *   first: number,
 *   dice: { table: number[], hands: number[][], remaining: number | null },
 *   track: Track[],
 *   players: PlayerView[],
 *   pending: Task[],
 *   isolated: string[],
 *   opening: string[],
 *   empty: number,
 *   targets: Target[],
 * }} View
 *
 * @typedef {(TrackIcon | "")[]} Track the ability icon of each square of a row
 *
 * @typedef {object} PlayerView
 * @property {Row[]} rows
 * @property {number} score
 * @property {number[]} sorted
 * @property {"drafting" | "waiting" | "drawing" | "done"} turn
 * @property {{ key: Ability, used: boolean }[]} abilities
 * @property {{ key: Permanent, held: boolean, spent: boolean, starting: boolean }[]} permanents
 *
 * @typedef {{ icon: Icon, marks: number, lowest: boolean, next: { square: number, ability: TrackIcon | "" } | null }} Row
 *
 * @typedef {object} Task something that is still to be done; the first one is asked now
 * @property {Phase} task
 * @property {Icon} [icon]
 * @property {number} [count]
 * @property {string[]} [squares]
 * @property {Icon[]} [icons]
 * @property {boolean} [again]
 */

/**
 * @typedef {object} PromptValues what the prompts have, each some of it
 * @property {Icon} [icon]
 * @property {Icon[]} [icons]
 * @property {boolean} [again]
 * @property {boolean} [second]
 */

// -- the moves -------------------------------------------------------------------------------------------------------------

/**
 * @typedef {{ move: string, kind: "take", die: number }} TakeTarget
 * @typedef {{ move: string, kind: "pair" | "single" | "cross" | "first", squares: string[], icons: Icon[] }} SquareTarget
 * @typedef {{ move: string, kind: "permanent", ability: Permanent, dice: number[], result: number[] | null }} PermanentTarget
 *   `result` is the hand afterwards, null when a roll decides
 * @typedef {{ move: string, kind: "ability", ability: Ability }} AbilityTarget
 * @typedef {{ move: string, kind: "row", icon: Icon, square: number }} RowTarget
 * @typedef {{ move: string, kind: "gain", ability: Permanent }} GainTarget
 * @typedef {TakeTarget | SquareTarget | PermanentTarget | AbilityTarget | RowTarget | GainTarget} Target
 */

/**
 * The targets of some kinds.
 * @template {Target["kind"]} Kind
 * @typedef {Target & { kind: Kind }} TargetOf
 */

// -- events and previews ---------------------------------------------------------------------------------------------------

/**
 * @typedef {{ seat?: number | null } & (
 *   | { kind: "roll", round: number, dice: number[] }
 *   | { kind: "take", die: number, table: number[] }
 *   | { kind: "turn" | "again", dice: number[] }
 *   | { kind: "permanent", ability: Permanent, before: number[], dice: number[] }
 *   | { kind: "draw", how: "pair" | "single" | "cross", squares: string[], icons: Icon[] }
 *   | { kind: "points", square: string, icon: Icon, count: number, matched: string[] }
 *   | { kind: "mark", icon: Icon, from: number, reached: number }
 *   | { kind: "lost", icon: Icon, count: number }
 *   | { kind: "reach", icon: Icon, square: number, ability: TrackIcon }
 *   | { kind: "mountains", squares: string[], marks: Record<string, number> }
 *   | { kind: "ability", ability: Ability }
 *   | { kind: "gain", ability: Permanent }
 *   | { kind: "skipped", task: Phase }
 *   | { kind: "over", round: number }
 * )} Event
 *
 * @typedef {{ key: "points", icon: Icon, square: string, count: number, matched: string[] }
 *   | { key: "mountains", squares: string[], marks: Record<string, number> }
 *   | { key: "marks", rows: Record<string, number> }
 *   | { key: "ability", icon: Icon, square: number, ability: TrackIcon }
 *   | { key: "lost", icon: Icon, count: number }
 *   | { key: "open" | "ends" }
 * } Note
 */

// -- the blank sheet -------------------------------------------------------------------------------------------------------

/**
 * @typedef {Board & { track: Track[], dice: number, length: number, abilities: Ability[], permanents: Permanent[],
 *   stops: Record<TrackIcon, number[]>, counts: Record<string, number>, faces: Record<string, number>,
 *   lines: Record<string, number>, isolated: { icons: number }, sides: Record<string, number>,
 *   boards: Record<string, unknown>[] }} PrintedSheet
 */

export {};
