/**
 * Builds what a page needs to play without a server: `node build.mjs SOURCES OUT`. Python itself comes from npm; it and
 * its standard library are trimmed, and the latter and our own files are compiled by the very Python that will run them.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadPyodide } from 'pyodide'
import { trimmed } from './trim.mjs'
import { UNPACK } from './unpack.mjs'

const PYODIDE = fileURLToPath(new URL('node_modules/pyodide/', import.meta.url))
/** Of the standard library stays what playing imports, and besides it what these may import later. */
const ALSO = ['concurrent/futures/thread', 'encodings/ascii', 'encodings/latin_1', '_strptime', 'calendar']

// without the line of Pyodide in which it came up, which is all of Pyodide
process.on('uncaughtException', (error) => {
  console.error(error.message)
  process.exit(1)
})
const [sources, out] = process.argv.slice(2)
const pyodide = await loadPyodide({ indexURL: PYODIDE })

const compile = pyodide.runPython(`
import ast, io, zipfile
from importlib._bootstrap_external import _code_to_timestamp_pyc

MOST_UNITS = 8

def without_lines(code):
    """Byte code that says of every instruction that its line isn't known: names of functions have to do here."""
    inner = tuple(without_lines(each) if isinstance(each, type(code)) else each for each in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, MOST_UNITS)
    unknown = b"\\xff" * whole + (bytes([0xF8 | rest - 1]) if rest else b"")
    return code.replace(co_consts=inner, co_linetable=unknown)

class WithoutAnnotations(ast.NodeTransformer):
    """Our functions don't need the types of what they take and return while they run; fields of classes do."""

    def visit_ClassDef(self, node):
        fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
        node.body = [each if each in fields else self.visit(each) for each in node.body]
        return node

    def visit_FunctionDef(self, node):
        node.returns = None
        return self.generic_visit(node)

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_arg(self, node):
        node.annotation = None
        return node

    def visit_AnnAssign(self, node):
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        return ast.copy_location(ast.Assign([node.target], node.value), node)

def compile_archive(data, wanted, annotated):
    """An archive with byte code in place of every Python file. Nothing is packed: whoever serves it does that better."""
    read, written = zipfile.ZipFile(io.BytesIO(bytes(data.to_py()))), io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as archive:
        for info in read.infolist():
            if info.is_dir() or not wanted(info.filename):
                continue
            content, name = read.read(info), info.filename
            if name.endswith(".py"):
                tree = ast.parse(content) if annotated else WithoutAnnotations().visit(ast.parse(content))
                code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
                content, name = bytes(_code_to_timestamp_pyc(without_lines(code), 0, 0)), name + "c"
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
${UNPACK}
import operahouse.offline.image, traceback, linecache
from operahouse.lessons.course import courses
courses()
[file.partition(".zip/")[2] for module in list(sys.modules.values()) if ".zip/" in (file := getattr(module, "__file__", None) or "")]
`,
    )
    .toJs()
}

function compiled(path, wanted, annotated) {
  return compile(new Uint8Array(readFileSync(path)), wanted, annotated).toJs()
}

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const [LOADER, GLUE, WASM] = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm']
const [loader, whole] = [LOADER, GLUE].map((name) => readFileSync(join(PYODIDE, name), 'utf8'))
const { glue, wasm } = trimmed(whole, loader, readFileSync(join(PYODIDE, WASM)))
writeFileSync(join(out, LOADER), loader)
writeFileSync(join(out, GLUE), glue)
writeFileSync(join(out, WASM), wasm)
const engine = compiled(sources, () => true, false)
const loaded = loadedFiles(engine)
const isWanted = (name) =>
  loaded.includes(name) || ALSO.some((part) => name === `${part}.py` || (part.endsWith('/') && name.startsWith(part)))
writeFileSync(join(out, 'engine.zip'), engine)
writeFileSync(join(out, 'python_stdlib.zip'), compiled(join(PYODIDE, 'python_stdlib.zip'), isWanted, true))
const { info } = JSON.parse(readFileSync(join(PYODIDE, 'pyodide-lock.json'), 'utf8'))
writeFileSync(join(out, 'pyodide-lock.json'), JSON.stringify({ info, packages: {} }))
process.exit(0)
