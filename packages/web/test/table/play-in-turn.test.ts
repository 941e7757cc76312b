import type { Move } from '@acheron/engine'
import { describe, expect, test } from 'vitest'
import { playInTurn } from '../../src/table/playInTurn.ts'
import type { ActionOutcome, TableSnapshot, TableSource } from '../../src/table/source.ts'

const stake: Move = { do: 'stake' }
const stand: Move = { do: 'stand' }

interface Shown {
  readonly entries: number
  readonly moves: readonly Move[]
  readonly seat?: number
  readonly state?: 'open' | 'lost'
}

/** A table that shows what the test lets it show, when it lets it. */
function tableOf(first: Shown, answer: (move: Move) => ActionOutcome = () => ({ ok: true })) {
  const made: Move[] = []
  const listeners = new Set<() => void>()
  const snapshotOf = ({ entries, moves, seat = 0, state = 'open' }: Shown) =>
    ({ connection: { state }, table: { now: { entries, moves, seat } } }) as unknown as TableSnapshot
  let snapshot = snapshotOf(first)
  const source = {
    snapshot: () => snapshot,
    subscribe(onChange: () => void) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    async move(_seat: number, move: Move) {
      made.push(move)
      return answer(move)
    },
  } as Pick<TableSource, 'snapshot' | 'subscribe' | 'move'> as TableSource
  const show = (shown: Shown) => {
    snapshot = snapshotOf(shown)
    for (const listener of listeners) listener()
  }
  return { source, made, show, listeners }
}

const settled = () => new Promise(resolve => setTimeout(resolve))

describe('several moves in one press', () => {
  test('each waits until the table shows the one before', async () => {
    const { source, made, show, listeners } = tableOf({ entries: 7, moves: [stake] })
    const playing = playInTurn(source, 0, [stake, stand])
    await settled()
    expect(made).toEqual([stake])
    show({ entries: 8, moves: [stand] })
    expect(await playing).toEqual({ ok: true })
    expect(made).toEqual([stake, stand])
    expect(listeners.size).toBe(0)
  })

  test.each<[string, Shown]>([
    ['another has decided meanwhile', { entries: 9, moves: [stand] }],
    ['the next move is not legal', { entries: 8, moves: [stake] }],
    ['another seat of the device is asked', { entries: 8, moves: [stand], seat: 1 }],
    ['the server is out of reach', { entries: 7, moves: [stand], state: 'lost' }],
  ])('they stop where %s', async (_, shown) => {
    const { source, made, show } = tableOf({ entries: 7, moves: [stake] })
    const playing = playInTurn(source, 0, [stake, stand])
    await settled()
    show(shown)
    expect(await playing).toEqual({ ok: true })
    expect(made).toEqual([stake])
  })

  test('a refusal ends them and is told', async () => {
    const no: ActionOutcome = { ok: false, why: 'illegal', message: 'no' }
    const { source, made } = tableOf({ entries: 7, moves: [stake] }, () => no)
    expect(await playInTurn(source, 0, [stake, stand])).toEqual(no)
    expect(made).toEqual([stake])
  })
})
