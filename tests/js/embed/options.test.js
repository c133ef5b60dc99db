import assert from "node:assert/strict";
import { test } from "node:test";
import { MODES, readOptions, writeAddress } from "../../../web/js/embed/options.js";

const BOXES = [
  { id: "go", usual: 2, options: [{ key: "board" }, { key: "komi" }] },
  { id: "patience", usual: 1, options: [] },
];

/** @param {string} search @param {string} [hash] */
const read = (search, hash = "") => readOptions({ search, hash }, BOXES);

test("an empty address is a new game without a choice yet", () => {
  assert.deepEqual(read(""), {
    mode: "play",
    box: "",
    seats: 1,
    players: [],
    seed: "",
    rules: {},
    ply: null,
    theme: "",
    auto: false,
    link: "",
  });
});

test("the parameters of the address are used", () => {
  const search = "?mode=replay&game=go&players=person,level-3&seed=abc&board=9&ply=12&theme=dark&start=auto&nonsense=1";
  assert.deepEqual(read(search, "#/link/1abc.def"), {
    mode: "replay",
    box: "go",
    seats: 2,
    players: ["person", "level-3"],
    seed: "abc",
    rules: { board: "9" },
    ply: 12,
    theme: "dark",
    auto: true,
    link: "1abc.def",
  });
});

test("the number of seats is given, or that of the players, or the usual one", () => {
  assert.equal(read("?game=go&seats=4&players=a,b").seats, 4);
  assert.equal(read("?game=go&players=a,b,c").seats, 3);
  assert.equal(read("?game=go").seats, 2);
  assert.equal(read("?game=patience").seats, 1);
});

test("invalid parameters are ignored", () => {
  const odd = read("?mode=<b>&game=__proto__&seats=-1&ply=1e9&theme=pink&start=now&board=9");
  assert.deepEqual([odd.mode, odd.box, odd.seats, odd.ply, odd.theme, odd.auto], ["play", "", 1, null, "", false]);
  assert.deepEqual(odd.rules, {}, "options belong to a game");
  assert.equal(read(`?seed=${"x".repeat(1000)}`).seed.length, 64);
  assert.equal(read(`?players=${"a,".repeat(100)}`).players.length, 12);
  assert.deepEqual(read("?game=go&board=9&board=11").rules, { board: "9" });
});

test("a link is in the fragment, with or without its route", () => {
  assert.equal(read("", "#1abc.def").link, "1abc.def");
  assert.equal(read("", "#/link/1abc.def").link, "1abc.def");
  assert.equal(read("", "#").link, "");
});

test("an address that was written is read back", () => {
  Object.assign(globalThis, { location: new URL("https://a.example/games/#/embed") });
  for (const mode of MODES) {
    const options = { mode, box: "go", players: ["person", "level-3"], seed: "a b&c", rules: { board: "9" } };
    const { origin, pathname, search, hash } = new URL(writeAddress({ ...options, theme: "dark", ply: 3, auto: true }));
    assert.equal(origin + pathname, "https://a.example/games/embed.html");
    const found = readOptions({ search, hash }, BOXES);
    assert.deepEqual(found, { ...options, seats: 2, ply: 3, theme: "dark", auto: true, link: "" });
  }
});

test("with a link, the address repeats nothing that the link contains", () => {
  Object.assign(globalThis, { location: new URL("https://a.example/") });
  const address = writeAddress({
    mode: "diagram",
    box: "go",
    seats: 3,
    seed: "x",
    rules: { board: "9" },
    link: "1a.b",
  });
  assert.equal(address, "https://a.example/embed.html?mode=diagram#1a.b");
  assert.equal(writeAddress({ box: "go", seats: 3 }), "https://a.example/embed.html?game=go&seats=3");
  assert.equal(writeAddress({ ply: 0, link: "x" }), "https://a.example/embed.html?ply=0#x");
});
