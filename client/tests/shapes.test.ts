import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Milliseconds for a process that makes all types anew, also on a busy machine. */
const PATIENCE = 120_000

test(
  'the types are those of the schema; if not, run `npm run types`',
  () => {
    expect(spawnSync('node', ['scripts/types.mjs', '--check']).status).toBe(0)
  },
  PATIENCE,
)
