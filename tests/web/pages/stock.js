// What the site's boot is measured against: Pyodide's own files as npm has them, and the same wheel.

import { loadPyodide } from "../__stock__/pyodide.mjs";
import { files } from "../runtime/files.mjs";

const python = await loadPyodide();
const wheel = await fetch(new URL(`../runtime/${files.wheel}`, import.meta.url));
python.unpackArchive(await wheel.arrayBuffer(), "whl");
python.runPython(`from chiefdoms.bridge import handle; handle('{"op":"ping"}')`);
window.seen = { readyAfter: performance.now() };
document.querySelector("#state").textContent = "ready";
