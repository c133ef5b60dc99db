import assert from "node:assert/strict";
import { test } from "node:test";
import { checksum } from "../../../web/js/base/checks.js";
import { addressOf, BadLink, cleanName, readLink, writeLink } from "../../../web/js/store/link-format.js";
import { HOSTILE } from "../support/saves.js";

/** @typedef {import("../../../web/js/store/link-format.js").Link} Link */

/** @type {Link} */
const LINK = {
  core: "1AbC-_x",
  kind: "challenge",
  id: "abc123",
  players: [
    { name: "Ada ✎", kind: "person" },
    { name: "Ben", kind: "level-3" },
  ],
  seat: 1,
};

/** A link whose envelope holds anything, with a right checksum. @param {unknown} parts */
function forged(parts) {
  const body = Buffer.from(JSON.stringify(parts) ?? "").toString("base64url");
  return `core.${body}${checksum(body)}`;
}

/** The code of the error that reading gives. @param {string} text */
function problemOf(text) {
  try {
    readLink(text);
    return "none";
  } catch (error) {
    assert.ok(error instanceof BadLink, String(error));
    return error.code;
  }
}

test("a link reads back as it was written, in letters that any chat leaves alone", () => {
  const text = writeLink(LINK);
  assert.match(text, /^[\w.-]+$/);
  assert.match(text, /[0-9a-f]$/, "it does not end in what a chat would cut off");
  assert.deepEqual(readLink(text), LINK);
});

test("seats that are played elsewhere are people's seats to whoever opens the link", () => {
  const players = [{ name: "Ada", kind: "link" }];
  assert.deepEqual(readLink(writeLink({ ...LINK, players })).players, [{ name: "Ada", kind: "person" }]);
});

test("the engine's link alone is a game of nobody in particular", () => {
  assert.deepEqual(readLink("1AbC-_x"), { core: "1AbC-_x", kind: "game", id: "", players: [], seat: 0 });
});

test("a link that was truncated, changed or extended is reported as damaged", () => {
  const text = writeLink(LINK);
  for (let at = text.indexOf(".") + 2; at < text.length; at++) {
    assert.equal(problemOf(text.slice(0, at)), "link-mangled", `cut at ${at}`);
    const other = text[at] === "A" ? "B" : "A";
    assert.equal(problemOf(text.slice(0, at) + other + text.slice(at + 1)), "link-mangled", `changed at ${at}`);
  }
  assert.equal(problemOf(`${text}.more`), "link-mangled");
  assert.equal(problemOf(`${text}%20`), "link-mangled");
  assert.equal(problemOf("."), "link-mangled");
  assert.equal(problemOf(`.${text}`), "link-mangled");
});

test("an empty text is no link, a long one is too long, and a newer version is from the future", () => {
  assert.equal(problemOf(""), "not-a-link");
  assert.equal(problemOf("x".repeat(24_001)), "link-too-long");
  assert.equal(problemOf(`core.${"A".repeat(4001)}`), "link-mangled");
  assert.equal(problemOf(forged([2, "whatever"])), "from-the-future");
});

test("an envelope with a correct checksum is still validated", () => {
  const sound = [1, "game", "id", ["Ada"], ["person"], 0];
  assert.equal(problemOf(forged(sound)), "none");
  for (const hostile of HOSTILE.slice(0, -1)) {
    assert.notEqual(problemOf(forged(hostile)), "none");
    for (let at = 0; at < sound.length; at++) {
      const parts = sound.map((part, place) => (place === at ? hostile : part));
      try {
        const { kind, id, players, seat } = readLink(forged(parts));
        assert.ok(kind === "game" && /^[\w-]{0,64}$/.test(id) && players.length <= 12 && Number.isInteger(seat));
      } catch (error) {
        assert.ok(error instanceof BadLink, String(error));
      }
    }
  }
  assert.equal(problemOf(forged([1, "game", "../x", [], [], 0])), "link-mangled");
  assert.equal(problemOf(forged([1, "game", "", ["a"], [], 0])), "link-mangled");
  assert.equal(problemOf(forged([1, "game", "", new Array(13).fill(""), new Array(13).fill(""), 0])), "link-mangled");
  assert.equal(problemOf(forged([1, "game", "", [], [], 12])), "link-mangled");
});

test("names and kinds of an envelope become harmless ones", () => {
  const names = ["<b>Ada</b>", 7, "x".repeat(99), "\u202eevil\u0000 "];
  const kinds = ["../../x", "link", null, "level-2"];
  assert.deepEqual(readLink(forged([1, "game", "", names, kinds, 0])).players, [
    { name: "<b>Ada</b>", kind: "person" },
    { name: "", kind: "person" },
    { name: "x".repeat(40), kind: "person" },
    { name: "evil", kind: "level-2" },
  ]);
  assert.equal(cleanName("  A\nB\u2028C\u200b  "), "ABC");
});

test("the address is that of the full page, wherever the site is and whichever of its pages asks", () => {
  const at = (/** @type {string} */ href) => {
    Object.assign(globalThis, { location: new URL(href) });
    return addressOf("payload");
  };
  assert.equal(at("https://a.example/games/"), "https://a.example/games/#/link/payload");
  assert.equal(at("https://a.example/games/embed.html?mode=play#x"), "https://a.example/games/#/link/payload");
  assert.equal(at("https://a.example/index.html#/play/1"), "https://a.example/index.html#/link/payload");
  assert.equal(addressOf("payload", "watch"), "https://a.example/index.html#/watch/payload");
});
