import { describe, expect, it } from 'vitest'
import {
  card,
  deck,
  home,
  house,
  mat,
  opera,
  partsOf,
  piece,
  PILE,
  place,
  readMove,
  REMOVAL,
} from '../../src/operaopoly/moves'

describe('reading a move', () => {
  it('finds the place and the cards of a sponsorship', () => {
    const move = readMove('sponsor bizet funding PF2+PF5')
    expect(move).toMatchObject({ verb: 'sponsor', place: place('bizet', 'funding'), cards: ['PF2', 'PF5'] })
    expect(move.things).toEqual([place('bizet', 'funding'), card('PF2'), card('PF5')])
  })
  it('finds the opera that a hire begins', () => {
    const move = readMove('hire H1 female C09+RC1 for verdi')
    expect(move.things).toEqual([place('H1', 'female'), card('C09'), card('RC1'), opera('verdi')])
    expect(move.cards).toEqual(['C09', 'RC1'])
  })
  it('knows a removal by its dash', () => {
    expect(readMove('recast H2 male -').things).toEqual([place('H2', 'male'), REMOVAL])
    expect(readMove('change wagner community -').cards).toEqual([])
  })
  it.each([
    ['draw patron', [deck('patron')]],
    ['direct wagner mat bizet', [piece('wagner'), mat('bizet')]],
    ['direct wagner house H3', [piece('wagner'), house('H3')]],
    ['direct wagner home', [piece('wagner'), home('wagner')]],
    ['discard C01', [card('C01'), PILE]],
    ['end', []],
  ])('%s', (text, things) => expect(readMove(text).things).toEqual(things))
  it('places what an audition picks in the house it is for', () => {
    expect(readMove('pick hire orchestra O03+RO1 for wagner', 'H2').things).toEqual([
      place('H2', 'orchestra'),
      card('O03'),
      card('RO1'),
      opera('wagner'),
    ])
    expect(readMove('pick none', 'H2')).toMatchObject({ verb: 'none', things: [] })
  })
  it('names the audition card, which the notation does not', () => {
    expect(readMove('audition H1', '', 'AU1').things).toEqual([card('AU1'), house('H1')])
  })
  it('keeps what it does not understand, for the list of all moves', () => {
    expect(readMove('abdicate at once')).toMatchObject({ verb: 'other', text: 'abdicate at once', things: [] })
    expect(readMove('sponsor bizet')).toMatchObject({ verb: 'other' })
  })
  it('takes a place apart', () => expect(partsOf(place('H1', 'male'))).toEqual(['H1', 'male']))
})
