/** The moves of Operaopoly in words, with all their cards. */
import type { MakeWording } from '../game/wording'
import { nameOf, partsOf, readMove, REMOVAL, type Move } from './moves'
import type { Game } from './types'
import { cardName, placeName, thingName } from './words'

export const wording: MakeWording<Game> = (say, box, view) => {
  /** The place and the cards, or whatever else the move touches. */
  function things(move: Move): string[] {
    const column = move.place ? partsOf(move.place)[1] : ''
    const named = (kind: string): string[] =>
      move.things.filter((thing) => thing.startsWith(kind)).map((thing) => thingName(say, box, view, thing))
    if (!move.place) return move.verb === 'draw' ? [] : named('').filter((_, at) => move.things[at]?.includes(':'))
    const cards = move.cards.map((id) => cardName(say, box, id, column))
    return [placeName(say, box, view, move.place), ...cards, ...named('opera:')]
  }

  return (text) => {
    const move = readMove(text, view.audition?.house ?? '')
    if (move.verb === 'other') return text
    const verb = move.things.includes(REMOVAL) ? 'removal' : move.verb
    const doing = say(`operaopolytable-do-${verb}`, { deck: nameOf(move.things[0] ?? '') })
    const what = things(move)
    return what.length > 0 ? say('coach-operaopoly-move', { doing, what: what.join(', ') }) : doing
  }
}
