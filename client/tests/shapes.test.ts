import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the types are those of the schema; if not, run `npm run types`', () => {
  expect(spawnSync('node', ['scripts/types.mjs', '--check']).status).toBe(0)
})
