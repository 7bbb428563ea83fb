/** What players are called: people by their names, bots by those that belong to their level and seat. */
import type { SeatName } from '../api/types'
import type { Say } from '../texts/context'
import { SHAPES } from '../parts/seats'

const LEVELS = new Set(['random', 'novice', 'amateur', 'expert', 'master'])

/** A bot sits there itself: it doesn't only stand in for somebody who is away. */
export function isBot(who: SeatName | undefined): boolean {
  return who !== undefined && who.bot !== '' && who.name === ''
}

/** Who sits there; the colour of a seat that nobody has taken. */
export function playerName(say: Say, seat: string, who: SeatName | undefined): string {
  if (who?.name) return who.name
  return who?.bot ? botName(say, who.bot, seat) : say(`seat-${seat}`)
}

/** The name of a bot. Programs of others go by the colour of their seat. */
export function botName(say: Say, bot: string, seat: string): string {
  return hasFace(bot, seat) ? say(`bot-name-${levelOf(bot)}-${seat}`) : say(`seat-${seat}`)
}

/** Whether it is one of ours, who have a name and a face at every seat that we know. */
export function hasFace(bot: string, seat: string): boolean {
  return LEVELS.has(levelOf(bot)) && seat in SHAPES
}

/** A bot is spelled with how long it may think: `expert@500ms`. */
export function levelOf(bot: string): string {
  return bot.split('@', 1)[0] ?? bot
}
