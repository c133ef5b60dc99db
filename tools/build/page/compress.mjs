// Writes a .br and a .gz version of each file that compresses well:  node tools/build/page/compress.mjs CACHE FOLDER…
// Servers can send these instead. CACHE keeps compressed files by the hash of their content, since the largest one takes 20 s.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const [cache, ...folders] = process.argv.slice(2);
const TEXT = [".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".txt", ".webmanifest"];
const WINDOW = 22; // 4 MB; a larger one makes the largest file larger
const COMPRESSED = new Set([...TEXT, ".wasm", ".zip"]);
const { BROTLI_MAX_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

/** @type {Record<string, (content: Buffer) => Promise<Buffer>>} */
const CODERS = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY,
        [BROTLI_PARAM_LGWIN]: WINDOW,
        [BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/** @param {string} path */
async function compress(path) {
  const content = readFileSync(path);
  const sum = createHash("sha256").update(content).digest("hex").slice(0, 32);
  for (const [ending, code] of Object.entries(CODERS)) {
    const kept = join(cache, `${sum}.${ending}`);
    if (!existsSync(kept)) writeFileSync(kept, await code(content));
    const made = `${path}.${ending}`;
    rmSync(made, { force: true });
    if (readFileSync(kept).length < content.length) writeFileSync(made, readFileSync(kept));
  }
}

mkdirSync(cache, { recursive: true });
const paths = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
);
await Promise.all(paths.filter((path) => COMPRESSED.has(extname(path))).map(compress));
