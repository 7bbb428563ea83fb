/** Events, questions and moves as sentences, for all games. */
import { seatOf, type GameEvent, type Item, type Json, type Snapshot } from '../api/types'
import { asItIs, type Telling } from '../game/telling'
import type { Say } from './context'

/** The names of a move's words after the verb, in texts. */
const WORD_NAMES = ['one', 'two', 'three', 'four', 'five']

/** A sentence about something that happened, with the number of the rule behind it. */
export interface Line {
  text: string
  rule: string
  kind: string
  seat: string
  event: GameEvent | null
}

/** The same as `Say`, but null where there is no such text. */
export type Find = (key: string, details?: Json) => string | null

/** One event as a sentence; empty if another event covers it. */
export function eventSentence(say: Say, game: string, event: { kind: string }): string {
  return say(`${game}-event-${event.kind}`, { seat: '', rule: '', ...event }).trim()
}

/** A log item as sentences, without chat. Events may be told with names in place of ids. */
export function itemSentences(say: Say, find: Find, game: string, item: Item, telling: Telling = asItIs): Line[] {
  if ('events' in item) {
    return item.events
      .map((event, at) => line(eventSentence(say, game, telling(item, event, at)), event))
      .filter((told) => told.text)
  }
  const text = tellFact(find, item)
  return text ? [{ text, rule: '', kind: item.kind, seat: seatOf(item), event: null }] : []
}

function line(text: string, event: GameEvent): Line {
  return { text, rule: event.rule ?? '', kind: event.kind, seat: event.seat ?? '', event }
}

/** What happened at the table itself; empty if it has no text. */
function tellFact(find: Find, item: Item): string {
  if (item.kind === 'said') return ''
  const bot = 'bot' in item && item.bot ? { bot: find(`bot-${item.bot}`) ?? item.bot } : {}
  return (find(keyOf(item), { ...item, ...bot }) ?? '').trim()
}

function keyOf(item: Item): string {
  if (item.kind !== 'seated') return `table-event-${item.kind}`
  return item.bot ? 'table-event-bot-seated' : 'table-event-sat-down'
}

/** What this viewer is asked; empty if nothing. */
export function askedSentence(say: Say, snapshot: Snapshot): string {
  const asks = snapshot.view?.asks
  if (!snapshot.you || !snapshot.asked.includes(snapshot.you)) return ''
  if (!asks || typeof asks !== 'object' || !('question' in asks)) return say('client-your-turn')
  return say(`${snapshot.game}-question-${String(asks.question)}`, { seat: snapshot.you, ...asks })
}

/** A few words about a move, the most specific there are; empty if none are needed. */
export function describeMove(find: Find, game: string, move: string): string {
  const [verb = '', ...words] = move.split(/\s+/)
  const details = Object.fromEntries(WORD_NAMES.slice(0, words.length).map((name, at) => [name, words[at]]))
  return find(`${game}-move-${[verb, ...words].join('-')}`, details) ?? find(`${game}-move-${verb}`, details) ?? ''
}
