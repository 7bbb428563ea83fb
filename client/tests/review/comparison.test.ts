import { describe, expect, it } from 'vitest'
import type { Item, ReviewJson } from '../../src/api/types'
import { chancesFrom, differences, movedFrom } from '../../src/pages/review/comparison'

function moved(number: number, seat: string, why: string, points: number): Item {
  return { number, at: 1, kind: 'moved', seat, events: [{ kind: 'points', seat, why, points }] }
}

describe('a branch beside the game', () => {
  const game = [moved(1, 'red', 'halls', 3), moved(2, 'red', 'halls', 2), moved(3, 'blue', 'palazzo', 4)]
  const branch = [moved(1, 'red', 'halls', 3), moved(2, 'red', 'esperto', 7), moved(3, 'blue', 'palazzo', 4)]

  it('is more or less for each reason, and what is the same is left out', () => {
    expect(differences(game, branch, ['red', 'blue'])).toEqual([
      { why: 'halls', bySeat: { red: -2, blue: 0 } },
      { why: 'esperto', bySeat: { red: 7, blue: 0 } },
    ])
  })

  it('counts from a move on, without what was taken back', () => {
    const undone: Item = { number: 4, at: 1, kind: 'undone', seat: 'blue', taken_back: 3 }
    expect(movedFrom([...game, undone], 1)).toEqual([game[1]])
  })

  it('follows the chances of a seat from where they part', () => {
    const moment = (place: number, share: number): object => ({
      answers: [{ place, seat: 'red', move: 'x' }],
      shares: [share, 1 - share],
    })
    const review = {
      seats: ['red', 'blue'],
      dealt: [0.5, 0.5],
      moments: [moment(0, 0.6), moment(1, 0.4), moment(2, 1)],
    } as unknown as ReviewJson
    expect(chancesFrom(review, 'red', 1, 0)).toEqual([
      { place: 1, chance: 0.6 },
      { place: 2, chance: 0.4 },
      { place: 3, chance: 1 },
    ])
    expect(chancesFrom(review, 'blue', 10, 10)[0]).toEqual({ place: 10, chance: 0.5 })
  })
})
