import type { CampaignFile } from '@acheron/engine'
import type { Branch, Save } from '@acheron/protocol'
import { describe, expect, test } from 'vitest'
import { campaignIn } from '../../src/home/campaignIn.ts'
import { plansFor, seatPlan } from '../../src/home/opening.ts'
import { lineageOf } from '../../src/saves/lineage.ts'

describe('the saves as a branch sees them', () => {
  const save = (table: string, n: number): Save => ({ table, n, at: '', event: { e: 'saved' }, version: n })
  const branch = (table: string, from: Branch['from'], here = false): Branch => ({
    ...{ table, name: '', changed: '', over: false, continued: null },
    ...{ from, here },
  })
  const saves = [save('c', 1), save('b', 2), save('a', 3), save('b', 1), save('a', 2), save('a', 1)]

  test('its own past is apart from what others came to', () => {
    const branches = [
      branch('c', { table: 'b', n: 1 }, true),
      branch('b', { table: 'a', n: 2 }),
      branch('a', null),
    ] as const
    const { here, others } = lineageOf({ saves, branches: [...branches] })
    expect(here.map(({ table, n }) => `${table}${n}`)).toEqual(['c1', 'b1', 'a2', 'a1'])
    expect(others.map(({ table, n }) => `${table}${n}`)).toEqual(['b2', 'a3'])
  })

  test('a table that it came from and that is gone ends the past', () => {
    const { here } = lineageOf({ saves: [save('c', 1)], branches: [branch('c', { table: 'b', n: 1 }, true)] })
    expect(here).toHaveLength(1)
  })
})

test('a bot that keeps its seat and level is the same bot; another level is another', () => {
  expect(seatPlan('strong', { before: 'search:ms=500' })).toEqual({ kind: 'bot', bot: 'search:ms=500' })
  expect(seatPlan('fair', { before: 'search:ms=500' })).toEqual({ kind: 'bot', bot: 'fair' })
  expect(seatPlan('open', { before: 'search:ms=500' })).toEqual({ kind: 'open' })
  expect(plansFor(3, ['fair', undefined, 'me'], 'friends')).toEqual(['fair', 'open', 'me'])
})

test('a campaign file is told from a record, and a bad one is refused by name', () => {
  const file: CampaignFile = {
    ...{ format: 'acheron-campaign-1', game: 'caravan', rules: 3, players: 1, options: {}, name: '' },
    ...{ exported: '2026-11-15T12:00:00Z', whole: true, seats: [{ kind: 'open' }], now: {}, saves: [] },
  }
  expect(campaignIn(JSON.stringify(file))).toEqual(file)
  expect(campaignIn('{"format":"acheron-record-1"}')).toBeNull()
  const refused = (change: object) => {
    try {
      campaignIn(JSON.stringify({ ...file, ...change }))
    } catch (error) {
      return error
    }
  }
  expect(refused({ game: 'chess' })).toMatchObject({ code: 'bad-campaign', message: expect.stringContaining('chess') })
  expect(refused({ format: 'acheron-campaign-2' })).toMatchObject({ code: 'bad-campaign' })
})
