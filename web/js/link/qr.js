// QR codes (ISO/IEC 18004): bytes, error correction L, the smallest version that holds the text. An address that is shown
// on one screen is read from another; nothing of it leaves the device.

// Of each version 1 to 40, at level L: error correction codewords in a block, and the number of blocks.
const CORRECTION = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30,
  30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
];
const BLOCKS = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19,
  20, 21, 22, 24, 25,
];
const LEVEL_L = 1;
const VERSIONS = 40;

/** @type {((x: number, y: number) => boolean)[]} */
const MASKS = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/**
 * The code of a text as rows of dark and light modules, without the quiet margin; null when the text is too long.
 * @param {string} text
 * @returns {boolean[][] | null}
 */
export function encodeQr(text) {
  const bytes = [...new TextEncoder().encode(text)];
  let version = 1;
  while (version <= VERSIONS && bytes.length > room(version)) version += 1;
  if (version > VERSIONS) return null;
  const grid = new Grid(version);
  grid.write(interleave(codewords(bytes, version), version));
  return grid.masked();
}

/** How many modules of a version are left for data and correction. @param {number} version */
function dataModules(version) {
  const aligned = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const patterns = aligned ? (25 * aligned - 10) * aligned - 55 : 0;
  return (16 * version + 128) * version + 64 - patterns - (version >= 7 ? 36 : 0);
}

/** @param {number} version */
function dataBytes(version) {
  return Math.floor(dataModules(version) / 8) - CORRECTION[version - 1] * BLOCKS[version - 1];
}

/** How many bytes of text a version holds. @param {number} version */
function room(version) {
  return dataBytes(version) - (version < 10 ? 2 : 3);
}

/**
 * The text with its head and its padding.
 * @param {number[]} bytes
 * @param {number} version
 */
function codewords(bytes, version) {
  const nibbles = [4]; // mode: bytes
  const length = bytes.length.toString(16).padStart(version < 10 ? 2 : 4, "0");
  for (const digit of length) nibbles.push(Number.parseInt(digit, 16));
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0); // the end
  const words = [];
  for (let at = 0; at < nibbles.length; at += 2) words.push((nibbles[at] << 4) | nibbles[at + 1]);
  for (let pad = 0; words.length < dataBytes(version); pad++) words.push(pad % 2 ? 0x11 : 0xec);
  return words;
}

// -- error correction --------------------------------------------------------------------------------------------------

/** @param {number} a @param {number} b */
function multiply(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** @param {number} degree */
function generator(degree) {
  const result = [...new Array(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let at = 0; at < degree; at++) {
      result[at] = multiply(result[at], root) ^ (result[at + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return result;
}

/** @param {number[]} data @param {number[]} divisor */
function remainder(data, divisor) {
  const result = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ /** @type {number} */ (result.shift());
    result.push(0);
    divisor.forEach((coefficient, at) => {
      result[at] ^= multiply(coefficient, factor);
    });
  }
  return result;
}

/**
 * The blocks with their correction, taken by turns.
 * @param {number[]} data
 * @param {number} version
 */
function interleave(data, version) {
  const count = BLOCKS[version - 1];
  const short = Math.floor(data.length / count);
  const divisor = generator(CORRECTION[version - 1]);
  const blocks = [];
  for (let block = 0, from = 0; block < count; block++) {
    const size = short + (block >= count - (data.length % count) ? 1 : 0);
    blocks.push(data.slice(from, from + size));
    from += size;
  }
  const checks = blocks.map((block) => remainder(block, divisor));
  return [...byTurns(blocks), ...byTurns(checks)];
}

/** @param {number[][]} lists */
function byTurns(lists) {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

// -- the square --------------------------------------------------------------------------------------------------------

class Grid {
  /** @param {number} version */
  constructor(version) {
    this.version = version;
    this.size = 17 + 4 * version;
    this.dark = Array.from({ length: this.size }, () => new Array(this.size).fill(false));
    this.fixed = Array.from({ length: this.size }, () => new Array(this.size).fill(false));
    this.#patterns();
  }

  /** @param {number} x @param {number} y @param {boolean} dark */
  #fix(x, y, dark) {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y][x] = dark;
    this.fixed[y][x] = true;
  }

  #patterns() {
    const far = this.size - 1;
    for (let at = 0; at <= far; at++) {
      this.#fix(6, at, at % 2 === 0);
      this.#fix(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [far - 3, 3],
      [3, far - 3],
    ])
      this.#square(x, y, 4, [2, 4]);
    const centres = this.#centres();
    const last = centres.length - 1;
    centres.forEach((x, column) => {
      centres.forEach((y, row) => {
        const corner = (column === 0 && (row === 0 || row === last)) || (column === last && row === 0);
        if (!corner) this.#square(x, y, 2, [1]);
      });
    });
    this.#format(0);
    if (this.version >= 7) this.#versionBits();
  }

  /**
   * Rings around a centre, dark but for those named.
   * @param {number} x
   * @param {number} y
   * @param {number} radius
   * @param {number[]} light
   */
  #square(x, y, radius, light) {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        this.#fix(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  }

  #centres() {
    if (this.version === 1) return [];
    const count = Math.floor(this.version / 7) + 2;
    const step = Math.ceil((this.version * 4 + 4) / (count * 2 - 2)) * 2;
    const gap = this.version === 32 ? 26 : step;
    const rest = Array.from({ length: count - 1 }, (_, at) => this.size - 7 - at * gap);
    return [6, ...rest.reverse()];
  }

  /** @param {number} mask */
  #format(mask) {
    const bits = ((LEVEL_L << 3) | mask) * 1024;
    const word = (bits | check(bits, 0x537, 15)) ^ 0x5412;
    const bit = (/** @type {number} */ at) => ((word >> at) & 1) === 1;
    const far = this.size - 1;
    for (let at = 0; at < 15; at++) {
      const line = at < 6 ? at : at < 8 ? at + 1 : 14 - at;
      if (at < 8) this.#fix(8, line, bit(at));
      else this.#fix(at === 8 ? 7 : line, 8, bit(at));
      if (at < 8) this.#fix(far - at, 8, bit(at));
      else this.#fix(8, this.size - 15 + at, bit(at));
    }
    this.#fix(8, this.size - 8, true);
  }

  #versionBits() {
    const bits = this.version * 4096;
    const word = bits | check(bits, 0x1f25, 18);
    for (let at = 0; at < 18; at++) {
      const dark = ((word >> at) & 1) === 1;
      const [far, near] = [this.size - 11 + (at % 3), Math.floor(at / 3)];
      this.#fix(far, near, dark);
      this.#fix(near, far, dark);
    }
  }

  /**
   * The words, bit by bit, up and down in columns of two from the right.
   * @param {number[]} words
   */
  write(words) {
    let at = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const upward = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step++) {
        const y = upward ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.fixed[y][x]) continue;
          this.dark[y][x] = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
          at += 1;
        }
      }
    }
  }

  /** The square under the mask that leaves the fewest marks a reader could stumble over. */
  masked() {
    let best = { penalty: Number.POSITIVE_INFINITY, rows: this.dark };
    MASKS.forEach((flips, mask) => {
      this.#format(mask);
      const rows = this.dark.map((row, y) => row.map((dark, x) => dark !== (!this.fixed[y][x] && flips(x, y))));
      const found = penalty(rows);
      if (found < best.penalty) best = { penalty: found, rows };
    });
    return best.rows;
  }
}

/**
 * The remainder of a BCH code.
 * @param {number} bits
 * @param {number} divisor
 * @param {number} length
 */
function check(bits, divisor, length) {
  const degree = 31 - Math.clz32(divisor);
  let rest = bits;
  for (let at = length - 1; at >= degree; at--) if ((rest >> at) & 1) rest ^= divisor << (at - degree);
  return rest;
}

/** @param {boolean[][]} rows */
function penalty(rows) {
  const columns = rows.map((_, x) => rows.map((row) => row[x]));
  const lines = [...rows, ...columns].map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
  let sum = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (line.match(/(?=00001011101|10111010000)/g) ?? []).length;
  }
  const size = rows.length;
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const here = rows[y][x];
      if (here === rows[y - 1][x] && here === rows[y][x - 1] && here === rows[y - 1][x - 1]) sum += 3;
    }
  }
  const dark = rows.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}
