// node tools/words/list.mjs LANGUAGE: lists what is missing, unused or invalid in a language.

import { fileURLToPath } from "node:url";
import { reportOn } from "./report.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const [language] = process.argv.slice(2);
let count = 0;
for (const [file, lines] of reportOn(root, language)) {
  count += lines.length;
  if (lines.length > 0) console.log(`${file} (${lines.length})\n${lines.map((line) => `  ${line}`).join("\n")}`);
}
console.log(count === 0 ? `The language ${language} is whole.` : `${count} to do in the language ${language}.`);
