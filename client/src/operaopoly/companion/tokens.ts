/** The cards of Operaopoly, to be tapped. */
import type { NamePlace, NameToken } from '../../companion/tokens'
import { bonusName, cardName } from '../words'
import { faceOf } from '../box'
import type { Game } from '../types'
import { isHouse } from '../view'

export { default as Token } from './Token.svelte'
export { default as Shapes } from './Shapes.svelte'

/** A bonus card is told with its owner: `red IB3`. */
export const name: NameToken<Game> = (say, box, word) => {
  const [seat = '', bonus] = word.split(' ')
  if (bonus) return say('companion-bonus-of', { seat, card: bonusName(say, box, bonus) })
  return word in box.bonus_cards ? bonusName(say, box, word) : cardName(say, box, word)
}
export const isToken = (box: Game['Components'], word: string): boolean => word in box.cards
export const stepwise = true

/** A house goes by the side that is up. */
export const place: NamePlace<Game> = (box, view, word) => (isHouse(word) ? faceOf(box, view, word).name : null)
