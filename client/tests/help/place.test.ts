import { expect, test } from 'vitest'
import { placeBeside } from '../../src/help/place'

const ROOM = { left: 0, right: 1000, height: 600 }
const CARD = { width: 300, height: 200 }

test('a card stands above what it explains, and points at its middle', () => {
  const place = placeBeside({ left: 400, top: 300, width: 100, height: 50 }, CARD, ROOM)
  expect(place).toEqual({ left: 300, top: 88, arrow: 150, below: false })
})

test('where there is no room above, it stands below', () => {
  const place = placeBeside({ left: 400, top: 100, width: 100, height: 50 }, CARD, ROOM)
  expect([place.top, place.below]).toEqual([162, true])
})

test('it stays in the room, and still points at the thing', () => {
  const place = placeBeside({ left: 950, top: 300, width: 40, height: 50 }, CARD, ROOM)
  expect([place.left, place.arrow]).toEqual([692, 278])
  expect(placeBeside({ left: 0, top: 300, width: 40, height: 50 }, CARD, { ...ROOM, left: 320 }).left).toBe(328)
})
