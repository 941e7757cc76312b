import { fingerprintOf, recordOf, Table } from '@acheron/engine'
import { findGame } from '@acheron/games'
import type { OpenTable } from '@acheron/protocol'
import { beforeEach, expect, test, vi } from 'vitest'
import { firstSeen, rememberFingerprint } from '../../src/dice/firstSeen.ts'
import { prove } from '../../src/dice/prove.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

const open = (id: string, seedHash: string, entries: number) =>
  ({ info: { id, seedHash }, now: { entries } }) as OpenTable

test('a device keeps the fingerprint that it saw first, whatever the table says after the game has begun', () => {
  rememberFingerprint(open('dis', 'a', 0))
  rememberFingerprint(open('dis', 'b', 3))
  expect(firstSeen(open('dis', 'b', 3))).toEqual({ fingerprint: 'a', entries: 0 })
  expect(firstSeen(open('limbo', 'b', 3))).toBeNull()
})

test('before the first decision the owner may deal anew: the last fingerprint counts', () => {
  rememberFingerprint(open('dis', 'a', 0))
  rememberFingerprint(open('dis', 'b', 0))
  expect(firstSeen(open('dis', 'b', 0))).toEqual({ fingerprint: 'b', entries: 0 })
})

test('a page that draws a new deal before it has kept its fingerprint blames nobody', () => {
  rememberFingerprint(open('dis', 'a', 0))
  expect(firstSeen(open('dis', 'b', 0))).toEqual({ fingerprint: 'b', entries: 0 })
})

test('who comes later keeps since when', () => {
  rememberFingerprint(open('dis', 'a', 7))
  rememberFingerprint(open('dis', 'a', 9))
  expect(firstSeen(open('dis', 'a', 9))).toEqual({ fingerprint: 'a', entries: 7 })
})

test('a record is proven by its own fingerprint, refuted by another, and left to older rules where it is theirs', async () => {
  const table = new Table(await findGame('imp-race').load(), { players: 2, options: { roundLimit: 2 }, seed: 'cato' })
  while (table.actors().length > 0) {
    const [seat = 0] = table.actors()
    table.submit(seat, table.moves(seat)[0])
  }
  const record = recordOf(table)
  const text = JSON.stringify(record)
  const fingerprint = fingerprintOf('cato')
  const found = await prove({ record: text, fingerprint })
  expect(found).toMatchObject({ is: 'proven', proof: { decisions: record.entries.length } })
  // The race deals cards before the first decision.
  expect(found.is === 'proven' && found.proof.shuffles).toBeGreaterThan(0)
  expect(await prove({ record: text, fingerprint: fingerprintOf('virgil') })).toMatchObject({ is: 'refuted' })
  const older = JSON.stringify({ ...record, rules: record.rules - 1 })
  expect(await prove({ record: older, fingerprint })).toEqual({ is: 'older' })
})
