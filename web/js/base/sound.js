// Short synthesised sounds of pencil, dice, wood and coins, without audio files. Silent until a person switches them on and
// interacts with the page.

import { settings } from "./settings.js";

/** @typedef {"pencil" | "dice" | "wood" | "coin"} Sound */

/** @type {AudioContext | null} */
let audio = null;

/**
 * Play the sound of a change at the table: that of the first event that has one.
 * @param {{ kind?: string }[]} events
 * @param {Record<string, Sound>} sounds of the game, by kind of event
 */
export function hear(events, sounds) {
  if (!settings.on("sound")) return;
  const kinds = events.map((event) => sounds[event.kind ?? ""]).filter(Boolean);
  // A roll comes last in a turn and is the sound people wait for.
  const sound = kinds.includes("dice") ? "dice" : kinds[0];
  if (sound) play(sound);
}

/** @param {Sound} sound */
function play(sound) {
  audio ??= new AudioContext();
  // A browser suspends it until the first gesture; a move is one.
  audio.resume();
  const now = audio.currentTime;
  if (sound === "pencil") for (const delay of [0, 0.09, 0.17]) scratch(audio, now + delay, 0.07, 2600, 0.05);
  else if (sound === "dice")
    for (const delay of [0, 0.07, 0.16, 0.3, 0.36]) knock(audio, now + delay, 900 - delay * 900, 0.12);
  else if (sound === "wood") knock(audio, now, 320, 0.16);
  else for (const delay of [0, 0.06]) ring(audio, now + delay, 2100 + delay * 6000, 0.06);
}

/**
 * Graphite on paper: a short burst of filtered noise.
 * @param {AudioContext} context @param {number} start @param {number} length @param {number} pitch @param {number} loudness
 */
function scratch(context, start, length, pitch, loudness) {
  const noise = context.createBufferSource();
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  noise.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  noise.connect(filter).connect(fade(context, start, length, loudness));
  noise.start(start);
}

/**
 * Something small and hard on a table.
 * @param {AudioContext} context @param {number} start @param {number} pitch @param {number} loudness
 */
function knock(context, start, pitch, loudness) {
  tone(context, "triangle", start, 0.06, pitch, loudness);
  scratch(context, start, 0.03, pitch * 2, loudness * 0.6);
}

/** @param {AudioContext} context @param {number} start @param {number} pitch @param {number} loudness */
function ring(context, start, pitch, loudness) {
  tone(context, "sine", start, 0.25, pitch, loudness);
}

/**
 * @param {AudioContext} context @param {OscillatorType} type @param {number} start @param {number} length
 * @param {number} pitch @param {number} loudness
 */
function tone(context, type, start, length, pitch, loudness) {
  const oscillator = context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(pitch * 0.7, start + length);
  oscillator.connect(fade(context, start, length, loudness));
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** @param {AudioContext} context @param {number} start @param {number} length @param {number} loudness */
function fade(context, start, length, loudness) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(context.destination);
  return gain;
}
