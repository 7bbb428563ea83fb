/** A move that a person tried and that is not in the list, spelled so that the rules can say why not. */
import type { Box } from './box'
import { partsOf, type Thing } from './moves'
import { COMPOSERS, isComposer, isHouse, stackAt, type View } from './view'

export function attempt(view: View, box: Box, where: Thing, cards: readonly string[]): string[] {
  const [row, column] = partsOf(where)
  const stack = stackAt(view, where)
  const own = stack?.owner === view.seat
  const verb = isComposer(row) ? verbAt(stack !== null, own, MAT) : verbAt(stack !== null, own, HOUSE)
  if (cards.length === 0) return []
  const order = Object.keys(box.cards)
  const kept = own && isComposer(row) ? stack.cards : []
  const named = [...kept, ...cards].sort((one, two) => order.indexOf(one) - order.indexOf(two)).join('+')
  const move = view.audition ? `pick ${verb} ${column} ${named}` : `${verb} ${row} ${column} ${named}`
  const begins = isHouse(row) && view.houses[row].opera === null
  return begins ? COMPOSERS.map((composer) => `${move} for ${composer}`) : [move]
}

const MAT = ['sponsor', 'change', 'take'] as const
const HOUSE = ['hire', 'recast', 'oust'] as const

function verbAt(taken: boolean, own: boolean, verbs: readonly [string, string, string]): string {
  return taken ? verbs[own ? 1 : 2] : verbs[0]
}
