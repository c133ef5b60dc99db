// What the engine says of the games it knows (its request "games").

/**
 * @typedef {{ key: string, choices: string[], default: string }} OptionFacts
 *
 * @typedef {object} GameFacts
 * @property {string} id
 * @property {string} title
 * @property {string[]} designers
 * @property {number[]} seats how many can play it
 * @property {OptionFacts[]} options
 * @property {number} rules the version of its rules
 * @property {string[]} players the computer players that know it
 */

export {};
