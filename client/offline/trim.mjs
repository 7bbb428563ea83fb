/**
 * Leaves out of Pyodide what only libraries loaded later would need, for none are: thousands of exports of its
 * WebAssembly with their names, and the functions that nothing else reaches.
 */

const EXPORTS = 7
const ELEMENTS = 9
const CODE = 10
const IMPORTS = 2
const HEADER = 8
/** A function without variables that ends the program: `unreachable end`. */
const NOTHING = [3, 0, 0x00, 0x0b]

/** Reads and skips the numbers and names of a WebAssembly file. */
class Bytes {
  constructor(bytes, at = 0) {
    this.bytes = bytes
    this.at = at
  }

  byte() {
    return this.bytes[this.at++]
  }

  number() {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = this.byte()
      value += (byte & 127) * scale
      if (byte < 128) return value
    }
  }

  name() {
    const length = this.number()
    this.at += length
    return new TextDecoder().decode(this.bytes.subarray(this.at - length, this.at))
  }

  skip(count) {
    this.at += count
  }

  /** As many as the number here says. */
  list(read) {
    return Array.from({ length: this.number() }, () => read(this))
  }
}

/** How a number is written. */
function written(value) {
  const bytes = []
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) | 128)
  return [...bytes, value]
}

/** What follows each instruction: how to get past it. Whatever isn't here has nothing behind it. */
const number = (code) => code.number()
const numbers = (count) => (code) => Array.from({ length: count }, () => code.number())
const blockType = (code) => ((code.bytes[code.at] & 0xc0) === 0x40 ? code.skip(1) : code.number())
const memory = (code) => [code.number(), code.number()]
const BEHIND = new Map([
  ...[0x02, 0x03, 0x04, 0x06].map((block) => [block, blockType]),
  ...[0x07, 0x08, 0x09, 0x0c, 0x0d, 0x18, 0x3f, 0x40, 0x41, 0x42, 0xd0].map((one) => [one, number]),
  [0x0e, (code) => numbers(code.number() + 1)(code)],
  [0x11, numbers(2)],
  [0x13, numbers(2)],
  [0x1c, (code) => numbers(code.number())(code)],
  [0x1f, (code) => [blockType(code), code.list(() => (code.byte() < 2 ? numbers(2)(code) : code.number()))]],
  ...range(0x20, 0x26).map((variable) => [variable, number]),
  ...range(0x28, 0x3e).map((access) => [access, memory]),
  [0x43, (code) => code.skip(4)],
  [0x44, (code) => code.skip(8)],
  [0xfc, behindBulk],
])
/** Instructions that name a function: calls, and references to it. */
const NAMING = new Set([0x10, 0x12, 0xd2])
/** The first instruction that may be here, and the last one that has nothing behind it. */
const LAST_PLAIN = 0xc4
const VECTORS = 0xfd

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/** Whole blocks of memory and of tables; rounding to whole numbers has nothing behind it. */
function behindBulk(code) {
  const which = code.number()
  const counts = { 8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 16: 1, 17: 1 }
  numbers(counts[which] ?? 0)(code)
}

/** The functions that a function names. Throws for an instruction that isn't known here. */
function namedIn(code, end) {
  const named = new Set()
  code.list(() => [code.number(), code.byte()])
  while (code.at < end) {
    const which = code.byte()
    if (NAMING.has(which)) named.add(code.number())
    else if (BEHIND.has(which)) BEHIND.get(which)(code)
    else if (which === VECTORS || (which > LAST_PLAIN && which !== 0xd1))
      throw new Error(`unknown instruction ${which}`)
  }
  if (code.at !== end) throw new Error('an instruction was misread')
  return named
}

function readSections(file) {
  const sections = []
  for (const bytes = new Bytes(file, HEADER); bytes.at < file.length;) {
    const kind = bytes.byte()
    const length = bytes.number()
    sections.push({ kind, content: file.subarray(bytes.at, bytes.at + length) })
    bytes.skip(length)
  }
  return sections
}

function importedFunctions(content) {
  const kinds = new Bytes(content).list((bytes) => {
    bytes.name()
    bytes.name()
    const kind = bytes.byte()
    if (kind === 0) bytes.number()
    else if (kind === 3) bytes.skip(2)
    else if (kind === 4) numbers(2)(bytes)
    else {
      if (kind === 1) bytes.byte()
      numbers(1 + (bytes.number() & 1))(bytes)
    }
    return kind
  })
  return kinds.filter((kind) => kind === 0).length
}

/** The functions of the table. */
function elements(content) {
  return new Bytes(content)
    .list((bytes) => {
      if (bytes.number() !== 0) throw new Error('an unknown kind of table')
      while (bytes.byte() !== 0x0b) bytes.number()
      return bytes.list(number)
    })
    .flat()
}

function bodies(content) {
  return new Bytes(content).list((bytes) => {
    const length = bytes.number()
    bytes.skip(length)
    return { start: bytes.at - length, end: bytes.at }
  })
}

/** The same module, with these exports only and without the functions that can't be reached then. */
function withExports(file, isWanted) {
  const sections = readSections(file)
  const content = (kind) => sections.find((section) => section.kind === kind).content
  const all = new Bytes(content(EXPORTS)).list((bytes) => {
    const start = bytes.at
    const name = bytes.name()
    return { name, kind: bytes.byte(), index: bytes.number(), start, end: bytes.at }
  })
  const kept = all.filter(({ name }) => isWanted(name))
  const code = content(CODE)
  const functions = bodies(code)
  const imported = importedFunctions(content(IMPORTS))
  const reached = new Set([
    ...elements(content(ELEMENTS)),
    ...kept.flatMap(({ kind, index }) => (kind === 0 ? [index] : [])),
  ])
  for (const index of reached) {
    const body = functions[index - imported]
    if (body) for (const named of namedIn(new Bytes(code, body.start), body.end)) reached.add(named)
  }
  const changed = new Map([
    [EXPORTS, [written(kept.length), ...kept.map(({ start, end }) => content(EXPORTS).subarray(start, end))]],
    [
      CODE,
      [
        written(functions.length),
        ...functions.flatMap(({ start, end }, at) =>
          reached.has(at + imported) ? [written(end - start), code.subarray(start, end)] : [NOTHING],
        ),
      ],
    ],
  ])
  const parts = sections.flatMap(({ kind, content: old }) => {
    const parts = changed.get(kind) ?? [old]
    const length = parts.reduce((sum, part) => sum + part.length, 0)
    return [[kind, ...written(length)], ...parts]
  })
  return Buffer.concat([file.subarray(0, HEADER), ...parts.map((part) => Buffer.from(part))])
}

/** How often each identifier occurs. */
function counted(source) {
  const counts = new Map()
  for (const [word] of source.matchAll(/[\w$]+/g)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/**
 * `glue` is Pyodide's JavaScript around its WebAssembly: it gives every export a name of its own and puts it into
 * `Module`, for libraries. Returns both without the names that occur nowhere else, nor in `loader`, which calls it.
 */
export function trimmed(glue, loader, wasm) {
  const counts = counted(glue + loader)
  const gone = new Set()
  const named = /([\w$]+)=Module\["\1"\]=wasmExports\["([\w$]+)"\](?:\.value>>>0)?;/g
  // declared once, and named twice here
  const isUnused = (name, exported) => counts.get(name) <= 3 && counts.get(exported) <= (name === exported ? 3 : 1)
  const without = glue.replace(named, (all, name, exported) => {
    if (!isUnused(name, exported)) return all
    gone.add(name)
    return ''
  })
  const short = without.replace(/var ([\w$]+(?:,[\w$]+){20,});/g, (_, names) => {
    const left = names.split(',').filter((name) => !gone.has(name))
    return left.length > 0 ? `var ${left.join(',')};` : ''
  })
  const left = counted(short + loader)
  return { glue: short, wasm: withExports(wasm, (name) => left.has(name) || left.has(`_${name}`)) }
}
