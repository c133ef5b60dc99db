// What the page knows about a game before loading it: the `game` that each `web/games/<game>/game.js` exports. Everything
// larger is imported on demand.

/**
 * @typedef {import("../engine/answers.js").OptionFacts} OptionFacts
 * @typedef {import("../engine/answers.js").GameFacts} GameFacts what the engine says about a game; the build writes it into games.mjs
 *
 * @typedef {object} Box a box on the shelf; two boxes may be the same game with different options
 * @property {string} id of the box in addresses, and of its words: `shelf.<id>` in the words of the game
 * @property {number} place on the shelf: smaller numbers come first
 * @property {[number, number]} minutes how long a game takes
 * @property {number} usual how many seats a first game has
 * @property {string} [picture] its file beside game.js; box.svg unless it is named here
 * @property {Record<string, string>} [preset] options this box starts with
 * @property {string[]} [upfront] keys of the options that are shown at once; the others are under "More"
 * @property {string} [sheet] the printable that it is played on, where it can be played on paper
 *
 * @typedef {object} Printable something to print blank; its name is `<game>.print.item.<id>`
 * @property {string} id
 * @property {Record<string, string>} options for which the engine is asked what is printed
 * @property {number[]} perPage how many of it go on a page
 * @property {() => Promise<unknown>} load a module that exports `pages` (see paper/printables.js)
 *
 * @typedef {object} Draft a game that is being set up
 * @property {number} seats
 * @property {string[]} names
 * @property {string[]} kinds who plays each seat: "person", or a computer player
 * @property {Record<string, string>} options
 * @property {string} seed
 * @property {boolean} pure whether no hints are offered
 *
 * @typedef {{ element: HTMLElement, update: () => void }} Field a field of the form; another field may have changed
 * @typedef {{ game: string, option: OptionFacts, draft: Draft, changed: () => void }} OptionParts
 *
 * @typedef {object} OptionFields what a game adds to the new-game form, by the keys of its options
 * @property {Record<string, (parts: OptionParts) => Field>} [fields] for options that need more than a row of choices
 * @property {Record<string, (choice: string) => Element>} [pictures] beside the words of a choice
 *
 * @typedef {object} Learning what a game draws for its rule book and for the table
 * @property {Record<string, (facts: Facts) => HTMLElement>} [galleries] all cards, buildings and the like as pictures with their texts
 * @property {(facts: Facts) => HTMLElement} [reference] the reference card for use during a game
 *
 * @typedef {Record<string, unknown>} Facts what the engine says is printed, for the options of a box
 *
 * @typedef {object} Manifest
 * @property {Box[]} boxes
 * @property {() => Promise<{ face: unknown }>} face how it is drawn and described: a Face (see faces.js)
 * @property {Record<string, import("../base/sound.js").Sound>} [sounds] by the kind of event that makes them
 * @property {() => Promise<{ optionFields: OptionFields }>} [optionFields]
 * @property {Printable[]} [printables]
 * @property {() => Promise<unknown>} [pad] a module that exports `pad`, which scores paper sheets (see pad/pad-game.js)
 * @property {() => Promise<{ learning: Learning }>} [learn] what its rule book and its table need to teach it; the rule book itself,
 *   the lessons and their words are files beside that module (see learn/material.js)
 * @property {boolean} [painted] whether a saved game is printed as a picture, because its board has too many shades to
 *   be drawn line by line
 * @property {boolean} [secret] seats have something to hide on a shared board: it is covered between people, always, and
 *   `<game>.revealed` in its words says what comes to light
 */

export {};
