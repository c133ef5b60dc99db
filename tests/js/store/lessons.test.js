// How far somebody is in the lessons, whatever local storage holds.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { keepLessonProgress, lessonProgress } from "../../../web/js/store/lessons.js";
import { FakeStorage } from "../support/storage.js";

beforeEach(() => {
  globalThis.localStorage = new FakeStorage();
});

test("a lesson begins at its first step and resumes where it was left", () => {
  assert.deepEqual(lessonProgress("box"), { step: 0, done: false, offered: false });
  keepLessonProgress("box", { step: 3 });
  keepLessonProgress("other", { done: true });
  assert.deepEqual(lessonProgress("box"), { step: 3, done: false, offered: false });
  assert.deepEqual(lessonProgress("other"), { step: 0, done: true, offered: false });
});

test("what is damaged counts as new", () => {
  for (const text of ["{", "[]", '{"box":{"step":-1,"done":"yes"}}', '{"box":null}', "7"]) {
    localStorage.setItem("chiefdoms.lessons", text);
    assert.deepEqual(lessonProgress("box"), { step: 0, done: false, offered: false });
  }
});

test("a box cannot be the name of what every object has", () => {
  assert.equal(lessonProgress("constructor").step, 0);
});
