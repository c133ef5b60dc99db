// The small drawings on buttons: one path each, in a square of 24.

import { svg } from "./dom.js";

const PATHS = {
  home: "M4 11.5 12 4l8 7.5M6.5 10v9.5h11V10M10 19.5v-5h4v5",
  undo: "M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3",
  redo: "m15 6 4.5 4.5L15 15M19 10.5h-9a5 5 0 0 0 0 10h3",
  turn: "M19 8V4m0 4h-4m4 0a8 8 0 1 0 1 6",
  flip: "M12 4v16M9 7 4 17h5zM15 7l5 10h-5z",
  more: "M5 11a1 1 0 1 0 .01 0zM12 11a1 1 0 1 0 .01 0zM19 11a1 1 0 1 0 .01 0z",
  log: "M5 6h14M5 12h14M5 18h9",
  score: "M5 20V10m5 10V4m5 16v-7m5 7V8",
  settings: "M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5M8.5 14.5v5",
  closer: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20M10.5 7.5v6M7.5 10.5h6",
  further: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20M7.5 10.5h6",
  again: "M4 12a8 8 0 1 0 2.500-5.800M4 4.500V9h4.500M10.500 9v6l5-3z",
  hint: "M9 17.500h6M10 20.500h4M12 3.500a6 6 0 0 0-3.500 10.900c.500.400.800.900.800 1.600h5.400c0-.700.300-1.200.800-1.600A6 6 0 0 0 12 3.500z",
  help: "M8.500 9a3.500 3.500 0 1 1 5.500 2.900c-1.200.800-2 1.400-2 3.100M12 18.500h.010",
  check: "m5 12.5 4.5 4.5L19 7.5",
  share: "M12 15V4m0 0L8 8m4-4 4 4M6 12v7.5h12V12",
  page: "M14 4h6v6M20 4l-9 9M17 14v5.500H4.500V7H10",
  first: "M6 5v14M19 5 9 12l10 7z",
  back: "M17 5 7 12l10 7z",
  play: "m8 4.500 11 7.500-11 7.500z",
  pause: "M8 5v14M16 5v14",
  forward: "m7 5 10 7-10 7z",
  language: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM4 12h16M12 4c-6 5-6 11 0 16M12 4c6 5 6 11 0 16",
  last: "M18 5v14M5 5l10 7-10 7z",
};

/** @param {keyof typeof PATHS} name */
export function icon(name) {
  return svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, svg("path", { d: PATHS[name] }));
}
