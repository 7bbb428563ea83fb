/** Writes src/api/shapes.ts from src/api/schema.json; with --check only says by its exit code whether it is current. */
import { readFileSync, writeFileSync } from 'node:fs'

const FOLDER = new URL('../src/api/', import.meta.url)
const schema = JSON.parse(readFileSync(new URL('schema.json', FOLDER), 'utf8')).api

/** A schema as TypeScript writes it. */
function typeOf(shape) {
  if (shape.$ref) return shape.$ref.split('/').at(-1)
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ')
  const either = shape.anyOf ?? shape.oneOf
  if (either) return either.map(typeOf).join(' | ')
  if (shape.type === 'array') return `(${typeOf(shape.items ?? {})})[]`.replace(/^\((\w+)\)/, '$1')
  if (shape.type === 'object') return shape.properties ? fieldsOf(shape) : `Record<string, ${valuesOf(shape)}>`
  return (
    { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' }[shape.type] ?? 'unknown'
  )
}

function valuesOf(shape) {
  return typeof shape.additionalProperties === 'object' ? typeOf(shape.additionalProperties) : 'unknown'
}

function fieldsOf(shape) {
  const needed = new Set(shape.required ?? [])
  const lines = Object.entries(shape.properties).map(([name, field]) => {
    const words = field.description ? `  /** ${field.description} */\n` : ''
    return `${words}  ${name}${needed.has(name) ? '' : '?'}: ${typeOf(field)}`
  })
  if (shape.additionalProperties === true) lines.push('  [part: string]: unknown')
  return `{\n${lines.join('\n')}\n}`
}

const parts = Object.entries(schema.$defs).map(([name, shape]) => {
  const words = shape.description ? `/** ${shape.description.replace(/\s+/g, ' ')} */\n` : ''
  return shape.properties
    ? `${words}export interface ${name} ${fieldsOf(shape)}`
    : `${words}export type ${name} = ${typeOf(shape)}`
})
const head = '/** Made by `npm run types` from schema.json; do not edit. */\n'
const text = `${head}\n${parts.join('\n\n')}\n`
const file = new URL('shapes.ts', FOLDER)
if (process.argv.includes('--check')) process.exit(readFileSync(file, 'utf8') === text ? 0 : 1)
writeFileSync(file, text)
