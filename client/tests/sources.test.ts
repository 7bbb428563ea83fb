import { expect, it } from 'vitest'
import { fillOf } from '../src/pages/result/sources'

it('draws a source alike after every game', () => {
  expect(fillOf(['building', 'great-halls'], 'great-halls')).toBe('gold')
  expect(fillOf(['great-halls'], 'great-halls')).toBe('gold')
})

it('draws the sources of any other game by their order', () => {
  expect(fillOf(['tricks', 'trumps'], 'trumps')).toBe('gold')
})
