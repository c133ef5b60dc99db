// The shelf that the build makes from the games' manifests and the engine's facts.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { PRINTABLES } from "../../web/js/paper/printables.js";
import { boxOf, manifestOf, pictureOf, playersFor, SHELF } from "../../web/js/shelf/boxes.js";

test("boxes are in the order of their places, each with its own picture", () => {
  const places = SHELF.map(({ place }) => place);
  assert.deepEqual(
    places,
    [...places].sort((one, other) => one - other),
  );
  assert.equal(new Set(places).size, places.length);
  const pictures = SHELF.map(({ id }) => pictureOf(id));
  assert.equal(new Set(pictures).size, pictures.length);
  for (const picture of pictures) assert.ok(existsSync(fileURLToPath(picture)), picture);
});

test("a match belongs to the box whose preset matches its options", () => {
  for (const { id, game, preset, options } of SHELF) {
    const usual = Object.fromEntries(options.map((option) => [option.key, option.default]));
    assert.equal(boxOf({ game, options: { ...usual, ...preset } })?.id, id);
  }
  assert.equal(boxOf({ game: "chess", options: {} }), undefined);
});

test("everything that boxes and printables refer to exists", () => {
  for (const { usual, seats, options, upfront, preset, sheet, game } of SHELF) {
    assert.ok(seats.includes(usual));
    for (const key of upfront) assert.ok(options.some((option) => option.key === key));
    for (const [key, value] of Object.entries(preset))
      assert.ok(options.find((option) => option.key === key)?.choices.includes(value));
    if (sheet) assert.ok(PRINTABLES.some((printable) => printable.id === sheet && printable.game === game));
    assert.ok(playersFor(game).length > 0);
  }
  const ids = PRINTABLES.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
});

test("an unknown game has no manifest and no players", () => {
  for (const name of ["chess", "constructor", "__proto__"]) {
    assert.equal(manifestOf(name), undefined);
    assert.deepEqual(playersFor(name), []);
  }
});
