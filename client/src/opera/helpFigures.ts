/** The figures that help speaks of, out of the box and as they were agreed on; and who acts. */
import type { HelpTable } from '../help/contract'
import { playerName } from '../game/players'
import type { Game } from './types'

export function helpFigures({ say, snapshot, components }: HelpTable<Game>): Record<string, string | number> {
  const { money, critico_reach, income } = components
  const setting = snapshot.forecast?.setting
  return {
    cost: money.per_hall,
    gain: money.points_per_hall,
    per: money.per_fame,
    reach: critico_reach,
    income: income.slice(1).join(', '),
    hires: setting?.hires ?? 0,
    palazzo: setting?.palazzo ?? 0,
    free: setting?.free_actions ?? 0,
    player: hirer({ say, snapshot }),
  }
}

/** Whoever hired the role that acts just now. */
function hirer({ say, snapshot }: Pick<HelpTable<Game>, 'say' | 'snapshot'>): string {
  const view = snapshot.view
  const seat = view && 'role' in view.asks ? view.roles[view.asks.role] : undefined
  return seat ? playerName(say, seat, snapshot.seats[seat]) : ''
}
