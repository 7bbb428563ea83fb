/** Everybody's share in the deal, as the log tells it: docs/table.md explains how they make a deal fair. */
import type { Item, ShareJson } from '../api/types'
import { sha256 } from './sha256'

export type Shares = Record<string, ShareJson>

/** What a deal is made from, as far as it's known. */
export interface Deal {
  /** The hash of the server's seed. */
  published: string
  /** By seat: those who committed themselves, with their nonce once it's revealed. */
  shares: Shares
  /** Seats in order, with the bot that sits there; empty for a person. */
  seats: Record<string, string>
  /** Whether the deal is wanted. It waits for nonces until it has started. */
  called: boolean
  started: boolean
  /** The server's seed; empty until the game is over. */
  seed: string
}

export const NO_DEAL: Deal = { published: '', shares: {}, seats: {}, called: false, started: false, seed: '' }

export function dealOf(items: Item[], before: Deal = NO_DEAL): Deal {
  return items.reduce(follow, before)
}

function follow(deal: Deal, item: Item): Deal {
  switch (item.kind) {
    case 'opened':
      return { ...deal, published: item.published }
    case 'seated':
      return seated(deal, item.seat, item.bot, item.commitment ?? '')
    case 'unseated':
      return unseated(deal, item.seat)
    case 'called':
      return { ...deal, called: true }
    case 'revealed':
      return revealed(deal, item.seat, item.nonce)
    case 'started':
      return { ...deal, published: item.published, shares: item.shares ?? {}, started: true }
    case 'ended':
      return { ...deal, seed: item.seed }
    default:
      return deal
  }
}

function seated(deal: Deal, seat: string, bot: string, commitment: string): Deal {
  const shares = commitment ? { ...deal.shares, [seat]: { commitment, nonce: '' } } : deal.shares
  return { ...deal, shares, seats: { ...deal.seats, [seat]: bot } }
}

/** Whoever comes instead knows what was revealed, so everybody else needs a new nonce: a nonce commits to the next. */
function unseated(deal: Deal, seat: string): Deal {
  const without = <Value>(record: Record<string, Value>): [string, Value][] =>
    Object.entries(record).filter(([other]) => other !== seat)
  const renewed = without(deal.shares).map(([other, share]) => [
    other,
    { commitment: share.nonce || share.commitment, nonce: '' },
  ])
  const shares = Object.fromEntries(renewed) as Shares
  return { ...deal, shares, seats: Object.fromEntries(without(deal.seats)), called: false }
}

function revealed(deal: Deal, seat: string, nonce: string): Deal {
  const commitment = deal.shares[seat]?.commitment ?? ''
  return { ...deal, shares: { ...deal.shares, [seat]: { commitment, nonce } } }
}

/** What everybody is bound to: the server's hash, and the commitments by seat. */
export interface Bound {
  published: string
  commitments: Record<string, string>
}

export function boundBy(deal: Deal): Bound {
  const commitments = Object.entries(deal.shares).map(([seat, { commitment }]) => [seat, commitment])
  return { published: deal.published, commitments: Object.fromEntries(commitments) as Record<string, string> }
}

/** What doesn't fit about a deal. */
export type Flaw = 'seed' | 'nonce' | 'missing' | 'changed'

/** What this browser revealed, and what everybody was bound to at that moment. */
export interface Revealed {
  seat: string
  nonce: string
  bound: Bound
}

/** Everything about a deal that doesn't fit: nothing where all is well as far as it's known. */
export function flawsOf(deal: Deal, own: Revealed | null): Flaw[] {
  const flaws: Flaw[] = []
  if (deal.seed && sha256(deal.seed) !== deal.published) flaws.push('seed')
  const shares = Object.values(deal.shares)
  if (shares.some(({ commitment, nonce }) => nonce && sha256(nonce) !== commitment)) flaws.push('nonce')
  if (!deal.started || !own) return flaws
  if (deal.shares[own.seat]?.nonce !== own.nonce) flaws.push('missing')
  if (!isSame(own.bound, boundBy(deal))) flaws.push('changed')
  return flaws
}

function isSame(one: Bound, other: Bound): boolean {
  const lines = ({ published, commitments }: Bound): string =>
    [published, ...Object.entries(commitments).map((entry) => entry.join(' '))].sort().join()
  return lines(one) === lines(other)
}
