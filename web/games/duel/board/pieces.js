// What is drawn on the shared board and explains itself: icons, mountains, crosses, and the rows of the score tracks in short.

import { t } from "../../../js/base/words.js";
import { iconName, rowWords } from "../describe.js";
import { boxesOf, measure } from "./layout.js";
import { rowBoxes } from "./track-strips.js";

/** @typedef {import("../../../js/canvas/scene.js").Piece} Piece */
/** @typedef {import("../view.js").Context} Context */

/** @param {Context} context @returns {Piece[]} */
export function pieces(context) {
  const { squares, players } = context.view;
  const boxes = boxesOf(context);
  const rows = rowBoxes(context, measure(context));
  const drawn = squares.flatMap(({ name, thing, icon }) => {
    if (thing === "empty") return [];
    const label = t("table.piece", { thing: icon ? iconName(icon) : t(`duel.thing.${thing}`), place: name });
    return [{ id: name, ...boxes[name], explain: icon ? `icon:${icon}` : `thing:${thing}`, label }];
  });
  const tracks = players.flatMap((player, seat) =>
    player.rows.flatMap((row) => {
      const id = `row-${seat}-${row.icon}`;
      return rows[id] ? [{ id, ...rows[id], explain: `line:${row.icon}`, label: rowWords(row), seat }] : [];
    }),
  );
  return [...drawn, ...tracks];
}
