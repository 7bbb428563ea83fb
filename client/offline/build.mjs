/**
 * Builds what a page needs to play without a server: `node build.mjs SOURCES OUT`. Python itself comes from npm; its
 * standard library is trimmed, and both it and our own files are compiled by the very Python that will run them.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadPyodide } from 'pyodide'

const PYODIDE = fileURLToPath(new URL('node_modules/pyodide/', import.meta.url))
const RUNTIME = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm']
/** Of the standard library stays what playing imports, and besides it what these may import later. */
const ALSO = [
  '_pyodide/',
  'pyodide/',
  'concurrent/futures/thread',
  'encodings/ascii',
  'encodings/latin_1',
  '_strptime',
  'calendar',
]

const [sources, out] = process.argv.slice(2)
const pyodide = await loadPyodide({ indexURL: PYODIDE })

const compile = pyodide.runPython(`
import io, zipfile
from importlib._bootstrap_external import _code_to_timestamp_pyc

def without_lines(code):
    """Byte code that doesn't know its line numbers. Nobody looks for faults in the standard library here."""
    inner = tuple(without_lines(each) if isinstance(each, type(code)) else each for each in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=b"")

def compile_archive(data, wanted, lines):
    """An archive with byte code in place of every Python file. Nothing is packed: whoever serves it does that better."""
    read, written = zipfile.ZipFile(io.BytesIO(bytes(data.to_py()))), io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as archive:
        for info in read.infolist():
            if info.is_dir() or not wanted(info.filename):
                continue
            content, name = read.read(info), info.filename
            if name.endswith(".py"):
                code = compile(content, name, "exec", dont_inherit=True, optimize=2)
                code = code if lines else without_lines(code)
                content, name = bytes(_code_to_timestamp_pyc(code, 0, 0)), name + "c"
            archive.writestr(zipfile.ZipInfo(name), content)
    return written.getvalue()
compile_archive
`)

/** The files of the standard library that importing our own modules has loaded. */
function loadedFiles(engine) {
  pyodide.FS.writeFile('/engine.zip', engine)
  return pyodide
    .runPython(
      `
import sys
sys.path.insert(0, "/engine.zip")
import operahouse.offline.thinker, operahouse.offline.worker, traceback, linecache
from operahouse.lessons.course import courses
courses()
[file.partition(".zip/")[2] for module in list(sys.modules.values()) if ".zip/" in (file := getattr(module, "__file__", None) or "")]
`,
    )
    .toJs()
}

function compiled(path, wanted, lines) {
  return compile(new Uint8Array(readFileSync(path)), wanted, lines).toJs()
}

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
for (const name of RUNTIME) copyFileSync(join(PYODIDE, name), join(out, name))
const engine = compiled(sources, () => true, false)
const loaded = loadedFiles(engine)
const isWanted = (name) =>
  loaded.includes(name) || ALSO.some((part) => name === `${part}.py` || (part.endsWith('/') && name.startsWith(part)))
writeFileSync(join(out, 'engine.zip'), engine)
writeFileSync(join(out, 'python_stdlib.zip'), compiled(join(PYODIDE, 'python_stdlib.zip'), isWanted, false))
const { info } = JSON.parse(readFileSync(join(PYODIDE, 'pyodide-lock.json'), 'utf8'))
writeFileSync(join(out, 'pyodide-lock.json'), JSON.stringify({ info, packages: {} }))
process.exit(0)
