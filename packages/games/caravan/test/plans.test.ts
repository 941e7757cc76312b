// What others may know of a plan before it is carried out.
import { configOf, Generator, type JsonObject } from '@acheron/engine'
import { describe, expect, test } from 'vitest'
import { caravan } from '../index.ts'
import type { CaravanMove } from '../moves.ts'
import type { CaravanState } from '../state.ts'
import { words } from '../texts/words.ts'

type Seen = { readonly state: CaravanState; readonly move: CaravanMove; readonly told: CaravanMove | null }

/** A random game: every legal move of every seat, and what is told of it. */
function play(options: JsonObject, most: number, see: (seen: Seen) => void): void {
  const random = Generator.seeded('plans')
  const choice = Generator.seeded('choice of plans')
  const ctx = { random, emit() {} }
  const state = caravan.setup(configOf(caravan, 2, options), random) as CaravanState
  caravan.advance(state, ctx)
  for (let n = 0; n < most && caravan.actors(state).length > 0; n++) {
    const view = caravan.view(state, null)
    for (const seat of [0, 1])
      for (const move of caravan.moves(state, seat))
        see({ state, move, told: caravan.toldPlan(view, { move, next: [] })?.move ?? null })
    const seat = choice.pick(caravan.actors(state))
    caravan.play(state, seat, choice.pick(caravan.moves(state, seat)), ctx)
  }
}

describe('a plan that others are told', () => {
  test('with closed hands it names no card of a hand, and others can read it', async () => {
    const t = await words('en')
    const kinds = new Set<string>()
    play({ mode: 'quick', openHands: 'off' }, 300, ({ state, told }) => {
      if (!told) return
      kinds.add(told.do)
      const hidden = Object.values(state.champions).flatMap(({ hand, sins }) => [...hand, ...sins])
      for (const card of hidden) expect(JSON.stringify(told)).not.toContain(`"${card}"`)
      expect(caravan.describeMove(told, caravan.view(state, null), t)).not.toBe('')
    })
    expect([...kinds]).toContain('step')
    expect([...kinds]).toContain('choose')
    expect([...kinds]).not.toContain('maneuver')
  })

  test('with open hands it may be a card; ballots, Effort and Fate are never told', () => {
    const told = new Set<string>()
    const kept = new Set<string>()
    const see = (seen: Seen) => (seen.told ? told : kept).add(seen.move.do)
    play({}, 500, see)
    play({ mode: 'quick' }, 300, see)
    expect([...kept].sort()).toEqual(expect.arrayContaining(['effort', 'vote']))
    for (const kind of ['vote', 'effort', 'fate']) expect([...told]).not.toContain(kind)
    expect([...told]).toEqual(expect.arrayContaining(['maneuver', 'move', 'choose', 'pass']))
  })

  test('of what is to follow only the way of a walk, over places that there are', () => {
    let checked = 0
    play({ mode: 'quick' }, 200, ({ state, move, told }) => {
      if (!told || !state.fight || checked++ > 0) return
      const next = [
        { do: 'step', to: 'B2' },
        { do: 'step', to: 'Z9' },
        { do: 'step', to: 'top:nothing' },
        { do: 'stand', at: 'B2.N' },
        { do: 'stand', at: 'B2' },
        { do: 'choose', option: 'anything' },
      ] as unknown as readonly CaravanMove[]
      expect(caravan.toldPlan(caravan.view(state, null), { move, next })?.next).toEqual([
        { do: 'step', to: 'B2' },
        { do: 'stand', at: 'B2.N' },
      ])
    })
    expect(checked).toBeGreaterThan(0)
  })
})
