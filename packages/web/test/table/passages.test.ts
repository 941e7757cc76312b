// What the log tells: walks as one passage, and whose each passage is.
import { type GameEvent, LiveTable, type View } from '@acheron/engine'
import { seatMark } from '@acheron/engine/words'
import { florence } from '@acheron/games/florence'
import { hellgame } from '@acheron/games/hellgame'
import type { OpenTable } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { face as florenceFace } from '../../src/games/florence/index.ts'
import { face } from '../../src/games/hellgame/index.ts'
import { foldedOf, headOf, passagesOf } from '../../src/table/log/passages.ts'

const english = await face('en')

/** Two players start, and the first to move makes these moves. */
function told(...moves: readonly object[]) {
  const table = new LiveTable(hellgame, { players: 2, options: {}, seed: 'story' })
  const steps: OpenTable['steps'][number][] = []
  const start = { do: 'start', square: '1-5' }
  for (const move of [start, start, ...moves]) {
    const seat = table.actors()[0]!
    const acted = table.act({ kind: 'move', seat, move })
    if (!acted.ok) throw new Error(JSON.stringify(move))
    steps.push(table.show(acted.step, null))
  }
  const now = { view: hellgame.view(table.state, null), entries: steps.length }
  return passagesOf(english, { opening: [], steps, before: 0, now, info: { seats: [{}, {}] } } as unknown as OpenTable)
}

test('a walk is one passage, which lights the whole way', () => {
  const walk = told({ do: 'step', to: '1-4' }, { do: 'step', to: '1-3' }).at(-1)!
  expect(walk.entry).toBe(4)
  expect(walk.lines.join(' ')).not.toContain('1-4')
  expect(walk.lines.join(' ')).toContain('1-3')
  expect(walk.events.filter(event => event.e === 'moved')).toHaveLength(2)
})

test('a round that begins is nobody’s', () => {
  const end = { do: 'endMove' }
  const done = { do: 'done' }
  const story = told(end, done, end, done)
  expect(story.find(({ lines }) => lines.join() === 'Round 2 began.')).toMatchObject({ seat: null })
  expect(story.find(({ lines }) => /stayed/.test(lines.join()))?.seat).not.toBe(null)
})

test('everybody’s gains at an upkeep are told before the round that it begins', () => {
  const rest = [{ do: 'endMove' }, { do: 'done' }]
  const round = [...rest, ...rest]
  const lines = told(...Array.from({ length: 6 }, () => round).flat())
    .at(-1)!
    .lines.join(' ')
  expect(lines).toMatch(/^Upkeep 1 began\. .* In all \S+ got .* In all \S+ got .* Round 7 began\.$/)
})

test('a line is told once: what comes later does not change it', () => {
  let tellings = 0
  const tellEvent = (event: GameEvent, _: unknown, view: View) => {
    tellings++
    return `${event.e} while ${JSON.stringify(view)}`
  }
  const counting = { ...english, game: { ...hellgame, tellEvent }, joins: () => false } as unknown as typeof english
  const step = (version: number) => ({ version, kind: 'move', seat: 0, move: {}, events: [{ e: `event ${version}` }] })
  const steps = [step(1), step(2), step(3)]
  const tableAt = (count: number) =>
    ({
      opening: [],
      steps: steps.slice(0, count),
      before: 0,
      now: { view: { count }, entries: count },
      info: { seats: [{}] },
    }) as unknown as OpenTable
  const early = passagesOf(counting, tableAt(2))
  const late = passagesOf(counting, tableAt(3))
  expect(late.slice(0, 2)).toEqual(early)
  expect(late).toHaveLength(3)
  expect(tellings).toBe(3)
})

test('a long passage is folded to the sentence that says who did something', () => {
  expect(headOf(['A tile came to light.', `${seatMark(1)} moved.`, `${seatMark(0)} died.`])).toBe(
    `${seatMark(1)} moved.`,
  )
  expect(headOf(['Night fell.', 'Rain came.'])).toBe('Night fell.')
})

/** A game of Florence by plain players, as the log tells it. */
async function florenceTold() {
  const table = new LiveTable(florence, { players: 2, options: {}, seed: 'parts' })
  const steps: OpenTable['steps'][number][] = []
  for (let i = 0; i < 300 && table.actors().length > 0; i++) {
    const seat = table.actors()[0]!
    const move = florence.mind.policy!(table.state, seat, [...table.moves(seat)])
    const acted = table.act({ kind: 'move', seat, move })
    if (!acted.ok) throw new Error(JSON.stringify(move))
    steps.push(table.show(acted.step, null))
  }
  const now = { view: florence.view(table.state, null), entries: steps.length }
  const whole = { opening: [], steps, before: 0, now, info: { seats: [{}, {}] } } as unknown as OpenTable
  return passagesOf(await florenceFace('en'), whole)
}

test('an accusation is told in parts: who accused, the level, the bonus tile, Dante’s step', async () => {
  const accusations = (await florenceTold()).filter(({ events }) => events.some(({ e }) => e === 'accused'))
  expect(accusations.length).toBeGreaterThan(3)
  for (const passage of accusations) {
    const heads = foldedOf(passage, false)
    expect(heads[0]).toMatch(/ accused a sinner of /)
    expect(heads[1]).toMatch(/ to level /)
    if (passage.events.some(({ e }) => e === 'danteMoved')) expect(heads.at(-1)).toMatch(/^Dante /)
    expect(heads.every(head => passage.lines.includes(head))).toBe(true)
  }
})

test('the newest passage shows its last sentence though it is folded: who has won, and where the table stands', () => {
  const lines = ['The imp ran to the throne.', 'It has two imps home.', 'Two circles are empty.', 'The race is won.']
  expect(foldedOf({ lines, parts: [0] }, true)).toEqual([lines[0], lines[3]])
  expect(foldedOf({ lines, parts: [0] }, false)).toEqual([lines[0]])
  expect(foldedOf({ lines, parts: [0, 3] }, true)).toEqual([lines[0], lines[3]])
})

test('what was taken back by consent stays told: by whom, how much, from where on, and that all agreed', () => {
  const table = new LiveTable(hellgame, { players: 2, options: {}, seed: 'story' })
  const start = { do: 'start', square: '1-5' }
  const steps: OpenTable['steps'][number][] = []
  const act = (action: Parameters<typeof table.act>[0]) => {
    const acted = table.act(action)
    if (!acted.ok) throw new Error(acted.message)
    steps.push(table.show(acted.step, null))
  }
  const move = (one: object) => act({ kind: 'move', seat: table.actors()[0]!, move: one as typeof start })
  for (const one of [start, start, { do: 'endMove' }, { do: 'done' }]) move(one)
  const gone = steps.slice(2)
  act({ kind: 'takeBack', seat: 1, to: 2, agreed: [1, 0], state: table.stateAt(2) })
  const shown = () => {
    const now = { view: hellgame.view(table.state, null), entries: table.entryCount }
    return passagesOf(english, {
      opening: [],
      steps,
      before: 0,
      now,
      info: { seats: [{}, {}] },
    } as unknown as OpenTable)
  }
  const what = gone.flatMap(({ events }) => events.map(event => english.game.tellEvent(event, english.t))).find(Boolean)
  const told = [{ seat: 1, count: 2, agreed: [1, 0], what }]
  expect(shown().at(-1)).toMatchObject({ entry: 2, tookBack: told })
  // It stays where it was when the game goes on.
  move({ do: 'endMove' })
  expect(shown().find(({ entry }) => entry === 2)).toMatchObject({ tookBack: told })
  expect(shown().at(-1)?.tookBack).toBeUndefined()
})
