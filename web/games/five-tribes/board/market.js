// Below the sultanate: the row of resource cards and the Djinns that can be bought.

import { number } from "../../../js/base/words.js";
import { ofKind, pickOf } from "../choices.js";
import { djinn as djinnFace } from "../drawing/djinns.js";
import { goods } from "../drawing/goods.js";
import { draw } from "../drawing/path-drawing.js";
import { rowCards } from "./identities.js";
import { cardBox, djinnBox, layoutOf, pileBox } from "./layout.js";
import { drawRing } from "./overlay.js";

/** @typedef {import("../view.js").Djinn} Djinn */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/scene.js").Item} Item */
/** @typedef {import("./layout.js").Box} Box */

/** @param {Context} context @returns {Item[]} */
export function market(context) {
  const { view, memory } = context;
  return [
    ...pile(context),
    ...rowCards(view.row, memory).map((card) => cardItem(context, card)),
    ...view.djinn_row.map((djinn, place) => djinnItem(context, djinn, place)),
  ];
}

/** What lies face down. @param {Context} context @returns {Item[]} */
function pile(context) {
  const layout = layoutOf(context);
  const box = pileBox(layout);
  const count = context.view.pile;
  if (!box) return [];
  const draw = (/** @type {Pencil} */ pencil) => {
    const { theme } = pencil;
    paper(pencil, box, theme.dark ? "#5a4630" : "#b98a52");
    pencil.write(number(count), box.x + box.width / 2, box.y + box.height / 2, {
      size: layout.text * 1.1,
      font: theme.body,
      weight: 800,
      colour: theme.dark ? "#f1e9da" : "#241a12",
    });
  };
  return [{ id: "pile", ...box, still: true, look: String(count), draw }];
}

/** @param {Context} context @param {{ id: string, card: string, place: number }} card @returns {Item} */
function cardItem(context, { id, card, place }) {
  const box = cardBox(layoutOf(context), place);
  const pick = pickOf(context);
  const takes = ofKind(context, "take").filter(
    (target) =>
      target.places.includes(place) && (pick.card === null || pick.card === place || target.places.includes(pick.card)),
  );
  // Too small for a finger on narrow tables: there a tap only narrows the list in the tray.
  const single = takes.length === 1 && !layoutOf(context).grouped ? takes[0] : null;
  const choose = () => {
    pick.card = pick.card === place ? null : place;
    context.refresh();
  };
  return {
    id,
    ...box,
    ...(single ? { move: single.move } : takes.length ? { act: choose } : {}),
    look: card,
    still: true,
    draw(pencil) {
      paper(pencil, box, pencil.theme.dark ? "#e6d9bb" : "#fff8e6");
      const size = Math.min(box.width - 5, box.height - 24);
      draw(pencil, goods(card), box.x + (box.width - size) / 2, box.y + 4, size);
      dots(pencil, box, place);
      if (takes.length) drawRing(pencil, box, "open", pick.card === place);
    },
  };
}

/** How many Merchants it takes to get to this card. @param {Pencil} pencil @param {Box} box @param {number} place */
function dots(pencil, box, place) {
  pencil.write(String(place), box.x + box.width / 2, box.y + box.height - 10, {
    size: 17,
    font: pencil.theme.body,
    weight: 700,
    colour: "#6f5a3a",
  });
}

/** @param {Context} context @param {Djinn} djinn @param {number} place @returns {Item} */
function djinnItem(context, djinn, place) {
  const layout = layoutOf(context);
  const box = djinnBox(layout, place);
  const pick = pickOf(context);
  const buys = ofKind(context, "buy").filter((target) => target.djinn === djinn.id);
  const choose = () => {
    pick.djinn = pick.djinn === djinn.id ? null : djinn.id;
    context.refresh();
  };
  return {
    id: `djinn-${djinn.id}`,
    ...box,
    ...(buys.length === 1 && !layout.grouped ? { move: buys[0].move } : buys.length ? { act: choose } : {}),
    look: djinn.id,
    draw(pencil) {
      const { theme } = pencil;
      paper(pencil, box, theme.dark ? "#d9c9a4" : "#f6e7c2");
      const size = Math.min(box.width - 8, box.height - 22);
      draw(pencil, djinnFace(djinn.id), box.x + (box.width - size) / 2, box.y + 3, size);
      pencil.write(djinn.name, box.x + box.width / 2, box.y + box.height - 10, {
        size: fitting(pencil, djinn.name, layout.grouped ? 17 : 15, box.width - 6),
        font: theme.title,
        weight: 700,
        colour: "#241a12",
      });
      if (buys.length) drawRing(pencil, box, "open", pick.djinn === djinn.id);
    },
  };
}

/** The size at which a title fits a width. @param {Pencil} pencil @param {string} text @param {number} size @param {number} width */
function fitting({ context, theme }, text, size, width) {
  context.save();
  context.font = `700 ${size}px ${theme.title}`;
  const measured = context.measureText(text).width;
  context.restore();
  return Math.min(size, (size * width) / measured);
}

/** @param {Pencil} pencil @param {Box} box @param {string} colour */
function paper(pencil, box, colour) {
  const { context, theme } = pencil;
  context.save();
  context.globalAlpha *= pencil.progress;
  context.beginPath();
  context.roundRect(box.x + 3, box.y + 4, box.width, box.height, 6);
  context.fillStyle = theme.dark ? "rgb(0 0 0 / 40%)" : "rgb(84 54 18 / 28%)";
  context.fill();
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, 6);
  context.fillStyle = colour;
  context.fill();
  context.lineWidth = 1.4;
  context.strokeStyle = "#5a4020";
  context.stroke();
  context.restore();
}
