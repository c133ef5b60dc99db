// The types of the parts of a table that come from higher layers: the code that opens a table passes them in.

/**
 * @typedef {import("../engine/answers.js").Answer} Answer
 *
 * @typedef {object} LinkPlay how a table shares its game and takes turns with other devices
 * @property {(answer: Answer, played: boolean) => void} show a position is shown; `played`: a move made here led to it
 * @property {() => string | null} status what is said while another device has the turn
 * @property {() => void} share
 * @property {(answer: Answer) => Promise<HTMLElement | null>} comparison with the game of a challenge, at the end
 * @property {() => void} close
 *
 * @typedef {object} Match what link play is given of the table
 * @property {import("./session.js").Session} session
 * @property {import("./match/state.js").MatchState} state
 * @property {import("./display/frame.js").Frame} frame
 * @property {() => void} reload
 * @property {(...moves: string[]) => Promise<void>} play without asking `intercept`
 * @property {(places: string[], seat?: number) => () => void} light lights places on the board, or on the sheet of a seat that is
 *   seen large; answers how to light what was lit before
 * @property {import("../canvas/pieces.js").Pieces} pieces what lies on the board and explains itself
 * @property {() => import("../shelf/faces.js").Context} context
 *
 * @typedef {object} Help what explains the game at the table
 * @property {(code: string) => void} refused a move was refused, for the reason of this code
 * @property {(sheet: HTMLElement) => void} explain what a dialog shows explains itself as well
 * @property {() => Promise<HTMLElement | null>} reference the card with what one looks up during a game
 * @property {() => void} close
 *
 * @typedef {object} AddOns
 * @property {(match: Match) => Help | null} [help]
 * @property {(match: Match) => LinkPlay} linkPlay
 * @property {(saveId: string) => void} report opens the report of a finished game
 * @property {boolean} [kept] whether the game is one of those that are saved; lessons and embedded games are not
 * @property {(moves: string[]) => boolean} [intercept] is shown the moves that a person chose; they are not played if it is true
 * @property {(answer: Answer) => void} [onShow] called with every position that is shown
 */

export {};
