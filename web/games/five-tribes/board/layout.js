// Where things lie on the table, in scene units: the tracks above the sultanate, the market below it.

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/**
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {{ left: number, top: number, pitch: number, size: number }} board
 * @property {{ left: number, top: number, height: number, spot: number, order: number }} track
 * @property {{ top: number, height: number, card: number, pitch: number, left: number }} row
 * @property {{ left: number, size: number, pitch: number }} djinns
 * @property {number} held the size of a meeple in the hand
 * @property {number} choice the size of a meeple to choose
 * @property {boolean} grouped whether meeples of one colour always stand in one place with their number
 * @property {number} text the smallest size of writing
 */

/** @type {Record<"wide" | "tall", Layout>} */
const LAYOUTS = {
  wide: {
    width: 800,
    height: 818,
    board: { left: 22, top: 84, pitch: 129.5, size: 124 },
    track: { left: 22, top: 4, height: 58, spot: 56, order: 500 },
    row: { top: 738, height: 76, card: 49, pitch: 53, left: 22 },
    djinns: { left: 584, size: 68, pitch: 72 },
    held: 44,
    choice: 64,
    grouped: false,
    text: 14,
  },
  tall: {
    width: 600,
    height: 656,
    board: { left: 20, top: 92, pitch: 96.6, size: 93 },
    track: { left: 20, top: 2, height: 64, spot: 43, order: 402 },
    row: { top: 584, height: 70, card: 40, pitch: 42.5, left: 4 },
    djinns: { left: 392, size: 66, pitch: 69 },
    held: 48,
    choice: 78,
    grouped: true,
    text: 19,
  },
};

const COLUMNS = 6;
const ROWS = 5;
const CARDS = 9; // in the row
const LARGEST = 1.5; // how much larger than usual the tiles of a small board can be

/** @type {Map<string, Layout>} */
const small = new Map();

/** @param {{ layout: "wide" | "tall", view: { columns: number, rows: number } }} context */
export function layoutOf({ layout, view: { columns, rows } }) {
  if (columns === COLUMNS && rows === ROWS) return LAYOUTS[layout];
  const key = `${layout}-${columns}-${rows}`;
  const found = small.get(key) ?? fitting(LAYOUTS[layout], columns, rows);
  small.set(key, found);
  return found;
}

/** The table of a small board, as in examples: its tiles are larger, and it is no higher than it needs to be. @param {Layout} full @param {number} columns @param {number} rows @returns {Layout} */
function fitting(full, columns, rows) {
  const { board, row, width, height } = full;
  const scale = Math.min(LARGEST, COLUMNS / columns, ROWS / rows);
  const pitch = board.pitch * scale;
  const lower = rows * pitch - ROWS * board.pitch;
  return {
    ...full,
    height: height + lower,
    board: { ...board, left: Math.max(board.left, (width - columns * pitch) / 2), pitch, size: board.size * scale },
    row: { ...row, top: row.top + lower },
  };
}

/**
 * @param {Layout} layout
 * @param {{ column: number, row: number }} tile
 * @returns {Box}
 */
export function tileBox({ board }, { column, row }) {
  return {
    x: board.left + column * board.pitch,
    y: board.top + row * board.pitch,
    width: board.size,
    height: board.size,
  };
}

/** @param {Layout} layout @param {number} spot from 1, the dearest @returns {Box} */
export function spotBox({ track }, spot) {
  return {
    x: track.left + (spot - 1) * track.spot,
    y: track.top,
    width: track.spot - 4,
    height: track.height,
  };
}

/** @param {Layout} layout @param {number} place from 0 @returns {Box} */
export function orderBox({ track, width }, place) {
  const left = track.left + track.order + 12;
  const wide = Math.min(track.spot, (width - left - 6) / 4);
  return { x: left + place * wide, y: track.top, width: wide - 4, height: track.height };
}

/** The frame around all of them. @param {Layout} layout @returns {Box} */
export function queueBox(layout) {
  const { x, y, height } = orderBox(layout, 0);
  return { x: x - 4, y, width: layout.width - x - 2, height };
}

/** @param {Layout} layout @param {number} place from 1 @returns {Box} */
export function cardBox({ row }, place) {
  return { x: row.left + (place - 1) * row.pitch, y: row.top, width: row.card, height: row.height - 4 };
}

/** What lies face down, where there is room for it behind the row. @param {Layout} layout @returns {Box | null} */
export function pileBox(layout) {
  const box = cardBox(layout, CARDS + 1);
  return layout.djinns.left - box.x < box.width ? null : box;
}

/** @param {Layout} layout @param {number} place from 0 @returns {Box} */
export function djinnBox({ djinns, row }, place) {
  return { x: djinns.left + place * djinns.pitch, y: row.top, width: djinns.size, height: row.height - 4 };
}

/**
 * Where the meeples of a tile stand: each by itself while there is room, else one place for each colour.
 * @param {Layout} layout
 * @param {Box} box
 * @param {[string, number][]} groups colour and count
 * @returns {{ colour: string, x: number, y: number, height: number, count: number }[]} one entry for each meeple; the
 *   last of a group that stands in one place has the group's count
 */
export function stand(layout, box, groups) {
  const total = groups.reduce((sum, [, count]) => sum + count, 0);
  const unit = box.width / 124;
  if (layout.grouped || total > 8) return standInGroups(box, groups, unit);
  const tall = (total > 3 ? 36 : 46) * unit;
  const wide = (total > 3 ? 30 : 39) * unit;
  const rows = total > 4 ? 2 : 1;
  const first = rows === 2 ? Math.ceil(total / 2) : total;
  const places = [];
  let index = 0;
  for (const [colour, count] of groups) {
    for (let one = 0; one < count; one++, index++) {
      const back = rows === 2 && index < first;
      const inRow = rows === 1 ? total : back ? first : total - first;
      const place = back || rows === 1 ? index : index - first;
      const left = box.x + (box.width - inRow * wide) / 2 + place * wide;
      places.push({
        colour,
        x: left + 1,
        y: box.y + (back ? 46 : 121) * unit - (back ? 0 : tall),
        height: tall,
        count: 1,
      });
    }
  }
  return places;
}

/** @param {Box} box @param {[string, number][]} groups @param {number} unit */
function standInGroups(box, groups, unit) {
  const columns = groups.length === 4 ? 2 : Math.min(3, groups.length);
  const rows = Math.ceil(groups.length / Math.max(columns, 1));
  const tall = (rows === 2 || columns === 3 ? 42 : 52) * unit;
  const wide = columns === 3 ? 40 * unit : 52 * unit;
  const places = [];
  for (const [index, [colour, count]] of groups.entries()) {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, groups.length - row * columns);
    const x = box.x + (box.width - inRow * wide) / 2 + (index % columns) * wide + wide * 0.06;
    const y = box.y + box.height - (rows - row) * (tall + unit) - unit * 2;
    for (let one = 1; one <= count; one++)
      places.push({ colour, x, y, height: tall, count: one === count ? count : 0 });
  }
  return places;
}
