/** The moves of Opera in words, programmes as a whole. */
import type { MakeWording } from '../game/wording'
import type { Say } from '../texts/context'
import type { Game } from './types'
import { readMove, readProgramme, type Hall } from './moves'

export const wording: MakeWording<Game> = (say) => (text) =>
  text.startsWith('programme') ? programme(say, text) : one(say, text)

const name = (say: Say, word: string): string => say(`opera-name-${word}`)

/** "Wien: Verdi, –; Paris: Mozart"; nothing where nothing changes. */
function programme(say: Say, text: string): string {
  const houses = Object.entries(readProgramme(text)).map(([city, pieces]) =>
    say('join-owner', {
      name: name(say, city),
      items: pieces.map((piece) => (piece ? name(say, piece) : '–')).join(', '),
    }),
  )
  return say('coach-opera-programme', { houses: houses.length > 0 ? houses.join(say('join-parts')) : null })
}

function one(say: Say, text: string): string {
  const move = readMove(text)
  switch (move.verb) {
    case 'bid':
      return say('operatable-do-bid', { bid: move.amount })
    case 'hire':
      return say('operatable-do-hire', { role: name(say, move.role) })
    case 'buy':
      return say('operatable-do-buy', { composer: name(say, move.composer) })
    case 'build':
      return say('operatable-build-part', { part: name(say, move.part), city: name(say, move.city) })
    case 'move':
      return say('operatable-move-to', { city: name(say, move.city) })
    case 'sell':
      return say('coach-opera-sell', {
        composer: name(say, move.composer),
        from: place(say, move.from),
        price: move.price,
      })
    case 'raise':
    case 'lower':
      return say(`coach-opera-${move.verb}`, { composer: name(say, move.composer), levels: move.levels })
    case 'other':
      return text
    case 'stop':
      return say('operatable-stop-build')
    default:
      return say(`operatable-${move.verb}`)
  }
}

function place(say: Say, from: Hall | 'stock'): string {
  if (from === 'stock') return say('coach-opera-stock')
  return say('operatable-hall-of', { city: name(say, from.city), hall: from.hall })
}
