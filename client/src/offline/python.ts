/** Starts Python in a worker, from files that lie beside the page. */

/** What is used of Pyodide. */
export interface Python {
  FS: { writeFile(path: string, data: Uint8Array): void }
  runPython(source: string): unknown
  pyimport(name: string): unknown
}

type Load = (options: { indexURL: string; packageBaseUrl: string; fullStdLib: boolean }) => Promise<Python>

/** Our own modules, out of their archive: some read files that lie beside them. */
const UNPACK = `
import sys, zipfile
zipfile.ZipFile("/engine.zip").extractall("/engine")
sys.path.insert(0, "/engine")
`

/** `base` is the folder of Python's files and ours. */
export async function startPython(base: string): Promise<Python> {
  const engine = fetch(`${base}engine.zip`).then((answer) => answer.arrayBuffer())
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as { loadPyodide: Load }
  const python = await loadPyodide({ indexURL: base, packageBaseUrl: base, fullStdLib: false })
  python.FS.writeFile('/engine.zip', new Uint8Array(await engine))
  python.runPython(UNPACK)
  return python
}
