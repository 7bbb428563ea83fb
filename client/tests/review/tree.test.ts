import { describe, expect, it } from 'vitest'
import type { BranchInfo, ReviewMoment } from '../../src/api/types'
import { roundStarts, treeLines } from '../../src/pages/review/tree'

function branch(id: string, parent: string | null, place: number, moves: number, imagined = false): BranchInfo {
  return {
    id,
    parent,
    place,
    moves,
    imagined,
    seat: 'red',
    name: '',
    mine: true,
    made: 1,
    status: 'ended',
    winners: [],
    seats: [],
  }
}

describe('the tree of branches', () => {
  it('begins every line where it leaves another', () => {
    const lines = treeLines([
      branch('game', null, 0, 90),
      branch('a', 'game', 40, 88),
      branch('b', 'game', 60, 20, true),
      branch('c', 'a', 50, 91),
      branch('d', 'b', 5, 17),
    ])
    expect(lines.map((line) => [line.letter, line.from, line.begins, line.ends])).toEqual([
      ['', -1, 0, 90],
      ['A', 0, 40, 88],
      ['B', 0, 60, 80],
      ['A 1', 1, 50, 91],
      ['B 1', 2, 65, 77],
    ])
  })

  it('shows a branch alone where the game is not for everybody', () => {
    expect(treeLines([branch('a', 'game', 40, 88)])).toMatchObject([{ letter: 'A', from: -1, begins: 40, ends: 88 }])
  })

  it('goes on after Z', () => {
    const many = Array.from({ length: 28 }, (_, at) => branch(`b${at}`, 'game', at, 90))
    expect(treeLines([branch('game', null, 0, 90), ...many]).map((line) => line.letter)).toEqual(
      expect.arrayContaining(['A', 'Z', 'AA', 'AB']),
    )
  })
})

describe('the columns of the tree', () => {
  const moment = (place: number | undefined, round: number | null): ReviewMoment => ({
    answers: place === undefined ? [] : [{ place, seat: 'red', move: 'bid 1' }],
    round,
    happened: [],
    shares: [],
  })

  it('begins a round with its first move', () => {
    const moments = [moment(0, 1), moment(2, 1), moment(5, 2), moment(6, 2), moment(9, 3)]
    expect(roundStarts(moments)).toEqual([
      { place: 0, round: 1 },
      { place: 5, round: 2 },
      { place: 9, round: 3 },
    ])
    expect(roundStarts([moment(0, null), moment(undefined, 2)])).toEqual([])
  })
})
