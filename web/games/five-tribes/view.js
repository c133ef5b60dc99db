// The types of what the engine sends about a match of Five Tribes: engine/chiefdoms/games/five_tribes/text/view.py,
// targets.py and preview.py, and the events of its rules.

/**
 * @typedef {import("../../js/shelf/faces.js").Context<View, Memory, Event, Note>} Context
 * @typedef {import("../../js/shelf/faces.js").Face<View, Memory, Event, Note>} Face
 * @typedef {import("../../js/shelf/faces.js").Preview<Note>} Preview
 *
 * @typedef {import("../../js/shelf/faces.js").MemoryOf<MemoryEntries>} Memory
 * @typedef {object} MemoryEntries
 * @property {import("./choices.js").Pick} pick
 * @property {"hand" | "result"} way whether a tap on a tile lifts its meeples or chooses a result
 * @property {Map<string, import("./choices.js").Sowings>} ends the sowings that can end on each tile, where tags show them
 * @property {import("./board/identities.js").Walker[]} meeples with the ids that they had in the last scene
 * @property {import("./board/identities.js").RowCard[]} row the same for the cards of the row
 * @property {number} last-id
 * @property {{ answer: Context["answer"], layout: Context["layout"], box: HTMLElement }} panel the part of the score panel
 *   that is built once for each position
 */

// -- the position ----------------------------------------------------------------------------------------------------------

/**
 * @typedef {"Y" | "W" | "G" | "B" | "R"} Colour
 * @typedef {"large-market" | "small-market" | "oasis" | "village" | "sacred-place"} TileKind
 * @typedef {Partial<Record<Colour, number>>} Meeples
 * @typedef {Record<string, number>} Cards how many of each
 * @typedef {{ tile: string, colour: Colour }} Drop
 *
 * @typedef {"bid" | "move" | "path" | "tribe" | "second-kill" | "tile" | "wrap-up" | "sale" | "palace" | "palm" | "keep" |
 *   "over"} Phase
 *
 * @typedef {import("../../js/engine/answers.js").BaseView & {
 *   phase: Phase,
 *   viewer: number | null,
 *   columns: number,
 *   rows: number,
 *   last_round: boolean,
 *   ending: "last-camel" | "no-move" | null,
 *   colours: { letter: Colour, tribe: string }[],
 *   tiles: Tile[],
 *   bag: Meeples,
 *   palms_left: number,
 *   palaces_left: number,
 *   track: Spot[],
 *   bidders: number[],
 *   order: number[],
 *   players: PlayerView[],
 *   results: number,
 *   activation: Activation | null,
 *   targets: Target[],
 *   row: { place: number, card: string }[],
 *   pile: number,
 *   discard: Cards,
 *   djinn_row: Djinn[],
 *   djinn_pile: number,
 *   djinn_discard: Djinn[],
 *   looked?: Djinn[],
 *   best?: (Preview & { move: string })[],
 * }} View
 *
 * @typedef {object} Tile
 * @property {string} name
 * @property {number} column
 * @property {number} row
 * @property {TileKind} kind
 * @property {number} value
 * @property {boolean} blue
 * @property {number | null} price
 * @property {number} builders what one Builder earns here
 * @property {Meeples} meeples
 * @property {number} count
 * @property {number | null} camel the seat that owns it
 * @property {number} palms
 * @property {number} palaces
 *
 * @typedef {{ spot: number, price: number, zero: boolean, seat: number | null }} Spot
 * @typedef {{ payment: string, elders: number, fakirs: number }} Payment
 *
 * @typedef {object} Djinn
 * @property {string} id
 * @property {string} name
 * @property {number} points
 * @property {string} moment
 * @property {Payment[]} payments
 * @property {boolean} [used] of one in front of a player
 *
 * @typedef {object} PlayerView
 * @property {number} seat
 * @property {number | null} gold null where it is hidden
 * @property {number} camels
 * @property {number} all_camels
 * @property {number} viziers
 * @property {number} elders
 * @property {number} cards
 * @property {Cards | null} hand null where it is hidden
 * @property {Cards} known what everybody saw this seat take
 * @property {number} unknown
 * @property {Djinn[]} djinns
 * @property {string[]} tiles
 *
 * @typedef {object} Activation what the marker in action has done so far
 * @property {string} start
 * @property {string} end
 * @property {Colour} colour
 * @property {Drop[]} drops
 * @property {Meeples} hand
 * @property {string} at
 * @property {number} taken
 * @property {number} built what the Builders earned, while a Djinn may still pay it again
 * @property {boolean} doubled
 * @property {boolean} twice
 * @property {Drop[]} proposal the rest of the path, in the middle of a sowing
 * @property {string} [tribe]
 * @property {string | null} target
 * @property {number | null} from
 */

// -- the moves -------------------------------------------------------------------------------------------------------------

/**
 * @typedef {{ move: string, tiles: string[] } & (
 *   | { kind: "sow", start: string, end: string, colour: Colour }
 *   | { kind: "drop", colour: Colour }
 *   | { kind: "bid", spot: number, price: number, pays: number, fakirs: number, zero: boolean, place: number }
 *   | { kind: "use", djinn: string } & Payment
 *   | { kind: "build", fakirs: number, gold: number }
 *   | { kind: "kill", colour: Colour, fakirs: number, from: number | null }
 *   | { kind: "take", places: number[], cards: string[], price: number }
 *   | { kind: "buy", djinn: string } & Payment
 *   | { kind: "place", piece: "palm" | "palace" }
 *   | { kind: "sell", goods: string[], gold: number }
 *   | { kind: "keep", djinn: string, points: number }
 *   | { kind: "go" | "pass" | "collect" | "end" }
 * )} Target
 */

/**
 * The targets of some kinds.
 * @template {Target["kind"]} Kind
 * @typedef {Target & { kind: Kind }} TargetOf
 */

// -- events and previews ---------------------------------------------------------------------------------------------------

/**
 * @typedef {{ seat?: number | null, to?: number, chance?: boolean } & (
 *   | { kind: "bid", spot: number, price: number, paid: number, fakirs: number }
 *   | { kind: "activate", spot: number, price: number }
 *   | { kind: "sow", start: string, end: string, colour: Colour, meeples: Meeples }
 *   | { kind: "drop", tile: string, colour: Colour }
 *   | { kind: "pick-up", tile: string, colour: Colour, count: number }
 *   | { kind: "claim", tile: string, value: number, left: number, how: string }
 *   | { kind: "gain-meeples", colour: Colour, count: number, why?: string }
 *   | { kind: "builders", count: number, fakirs: number, gold: number }
 *   | { kind: "kill", tile: string, from: null, colour: Colour, fakirs: number }
 *   | { kind: "kill", tile: null, from: number, colour: Colour, fakirs: number }
 *   | { kind: "take", cards: string[], places: number[], why: string }
 *   | { kind: "draw", count: number, why: string }
 *   | { kind: "drawn", card: string, why: string }
 *   | { kind: "use", djinn: string, tile: string | null, elders: number, fakirs: number }
 *   | { kind: "summon", tile: string, meeples: Meeples }
 *   | { kind: "look", count: number }
 *   | { kind: "looked", djinns: string[] }
 *   | { kind: "keep", djinn: string, discarded: string[] }
 *   | { kind: "gain-djinn", djinn: string, points: number }
 *   | { kind: "palm" | "palace", tile: string, left: number }
 *   | { kind: "earn" | "spend", amount: number, why: string }
 *   | { kind: "sell", goods: string[], gold: number }
 *   | { kind: "last-round", why: "last-camel" | "no-move" }
 *   | { kind: "clean-up", cards: string[], djinns: string[] }
 *   | { kind: "round", round: number }
 *   | { kind: "no-victim" | "end" | "no-move" | "over" }
 * )} Event
 *
 * @typedef {{ key: "meeples", colour: Colour, count: number }
 *   | { key: "claim", tile: string, value: number, camels: number }
 *   | { key: "marid", seat: number, gold: number }
 *   | { key: "victims", count: number, claims: string[], value: number }
 *   | { key: "gold", gold: number, most: number }
 *   | { key: "cards", count: number, cards: string[] }
 *   | { key: "market", price: number, count: number, affordable: boolean }
 *   | { key: "djinn", affordable: boolean, djinns: string[] }
 *   | { key: "palm" | "palace", tile: string, yours: boolean }
 * } Note
 *
 * @typedef {object} SowByHandAnswer to the question "sow-by-hand"
 * @property {Meeples} hand the meeples that are left
 * @property {string[]} results
 * @property {Record<string, string[]>} ways for each result the moves that choose it and make the drops so far
 * @property {(Drop & { results: string[] })[]} next
 * @property {string[]} moves empty until the last meeple is dropped
 */

// -- what is in the box ----------------------------------------------------------------------------------------------------

/**
 * @typedef {object} Tables what the engine says of the box and the player aids (text/printed.py), as far as the page shows it
 * @property {number[]} prices of the spots that cost something
 * @property {number} zeros
 * @property {{ key: Colour, count: number }[]} tribes
 * @property {{ key: TileKind, count: number, least: number, most: number, price?: number, cards?: number, reach?: number }[]} kinds
 * @property {{ key: string, count: number }[]} cards
 * @property {{ number: number, gold: number }[]} suits
 * @property {{ key: string, points: number }[]} lines
 * @property {Djinn[]} djinns
 * @property {Payment[]} djinn_price
 */

export {};
