import { expect, test } from 'vitest'
import { placeOf } from '../../src/shell/places'

test('the addresses of lessons', () => {
  expect(placeOf('/learn')).toEqual({ page: 'learn' })
  expect(placeOf('/learn/opera/programme')).toEqual({ page: 'lesson', game: 'opera', name: 'programme' })
  expect(placeOf('/learn/opera')).toEqual({ page: 'unknown' })
  expect(placeOf('/learn/opera/programme/2')).toEqual({ page: 'unknown' })
})
