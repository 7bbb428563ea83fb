/** What the sums of an account are made of, house by house. */
import type { Part } from '../../shell/explanation.svelte'
import type { Say } from '../../texts/context'
import type { HouseSheet, SeatSheet } from './sheet'

export type AccountParts = Record<'income' | 'levelZero' | 'fame' | 'century' | 'empty', Part[]>

export function partsOf(say: Say, { houses, levelZero }: SeatSheet): AccountParts {
  const list = (rule: string, value: (house: HouseSheet) => number): Part[] =>
    houses
      .filter((house) => value(house) !== 0)
      .map((house) => ({ text: say(`opera-name-${house.city}`), value: value(house), rule }))
  return {
    income: houses.flatMap((house) => incomeParts(say, house)),
    levelZero: levelZero ? [{ text: say('operascene-level-zero'), value: levelZero, rule: 'E5' }] : [],
    fame: list('C1', (house) => house.fame),
    century: list('C2', (house) => house.century),
    empty: list('C3', (house) => house.loss * house.empty.length),
  }
}

/** What a house pays, and what the Maestro adds. */
function incomeParts(say: Say, { city, ducatsBy }: HouseSheet): Part[] {
  return Object.entries(ducatsBy).map(([rule, value]) => ({ text: say(`opera-name-${city}`), value, rule }))
}
