import { describe, expect, it } from 'vitest'
import { drop, NOTHING, pick, prepare, still, takeBack, type Draft } from '../../src/operaopoly/draft'
import { card, opera, piece, mat, place, PILE, readMove, REMOVAL, type Thing } from '../../src/operaopoly/moves'

const EDUCATION = place('bizet', 'education')
const OWN = place('bizet', 'publicity')
const SLOT = place('H1', 'female')
const MOVES = [
  'draw opera',
  'take bizet education PE1',
  'take bizet education PE1+PE3',
  'change bizet publicity PP2',
  'change bizet publicity PP3',
  'change bizet publicity PP2+PP4',
  'change bizet publicity PP2+PP3+PP4',
  'change bizet publicity -',
  'hire H1 female C09 for bizet',
  'hire H1 female C09 for verdi',
  'direct wagner mat bizet',
  'direct wagner home',
  'discard PE1',
  'discard C09',
  'end',
].map((text) => readMove(text))
const lying = (where: Thing): Thing[] => (where === OWN ? [card('PP2'), card('PP3')] : [])
const drafted = (...things: Thing[]): Draft => things.reduce((draft, thing) => pick(draft, thing, MOVES), NOTHING)
const texts = (draft: Draft): string[] => prepare(draft, MOVES, lying).complete.map((move) => move.text)

describe('putting a move together', () => {
  it('lights everything a move needs before anything is picked, but no opera to begin', () => {
    const { lit, complete } = prepare(NOTHING, MOVES, lying)
    expect(lit).toContain(EDUCATION)
    expect(lit).toContain(piece('wagner'))
    expect(lit).not.toContain(opera('verdi'))
    expect(complete).toEqual([])
  })
  it('lights the places a card may go, and the discard pile', () => {
    const { lit, complete } = prepare(drafted(card('PE1')), MOVES, lying)
    expect([...lit].sort()).toEqual([card('PE3'), PILE, EDUCATION].sort())
    expect(complete).toEqual([])
  })
  it('is complete with card and place, in either order, and may still grow', () => {
    expect(texts(drafted(card('PE1'), EDUCATION))).toEqual(['take bizet education PE1'])
    expect(texts(drafted(EDUCATION))).toEqual(['take bizet education PE1'])
    expect(prepare(drafted(EDUCATION), MOVES, lying).lit).toContain(card('PE3'))
    expect(texts(drafted(EDUCATION, card('PE3')))).toEqual(['take bizet education PE1+PE3'])
  })
  it('keeps as many of the own cards as possible when one is added', () => {
    expect(texts(drafted(OWN, card('PP4')))).toEqual(['change bizet publicity PP2+PP3+PP4'])
  })
  it('lets a card that lies there go', () => {
    const draft = drop(drafted(OWN, card('PP4')), card('PP3'), MOVES)
    expect(texts(draft)).toEqual(['change bizet publicity PP2+PP4'])
    expect(texts(drop(drafted(OWN), card('PP3'), MOVES))).toEqual(['change bizet publicity PP2'])
    expect(texts(drop(drop(drafted(OWN), card('PP2'), MOVES), card('PP3'), MOVES))).toEqual([
      'change bizet publicity -',
    ])
  })
  it('does not change the own stack by merely picking it', () => expect(texts(drafted(OWN))).toEqual([]))
  it('takes a stack back when that is picked', () =>
    expect(texts(drafted(OWN, REMOVAL))).toEqual(['change bizet publicity -']))
  it('asks which opera begins', () => {
    const draft = drafted(card('C09'), SLOT)
    expect(texts(draft)).toHaveLength(2)
    expect(prepare(draft, MOVES, lying).lit).toContain(opera('verdi'))
    expect(texts(pick(draft, opera('verdi'), MOVES))).toEqual(['hire H1 female C09 for verdi'])
  })
  it('starts again with what does not go together, keeping what does', () => {
    expect(drafted(card('PE1'), card('C09')).picked).toEqual([card('C09')])
    expect(drafted(card('PE1'), EDUCATION, PILE).picked).toEqual([PILE, card('PE1')])
  })
  it('puts back what is picked twice, ignores what nobody can pick, and takes back the last', () => {
    expect(drafted(card('PE1'), card('PE1'))).toEqual(NOTHING)
    expect(drafted(card('XX1'))).toEqual(NOTHING)
    expect(takeBack(drafted(card('PE1'), EDUCATION)).picked).toEqual([card('PE1')])
    expect(takeBack(NOTHING)).toEqual(NOTHING)
  })
  it('forgets a draft that is no longer possible', () => {
    const draft = drafted(piece('wagner'), mat('bizet'))
    expect(still(draft, MOVES)).toBe(draft)
    expect(still(draft, MOVES.slice(0, 3))).toEqual(NOTHING)
  })
})
