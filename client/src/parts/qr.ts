/** QR codes (ISO/IEC 18004) for short addresses: bytes, error correction M, versions 1 to 10. */

/** By version: bytes of error correction a block, then blocks and data bytes of each group of blocks. */
const BLOCKS: readonly (readonly number[])[] = [
  [10, 1, 16],
  [16, 1, 28],
  [26, 1, 44],
  [18, 2, 32],
  [24, 2, 43],
  [16, 4, 27],
  [18, 4, 31],
  [22, 2, 38, 2, 39],
  [22, 3, 36, 2, 37],
  [26, 4, 43, 1, 44],
]
/** Where the middles of the small squares are, by version. */
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]

type Grid = (boolean | null)[][]

/** Rows of dark and light modules, without the quiet zone; with the mask that is easiest to read unless one is given. */
export function qrCode(text: string, chosen?: number): boolean[][] {
  const data = [...new TextEncoder().encode(text)]
  const version = BLOCKS.findIndex((_, at) => data.length + (at < 9 ? 2 : 3) <= capacity(at + 1)) + 1
  if (version === 0) throw new RangeError('too long for a QR code')
  const frame = drawFrame(version)
  const bits = codewords(data, version).flatMap(toBits)
  const drawn = MASKS.map((mask, number) => draw(frame, bits, mask, number))
  const penalties = drawn.map(penalty)
  return drawn[chosen ?? penalties.indexOf(Math.min(...penalties))]!
}

function groups(version: number): number[] {
  const [, ...rest] = BLOCKS[version - 1]!
  const sizes: number[] = []
  for (let at = 0; at < rest.length; at += 2) sizes.push(...Array<number>(rest[at]!).fill(rest[at + 1]!))
  return sizes
}

function capacity(version: number): number {
  return groups(version).reduce((sum, size) => sum + size, 0)
}

function toBits(byte: number): boolean[] {
  return Array.from({ length: 8 }, (_, at) => ((byte >> (7 - at)) & 1) === 1)
}

/** Mode, length, text and padding, cut into blocks, each with its error correction, interleaved. */
function codewords(data: number[], version: number): number[] {
  const count = version < 10 ? [data.length] : [data.length >> 8, data.length & 255]
  const nibbles = [4, ...[...count, ...data].flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const bytes: number[] = []
  for (let at = 0; at < nibbles.length; at += 2) bytes.push((nibbles[at]! << 4) | (nibbles[at + 1] ?? 0))
  for (let pad = 0xec; bytes.length < capacity(version); pad ^= 0xec ^ 0x11) bytes.push(pad)
  const blocks: number[][] = []
  for (const size of groups(version)) blocks.push(bytes.splice(0, size))
  const correction = blocks.map((block) => remainder(block, BLOCKS[version - 1]![0]!))
  return [...interleave(blocks), ...interleave(correction)]
}

function interleave(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length))
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat()
}

/** Multiplication of bytes modulo x^8 + x^4 + x^3 + x^2 + 1. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> bit) & 1) * a
  }
  return product
}

/** Reed–Solomon: the remainder of the block by the generator of that degree. */
function remainder(block: number[], degree: number): number[] {
  let divisor = [1]
  let root = 1
  for (let at = 0; at < degree; at++) {
    const raised = [...divisor, 0]
    divisor = raised.map((factor, place) => factor ^ times(divisor[place - 1] ?? 0, root))
    root = times(root, 2)
  }
  const rest = [...block, ...Array<number>(degree).fill(0)]
  for (let at = 0; at < block.length; at++) {
    const factor = rest[at]!
    for (let place = 0; place <= degree; place++) rest[at + place]! ^= times(divisor[place]!, factor)
  }
  return rest.slice(block.length)
}

/** Everything that does not depend on the text; null where the text goes. */
function drawFrame(version: number): Grid {
  const size = version * 4 + 17
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null))
  const square = (row: number, column: number, radius: number, dark: (ring: number) => boolean): void => {
    for (let down = -radius; down <= radius; down++)
      for (let right = -radius; right <= radius; right++) {
        const line = grid[row + down]
        if (line?.[column + right] !== undefined) line[column + right] = dark(Math.max(Math.abs(down), Math.abs(right)))
      }
  }
  const places = ALIGNMENT[version - 1]!
  const corner = (row: number, column: number): boolean =>
    (row === 6 && (column === 6 || column === size - 7)) || (row === size - 7 && column === 6)
  for (const row of places)
    for (const column of places) if (!corner(row, column)) square(row, column, 2, (ring) => ring !== 1)
  for (let at = 0; at < size; at++) grid[6]![at] = grid[at]![6] = at % 2 === 0
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, (ring) => ring !== 2 && ring !== 4)
  reserve(grid, version)
  return grid
}

/** Room for what says which mask and, from version 7 on, which version. */
function reserve(grid: Grid, version: number): void {
  writeFormat(grid, 0)
  if (version < 7) return
  const size = grid.length
  let rest = version
  for (let at = 0; at < 12; at++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let at = 0; at < 18; at++) {
    const dark = ((bits >> at) & 1) === 1
    grid[size - 11 + (at % 3)]![Math.floor(at / 3)] = dark
    grid[Math.floor(at / 3)]![size - 11 + (at % 3)] = dark
  }
}

/** Error correction M is 00; the mask follows. */
function writeFormat(grid: Grid, mask: number): void {
  let rest = mask
  for (let at = 0; at < 10; at++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  const size = grid.length
  for (let at = 0; at < 15; at++) {
    const dark = ((bits >> at) & 1) === 1
    const row = at < 6 ? at : at < 8 ? at + 1 : size - 15 + at
    grid[row]![8] = dark
    const column = at < 8 ? size - 1 - at : at < 9 ? 7 : 14 - at
    grid[8]![column] = dark
  }
  grid[size - 8]![8] = true
}

const MASKS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** The bits go up and down in double columns from the right, past the upright timing line. */
function draw(frame: Grid, bits: boolean[], mask: (typeof MASKS)[number], number: number): boolean[][] {
  const grid = frame.map((row) => [...row])
  writeFormat(grid, number)
  const size = grid.length
  let next = 0
  let upwards = false
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    upwards = !upwards
    for (let step = 0; step < size; step++) {
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- it changes with every pair of columns
      const row = upwards ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (frame[row]![column] !== null) continue
        grid[row]![column] = (bits[next++] ?? false) !== mask(row, column)
      }
    }
  }
  return grid as boolean[][]
}

/** How hard it is to read: long runs, blocks, look-alikes of the corner squares, too dark or too light. */
function penalty(grid: boolean[][]): number {
  const columns = grid.map((_, at) => grid.map((row) => row[at]!))
  const lines = [...grid, ...columns].map((line) => line.map(Number).join(''))
  let sum = 0
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
    sum += 40 * (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0)
  }
  for (let row = 1; row < grid.length; row++)
    for (let column = 1; column < grid.length; column++) {
      const here = grid[row]![column]
      const same = [grid[row - 1]![column], grid[row]![column - 1], grid[row - 1]![column - 1]]
      if (same.every((other) => other === here)) sum += 3
    }
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2
  return sum + 10 * Math.floor(Math.abs(dark * 100 - 50) / 5)
}
