// Which icon scores first: what both orders bring is said once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { gainsOf } from "../../../web/games/duel/tray/order-gains.js";

test("what both orders bring is apart from what only one brings", () => {
  const gains = { mask: ["Mask: 1 mark", "Forest: 2 marks"], forest: ["Forest: 2 marks", "Mask: 3 marks"] };
  assert.deepEqual(gainsOf(gains), {
    shared: ["Forest: 2 marks"],
    own: { mask: ["Mask: 1 mark"], forest: ["Mask: 3 marks"] },
  });
});

test("nothing is known before the previews have come", () => {
  assert.deepEqual(gainsOf({}), { shared: [], own: {} });
});
