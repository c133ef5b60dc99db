// Where the marks and numbers of a chart go, so that none lies on another.

/**
 * The points of one curve that get a mark: curves take turns, and marks keep their distance.
 * @param {number} points how many a curve has
 * @param {number} between pixels from one point to the next
 * @param {{ seat: number, seats: number, distance: number }} curve
 * @returns {number[]} their indices
 */
export function markedPoints(points, between, { seat, seats, distance }) {
  const apart = Math.max(1, Math.ceil(distance / Math.max(between, 0.01)));
  const all = Array.from({ length: points }, (_, at) => at);
  return all.filter((at) => at % (apart * seats) === apart * seat);
}

/**
 * Places at least some distance apart, each as near as possible to where it belongs.
 * @param {number[]} wanted
 * @param {number} distance
 * @param {{ from: number, to: number }} range
 * @returns {number[]} in the order of `wanted`
 */
export function spread(wanted, distance, { from, to }) {
  const order = wanted.map((_, at) => at).sort((one, other) => wanted[one] - wanted[other]);
  const places = [...wanted];
  let least = from;
  for (const at of order) {
    places[at] = Math.max(wanted[at], least);
    least = places[at] + distance;
  }
  let most = to;
  for (const at of order.toReversed()) {
    places[at] = Math.min(places[at], most);
    most = places[at] - distance;
  }
  return places;
}
