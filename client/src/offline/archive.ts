/** Reads an archive in which nothing is packed: whoever served it has packed it as a whole. */

const END = 0x06054b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const FILE_LENGTH = 30

/** The files of a zip archive by name, as parts of it. */
export function filesOf(archive: ArrayBuffer): Map<string, Uint8Array> {
  const view = new DataView(archive)
  const end = archive.byteLength - END_LENGTH
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error('this archive is damaged')
  const files = new Map<string, Uint8Array>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const [size, name, extra, comment] = [
      view.getUint32(at + 24, true),
      ...[28, 30, 32].map((place) => view.getUint16(at + place, true)),
    ] as [number, number, number, number]
    const file = view.getUint32(at + 42, true)
    const start = file + FILE_LENGTH + view.getUint16(file + 26, true) + view.getUint16(file + 28, true)
    const path = new TextDecoder().decode(new Uint8Array(archive, at + ENTRY_LENGTH, name))
    files.set(path, new Uint8Array(archive, start, size))
    at += ENTRY_LENGTH + name + extra + comment
  }
  return files
}
