import { expect, test } from 'vitest'
import { parseRoute } from '../../src/shell/routes'

test('the addresses of lessons', () => {
  expect(parseRoute('/learn')).toEqual({ page: 'learn' })
  expect(parseRoute('/learn/opera/programme')).toEqual({ page: 'lesson', game: 'opera', name: 'programme' })
  expect(parseRoute('/learn/opera')).toEqual({ page: 'unknown' })
  expect(parseRoute('/learn/opera/programme/2')).toEqual({ page: 'unknown' })
})
