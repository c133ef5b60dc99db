// A page with nothing but the engine, for the tests of its boot. It keeps what happened in `window.seen`.
import { createEngine } from "../js/page/engine.js";

const state = document.querySelector("#state");
const wanted = new URLSearchParams(location.search);
const seen = { progress: [], failures: [], restarts: 0, readyAfter: 0 };

const engine = createEngine({
  timeout: Number(wanted.get("timeout") ?? 20_000),
  patience: Number(wanted.get("patience") ?? 1),
  onProgress: (progress) => seen.progress.push(progress),
  onFailure(failure) {
    seen.failures.push(failure);
    state.textContent = "failed";
  },
  onRestart() {
    seen.restarts += 1;
    state.textContent = "ready";
  },
});
Object.assign(window, { engine, seen });
engine.ready.then(
  () => {
    seen.readyAfter = performance.now();
    state.textContent = "ready";
  },
  () => {},
);
