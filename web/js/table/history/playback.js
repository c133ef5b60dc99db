// Chooses the position of a match to watch: step by step, with a slider, or playing automatically.

import { announce } from "../../base/announce.js";
import { pause } from "../../base/pause.js";

/** How long each position stays while the match plays by itself, in milliseconds. @type {Record<string, number>} */
const PAUSES = { slow: 2200, normal: 1200, fast: 600, instant: 300 };

/**
 * @typedef {import("../../engine/answers.js").Answer} Answer
 *
 * @typedef {object} Host
 * @property {() => number} plies how many moves the match has
 * @property {(ply: number) => Promise<Answer>} at the position after so many moves
 * @property {(answer: Answer) => string} show returns what is announced while the match plays by itself
 * @property {() => string} speed
 * @property {(playing: boolean) => void} playing whether it plays by itself has changed
 */

export class Playback {
  #wanted = 0;
  #text = "";
  #isPlaying = false;
  /** Counts the times it began to play by itself; an earlier time that still waits ends. */
  #run = 0;
  #host;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** Step by so many moves, and stop playing by itself. @param {number} moves */
  step(moves) {
    this.stop();
    return this.goto(this.#wanted + moves);
  }

  /** Show the position after so many moves. What is asked for meanwhile takes its place. @param {number} ply */
  async goto(ply) {
    const wanted = Math.min(Math.max(ply, 0), this.#host.plies());
    this.#wanted = wanted;
    const answer = await this.#host.at(wanted);
    if (wanted === this.#wanted) this.#text = this.#host.show(answer);
  }

  /** Play by itself, or stop. */
  toggle() {
    if (this.#isPlaying) this.stop();
    else this.play();
  }

  /** Play by itself, from the start when it is at the end. */
  async play() {
    this.stop();
    const run = this.#run;
    this.#become(true);
    if (this.#wanted >= this.#host.plies()) await this.goto(0);
    while (run === this.#run && this.#wanted < this.#host.plies()) {
      await pause(PAUSES[this.#host.speed()]);
      if (run !== this.#run) return;
      await this.goto(this.#wanted + 1).catch(() => this.stop());
      announce(this.#text);
    }
    if (run === this.#run) this.stop();
  }

  stop() {
    this.#run += 1;
    this.#become(false);
  }

  /** @param {boolean} playing */
  #become(playing) {
    this.#isPlaying = playing;
    this.#host.playing(playing);
  }
}
