// The types of what the engine sends about a match of Rolling Fiefdoms: engine/chiefdoms/games/fiefdoms/text/view.py,
// targets.py, preview.py and printed.py, and rules/events.py.

/**
 * @typedef {import("../../js/shelf/faces.js").Context<View, Memory, Event, Note>} Context
 * @typedef {import("../../js/shelf/faces.js").Face<View, Memory, Event, Note>} Face
 * @typedef {import("../../js/shelf/faces.js").Preview<Note> & { best?: string[] }} Preview `best` are the moves that go on
 *   best, where a move leaves something open
 *
 * @typedef {import("../../js/shelf/faces.js").MemoryOf<MemoryEntries>} Memory
 * @typedef {object} MemoryEntries
 * @property {number} rolled the round whose dice have been seen rolling
 * @property {number} settled the ply at which the workers have left for their buildings
 * @property {Tentative} tentative
 * @property {ChosenPlot} plot
 * @property {{ ply: number, plot: string, previews: Record<string, Preview> | null }} worth what can be built on that plot
 * @property {{ ply: number, side: number }} side the pair whose buildings are listed, where there is no room for both
 * @property {number} decided the ply of the last decision at this table that was not about workers
 * @property {number} kept the ply at which the workers stayed where they are, because no others could work
 *
 * @typedef {{ round: number, seat: number | null, plot: string }} ChosenPlot a plot that was chosen before what to build on it
 *
 * @typedef {object} Tentative a choice that is tried out before it is played
 * @property {number} ply
 * @property {number} index of the target that it stands for
 * @property {number | string | null} picked the die or the region that was touched first
 */

// -- the position ----------------------------------------------------------------------------------------------------------

/**
 * @typedef {"forest" | "sea" | "mountain" | "marsh"} Region
 * @typedef {Region | "centre"} Section
 * @typedef {Record<Section, number[]>} SectionNumbers
 * @typedef {"sum" | "split" | "single" | "blocked"} Method
 *
 * @typedef {"sections" | "split" | "build" | "plot" | "square" | "reduce" | "forfeit" | "pestilence" | "workers" | "change" |
 *   "over"} Phase
 *
 * @typedef {import("../../js/engine/answers.js").BaseView & {
 *   viewer: number | null,
 *   first: number,
 *   turns: number,
 *   active: number | null,
 *   acted: number[],
 *   solo: "fixed" | "active" | null,
 *   dice: Rolled[],
 *   pairs: Pair[],
 *   pestilence: number[] | null,
 *   plot: string | null,
 *   fiefs: Fief[],
 *   options: BuildTarget[],
 *   sheet: Sheet,
 * } & (
 *   | { phase: "sections", targets: SectionsTarget[], option: null }
 *   | { phase: "split", targets: SplitTarget[], option: null }
 *   | { phase: "build", targets: BuildTarget[], option: null }
 *   | { phase: "plot", targets: PlotTarget[], option: Option }
 *   | { phase: "square", targets: SquareTarget[], option: Option }
 *   | { phase: "reduce", targets: ReduceTarget[], option: Option }
 *   | { phase: "forfeit", targets: ForfeitTarget[], option: Option | null }
 *   | { phase: "pestilence", targets: PestilenceTarget[], option: null }
 *   | { phase: "workers", targets: AcceptTarget[], option: null }
 *   | { phase: "change", targets: ChangeTarget[], option: null }
 *   | { phase: "over", targets: never[], option: null }
 * )} View
 *
 * @typedef {View["targets"][number]} Target
 *
 * @typedef {{ die: string, face: string, values: number[] }} Rolled
 * @typedef {{ dice: number[], faces: string[], text: string, use: "build" | "location" | null }} Pair
 * @typedef {{ pair: number, faces: string[], building: string, method: Method, population: number }} Option what is being built
 *
 * @typedef {object} Fief
 * @property {SectionNumbers | null} sections
 * @property {{ sum: number, section: Section }[]} struck
 * @property {Plot[]} plots
 * @property {{ square: string, pips: number, idle: number, workers: { plot: string, count: number }[] }[]} squares
 * @property {number} empty
 * @property {number} population
 * @property {number} cottages
 * @property {number} housing
 * @property {number} occupied
 * @property {number} vagrants
 * @property {Record<string, number>} left
 * @property {"now" | "optimal" | "chosen" | "changing"} workers
 *
 * @typedef {object} Plot
 * @property {string} plot
 * @property {string | null} building
 * @property {boolean} forfeit
 * @property {number} printed the circles for workers that are printed for the building
 * @property {number} needs
 * @property {number} workers
 * @property {boolean} active
 */

/**
 * The view in one phase.
 * @template {Phase} Kind
 * @typedef {View & { phase: Kind }} ViewIn
 */

// -- the moves -------------------------------------------------------------------------------------------------------------

/**
 * @typedef {{ move: string, numbers: SectionNumbers, suggested: boolean }} SectionsTarget
 * @typedef {{ dice: number[], faces: string[], builds: string[], plots: string[] }} SplitPair
 * @typedef {{ move: string, pairs: SplitPair[] }} SplitTarget
 * @typedef {{ move: string, plot: string, squares: string[] }} PlotTarget
 * @typedef {{ move: string, square: string, pips: number }} SquareTarget
 * @typedef {{ move: string, plot: string, needs: number }} ReduceTarget
 * @typedef {{ move: string, plot: string }} ForfeitTarget
 * @typedef {{ move: string, plot: string, sums: number[], sections: Section[] }} PestilenceTarget
 * @typedef {{ move: string, accept: boolean, others?: string[] }} AcceptTarget `others` are buildings that could work instead
 * @typedef {{ move: string, accept: true } | { move: string, accept: false, plot: string, active: boolean }} ChangeTarget
 *
 * @typedef {object} BuildTarget
 * @property {string} move
 * @property {number} pair
 * @property {number[]} dice
 * @property {string} building
 * @property {Method} method
 * @property {number} population
 * @property {number} workers
 * @property {unknown[]} values
 * @property {string[]} plots
 */

// -- events and previews ---------------------------------------------------------------------------------------------------

/**
 * @typedef {{ seat?: number | null } & (
 *   | { kind: "sections", numbers: SectionNumbers }
 *   | { kind: "first" }
 *   | { kind: "roll", turn: number, dice: { die: string, face: string }[] }
 *   | { kind: "pestilence", sums: number[] }
 *   | { kind: "split", pairs: string[][], dice: number[][], why: "chosen" | "only" | "fixed" }
 *   | { kind: "option", pair: string[], building: string, method: Method, population: number }
 *   | { kind: "build", building: string, plot: string, workers: number }
 *   | { kind: "population", square: string, pips: number, now: number }
 *   | { kind: "no-room", plot: string, population: number }
 *   | { kind: "relief", springhouse: string, plot: string, workers: number }
 *   | { kind: "no-relief", plot: string }
 *   | { kind: "forfeit", plot: string, why: "blocked" | "chosen" | "pestilence" }
 *   | { kind: "worker-change", plot: string, active: boolean }
 *   | { kind: "settled", points: number, optimal: boolean }
 *   | { kind: "filled" | "over" }
 * )} Event
 *
 * @typedef {{ key: "needs-workers", count: number }
 *   | { key: "no-room", count: number }
 *   | { key: "no-relief" }
 *   | { key: "blocked", seats: number[] }
 * } Note
 */

// -- the sheet -------------------------------------------------------------------------------------------------------------

/**
 * @typedef {{ building: string, value: number, workers: number, most: number }} Building
 *
 * @typedef {object} Sheet what is printed, in every view
 * @property {number} size
 * @property {number} pips
 * @property {{ plot: string, row: number, column: number, sections: Section[] }[]} plots
 * @property {{ square: string, row: number, column: number, plots: string[] }[]} squares
 * @property {Record<Section, string[]>} sections
 * @property {string[]} river
 * @property {{ units: number, each: number }} track
 * @property {Building[]} buildings
 *
 * @typedef {{ cottage: number, basic: number, farm: number, quarry: number, windmill: number, townhall: number, type: number,
 *   university: number[], almshouse: number, guild: number, group: number }} Points
 *
 * @typedef {Omit<Sheet, "buildings"> & {
 *   buildings: (Building & { letter: string })[],
 *   turns: number,
 *   seats: number,
 *   guilds: number,
 *   dice: { die: string, faces: string[] }[],
 *   numbers: { pairs: number[][], centre: number, suggested: Section[] },
 *   points: Points,
 *   lines: string[],
 * }} PrintedSheet
 */

export {};
