import { defineConfig, mergeConfig } from 'vitest/config'
import build from './vite.config'

// a busy machine takes seconds to load a table's modules
export default mergeConfig(
  build,
  defineConfig({ test: { environment: 'node', include: ['tests/**/*.test.ts'], testTimeout: 60_000 } }),
)
