// Prints, as a JSON list, how many bytes each of the given files has when a host sends it with brotli.
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const sizes = process.argv.slice(2).map((path) => brotliCompressSync(readFileSync(path), { params }).length);
console.log(JSON.stringify(sizes));
