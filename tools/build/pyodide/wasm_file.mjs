// Reads and writes WebAssembly files, as far as the build needs it; see the specification, "Binary Format".

/** @typedef {number | Uint8Array | Bytes[]} Bytes one byte or several, to be joined */
/** @typedef {{ id: number, content: Uint8Array }} Section */

/** In the order in which a file has them. */
export const SECTION = {
  types: 1,
  imports: 2,
  functions: 3,
  tables: 4,
  memories: 5,
  tags: 13,
  globals: 6,
  exports: 7,
  start: 8,
  elements: 9,
  dataCount: 12,
  code: 10,
  data: 11,
};

/** What can be imported and exported. */
export const KIND = { function: 0, table: 1, memory: 2, global: 3, tag: 4 };

export const OPCODE = {
  if: 0x04,
  end: 0x0b,
  call: 0x10,
  callIndirect: 0x11,
  localGet: 0x20,
  tableGet: 0x25,
  tableSet: 0x26,
  constant: 0x41, // an integer of 32 bits
  isNull: 0xd1,
  functionReference: 0xd2,
};

export const FUNCTION_TYPE = 0x60;
export const FUNCTION_REFERENCE = 0x70; // the type of what is in a table
export const NO_RESULT = 0x40; // the type of a block

const HEADER = new Uint8Array([0, ...new TextEncoder().encode("asm"), 1, 0, 0, 0]);

/** Reads the parts of a file one after the other. */
export class Reader {
  /** @param {Uint8Array} bytes */
  constructor(bytes, position = 0) {
    this.bytes = bytes;
    this.position = position;
  }

  get atEnd() {
    return this.position >= this.bytes.length;
  }

  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.position++];
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }

  /** @param {number} count */
  take(count) {
    this.position += count;
    return this.bytes.subarray(this.position - count, this.position);
  }

  /** Bytes that begin with their number. */
  sized() {
    return this.take(this.number());
  }

  /** @template Item @param {() => Item} item */
  list(item) {
    return Array.from({ length: this.number() }, item);
  }

  /** The bytes that something takes. @param {() => unknown} read */
  bytesOf(read) {
    const start = this.position;
    read();
    return this.bytes.subarray(start, this.position);
  }

  /** The size of a table or a memory. */
  limits() {
    const hasMaximum = this.number() & 1;
    this.number();
    if (hasMaximum) this.number();
  }

  /** The number that a global begins with, or where a list of elements is placed. */
  constant() {
    if (this.number() !== OPCODE.constant) throw new Error("the file has a constant of another kind than expected");
    const value = this.number();
    if (this.number() !== OPCODE.end) throw new Error("the file has a constant of another form than expected");
    return value;
  }
}

/** @param {Uint8Array} file @returns {Section[]} */
export function sectionsOf(file) {
  const reader = new Reader(file, HEADER.length);
  /** @type {Section[]} */
  const sections = [];
  while (!reader.atEnd) sections.push({ id: reader.number(), content: reader.sized() });
  return sections;
}

/** Where a part of the memory is in the file. @typedef {{ start: number, size: number, place: number }} DataSegment */

/** @param {Uint8Array} file @returns {DataSegment[]} */
export function dataSegmentsOf(file) {
  const data = sectionsOf(file).find(({ id }) => id === SECTION.data)?.content ?? new Uint8Array([0]);
  const reader = new Reader(data);
  return reader.list(() => {
    if (reader.number() !== 0) throw new Error("the file has data of another kind than expected");
    const start = reader.constant();
    const size = reader.number();
    const place = data.byteOffset - file.byteOffset + reader.position;
    reader.take(size);
    return { start, size, place };
  });
}

/** How an item of each section is read. */
const ITEMS = {
  /** @param {Reader} from */
  types(from) {
    const start = from.position;
    if (from.number() !== FUNCTION_TYPE) throw new Error("the program has a type that is not of a function");
    const parameters = from.sized();
    from.sized();
    return { parameters, bytes: from.bytes.subarray(start, from.position) };
  },
  /** @param {Reader} from */
  imports(from) {
    from.sized();
    from.sized();
    if (from.number() !== KIND.function) throw new Error("the program imports more than functions");
    from.number();
  },
  /** @param {Reader} from */
  tables(from) {
    from.number();
    from.limits();
  },
  /** @param {Reader} from */
  tags(from) {
    from.number();
    from.number();
  },
  /** @param {Reader} from */
  globals(from) {
    const type = from.take(2);
    from.constant();
    return type;
  },
  /** @param {Reader} from */
  exports(from) {
    from.sized();
    from.number();
    from.number();
  },
  /** @param {Reader} from */
  elements(from) {
    if (from.number() !== 0) throw new Error("the program has elements of another kind than expected");
    from.constant();
    from.list(() => from.number());
  },
};

/** What a program is made of. Functions, tables and so on are numbered from the imported ones. @param {Uint8Array} file */
export function programOf(file) {
  const sections = sectionsOf(file);
  /** @template Item @param {number} section @param {(from: Reader) => Item} item */
  const all = (section, item) => {
    const from = new Reader(sections.find(({ id }) => id === section)?.content ?? new Uint8Array([0]));
    return from.list(() => item(from));
  };
  /** @param {(from: Reader) => unknown} item @returns {(from: Reader) => Uint8Array} */
  const raw = (item) => (from) => from.bytesOf(() => item(from));
  return {
    sections,
    types: all(SECTION.types, ITEMS.types),
    imports: all(SECTION.imports, raw(ITEMS.imports)),
    functions: all(SECTION.functions, (from) => from.number()),
    tables: all(SECTION.tables, raw(ITEMS.tables)),
    memories: all(
      SECTION.memories,
      raw((from) => from.limits()),
    ),
    tags: all(SECTION.tags, raw(ITEMS.tags)),
    globals: all(SECTION.globals, ITEMS.globals),
    exports: all(SECTION.exports, raw(ITEMS.exports)),
    elements: all(SECTION.elements, raw(ITEMS.elements)),
    bodies: all(SECTION.code, (from) => from.sized()),
  };
}

/** The parts of a function's body: its variables, and what it does. @param {Uint8Array} body */
export function partsOf(body) {
  const reader = new Reader(body);
  const locals = reader.bytesOf(() => reader.list(() => [reader.number(), reader.number()]));
  return { locals, code: body.subarray(reader.position) };
}

/** @param {Bytes} parts @returns {Uint8Array<ArrayBuffer>} */
export function join(parts) {
  if (typeof parts === "number") return new Uint8Array([parts]);
  if (parts instanceof Uint8Array) return Uint8Array.from(parts);
  return Buffer.concat(parts.map(join));
}

/** @param {number} value */
export function unsigned(value) {
  const bytes = [];
  for (; value >= 0x80; value >>>= 7) bytes.push((value & 0x7f) | 0x80);
  return [...bytes, value];
}

/** A number without a sign, where one with a sign is expected. @param {number} value */
export function signed(value) {
  const bytes = [];
  for (; value >= 0x40; value >>= 7) bytes.push((value & 0x7f) | 0x80);
  return [...bytes, value];
}

/** @param {Bytes} content */
export function sized(content) {
  const bytes = join(content);
  return [unsigned(bytes.length), bytes];
}

/** @param {Bytes[]} items */
export const list = (items) => [unsigned(items.length), ...items];

/** @param {string} name */
export const text = (name) => sized(new TextEncoder().encode(name));

/** @param {number} value */
export const constant = (value) => [OPCODE.constant, ...signed(value)];

/**
 * A file with other sections.
 * @param {Section[]} sections of the file
 * @param {[id: number, items: Bytes[]][]} changes what new sections contain
 */
export function changed(sections, changes) {
  const contents = new Map(sections.map(({ id, content }) => [id, content]));
  for (const [id, items] of changes) contents.set(id, join(list(items)));
  const order = Object.values(SECTION).filter((id) => contents.has(id));
  const custom = sections.filter(({ id }) => id === 0); // Pyodide's loader looks for one at the beginning
  const ordered = order.map((id) => ({ id, content: contents.get(id) ?? new Uint8Array() }));
  return join([HEADER, ...[...custom, ...ordered].map(({ id, content }) => [id, sized(content)])]);
}
