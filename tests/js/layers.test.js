// The structure of web/js: which folder may import from which.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { test } from "node:test";
import { modulesOf, WEB } from "./support/modules.js";

/** A folder imports only from those before it, and from itself. The modules of web/js itself come last. */
const LAYERS = [
  "base",
  "engine",
  "canvas",
  "shelf",
  "store",
  "app",
  "table",
  "viewer",
  "paper",
  "keepsake",
  "review",
  "challenge",
  "link",
  "learn",
  "pad",
  "embed",
  "pwa",
  "screens",
  "",
];
/** What a game's own code may import. */
const OPEN_TO_GAMES = ["base", "shelf", "canvas", "table", "paper", "pad"];
/** Of this it may only use the types. */
const TYPES_FOR_GAMES = "js/engine/answers.js";
/** The type `any` in a JSDoc comment. */
const ANY = /(?:[{<|,(]|=>) *any *(?:[}>|,)[])/;

const shared = modulesOf("js");
const games = modulesOf("games");

/** The first folder of a path below js/, or "" for js/ itself. @param {string} path */
const layerOf = (path) => (path.split("/").length > 2 ? path.split("/")[1] : "");
/** @param {string} path */
const isShared = (path) => path.startsWith("js/");
/** @param {string} path */
const gameOf = (path) => path.match(/^games\/([^/]+)\//)?.[1];

test("every folder of web/js has its place in the list of layers", () => {
  const folders = new Set(shared.map(({ path }) => layerOf(path)));
  assert.deepEqual(
    [...folders].filter((folder) => !LAYERS.includes(folder)),
    [],
  );
});

test("a folder imports only from itself and from the layers before it, in types too", () => {
  const upward = shared.flatMap(({ path, imports }) =>
    imports
      .filter(({ to }) => isShared(to) && LAYERS.indexOf(layerOf(to)) > LAYERS.indexOf(layerOf(path)))
      .map(({ to, type }) => `${path} -> ${to}${type ? " (type)" : ""}`),
  );
  assert.deepEqual([...new Set(upward)], []);
});

test("shared code imports no game", () => {
  const named = shared.flatMap(({ path, imports }) =>
    imports.filter(({ to }) => gameOf(to)).map(({ to }) => `${path} -> ${to}`),
  );
  assert.deepEqual(named, []);
});

test("a game imports its own folder and the layers that are open to games", () => {
  const wrong = games.flatMap(({ path, imports }) =>
    imports
      .filter(({ to, type }) => !(type && to === TYPES_FOR_GAMES))
      .filter(({ to }) => (isShared(to) ? !OPEN_TO_GAMES.includes(layerOf(to)) : gameOf(to) !== gameOf(path)))
      .map(({ to }) => `${path} -> ${to}`),
  );
  assert.deepEqual(wrong, []);
});

test("there are no circular imports", () => {
  assert.deepEqual(cycles([...shared, ...games]), []);
});

test("a file name means one thing in all of the shared code", () => {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const { path } of shared) {
    const name = posix.basename(path);
    places.set(name, [...(places.get(name) ?? []), path]);
  }
  assert.deepEqual(
    [...places.values()].filter((paths) => paths.length > 1),
    [],
  );
});

/**
 * Every chain of imports that leads back to where it began, each once. Imports of types do not count: they are gone at
 * run time.
 * @param {import("./support/modules.js").Module[]} modules
 */
function cycles(modules) {
  const targets = new Map(
    modules.map(({ path, imports }) => [path, imports.filter(({ type }) => !type).map(({ to }) => to)]),
  );
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const found = [];
  /** @param {string} path @param {string[]} trail */
  const visit = (path, trail) => {
    const at = trail.indexOf(path);
    if (at >= 0) found.push([...trail.slice(at), path].join(" -> "));
    if (at >= 0 || done.has(path)) return;
    for (const to of targets.get(path) ?? []) visit(to, [...trail, path]);
    done.add(path);
  };
  for (const { path } of modules) visit(path, []);
  return found;
}

test("no value is untyped", () => {
  const untyped = [...shared, ...games].filter(({ path }) => ANY.test(readFileSync(join(WEB, path), "utf8")));
  assert.deepEqual(
    untyped.map(({ path }) => path),
    [],
  );
});

test("modules that use import.meta are as deep as the bundles", () => {
  const looking = [...shared, ...games].filter(({ path }) =>
    readFileSync(join(WEB, path), "utf8").includes("import.meta"),
  );
  assert.ok(looking.length > 0);
  assert.deepEqual(
    looking.map(({ path }) => path).filter((path) => !/^js\/[^/]+\/[^/]+$/.test(path)),
    [],
  );
});
