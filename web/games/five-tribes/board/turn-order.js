// The turn order track with its prices, and beside it the markers that still bid or bid next.

import { MARKS } from "../../../js/base/seat-mark.js";
import { t } from "../../../js/base/words.js";
import { isOn, ofKind, pickOf } from "../choices.js";
import { draw, drawShadow } from "../drawing/path-drawing.js";
import { COIN, seatMark } from "../drawing/pieces.js";
import { layoutOf, orderBox, queueBox, spotBox } from "./layout.js";
import { drawRing } from "./overlay.js";

/** @typedef {import("../view.js").Spot} Spot */
/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/scene.js").Item} Item */
/** @typedef {import("./layout.js").Box} Box */

/** @param {Context} context @returns {Item[]} */
export function track(context) {
  const { view } = context;
  const layout = layoutOf(context);
  const { seats, words } = queueOf(view);
  return [
    ...view.track.map((spot) => spotItem(context, spot)),
    orderLabel(layout, words),
    ...markers(view, seats, layout),
  ];
}

/** The seats that still bid or bid next, and what they are called. @param {View} view */
export function queueOf({ bidders, order }) {
  if (bidders.length) return { seats: bidders, words: t("five-tribes.track.bidding") };
  return { seats: order, words: t("five-tribes.track.next") };
}

/** @param {Context} context @param {Spot} spot @returns {Item} */
function spotItem(context, spot) {
  const layout = layoutOf(context);
  const box = spotBox(layout, spot.spot);
  const pick = pickOf(context);
  const bid = ofKind(context, "bid").find((target) => isOn(target, spot) && !target.fakirs);
  // Small for a finger on narrow tables: there a tap shows the bid in the tray, to be confirmed.
  const choose = () => {
    pick.spot = pick.spot === bid?.spot ? null : (bid?.spot ?? null);
    context.refresh();
  };
  return {
    id: `spot-${spot.spot}`,
    ...box,
    still: true,
    ...(bid && (layout.grouped ? { act: choose } : { move: bid.move })),
    draw(pencil) {
      drawSpot(pencil, box, spot, layout.text);
      if (bid)
        drawRing(
          pencil,
          { ...box, x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 },
          "open",
          pick.spot === bid.spot,
        );
    },
  };
}

/** @param {Pencil} pencil @param {Box} box @param {Spot} spot @param {number} text */
function drawSpot(pencil, box, spot, text) {
  const { context, theme } = pencil;
  context.save();
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, 7);
  context.fillStyle = spot.zero ? (theme.dark ? "#463c2c" : "#dcc08c") : theme.dark ? "#574a35" : "#ecd6a6";
  context.fill();
  context.lineWidth = 1.4;
  context.strokeStyle = theme.dark ? "#17120c" : "#7a5a2c";
  context.stroke();
  context.restore();
  const size = Math.max(text, 15);
  draw(pencil, COIN, box.x + box.width / 2 - size * 1.05, box.y + box.height - size - 4, size);
  pencil.write(String(spot.price), box.x + box.width / 2 + size * 0.42, box.y + box.height - size / 2 - 3, {
    size: size * 1.1,
    font: theme.body,
    weight: 800,
  });
}

/** @param {import("./layout.js").Layout} layout @param {string} words @returns {Item} */
function orderLabel(layout, words) {
  const box = queueBox(layout);
  return {
    id: "order",
    ...box,
    still: true,
    look: words,
    draw(pencil) {
      const { context: pen, theme } = pencil;
      pen.save();
      pen.beginPath();
      pen.roundRect(box.x, box.y, box.width, box.height, 7);
      pen.setLineDash([5, 5]);
      pen.strokeStyle = theme.faint;
      pen.stroke();
      pen.restore();
      pencil.write(words, box.x + 8, box.y + box.height - layout.text * 0.62, {
        size: layout.text,
        font: theme.body,
        weight: 600,
        align: "left",
      });
    },
  };
}

/**
 * The markers slide from the queue to the track and back.
 * @param {View} view @param {number[]} queue @param {import("./layout.js").Layout} layout @returns {Item[]}
 */
function markers(view, queue, layout) {
  /** @type {Map<number, number>} */
  const seen = new Map();
  const name = (/** @type {number} */ seat) => {
    const number = seen.get(seat) ?? 0;
    seen.set(seat, number + 1);
    return `marker-${seat}-${number}`;
  };
  const placed = view.track.flatMap(({ seat, spot }) =>
    seat === null ? [] : [markerItem(name(seat), seat, spotBox(layout, spot))],
  );
  return [...placed, ...queue.map((seat, place) => markerItem(name(seat), seat, orderBox(layout, place)))];
}

/** @param {string} id @param {number} seat @param {Box} box @returns {Item} */
function markerItem(id, seat, box) {
  const size = Math.min(box.width * 0.72, box.height * 0.58);
  const x = box.x + (box.width - size) / 2;
  const y = box.y + 3;
  return {
    id,
    x,
    y,
    width: size,
    height: size,
    look: String(seat),
    still: true,
    draw(pencil) {
      const drawing = seatMark(MARKS[seat], pencil.theme.seats[seat]);
      drawShadow(pencil, drawing, x, y, size, { foot: 21, colour: "rgb(60 36 8 / 30%)" });
      draw(pencil, drawing, x, y, size);
    },
  };
}
