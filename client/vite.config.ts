import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const HOUSE = process.env.OPERAHOUSE_URL ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true, reportCompressedSize: false },
  server: { proxy: { '/api': { target: HOUSE, ws: true }, '/texts': HOUSE } },
  test: { environment: 'node', include: ['tests/**/*.test.ts'] },
})
