/** What is told of the real table before the first turn, step by step: pure functions over what the server asks for. */
import type { Draw, Layout } from '../api/byHand'
import type { Json } from '../api/types'
import { splitAside } from './draw'

/** Pieces or cards to be tapped. */
export interface LayOutStep {
  id: string
  kind: 'ladder' | 'offer' | 'century' | 'hands' | 'bonus'
  /** Whose cards they are; empty where they're nobody's. */
  seat: string
  wanted: Pick<Draw, 'count' | 'limit' | 'choices'>
}

const once = (words: readonly string[]): Record<string, number> => Object.fromEntries(words.map((word) => [word, 1]))
const isPiles = (choices: Layout['choices']): choices is Record<string, string[]> =>
  Object.values(choices ?? {}).some(Array.isArray)

export function stepsOf(layout: Layout): LayOutStep[] {
  const pieces = isPiles(layout.choices) ? {} : (layout.choices ?? {})
  const steps: LayOutStep[] = []
  const add = (kind: LayOutStep['kind'], wanted: LayOutStep['wanted'], seat = '', more = ''): void => {
    steps.push({ id: [kind, seat, more].filter(Boolean).join('.'), kind, seat, wanted })
  }
  if (layout.ladder) add('ladder', { count: layout.ladder.length, limit: null, choices: once(layout.ladder) })
  if (layout.offer) add('offer', { ...layout.offer, choices: pieces })
  if (layout.century) add('century', { count: layout.century, limit: 1, choices: pieces })
  const piles = isPiles(layout.choices) ? layout.choices : {}
  for (const [seat, hand] of Object.entries(layout.hands ?? {}))
    for (const [pile, count] of Object.entries(hand))
      add('hands', { count, limit: null, choices: once(piles[pile] ?? []) }, seat, pile)
  for (const seat of Object.keys(layout.bonus ?? {}))
    (layout.bonus_choices ?? []).forEach((cards, pile) =>
      add('bonus', { count: 1, limit: null, choices: once(cards) }, seat, String(pile)),
    )
  return steps
}

/** All of it as the server wants to hear it. */
export function layoutOf(
  layout: Layout,
  /** Clockwise, from whoever begins. */
  seats: readonly string[],
  faces: readonly number[],
  told: Readonly<Record<string, string[]>>,
): Json {
  const of = (kind: 'hands' | 'bonus'): Record<string, string[]> => {
    const cards: Record<string, string[]> = {}
    for (const step of stepsOf(layout))
      if (step.kind === kind) cards[step.seat] = [...(cards[step.seat] ?? []), ...(told[step.id] ?? [])]
    return cards
  }
  const century = splitAside(told.century ?? [], 1)
  return {
    seats,
    ...(layout.ladder ? { ladder: told.ladder } : {}),
    ...(layout.offer ? { offer: told.offer } : {}),
    ...(layout.century ? { century: century.kept, century_aside: century.aside } : {}),
    ...(layout.faces ? { faces } : {}),
    ...(Object.keys(layout.hands ?? {}).length > 0 ? { hands: of('hands') } : {}),
    ...(Object.keys(layout.bonus ?? {}).length > 0 ? { bonus: of('bonus') } : {}),
  }
}
