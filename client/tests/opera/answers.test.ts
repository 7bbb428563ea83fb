import type { HireTerms } from '../../src/api/generated/opera'
import { describe, expect, it } from 'vitest'
import {
  answersFor,
  bidAnswers,
  confirmAnswers,
  openedAnswers,
  openedSentence,
  YES,
  type Speaker,
} from '../../src/opera/answers'
import { hallsOf, gainOf } from '../../src/opera/roleGains'

const speaker: Speaker = {
  say: (key, details) => [key, ...Object.values(details ?? {})].join(' '),
  name: (word) => word.toUpperCase(),
}
const sales = [
  { move: 'sell verdi wien.1 ducats', about: { composer: 'verdi', ducats: 12, where: 'wien.1' } },
  { move: 'sell verdi wien.1 points', about: { composer: 'verdi', points: 6, where: 'wien.1' } },
  { move: 'sell mozart stock ducats', about: { composer: 'mozart', ducats: 8, where: 'stock' } },
  { move: 'stop', about: {} },
]

describe('answers', () => {
  it('to a sale are first the pieces, then the price', () => {
    const answers = answersFor(speaker, sales, 'sell')
    expect(answers.map((answer) => answer.move)).toEqual(['open piece:verdi', 'open piece:mozart', 'stop'])
    expect(answers[0]?.chips).toEqual([
      { of: 'ducats', value: 12 },
      { of: 'points', value: 6 },
    ])
    expect(answers[0]?.between).toBe('operatable-or')
    const opened = openedAnswers(speaker, sales, 'hall:wien.1', 'sell')
    expect(opened.map((answer) => answer.move)).toEqual([
      'back',
      'sell verdi wien.1 ducats',
      'sell verdi wien.1 points',
    ])
  })

  it('to the sale of a piece that plays in several halls ask for the hall first', () => {
    const more = [...sales, { move: 'sell verdi paris.2 ducats', about: { composer: 'verdi' as const, ducats: 12 } }]
    const halls = openedAnswers(speaker, more, 'piece:verdi', 'sell')
    expect(halls.map((answer) => answer.move)).toEqual(['back', 'open hall:wien.1', 'open hall:paris.2'])
  })

  it('say which piece is about to be sold, and from where', () => {
    const more = [...sales, { move: 'sell verdi paris.2 ducats', about: { composer: 'verdi' as const, ducats: 12 } }]
    expect(openedSentence(speaker, sales, 'piece:mozart')).toBe('operatable-opened-piece MOZART operatable-stock')
    expect(openedSentence(speaker, more, 'piece:verdi')).toBe('operatable-opened-where VERDI')
    expect(openedSentence(speaker, more, 'hall:paris.2')).toBe(
      'operatable-opened-piece VERDI operatable-hall-of PARIS 2',
    )
  })

  it('to a bid stay in sight, and the chosen one waits for a yes', () => {
    const bids = [0, 1].map((bid) => ({ move: `bid ${bid}`, about: { level: bid + 2, ducats: -bid } }))
    const open = bidAnswers(speaker, bids, null, 7)
    expect(open.at(-1)).toMatchObject({ move: YES, waits: true })
    const chosen = bidAnswers(speaker, bids, 'bid 1', 7)
    expect(chosen.map((answer) => answer.selected)).toEqual([false, true, undefined])
    expect(chosen[1]?.chips).toEqual([{ of: 'budget', value: 3, change: false }])
    expect(chosen.at(-1)).toMatchObject({ move: YES, label: 'operatable-do-bid 1', note: 'operatable-leaves 6' })
  })

  it('carry price and best gain', () => {
    const hire = { move: 'hire signora', about: { role: 'signora', fee: 2, budget: -2, then: sales } }
    expect(answersFor(speaker, [hire], 'hire')[0]).toMatchObject({
      label: 'SIGNORA',
      chips: [
        { of: 'budget', value: -2 },
        { of: 'ducats', value: 12 },
      ],
    })
  })

  it('leave no option out, however strange', () => {
    const strange = { move: 'dance twice', about: {} }
    expect(answersFor(speaker, [strange], 'dance')).toMatchObject([{ move: 'dance twice', label: 'dance twice' }])
  })

  it('ask back before a touch makes the move', () => {
    const about: HireTerms = { role: 'signora', fee: 2, marker: [3, 1], order: [], then: [] }
    const [back, yes] = confirmAnswers(speaker, { move: 'hire signora', about }, 'hire')
    expect(back?.move).toBe('back')
    expect(yes).toMatchObject({ move: 'hire signora', kind: 'yes', label: 'operatable-do-hire SIGNORA' })
    const terms = { city: 'wien', part: 'main', cost: 4, halls: 2, opens: 1 } as const
    const build = { move: 'build wien main', about: terms }
    expect(confirmAnswers(speaker, build, 'build')[1]?.note).toBeUndefined()
    const [, pass] = confirmAnswers(speaker, { move: 'intermezzo', about: {} }, 'sell')
    expect(pass).toMatchObject({ label: 'operatable-intermezzo', note: 'operatable-intermezzo-note' })
    const [, sell] = confirmAnswers(speaker, sales[0] as never, 'sell')
    expect(sell?.label).toBe('operatable-do-sell VERDI')
  })
})

describe('promises', () => {
  it('are the best of what the first question offers', () => {
    const promise = gainOf({ role: 'signora', then: sales })
    expect(promise).toEqual({ of: 'selling', composer: 'verdi', ducats: 12, points: 6 })
    expect(hallsOf({ role: 'signora', then: sales }).map((hall) => hall.city)).toEqual(['wien', 'wien'])
  })

  it('weigh what the next counting lacks for it', () => {
    const there = (city: 'wien' | 'paris', points: number, counting: number) => ({
      move: `move ${city}`,
      about: { city, figure: 'esperto' as const, points, counting },
    })
    const then = [there('wien', 10, -9), there('paris', 6, -1)]
    expect(gainOf({ role: 'esperto', then })).toMatchObject({ of: 'scoring', city: 'paris', points: 6 })
  })

  it('say it where there is nothing to gain', () => {
    expect(gainOf({ role: 'architetto', then: [{ move: 'stop', about: {} }] })).toEqual({ of: 'nothing' })
    expect(gainOf({ role: 'critico', then: [] })).toEqual({ of: 'moving' })
  })
})
