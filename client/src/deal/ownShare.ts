/** This browser's share in the deal of a table: a chain of nonces, each the hash of the next. */
import type { KeyValueStore } from '../api/outbox'
import { boundBy, type Deal, type Revealed } from './shares'
import { sha256 } from './sha256'

/** Enough for people who come and go, and for many rematches. */
const LENGTH = 64
const NONCE_BYTES = 32

interface Stored {
  /** The last nonce of the chain, from which all others follow. */
  secret: string
  revealed?: Revealed
}

export function newSecret(): string {
  return [...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** What binds us to the first nonce of the chain. */
export function commitmentOf(secret: string): string {
  let nonce = secret
  for (let at = 0; at < LENGTH; at += 1) nonce = sha256(nonce)
  return nonce
}

/** The nonce that fulfils a commitment; empty if it isn't of this chain. */
export function nonceFor(secret: string, commitment: string): string {
  let nonce = secret
  for (let at = 0; at < LENGTH; at += 1) {
    const hash = sha256(nonce)
    if (hash === commitment) return nonce
    nonce = hash
  }
  return ''
}

/** The share of one person at one table, kept so that it survives a reload. */
export class OwnShare {
  constructor(
    /** The table, and the token of whoever shares this device. */
    private readonly table: string,
    private readonly token: string | undefined,
    private readonly store: KeyValueStore,
  ) {}

  /** A new share for sitting down. Returns the commitment. */
  commit(secret = newSecret()): string {
    this.write({ secret })
    return commitmentOf(secret)
  }

  /** Whether there is a share for this table. */
  get isKept(): boolean {
    return Boolean(this.read(this.table))
  }

  /** What was revealed for this table; null if nothing was. */
  get revealed(): Revealed | null {
    return this.read(this.table)?.revealed ?? null
  }

  /** The rematch goes on with the chain of the table before. Returns whether there is one. */
  inherit(previous: string): boolean {
    const before = this.read(previous)
    if (before && !this.read(this.table)) this.write({ secret: before.secret })
    return before !== null
  }

  /** The nonce to reveal now; empty if there is none. Everybody else must be bound by now, and that is remembered. */
  reveal(deal: Deal, seat: string | null): string {
    const secret = this.read(this.table)?.secret
    const share = deal.shares[seat ?? '']
    if (seat === null || !secret || !share || share.nonce || deal.started) return ''
    const nonce = nonceFor(secret, share.commitment)
    if (nonce) this.write({ secret, revealed: { seat, nonce, bound: boundBy(deal) } })
    return nonce
  }

  private key(table: string): string {
    return `operahouse-share-${this.token ? `${table}-${this.token}` : table}`
  }

  private read(table: string): Stored | null {
    return JSON.parse(this.store.getItem(this.key(table)) ?? 'null') as Stored | null
  }

  private write(stored: Stored): void {
    this.store.setItem(this.key(this.table), JSON.stringify(stored))
  }
}
