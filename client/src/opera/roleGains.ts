/** What a role would bring at best, read off the terms that the server gives with `hire`. Pure picking, no sums. */

import type { Option } from './types'
import type { Hall } from './moves'
import { readMove } from './moves'
import { termsOf, type Terms } from './terms'
import type { City, Composer, Part, Piece } from './words'

export type Gain =
  | { of: 'buying'; pieces: { composer: Composer; ducats: number }[] }
  | { of: 'building'; city: City; part: Part; ducats: number; points: number }
  | { of: 'selling'; composer: Composer; ducats: number; points: number }
  | { of: 'doubling'; city: City; income: number }
  | { of: 'scoring'; city: City; points: number; gives: Piece | null }
  | { of: 'moving' }
  | { of: 'nothing' }

/** The best that comes of hiring a role, by its first question. */
export function gainOf(hire: Terms): Gain {
  const then = hire.then ?? []
  switch (hire.role) {
    case 'impresario':
      return { of: 'buying', pieces: purchases(then) }
    case 'architetto':
      return bestBuilding(then)
    case 'signora':
      return bestSale(then)
    case 'maestro':
      return bestCity(then, (terms) => terms.income ?? 0, doubling)
    case 'esperto':
      return bestCity(then, (terms) => (terms.points ?? 0) + (terms.counting ?? 0), scoring)
    default:
      return { of: 'moving' }
  }
}

function purchases(then: Option[]): { composer: Composer; ducats: number }[] {
  return then.flatMap((option) => {
    const move = readMove(option.move)
    return move.verb === 'buy' ? [{ composer: move.composer, ducats: termsOf(option).ducats ?? 0 }] : []
  })
}

function bestBuilding(then: Option[]): Gain {
  const best = highest(then, (terms) => terms.points ?? 0)
  const move = best ? readMove(best.move) : null
  if (!best || move?.verb !== 'build') return { of: 'nothing' }
  const { ducats = 0, points = 0 } = termsOf(best)
  return { of: 'building', city: move.city, part: move.part, ducats, points }
}

function bestSale(then: Option[]): Gain {
  const best = highest(then, (terms) => terms.ducats ?? 0)
  const move = best ? readMove(best.move) : null
  if (!best || move?.verb !== 'sell') return { of: 'nothing' }
  const twin = then.find((option) => option.move === best.move.replace(/ducats$/, 'points'))
  return {
    of: 'selling',
    composer: move.composer,
    ducats: termsOf(best).ducats ?? 0,
    points: termsOf(twin).points ?? 0,
  }
}

function bestCity(then: Option[], worth: (terms: Terms) => number, as: (terms: Terms, city: City) => Gain): Gain {
  const best = highest(then, worth)
  const move = best ? readMove(best.move) : null
  return best && move?.verb === 'move' ? as(termsOf(best), move.city) : { of: 'moving' }
}

const doubling = (terms: Terms, city: City): Gain => ({ of: 'doubling', city, income: terms.income ?? 0 })
const scoring = (terms: Terms, city: City): Gain => ({
  of: 'scoring',
  city,
  points: terms.points ?? 0,
  gives: terms.gives ?? null,
})

function highest(options: Option[], worth: (terms: Terms) => number): Option | null {
  return options.reduce<Option | null>(
    (best, option) => (best && worth(termsOf(best)) >= worth(termsOf(option)) ? best : option),
    null,
  )
}

/** The halls that the first question of a role speaks of, to be ringed while it is looked at. */
export function hallsOf(hire: Terms): Hall[] {
  return (hire.then ?? []).flatMap((option) => {
    const move = readMove(option.move)
    return move.verb === 'sell' && move.from !== 'stock' ? [move.from] : []
  })
}
