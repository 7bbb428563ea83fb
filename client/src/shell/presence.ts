/** Who is at the table right now, seat by seat. */
import type { Onlooker, SeatName } from '../api/types'
import type { Say } from '../texts/context'

/** `stand-in`: a bot plays for somebody who is away; `free`: nobody has taken the seat. */
export type Presence = 'here' | 'gone' | 'stand-in' | 'bot' | 'free'

/** People are connected from somewhere; before the server has told who is here, everybody is. */
export function presenceAt(seat: string, who: SeatName | undefined, people: readonly Onlooker[]): Presence {
  if (!who?.name) return who?.bot ? 'bot' : 'free'
  if (who.bot) return 'stand-in'
  return people.length === 0 || people.some((one) => one.seat === seat) ? 'here' : 'gone'
}

/** The seats of people that are empty for the moment: their page is closed. */
export function goneSeats(seats: Record<string, SeatName>, people: readonly Onlooker[]): string[] {
  return Object.keys(seats).filter((seat) => presenceAt(seat, seats[seat], people) === 'gone')
}

/** A few words; empty where nobody could be there. */
export function presenceWords(say: Say, presence: Presence | undefined): string {
  return !presence || presence === 'free' || presence === 'bot' ? '' : say(`client-presence-${presence}`)
}
