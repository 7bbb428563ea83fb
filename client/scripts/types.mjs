/**
 * Writes src/api/generated/ from src/api/schema.json: the server's own types, and those of each game.
 * With --check it only says by its exit code whether they are current.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const API = new URL('../src/api/', import.meta.url)
const GENERATED = new URL('generated/', API)
const OPTIONS = {
  additionalProperties: false,
  bannerComment: '/** Made by `npm run types` from schema.json; do not edit. */',
  ignoreMinAndMaxItems: true,
  style: { semi: false, singleQuote: true, printWidth: 120 },
  unreachableDefinitions: true,
}
/** What the library writes about every definition, and the type of the document itself. */
const NOISE = [
  /(?: \*\n)? \* This interface was referenced by `\w+`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
  /\/\*\*\n \*\/\n/g,
  /export interface \w+ \{\n {2}\[k: string\]: unknown\n\}\n/g,
]

/** What each game must say: the contract between shell and tables asks for it by these names. */
const GAME = ['View', 'Terms', 'Event', 'Forecast', 'Own', 'Components']
const GAME_TYPE = `/** All of it together, as \`GameTypes\` asks for it. */
export interface Game {
${GAME.map((name) => `  ${name}: ${name}\n`).join('')}}
`

async function typesOf(schema) {
  const text = await compile(schema, schema.title, OPTIONS)
  return NOISE.reduce((shorter, noise) => shorter.replace(noise, ''), text)
}

const { api, games } = JSON.parse(readFileSync(new URL('schema.json', API), 'utf8'))
mkdirSync(GENERATED, { recursive: true })
for (const [name, schema] of Object.entries({ api, ...games })) {
  const file = new URL(`${name}.ts`, GENERATED)
  const text = (await typesOf(schema)) + (name in games ? GAME_TYPE : '')
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) throw new Error(`${name}.ts is stale; run: npm run types`)
}
