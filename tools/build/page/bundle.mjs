// Bundles the page's modules and style sheets:  node tools/build/page/bundle.mjs SOURCE DIST
// SOURCE is web/ with the files that the build adds. What the first screen needs is loaded immediately; the rest of web/js is
// one bundle and each game another, loaded by the first import() of a module in it. Prints, as JSON, the files that each
// script loads immediately, itself first; none if it is part of another script's file.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, extname, join, relative, resolve } from "node:path";
import { build } from "esbuild";

const [source, dist] = process.argv.slice(2).map((path) => resolve(path));
/** The folder of the bundles: as deep as the modules that use import.meta.url (tests/js/layers.test.js). */
const PLACE = "js/page";
const FIRST = `${PLACE}/first.js`;
/** Modules that browser tests import: inside.js exports each under its path. */
const INSIDE = [
  "js/base/settings.js",
  "js/base/words.js",
  "js/canvas/board.js",
  "js/engine/pool.js",
  "js/link/qr.js",
  "js/shelf/boxes.js",
  "js/store/statistics.js",
  "js/store/store.js",
  "js/table/display/staging.js",
];
const SCRIPT = /<script( type="module")? src="\.\/([^"]+)"><\/script>/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const LATE_IMPORT = /\bimport\(\s*"(\.[^"]+)"\s*\)/g;

const pages = readdirSync(source).filter((name) => name.endsWith(".html"));
const scripts = pages.flatMap((name) => [...readFileSync(join(source, name), "utf8").matchAll(SCRIPT)]);
/** @param {boolean} module */
const scriptsOf = (module) => [
  ...new Set(scripts.filter(([, type]) => Boolean(type) === module).map(([, , src]) => src)),
];
const entries = scriptsOf(true);

/** @type {import("esbuild").BuildOptions} */
const common = {
  absWorkingDir: source,
  bundle: true,
  charset: "utf8",
  format: "esm",
  legalComments: "none",
  metafile: true,
  minify: true,
  outdir: join(dist, PLACE),
  sourcemap: true,
  target: "es2022",
};

/** @param {string} path of a module, below the source */
const bundleOf = (path) => path.match(/^games\/([^/]+)\//)?.[1] ?? "more";

/** Every module of the page, loaded immediately or later. */
async function allModules() {
  const { metafile } = await build({ ...common, entryPoints: entries, splitting: true, write: false });
  return Object.keys(metafile.inputs);
}

/** The modules that are loaded by import() somewhere, by their bundles. @param {string[]} modules */
function lateModules(modules) {
  /** @type {Record<string, Set<string>>} */
  const found = {};
  for (const path of modules) {
    const text = readFileSync(join(source, path), "utf8").replace(COMMENT, "");
    for (const [, name] of text.matchAll(LATE_IMPORT)) {
      const late = join(dirname(path), name);
      found[bundleOf(late)] ??= new Set();
      found[bundleOf(late)].add(late);
    }
  }
  return found;
}

/**
 * Replaces import() of a module with import() of its bundle.
 * @returns {import("esbuild").Plugin}
 */
function bundles(/** @type {string[]} */ modules) {
  const late = lateModules(modules);
  const shared = modules.filter((path) => path.startsWith("js/") && !entries.includes(path));
  /** @param {string} path */
  const quoted = (path) => JSON.stringify(`./${path}`);
  /** @param {Iterable<string>} paths */
  const exported = (paths) => [...paths].map((path) => `export * as ${JSON.stringify(path)} from ${quoted(path)};`);
  // It contains all shared modules, and every other bundle imports it; otherwise esbuild would split them up.
  const more = [...shared.map((path) => `import ${quoted(path)};`), ...exported(late.more)];
  /** @param {string} name */
  const lines = (name) => (name === "more" ? more : ['import "bundle:more";', ...exported(late[name] ?? INSIDE)]);
  return {
    name: "bundles",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^bundle:/ }, ({ path }) => ({ path: path.slice("bundle:".length), namespace: "bundle" }));
      onLoad({ filter: /./, namespace: "bundle" }, ({ path }) => ({
        contents: lines(path).join("\n"),
        resolveDir: source,
      }));
      onLoad({ filter: /\.m?js$/, namespace: "file" }, ({ path }) => ({
        contents: readFileSync(path, "utf8").replace(LATE_IMPORT, (_, name) => {
          const wanted = relative(source, resolve(dirname(path), name));
          return `import("bundle:${bundleOf(wanted)}").then((all) => all[${JSON.stringify(wanted)}])`;
        }),
      }));
    },
  };
}

const SMALL = 4096; // bytes; a smaller picture is not worth a request

/** Fonts and large pictures are not bundled: the style sheet refers to them relative to its own folder. */
const styleFiles = {
  name: "style files",
  /** @param {import("esbuild").PluginBuild} build */
  setup({ onResolve }) {
    onResolve({ filter: /\.(?:svg|woff2)$/ }, ({ path, resolveDir }) => {
      const file = resolve(resolveDir, path);
      if (file.endsWith(".svg") && statSync(file).size <= SMALL) return { path: file };
      return { path: relative(join(source, "css"), file).replaceAll("\\", "/"), external: true };
    });
  },
};

/** @param {string[]} paths */
const named = (paths) => Object.fromEntries(paths.map((path) => [basename(path, extname(path)), path]));

/** The files that each entry point loads immediately. @param {import("esbuild").Metafile} metafile */
function needsOf({ outputs }) {
  /** @param {string} path @returns {string[]} */
  const needs = (path) => [
    path,
    ...outputs[path].imports.filter(({ kind }) => kind === "import-statement").flatMap((other) => needs(other.path)),
  ];
  return Object.entries(outputs)
    .filter(([, { entryPoint }]) => entryPoint && !entryPoint.startsWith("bundle:"))
    .map(([path, { entryPoint }]) => [entryPoint, [...new Set(needs(path))].map((file) => below(file))]);
}

/** @param {string} path as esbuild reports it */
const below = (path) => relative(dist, resolve(source, path)).replaceAll("\\", "/");

const plugins = [bundles(await allModules())];
const made = await build({
  ...common,
  entryPoints: { ...named(entries), inside: "bundle:inside" },
  splitting: true,
  plugins,
});
// The classic scripts in <head> become one file, in their order.
const [firstScript, ...others] = scriptsOf(false);
await build({
  ...common,
  stdin: {
    contents: scriptsOf(false)
      .map((path) => `import "./${path}";`)
      .join("\n"),
    resolveDir: source,
  },
  format: "iife",
  outdir: undefined,
  outfile: join(dist, FIRST),
});
// For a page with only the engine (tests/web/pages/boot.html).
await build({ ...common, entryPoints: { engine: "js/engine/client.js" } });
await build({ ...common, entryPoints: { "download-worker": "js/engine/download-worker.js" } });
await build({
  ...common,
  entryPoints: { boot: "runtime/boot.mjs" },
  outdir: join(dist, "runtime"),
  outExtension: { ".js": ".mjs" },
});
await build({
  ...common,
  entryPoints: ["css/site.css"],
  outdir: join(dist, "css"),
  plugins: [styleFiles],
  loader: { ".svg": "dataurl" },
});
const needs = [...needsOf(made.metafile), [firstScript, [FIRST]], ...others.map((path) => [path, []])];
console.log(JSON.stringify(Object.fromEntries(needs)));
