import { Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import type { CaravanMove, FightingView } from '@acheron/games/caravan/board.ts'
import { beforeAll, expect, test } from 'vitest'
import { planLine } from '../../src/games/caravan/stage/intentions/planLine.ts'
import { intendedThings, placesOf } from '../../src/games/caravan/stage/intentions/things.ts'
import { loadVoice, type Voice } from '../../src/games/caravan/words.ts'

let voice: Voice
let view: FightingView
let moves: readonly CaravanMove[]

beforeAll(async () => {
  voice = await loadVoice('en')
  const table = new Table(caravan, { players: 2, options: { mode: 'quick' }, seed: 'intentions' })
  while (table.state.flow.at(-1)?.kind !== 'act') {
    const [seat] = table.actors()
    table.submit(seat!, caravan.mind.policy!(structuredClone(table.state), seat!, [...table.moves(seat!)]))
  }
  view = caravan.view(table.state, 1) as FightingView
  moves = table.moves(0)
})

const ofKind = <K extends CaravanMove['do']>(kind: K) =>
  moves.find((move): move is Extract<CaravanMove, { do: K }> => move.do === kind)!

test('a card is told by its name, a walk by its end', () => {
  const card = ofKind('maneuver')
  expect(planLine(view, { move: card, next: [] }, voice)).toMatch(/^\S.*: \S/)
  expect(planLine(view, { move: card, next: [] }, voice).length).toBeLessThan(60)
  const walk: CaravanMove[] = [
    { do: 'step', to: 'B2' },
    { do: 'stand', at: 'B3.N' },
  ]
  expect(planLine(view, { move: ofKind('move'), next: walk }, voice)).toMatch(/ walks to B3$/)
})

test('what is pointed at is marked: the things of the move, and the end of a walk', () => {
  const card = ofKind('maneuver')
  const things = intendedThings(view, [
    { seat: 0, move: card, next: [] },
    { seat: 2, move: ofKind('move'), next: [{ do: 'stand', at: 'B3.N' }] },
  ])
  expect(things.get(`card:${card.champion}:${card.card}`)).toBe(0)
  expect(things.get(`object:${card.champion}`)).toBeDefined()
  expect(things.get('place:B3.N')).toBe(2)
  // A Space that the viewer cannot use is not drawn; its Area is.
  expect(placesOf('place:B3.N')).toEqual(['place:B3.N', 'area:B3'])
  expect(placesOf('object:minos')).toEqual(['object:minos'])
})
