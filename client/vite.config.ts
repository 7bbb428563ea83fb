import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  plugins: [svelte(), licences()],
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true, reportCompressedSize: false },
  server: { proxy: { '/api': { target: HOUSE, ws: true }, '/texts': HOUSE } },
})
