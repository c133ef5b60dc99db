// When one of two icons has to score first: the gains that depend on the choice.

/**
 * @param {Record<string, string[]>} gains of each move, as sentences
 * @returns {{ shared: string[], own: Record<string, string[]> }} those of every move, and those of each alone
 */
export function gainsOf(gains) {
  const all = Object.values(gains);
  const shared = (all[0] ?? []).filter((line) => all.every((lines) => lines.includes(line)));
  const own = Object.entries(gains).map(([move, lines]) => [move, lines.filter((line) => !shared.includes(line))]);
  return { shared, own: Object.fromEntries(own) };
}
