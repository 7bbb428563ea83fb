/** How much JavaScript and CSS the first page and one game need, compressed. Fails above the limit. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT = 150_000
const DIST = new URL('../dist/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8'))

/** The files that loading these modules brings along. */
function filesOf(modules, found = new Set()) {
  for (const name of modules) {
    const chunk = manifest[name]
    if (!chunk || found.has(chunk.file)) continue
    found.add(chunk.file)
    for (const sheet of chunk.css ?? []) found.add(sheet)
    filesOf(chunk.imports ?? [], found)
  }
  return found
}

function compressed(files) {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length, 0)
}

/** The modules that the first page itself asks for. */
const asked = [...readFileSync(new URL('index.html', DIST), 'utf8').matchAll(/src="\/(assets\/[^"]+)"/g)].map(
  ([, file]) => file,
)
const home = Object.keys(manifest).filter((name) => asked.includes(manifest[name].file))
const tables = Object.keys(manifest).filter((name) => /^src\/\w+\/(?:Plain)?Table\.svelte$/.test(name))
console.log(`first page: ${compressed(filesOf(home))} bytes`)
let failed = false
for (const table of tables) {
  const size = compressed(filesOf([...home, 'src/pages/TablePage.svelte', table]))
  failed ||= size > LIMIT
  console.log(`first page and ${table}: ${size} bytes${size > LIMIT ? `, more than ${LIMIT}` : ''}`)
}
process.exit(failed ? 1 : 0)
