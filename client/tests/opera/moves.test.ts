import { describe, expect, it } from 'vitest'
import { movesBySpot, readHall, readMove, readProgramme, spellProgramme, spotOf } from '../../src/opera/moves'

describe('moves', () => {
  it('are read word by word', () => {
    expect(readMove('bid 3')).toEqual({ verb: 'bid', amount: 3 })
    expect(readMove('hire signora')).toEqual({ verb: 'hire', role: 'signora' })
    expect(readMove('build wien wing')).toEqual({ verb: 'build', city: 'wien', part: 'wing' })
    expect(readMove('lower verdi 2')).toEqual({ verb: 'lower', composer: 'verdi', levels: 2 })
    expect(readMove('intermezzo')).toEqual({ verb: 'intermezzo' })
  })

  it('of selling name the hall or the stock', () => {
    const sale = readMove('sell verdi wien.1 ducats')
    expect(sale).toEqual({ verb: 'sell', composer: 'verdi', from: { city: 'wien', hall: 1 }, price: 'ducats' })
    expect(readMove('sell verdi stock points')).toMatchObject({ from: 'stock', price: 'points' })
  })

  it('nobody knows are kept, so that a game never gets stuck', () => {
    expect(readMove('dance twice')).toEqual({ verb: 'other', text: 'dance twice' })
    expect(readMove('hire nobody')).toEqual({ verb: 'other', text: 'hire nobody' })
    expect(spotOf('dance twice', 0)).toBeNull()
  })

  it('stand for things on the board', () => {
    expect(spotOf('bid 3', 4)).toBe('level:7')
    expect(spotOf('move paris', 0)).toBe('city:paris')
    expect(spotOf('end', 0)).toBeNull()
    const spots = movesBySpot(['sell verdi wien.1 ducats', 'sell verdi wien.1 points', 'stop'], 0)
    const both = ['sell verdi wien.1 ducats', 'sell verdi wien.1 points']
    expect([...spots]).toEqual([
      ['hall:wien.1', both],
      ['piece:verdi', both],
    ])
  })
})

describe('a programme', () => {
  const text = 'programme wien=verdi,- paris=house,wagner,-'

  it('is read and written alike', () => {
    expect(readProgramme(text)).toEqual({ wien: ['verdi', null], paris: ['house', 'wagner', null] })
    expect(spellProgramme(readProgramme(text))).toBe(text)
    expect(spellProgramme({})).toBe('programme')
  })

  it('names halls from 1', () => {
    expect(readHall('wien.2')).toEqual({ city: 'wien', hall: 2 })
    expect(readHall('wien')).toBeNull()
  })
})
