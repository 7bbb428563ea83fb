import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Item } from '../src/api/types'
import { commitmentOf, nonceFor, OwnShare } from '../src/deal/ownShare'
import { boundBy, dealOf, flawsOf } from '../src/deal/shares'
import { sha256 } from '../src/deal/sha256'

const hash = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')

test('the hash is the one everybody knows, for any length', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  for (let length = 0; length < 200; length += 1) {
    const hex = randomBytes(length).toString('hex')
    expect(sha256(hex), hex).toBe(hash(hex))
  }
})

test('a chain: each nonce is the hash of the next, and fits its commitment', () => {
  const secret = 'ab'.repeat(32)
  const first = nonceFor(secret, commitmentOf(secret))
  const second = nonceFor(secret, first)
  expect([hash(first), hash(second)]).toEqual([commitmentOf(secret), first])
  expect(nonceFor(secret, secret)).toBe('')
  expect(nonceFor(secret, commitmentOf('cd'.repeat(32)))).toBe('')
})

const ANNA = 'aa'.repeat(32)
const BOB = 'bb'.repeat(32)
const SEED = '77'.repeat(32)

function item(kind: string, details: object = {}): Item {
  return { number: 1, at: 1, kind, ...details } as unknown as Item
}
const sit = (seat: string, secret: string): Item =>
  item('seated', { seat, person: seat, name: seat, bot: '', commitment: secret && commitmentOf(secret) })
const open = item('opened', { published: hash(SEED) })
const full = [open, sit('red', ANNA), sit('blue', BOB)]
const nonce = (secret: string): string => nonceFor(secret, commitmentOf(secret))
const reveal = (seat: string, secret: string): Item => item('revealed', { seat, nonce: nonce(secret) })

function store(): Storage {
  const kept = new Map<string, string>()
  const access = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return access as unknown as Storage
}

function ownShare(table = 't1', kept = store()): OwnShare {
  const share = new OwnShare(table, undefined, kept)
  share.commit(ANNA)
  return share
}

test('the log is followed: who is bound to what, and what was revealed', () => {
  const deal = dealOf([...full, item('called'), reveal('red', ANNA)])
  expect(deal.shares).toEqual({
    red: { commitment: commitmentOf(ANNA), nonce: nonce(ANNA) },
    blue: { commitment: commitmentOf(BOB), nonce: '' },
  })
  expect([deal.called, deal.started, deal.published]).toEqual([true, false, hash(SEED)])
})

test('somebody who stands up leaves everybody else with a new commitment', () => {
  const deal = dealOf([...full, reveal('red', ANNA), item('unseated', { seat: 'blue' })])
  expect(deal.shares).toEqual({ red: { commitment: nonce(ANNA), nonce: '' } })
  expect(ownShare().reveal(deal, 'red')).toBe(nonceFor(ANNA, nonce(ANNA)))
})

test('a nonce is revealed once, by whoever has it', () => {
  const share = ownShare()
  expect(share.reveal(dealOf(full), 'blue')).toBe('')
  expect(share.reveal(dealOf(full), null)).toBe('')
  expect(share.revealed).toBeNull()
  expect(share.reveal(dealOf(full), 'red')).toBe(nonce(ANNA))
  expect(share.revealed).toEqual({ seat: 'red', nonce: nonce(ANNA), bound: boundBy(dealOf(full)) })
  expect(share.reveal(dealOf([...full, reveal('red', ANNA)]), 'red')).toBe('')
})

test('a rematch goes on with the same chain', () => {
  const kept = store()
  ownShare('t1', kept)
  const again = new OwnShare('t2', undefined, kept)
  again.inherit('t1')
  const seated = item('seated', { seat: 'red', person: 'red', name: 'red', bot: '', commitment: nonce(ANNA) })
  expect(again.reveal(dealOf([open, seated]), 'red')).toBe(nonceFor(ANNA, nonce(ANNA)))
})

function dealt(changed: object = {}): Item[] {
  const shares = {
    red: { commitment: commitmentOf(ANNA), nonce: nonce(ANNA) },
    blue: { commitment: commitmentOf(BOB), nonce: nonce(BOB) },
    ...changed,
  }
  return [...full, item('started', { seats: ['red', 'blue'], published: hash(SEED), shares })]
}

test('an honest deal has no flaws, before and after the seed is published', () => {
  const share = ownShare()
  share.reveal(dealOf(full), 'red')
  expect(flawsOf(dealOf(dealt()), share.revealed)).toEqual([])
  expect(flawsOf(dealOf([...dealt(), item('ended', { seed: SEED })]), share.revealed)).toEqual([])
  expect(flawsOf(dealOf(dealt()), null)).toEqual([])
})

test('whoever cheats is found out', () => {
  const share = ownShare()
  share.reveal(dealOf(full), 'red')
  const check = (items: Item[]): string[] => flawsOf(dealOf(items), share.revealed)
  expect(check([...dealt(), item('ended', { seed: 'cc'.repeat(32) })])).toEqual(['seed'])
  expect(check(dealt({ blue: { commitment: commitmentOf(BOB), nonce: 'cc'.repeat(32) } }))).toEqual(['nonce'])
  expect(check(dealt({ red: { commitment: commitmentOf(ANNA), nonce: '' } }))).toEqual(['missing'])
  const other = 'dd'.repeat(32)
  expect(check(dealt({ blue: { commitment: commitmentOf(other), nonce: nonce(other) } }))).toEqual(['changed'])
  expect(check(dealt({ red: { commitment: '', nonce: '' } }))).toEqual(['missing', 'changed'])
})
