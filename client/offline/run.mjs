/** Runs a Python file in the Python that pages get: `node run.mjs RUNTIME FILE ARGUMENT…`. For tests and measurements. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { UNPACK } from './unpack.mjs'

const [runtime, file, ...given] = process.argv.slice(2)
const folder = resolve(runtime)
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href)
const python = await loadPyodide({ indexURL: `${folder}/` })
python.FS.writeFile('/engine.zip', new Uint8Array(readFileSync(`${folder}/engine.zip`)))
python.FS.writeFile('/script.py', new Uint8Array(readFileSync(file)))
python.globals.set('given', python.toPy(given))
try {
  python.runPython(`
${UNPACK}
sys.argv = ["/script.py", *given]
exec(compile(open("/script.py").read(), "/script.py", "exec"), {"__name__": "__main__"})
`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
process.exit(0)
