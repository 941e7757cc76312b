import { type GameDefinition, Generator, recordOf, Table } from '@acheron/engine'
import { expect, test } from 'vitest'
import { decisionsOf, judgeByBot, judgeOf } from '../src/analyse/index.ts'
import { Adviser } from '../src/index.ts'
import { duel, gamble } from './games.ts'

/** Of any worth that a search finds, half comes true; what is certain stays certain. */
const chance = (_state: unknown, worth: number) => (worth > 0 && worth < 1 ? worth / 2 : worth)

const optimist = duel as unknown as GameDefinition
const measured = { ...optimist, mind: { ...optimist.mind, chance } } as GameDefinition

function record() {
  const table = new Table(optimist, { players: 2, seed: 4 })
  const random = Generator.seeded(4)
  for (let seat = table.actors()[0]; seat !== undefined; seat = table.actors()[0])
    table.submit(seat, random.pick(table.moves(seat)))
  return recordOf(table)
}

/** The judgements of the recorded duel, and the chances after it. */
function judged(game: GameDefinition, spec = 'search:iterations=60:reach=first') {
  const of = record()
  const { judge, verdict } = judgeByBot(game, judgeOf(game, spec).judge, of)
  const decisions = decisionsOf(game, of, null)
  const judgements = decisions.map(judge)
  return { judgements, end: verdict(decisions, judgements).end }
}

test('an analysis tells the chances that are kept: worths and costs, and the doubt in proportion', () => {
  const [said, kept] = [judged(optimist), judged(measured)]
  expect(said.judgements.some(({ cost }) => cost > 0)).toBe(true)
  for (const [i, { worth, cost, error, best }] of said.judgements.entries()) {
    const told = kept.judgements[i]!
    expect(told.best).toEqual(best)
    expect(told.worth && [told.worth.best, told.worth.played]).toEqual(
      worth && [worth.best, worth.played].map(each => chance(null, each)),
    )
    expect(told.cost).toBeCloseTo(cost / 2)
    expect(told.error).toBeCloseTo(error / 2)
    expect(told.chances.reduce((sum, each) => sum + each)).toBeCloseTo(1)
  }
  // How it ended is known.
  expect(kept.end).toEqual(said.end)
})

test('the analysis and the advice say the same of a position', () => {
  const game = { ...gamble, mind: { ...gamble.mind, chance } } as unknown as GameDefinition
  const table = new Table(game, { players: 1, seed: 1 })
  const view = table.view(0)
  const sure = table.moves(0).find(move => move.do === 'sure')!
  const [said] = new Adviser(game, view, 0, [sure], Generator.seeded(1)).consider(4)
  table.submit(0, { do: 'lame' })
  const of = recordOf(table)
  const { judge } = judgeByBot(game, judgeOf(game, 'greedy:samples=400').judge, of)
  const [{ best, worth }] = decisionsOf(game, of, null).map(judge) as [ReturnType<typeof judge>]
  expect(best).toEqual(sure)
  expect(worth!.best).toBeCloseTo(said!.worth)
  expect(said!.worth).toBeCloseTo(1 / 3)
})

test('a goal of which nothing was measured is left as it is', () => {
  const game = { ...measured, mind: { ...measured.mind, goals: ['other', ...measured.mind.goals] } } as GameDefinition
  const spec = 'search:iterations=20:reach=first:goal=win'
  expect(judged(game, spec)).toEqual(judged(optimist, spec))
})
