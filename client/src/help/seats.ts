/** Who sits at a seat, explained: of a bot, how it plays. */
import { isBot, levelOf, playerName } from '../game/players'
import type { Explanation, HelpTable } from './contract'

/** A seat by its name, `seat.blue`; nothing for people, who need no explanation, and for other things. */
export function explainSeat({ say, snapshot }: HelpTable, what: string): Explanation | null {
  const [kind, seat = ''] = what.split('.')
  const who = snapshot.seats[seat]
  if (kind !== 'seat' || !who || !isBot(who)) return null
  const level = levelOf(who.bot)
  return {
    title: playerName(say, seat, who),
    kind: say('help-bot', { strength: say(`bot-${level}`) }),
    picture: `bot-${level}-${seat}`,
    lines: [{ text: say(`client-level-${level}`), rules: [] }],
  }
}
