/** Standing orders in plain words, and new ones from what is asked now. */
import type { Json, Sight } from '../api/types'
import { labelOf } from '../game/answers'
import type { Find } from '../texts/telling'
import type { Say } from '../texts/context'

interface InWords {
  text: string
  details: Json
}

interface Order extends InWords {
  when: InWords[]
  unless: InWords[]
}

export interface OrderLine {
  name: string
  move: string
  when: string[]
  unless: string[]
}

const QUESTION = 'asks.question'

/** Every order of this seat: what to play, when, and unless what. */
export function orderLines(say: Say, find: Find, sight: Sight): OrderLine[] {
  return Object.entries(sight.orders ?? {}).map(([name, told]) => {
    const order = told as Order
    const words = (condition: InWords): string => conditionWords(say, find, sight.game, condition)
    const move = labelOf(find, sight.game, String(order.details['move']))
    return { name, move, when: order.when.map(words), unless: order.unless.map(words) }
  })
}

function conditionWords(say: Say, find: Find, game: string, { text, details }: InWords): string {
  if (details['what'] !== QUESTION || text !== 'table-order-is') return say(text, details)
  return say('client-order-asked', { question: questionWords(find, game, String(details['value'])) })
}

/** The question without its details; by its bare name where it cannot do without them. */
export function questionWords(find: Find, game: string, kind: string): string {
  const words = find(`${game}-question-${kind}`) ?? kind
  return words.includes('{$') ? kind : (/^[^.!?]*[.!?]?/.exec(words)?.[0] ?? words)
}

/** The kind of the question that is asked of this viewer now. */
export function questionNow(sight: Sight): string {
  const asks = sight.view?.['asks'] as Json | null | undefined
  return sight.you && sight.asked.includes(sight.you) ? String(asks?.['question'] ?? '') : ''
}

/** Whenever this is asked, that is the answer. */
export function newOrder(question: string, move: string): Json {
  return { when: [[QUESTION, 'is', question]], unless: [], move }
}
