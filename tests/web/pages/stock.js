// What the site's boot is measured against: Pyodide's own files as npm has them, and the same wheel (tools/bench/boot.py).

import { loadPyodide } from "../__stock__/pyodide.mjs";

const python = await loadPyodide();
const wheel = await fetch(new URL("../__stock__/engine.whl", import.meta.url));
python.unpackArchive(await wheel.arrayBuffer(), "whl");
python.runPython(`from chiefdoms.bridge import handle; handle('{"op":"ping"}')`);
window.seen = { readyAfter: performance.now() };
document.querySelector("#state").textContent = "ready";
