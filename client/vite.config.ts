import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

const HOUSE = process.env.OPERAHOUSE_URL ?? 'http://127.0.0.1:8000'
const BUNDLED = ['svelte', 'uqr', '@fontsource-variable/playfair-display', '@fontsource-variable/source-sans-3']

/** Puts the licences of what is bundled beside it. That of @fluent/bundle is in public/licences. */
function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle() {
      for (const name of BUNDLED) {
        const folder = `node_modules/${name}`
        const file = readdirSync(folder).find((entry) => entry.startsWith('LICENSE'))
        if (file === undefined) throw new Error(`${name} has no licence`)
        const fileName = `licences/${name.replace(/^.*\//, '')}.txt`
        this.emitFile({ type: 'asset', fileName, source: readFileSync(`${folder}/${file}`) })
      }
    },
  }
}

/** What is loaded together, the first page before a table: each module belongs to the first of them that needs it. */
const LOADED_TOGETHER = [/index\.html$/, /src\/pages\/TablePage\.svelte$/, /src\/\w+\/(?:Plain)?Table\.svelte$/]

/** Names the chunk of a module by who needs it at once, so that what is loaded together is compressed together. */
function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  if (id.endsWith('.html')) return null // the entry itself
  const roots = rootsOf(id, context)
  const first = LOADED_TOGETHER.findIndex((root) => roots.some((name) => root.test(name)))
  if (first < 0) return null
  const mine = roots.filter((name) => LOADED_TOGETHER[first]!.test(name))
  return mine
    .map((name) => /(\w+)\/\w+\.svelte$/.exec(name)?.[1] ?? 'index')
    .sort()
    .join('-')
}

/** The modules from which this one is reached without loading anything later, itself among them. */
function rootsOf(id: string, context: Rolldown.ChunkingContext): string[] {
  const found = new Set([id])
  for (const name of found) for (const importer of context.getModuleInfo(name)?.importers ?? []) found.add(importer)
  return [...found]
}

export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf, debugName: 'loaded together' }],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: HOUSE, ws: true }, '/texts': HOUSE } },
})
