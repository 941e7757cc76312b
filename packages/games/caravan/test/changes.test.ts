// 3.1, R20.4: what the team changes at the start of a chapter is so in the fight that follows.
import { clone, equal, type Json, Table } from '@acheron/engine'
import { expect, test } from 'vitest'
import type { CaravanEvent } from '../events.ts'
import { caravan } from '../index.ts'
import type { CaravanMove } from '../moves.ts'
import type { CaravanState } from '../state.ts'

type Playing = Table<CaravanState, CaravanMove, CaravanEvent>

/** All seats vote for it. */
function vote(table: Playing, option: Json): void {
  for (const seat of table.actors()) {
    const move = table.moves(seat).find(each => equal(each, { do: 'vote', option }))
    if (!table.submit(seat, move).ok) throw new Error(`nobody can vote for ${JSON.stringify(option)}`)
  }
}

/** The plain player goes on. */
function playUntil(table: Playing, stop: (state: CaravanState) => boolean): void {
  for (let i = 0; i < 3_000 && !stop(table.state); i++) {
    const seat = table.actors()[0]!
    const state = clone(table.state)
    table.submit(seat, caravan.mind.policy!(state, seat, caravan.moves(state, seat)))
    expect(caravan.proof.invariant(table.state)).toBeNull()
  }
}

test('a Companion becomes a Player Champion, a Player Champion a Companion, Story becomes Grim; then they fight', () => {
  const options = { playerChampions: 3, difficulty: 'story', retry: 'none' }
  const table = new Table(caravan, { players: 2, seed: 'changes', options })
  for (const option of ['mercenary', 'devotee', 'outlaw']) table.submit(table.actors()[0]!, { do: 'choose', option })
  const changes: Json[] = [
    { champion: 'artist', player: true },
    { champion: 'mercenary', player: false },
    { champion: 'mercenary', seat: 1 },
    { difficulty: 'grim' },
  ]
  for (const change of changes) {
    vote(table, 'change')
    vote(table, change)
  }
  vote(table, 'skip')
  vote(table, { skipTo: 1 })
  playUntil(table, ({ fight }) => (fight?.round ?? 0) > 0)

  const { champions, options: now } = table.state
  expect(now.difficulty).toBe('grim')
  expect(champions.artist).toMatchObject({ player: true, readiness: [] })
  expect([champions.artist.slots.length, champions.artist.hand.length]).toEqual([3, 4])
  expect(champions.mercenary).toMatchObject({ player: false, seat: 1, slots: [], hand: [], deck: [] })
  expect(champions.mercenary.readiness).toHaveLength(3)
  const sees = clone(caravan.view(table.state, 0)) as CaravanState
  expect(sees.champions.artist.deck).toEqual([null, null, null])

  playUntil(table, ({ record }) => record.length > 0)
  expect(table.state.record).toMatchObject([{ chapter: 1, difficulty: 'grim' }])
})
