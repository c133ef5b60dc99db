// The legal moves of a position by their kind.

/**
 * @template {import("./view.js").Target["kind"]} Kind
 * @param {import("./view.js").View} view
 * @param {...Kind} kinds
 */
export function targetsOf({ targets }, ...kinds) {
  /** @type {string[]} */
  const wanted = kinds;
  return /** @type {import("./view.js").TargetOf<Kind>[]} */ (targets.filter(({ kind }) => wanted.includes(kind)));
}
