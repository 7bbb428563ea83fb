/** The bids of Opera, from the highest level down. */
import type { MakePlainBids, MakeSealed } from '../../companion/sealed'
import { readMove } from '../moves'
import { termsOf } from '../terms'
import type { Game } from '../types'
import { levelOf } from '../view'

export const sealed: MakeSealed<Game> = (say, { view, options, you }) => {
  const seat = view?.seat
  if (!view || !seat || !you || view.asks.question !== 'bid') return null
  const ducats = view.players[seat]?.ducats ?? 0
  const rows = (options ?? []).flatMap((option) => {
    const move = readMove(option.move)
    if (move.verb !== 'bid') return []
    const { level = levelOf(view, seat), ducats: change = 0 } = termsOf(option)
    return {
      id: option.move,
      figure: level,
      label: say('companion-bid', { bid: move.amount }),
      note: say('companion-bid-leaves', { ducats: ducats + change }),
      seats: view.seats.filter((one) => levelOf(view, one) === level),
    }
  })
  return { rows: rows.reverse(), own: say('companion-own-ducats', { ducats }) }
}

/** Where the phone knows nothing but bids: as many as there are levels. */
export const plainBids: MakePlainBids<Game> = (say, { budget }) => ({
  rows: Array.from({ length: budget.top + 1 }, (_, bid) => ({
    id: `bid ${bid}`,
    figure: null,
    label: say('companion-bid', { bid }),
    note: '',
    seats: [],
  })).reverse(),
  own: '',
})
