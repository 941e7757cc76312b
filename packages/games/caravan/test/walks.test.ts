// Walks: every place that can be reached, its way made move by move, its price and its harm.
import { Generator, type Json, Table } from '@acheron/engine'
import { describe, expect, test } from 'vitest'
import type { Archetype } from '../box/vocabulary.ts'
import { isFighting } from '../champions/champion.ts'
import { caravan } from '../index.ts'
import { type Walk, walksOf } from '../movement/walks.ts'
import type { CaravanState, FightingState, FightingView } from '../state.ts'
import { arena, pillar, stairs } from './board-arena.ts'

const acting = (setting: Parameters<typeof arena>[0], vigor = 5): FightingState => {
  const state = arena(setting)
  state.champions.outlaw.vigor = vigor
  state.flow.push({ kind: 'act', passed: {} })
  return state
}
const to = (walks: readonly Walk[], at: string) => walks.find(walk => walk.at === at)

describe('by Basic Actions', () => {
  test('an Area costs 1 Vigor, and every place is reached once', () => {
    const walks = walksOf(acting({ at: { outlaw: 'A1.N' } }), 'outlaw')
    expect(to(walks, 'A1.S')).toMatchObject({ price: 1, way: [], left: 4 })
    expect(to(walks, 'B1.E')).toMatchObject({ price: 1, way: ['B1'], of: 'vigor', wound: false })
    expect(to(walks, 'C3.N')).toMatchObject({ price: 4, left: 1 })
    expect(to(walks, 'D3.N')).toMatchObject({ price: 5, left: 0, wound: true })
    expect(to(walks, 'E3.N')).toBeUndefined()
    expect(to(walks, 'A1.N')).toBeUndefined()
    expect(new Set(walks.map(({ at }) => at)).size).toBe(walks.length)
  })

  test('it stands where it came in on its way, so that no stop is invented', () => {
    const walks = walksOf(acting({ at: { outlaw: 'A1.N' } }), 'outlaw')
    const champion = 'outlaw'
    expect(to(walks, 'C1.S')?.moves).toEqual([
      { do: 'move', champion },
      { do: 'step', to: 'B1' },
      { do: 'stand', at: 'B1.W' },
      { do: 'move', champion },
      { do: 'step', to: 'C1' },
      { do: 'stand', at: 'C1.S' },
    ])
  })

  test('a fall is avoided by a longer way; where there is none the harm is told', () => {
    const high = { at: { outlaw: 'A1.N' }, buildings: { A1: 1 } } as const
    expect(to(walksOf(acting(high), 'outlaw'), 'B1.E')).toMatchObject({ price: 1, damage: 2, left: 2 })
    const safe = { ...high, pieces: { s: stairs('A2.N') } }
    expect(to(walksOf(acting(safe), 'outlaw'), 'B1.E')).toMatchObject({ price: 3, damage: 0, way: ['A2', 'B2', 'B1'] })
    // Too few Vigor for the longer way.
    expect(to(walksOf(acting(safe, 2), 'outlaw'), 'B1.E')).toMatchObject({ price: 1, damage: 2, wound: true })
  })

  test('up a Pillar by Stairs', () => {
    const setting = { at: { outlaw: 'A1.N' }, pieces: { p: pillar('B1.E'), s: stairs('A1.E') } } as const
    expect(to(walksOf(acting(setting), 'outlaw'), 'top:p')).toMatchObject({ price: 1, way: ['top:p'] })
  })
})

/** A walk as the rules make it; null where something came between. */
function walked(state: CaravanState, seat: number, walk: Walk): FightingState | null {
  const copy = structuredClone(state)
  const ctx = { random: Generator.seeded('walk'), emit() {} }
  for (const [i, move] of walk.moves.entries()) {
    const legal = caravan.moves(copy, seat).some(each => JSON.stringify(each) === JSON.stringify(move))
    if (!legal && i > 0 && copy.flow.at(-1)?.kind !== 'act' && copy.flow.at(-1)?.kind !== 'move') return null
    expect(legal, JSON.stringify([walk, move])).toBe(true)
    caravan.play(copy, seat, move, ctx)
  }
  return copy as FightingState
}

const championsHere = (state: FightingView, seat: number): Archetype[] =>
  state.fight.track.filter(each => state.champions[each].seat === seat)

test('walks are made as they say, in fights of all circles', () => {
  let made = 0
  for (let circle = 1; circle <= 9; circle++) {
    const options: { [name: string]: Json } = { mode: 'quick', startCircle: circle, retry: 'none' }
    const table = new Table(caravan, { players: 1 + (circle % 2), options, seed: `walks ${circle}` })
    const chance = Generator.seeded(`walks ${circle}`)
    for (let n = 0; n < 300; n++) {
      const [seat] = table.actors()
      if (seat === undefined) break
      const { state } = table
      const moves = table.moves(seat)
      if (isFighting(state) && chance.index(4) === 0) {
        for (const champion of championsHere(state, seat)) {
          const starts = moves.some(
            move =>
              move.do === 'step' ||
              move.do === 'stand' ||
              ('champion' in move && move.do === 'move' && move.champion === champion),
          )
          const walks = starts ? walksOf(state, champion) : []
          if (walks.length === 0) continue
          const walk = chance.pick(walks)
          const after = walked(state, seat, walk)
          if (!after || walk.wound) continue
          made++
          // What a card does after its MOVE may lead anywhere.
          if (walk.of === 'points') continue
          expect(after.fight.fighters[champion].at, JSON.stringify(walk)).toBe(walk.at)
          // Some of the damage may be blocked.
          const { vigor } = after.champions[champion]
          expect(vigor === walk.left || (walk.damage > 0 && vigor > walk.left)).toBe(true)
        }
      }
      const steps = moves.filter(move => move.do === 'step' || move.do === 'stand')
      table.submit(seat, chance.pick(steps.length > 0 && chance.index(2) === 0 ? steps : moves))
    }
  }
  expect(made).toBeGreaterThan(100)
})
