import type { Move, Plan } from '@acheron/engine'
import { describe, expect, test } from 'vitest'
import { intentionsNow, planOf } from '../../src/table/intentions/plan.ts'

const [sweep, again, leap] = [
  { do: 'play', card: 'sweep', slot: 0 },
  { do: 'play', card: 'sweep', slot: 2 },
  { do: 'play', card: 'leap', slot: 0 },
] as const
const now = { view: { flow: [] }, seat: 0 }
const game = { plans: true, toldPlan: (_view: unknown, plan: Plan) => (plan.move.do === 'vote' ? null : plan) }
const nothing = { pointed: null, pointedNext: [], held: [] as readonly Move[] }

describe('what the others are told', () => {
  test('is what is pointed at, with what is to follow', () => {
    const plan = planOf(game, now, { ...nothing, pointed: leap, pointedNext: [sweep], held: [sweep] })
    expect(plan).toEqual({ move: leap, next: [sweep] })
  })
  test('else what is held, if it can mean one thing only: the place of a card does not matter', () => {
    expect(planOf(game, now, { ...nothing, held: [sweep, again] })).toEqual({ move: sweep, next: [] })
    expect(planOf(game, now, { ...nothing, held: [sweep, again, leap] })).toBeNull()
    expect(planOf(game, now, nothing)).toBeNull()
  })
  test('is nothing that the game keeps, nothing of a spectator, and nothing among rivals', () => {
    expect(planOf(game, now, { ...nothing, pointed: { do: 'vote', option: 1 } })).toBeNull()
    expect(planOf(game, { ...now, seat: null }, { ...nothing, pointed: leap })).toBeNull()
    expect(planOf({ ...game, plans: false }, now, { ...nothing, pointed: leap })).toBeNull()
  })
})

test('what others point at holds at one version, and while they are here', () => {
  const seats = [true, true, false].map(online => ({ kind: 'person', name: 'P', you: false, online }) as const)
  const at = (seat: number, version: number) => ({ seat, version, move: leap, next: [] })
  expect(intentionsNow([at(0, 4), at(1, 3), at(2, 4)], { version: 4 }, { seats })).toEqual([at(0, 4)])
})
