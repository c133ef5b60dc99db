import assert from "node:assert/strict";
import { test } from "node:test";
import { useWords } from "../../../web/js/base/words.js";
import { luckWords } from "../../../web/js/review/luck-words.js";

const review = {
  none: "0",
  "luck-none": "no difference",
  "luck-even": "average",
  "luck-good": { one: "{points} point more", other: "{points} points more" },
  "luck-bad": { one: "{points} point less", other: "{points} points less" },
  margin: { one: "{count} roll, ± {points}", other: "{count} rolls, ± {points}" },
};
const instead = { review: { "luck-bad": { one: "{points} mark less", other: "{points} marks less" } } };
useWords("en", { review, rows: { instead } });

test("luck is given in points, or in what a game calls its score", () => {
  const bad = { luck: -2.34, margin: 1.2, rolls: 8 };
  assert.deepEqual(luckWords("plain", bad), { figure: "−2.3", sentences: ["2.3 points less", "8 rolls, ± 1.2"] });
  assert.deepEqual(luckWords("rows", bad), { figure: "−2.3", sentences: ["2.3 marks less", "8 rolls, ± 1.2"] });
  assert.equal(luckWords("rows", { ...bad, luck: 1 }).sentences[0], "1 point more");
});

test("luck that is slight or was not measured has no number in its sentence", () => {
  assert.equal(luckWords("plain", { luck: 0.4, margin: 1, rolls: 3 }).sentences[0], "average");
  for (const none of [
    { luck: 0, margin: 0, rolls: 5 },
    { luck: 1, margin: 1, rolls: 0 },
  ])
    assert.deepEqual(luckWords("plain", none), { figure: "0", sentences: ["no difference"] });
});
