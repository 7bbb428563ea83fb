/** Starts Python in a worker: from files that lie beside the page, or from an image of its memory after such a start. */
import { filesOf } from './archive'
import { keepImage, keptImage, memoryOf } from './image'

/** What is used of Pyodide. */
export interface Python {
  FS: {
    mkdirTree(path: string): void
    writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void
  }
  runPython(source: string): unknown
  pyimport(name: string): unknown
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>
}

interface Options {
  indexURL: string
  packageBaseUrl: string
  _makeSnapshot?: boolean
  _loadSnapshot?: Uint8Array
}
type Load = (options: Options) => Promise<Python>

/** Our own modules lie in a folder: some read files that lie beside them. */
const FOLDER = '/engine'
/** Whatever playing needs is in the image. */
const IMPORT = `
import sys
sys.path.insert(0, "${FOLDER}")
import operahouse.offline.image
`

export interface Started {
  python: Python
  /** Of its memory as it is now; null where none could be made. */
  image: Blob | null
}

/** `base` is the folder of Python's files and ours; `image` one of an earlier start there. */
export async function startPython(base: string, image: Blob | null): Promise<Started> {
  const files = fetch(`${base}engine.zip`).then(async (answer) => filesOf(await answer.arrayBuffer()))
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as { loadPyodide: Load }
  const options = { indexURL: base, packageBaseUrl: base }
  const python = image && (await fromImage(loadPyodide, options, image))
  if (python) {
    addFiles(python, await files)
    return { python, image }
  }
  const fresh = await loadPyodide({ ...options, _makeSnapshot: true })
  addFiles(fresh, await files)
  fresh.runPython(IMPORT)
  return { python: fresh, image: new Blob([fresh.makeMemorySnapshot()]) }
}

/** The same, with the image that this browser keeps. Without one it's made and kept; `onkept` is called once it is. */
export async function startPythonAgain(base: string, onkept: (image: Blob) => void): Promise<Started> {
  const kept = await keptImage(base)
  const started = await startPython(base, kept)
  if (started.image && started.image !== kept) void keepImage(base, started.image).then(onkept)
  return started
}

/** Null for an image that is of no use: Python starts without it. */
async function fromImage(loadPyodide: Load, options: Options, image: Blob): Promise<Python | null> {
  try {
    return await loadPyodide({ ...options, _loadSnapshot: await memoryOf(image) })
  } catch (error) {
    console.warn(error)
    return null
  }
}

function addFiles(python: Python, files: Map<string, Uint8Array>): void {
  for (const [name, content] of files) {
    const path = `${FOLDER}/${name}`
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    python.FS.writeFile(path, content, { canOwn: true })
  }
}
