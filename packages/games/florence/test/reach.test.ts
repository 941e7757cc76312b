// The ways of a soul, against every path tried out one by one.
import { Generator, Table } from '@acheron/engine'
import { expect, test } from 'vitest'
import { hellFor } from '../box/hell.ts'
import type { ShieldId } from '../box/shields.ts'
import { circleOf, infamyOf, soulSins } from '../box/sins.ts'
import { isGraveyard, movableSouls, sinAt, waysOf } from '../hell/reach.ts'
import { florence } from '../index.ts'
import type { Origin } from '../moves.ts'
import type { FlorenceState } from '../state.ts'

/** Every path that R2.3 to R2.6 allow, by its end, each end with the smallest path. */
function bruteForce(state: FlorenceState, origin: Origin): Map<ShieldId, string[]> {
  const { shields, circles } = hellFor(state.players)
  const own = circleOf(sinAt(state, origin))
  const found = new Map<ShieldId, string[]>()
  const step = (path: string[]) => {
    const at = path.at(-1)!
    const { circle, lines } = shields[at]!
    if (circle === 6 && !state.seats[0]!.discs.includes(at)) return
    if (!state.hell[at]) {
      const known = found.get(at)
      if (!known || path.join() < known.join()) found.set(at, path)
      return
    }
    if (circle === own || (circle === 1 && isGraveyard(origin) && state.options.occupiedEntry === 'emptyOnly')) return
    for (const line of lines) step([...path, line])
  }
  for (const first of isGraveyard(origin) ? circles[1]! : shields[origin]!.lines) step([first])
  return found
}

/** Souls here and there, some lying, and some discs. */
function randomHell(random: Generator): FlorenceState {
  const options = { occupiedEntry: random.pick(['passThrough', 'emptyOnly']) }
  const table = new Table(florence, { players: random.pick([2, 4]), seed: random.index(1000), options })
  const { state } = table
  const board = hellFor(state.players)
  const density = random.index(10)
  for (const { id, circle } of Object.values(board.shields)) {
    if (random.index(10) > density) continue
    const possible = soulSins.filter(sin => circleOf(sin) >= circle)
    const sin = random.pick(possible)
    state.hell[id] = { sin, pose: circleOf(sin) === circle ? 'lying' : 'standing' }
  }
  for (const sin of soulSins) state.graveyard[sin] = random.index(2)
  state.seats[0]!.discs = board.gates.filter(() => random.index(2) === 0)
  return state
}

test('ways are exactly the paths that the rules allow', () => {
  const random = Generator.seeded('reach')
  let chains = 0
  for (let round = 0; round < 200; round++) {
    const state = randomHell(random)
    const { shields } = hellFor(state.players)
    for (const origin of movableSouls(state)) {
      const ways = waysOf(state, 0, origin)
      const brute = bruteForce(state, origin)
      expect(new Map(ways.map(way => [way.to, way.path]))).toEqual(brute)
      expect(ways.length).toBe(brute.size)
      for (const { to, path, points, quarter } of ways) {
        const { circle } = shields[to]!
        expect(points).toBe(circle === circleOf(sinAt(state, origin)) ? infamyOf(circle) : 0)
        expect(quarter).toBe(shields[to]!.quarter)
        if (path.length > 3) chains++
      }
    }
  }
  expect(chains).toBeGreaterThan(100)
})
