// Progress in the lessons, in local storage. If storage is damaged or blocked, every lesson is new.

import { isCount, isObject } from "../base/checks.js";

const KEY = "chiefdoms.lessons";

/** @typedef {{ step: number, done: boolean, offered: boolean }} Progress `offered`: the table has offered the lesson once */

const NEW = { step: 0, done: false, offered: false };

/** @returns {Record<string, Progress>} */
function read() {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const entries = Object.entries(isObject(value) ? value : {}).map(([box, given]) => [box, progressOf(given)]);
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** @param {unknown} given @returns {Progress} */
function progressOf(given) {
  const { step, done, offered } = isObject(given) ? given : {};
  return { step: isCount(step) ? step : 0, done: done === true, offered: offered === true };
}

/** @param {string} box @returns {Progress} */
export function lessonProgress(box) {
  const all = read();
  return Object.hasOwn(all, box) ? all[box] : NEW;
}

/** @param {string} box @param {Partial<Progress>} change */
export function keepLessonProgress(box, change) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [box]: { ...lessonProgress(box), ...change } }));
  } catch {
    // Without storage the lesson starts from the beginning next time.
  }
}
