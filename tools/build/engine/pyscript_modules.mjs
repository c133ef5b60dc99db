// Writes the sources of PyScript's Python modules to a JSON file:  node tools/build/engine/pyscript_modules.mjs OUTPUT.json
import { writeFileSync } from "node:fs";
import modules from "../../../node_modules/@pyscript/core/src/stdlib/pyscript.js";

writeFileSync(process.argv[2], JSON.stringify(modules));
