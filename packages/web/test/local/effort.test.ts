// Several seats at one device: what one of them has chosen in an Ordeal.
import { recordOf, seedRng, Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import type { Archetype, CaravanState, CaravanView, OrdealFrame } from '@acheron/games/caravan/board.ts'
import { expect, test } from 'vitest'
import { tab } from './world.ts'

/** A record of a campaign for two, up to the first Ordeal's Effort. */
function beforeEffort(): string {
  const table = new Table(caravan, { players: 2, seed: 'caravan 0' })
  while (table.state.flow.at(-1)?.kind !== 'ordeal') {
    const seat = table.actors()[0]!
    table.submit(seat, caravan.mind.policy!(table.state, seat, [...table.moves(seat)]))
  }
  return JSON.stringify(recordOf(table))
}

test('the Effort of one seat of mine is known to the next one, now and in the past; what bots decide is not', async () => {
  const { tables, play } = tab()
  const id = await tables.import(beforeEffort(), 'en')
  const ordealOf = (view: unknown) => (view as CaravanView).flow.at(-1) as OrdealFrame
  const first = (await tables.open(id)).now
  expect(first.seat).toBe(0)
  const made = first.moves.find(move => move.do === 'effort' && move.dice === 1)! as { champion: Archetype }
  await play(id, made)
  while ((await tables.open(id)).now.seat === 0) await play(id)
  const { now, steps } = await tables.open(id)
  expect(ordealOf(now.view)).toMatchObject({ step: 'effort', effort: { [made.champion]: 1 } })
  expect(steps.map(({ move }) => move)).toContainEqual(made)
  const past = await tables.past(id, now.entries)
  expect(ordealOf(past.view).effort[made.champion]).toBe(1)

  const { view } = now
  const seat = (view as unknown as CaravanView).champions[made.champion].seat
  const state = { ...structuredClone(view), rng: seedRng(0) } as unknown as CaravanState
  expect(ordealOf(caravan.view(state, 1 - seat)).effort[made.champion]).toBeNull()
  expect(ordealOf(caravan.view(state, 1 - seat, [1 - seat])).effort[made.champion]).toBeNull()
})
