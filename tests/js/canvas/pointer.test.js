import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { followPointer } from "../../../web/js/canvas/pointer.js";

/** @type {string[]} */
let heard = [];
/** @type {EventTarget} */
let canvas;
/** @type {() => void} */
let stop;
let turnable = true;
/** Whether the table is turned towards the person on the other side. */
let turned = false;

beforeEach(() => {
  Object.assign(globalThis, { window: globalThis });
  heard = [];
  turnable = true;
  turned = false;
  canvas = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 100, top: 50, right: 500, bottom: 350 }),
    setPointerCapture: () => {},
    closest: () => (turned ? {} : null),
  });
  const note =
    (/** @type {string} */ name) =>
    (/** @type {(number | boolean)[]} */ ...args) => {
      const rounded = args.map((value) => (typeof value === "number" ? Math.round(value * 100) / 100 : value));
      heard.push([name, ...rounded].join(" "));
    };
  const turn = (/** @type {number} */ step) => {
    if (turnable) heard.push(`turn ${step}`);
    return turnable;
  };
  stop = followPointer(/** @type {HTMLCanvasElement} */ (/** @type {unknown} */ (canvas)), {
    point: note("point"),
    leave: note("leave"),
    choose: note("choose"),
    turn,
    flip: note("flip"),
    zoom: note("zoom"),
    pan: note("pan"),
  });
});

afterEach(() => {
  stop();
});

/**
 * Send an event to the canvas; gives whether the browser's own answer to it was prevented.
 * @param {string} type
 * @param {number} x in pixels of the canvas
 * @param {number} y
 * @param {Record<string, unknown>} [more]
 */
function send(type, x, y, more = {}) {
  const event = new Event(type, { cancelable: true });
  const facts = { clientX: x + 100, clientY: y + 50, pointerId: 1, pointerType: "mouse", button: 0, ...more };
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value });
  return !canvas.dispatchEvent(event);
}

const finger = { pointerType: "touch" };
const second = { pointerType: "touch", pointerId: 2 };

test("a mouse points where it is and leaves; a finger does neither", () => {
  send("pointermove", 30, 40);
  send("pointerleave", 30, 40);
  send("pointermove", 30, 40, finger);
  send("pointerleave", 30, 40, finger);
  assert.deepEqual(heard, ["point 30 40", "leave"]);
});

test("on a turned table the points are those of the person on the other side", () => {
  turned = true;
  send("pointermove", 30, 40);
  assert.deepEqual(heard, ["point 370 260"]);
});

test("a press and a release at one place choose, and say whether it was a finger", () => {
  send("pointerdown", 30, 40);
  send("pointerup", 30, 40);
  send("pointerdown", 31, 41, finger);
  send("pointermove", 35, 44, finger); // a finger slips a little
  send("pointerup", 35, 44, finger);
  assert.deepEqual(heard, ["choose 30 40 false", "choose 35 44 true"]);
});

test("another button than the first chooses nothing", () => {
  send("pointerdown", 30, 40, { button: 2 });
  send("pointerup", 30, 40, { button: 2 });
  assert.deepEqual(heard, []);
});

test("one finger that travels pans and chooses nothing", () => {
  send("pointerdown", 30, 40, finger);
  send("pointermove", 50, 40, finger);
  send("pointermove", 55, 45, finger);
  send("pointerup", 55, 45, finger);
  assert.deepEqual(heard, ["pan 20 0", "pan 5 5"]);
});

test("a finger that rests chooses nothing when it is lifted", () => {
  send("pointerdown", 30, 40, { ...finger, timeStamp: 0 });
  send("pointerup", 30, 40, { ...finger, timeStamp: 500 });
  assert.deepEqual(heard, []);
});

test("a finger that was lifted in time has tapped; a mouse may take its time", () => {
  send("pointerdown", 30, 40, { ...finger, timeStamp: 0 });
  send("pointerup", 30, 40, { ...finger, timeStamp: 60 });
  send("pointerdown", 30, 40, { timeStamp: 0 });
  send("pointerup", 30, 40, { timeStamp: 900 });
  assert.deepEqual(heard, ["choose 30 40 true", "choose 30 40 false"]);
});

test("a finger that travels or is taken away chooses nothing", () => {
  send("pointerdown", 30, 40, finger);
  send("pointermove", 60, 40, finger);
  send("pointerup", 60, 40, finger);
  send("pointerdown", 30, 40, finger);
  send("pointercancel", 30, 40, finger);
  assert.deepEqual(heard, ["pan 30 0"]);
});

test("two fingers zoom about the point between them, and pan with it", () => {
  send("pointerdown", 0, 0, finger);
  send("pointerdown", 100, 0, second);
  send("pointermove", 200, 0, second);
  assert.deepEqual(heard, ["zoom 2 100 0", "pan 50 0"]);
  send("pointerup", 200, 0, second);
  send("pointerup", 0, 0, finger);
  assert.equal(heard.length, 2, "lifting them chooses nothing");
});

test("a short tap of two fingers turns", () => {
  send("pointerdown", 0, 0, finger);
  send("pointerdown", 100, 0, second);
  send("pointerup", 100, 0, second);
  send("pointerup", 0, 0, finger);
  assert.deepEqual(heard, ["turn 1"]);
});

test("the wheel turns what can be turned, else it scrolls the page; with Ctrl it zooms", () => {
  assert.equal(send("wheel", 30, 40, { deltaY: 5, ctrlKey: false }), true);
  assert.equal(send("wheel", 30, 40, { deltaY: -5, ctrlKey: false }), true);
  turnable = false;
  assert.equal(send("wheel", 30, 40, { deltaY: 5, ctrlKey: false }), false);
  assert.equal(send("wheel", 30, 40, { deltaY: -200, ctrlKey: true }), true);
  assert.deepEqual(heard, ["turn 1", "turn -1", "zoom 2.72 30 40"]);
});

test("the menu of the mouse flips instead", () => {
  assert.equal(send("contextmenu", 30, 40), true);
  assert.deepEqual(heard, ["flip"]);
});

test("after closing, events are ignored", () => {
  send("pointerdown", 30, 40, finger);
  stop();
  send("pointerup", 30, 40, finger);
  send("pointermove", 30, 40);
  assert.deepEqual(heard, []);
});
