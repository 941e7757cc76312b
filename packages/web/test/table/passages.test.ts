// What the log tells: walks as one passage, and whose each passage is.
import { type GameDefinition, type GameEvent, LiveTable, type View } from '@acheron/engine'
import { seatMark } from '@acheron/engine/words'
import { florence } from '@acheron/games/florence'
import { hellgame } from '@acheron/games/hellgame'
import { impRace } from '@acheron/games/imp-race'
import type { OpenTable } from '@acheron/protocol'
import { expect, test } from 'vitest'
import type { GameFace } from '../../src/board/face.ts'
import { face as florenceFace } from '../../src/games/florence/index.ts'
import { face } from '../../src/games/hellgame/index.ts'
import { face as raceFace } from '../../src/games/imp-race/index.ts'
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

/** A game by plain players, as the log tells it. */
function plainlyTold(game: GameDefinition, face: GameFace, seed: string) {
  const table = new LiveTable(game, { players: 2, options: {}, seed })
  const steps: OpenTable['steps'][number][] = []
  for (let i = 0; i < 300 && table.actors().length > 0; i++) {
    const seat = table.actors()[0]!
    const move = game.mind.policy!(table.state, seat, [...table.moves(seat)])
    const acted = table.act({ kind: 'move', seat, move })
    if (!acted.ok) throw new Error(JSON.stringify(move))
    steps.push(table.show(acted.step, null))
  }
  const now = { view: game.view(table.state, null), entries: steps.length }
  return passagesOf(face, { opening: [], steps, before: 0, now, info: { seats: [{}, {}] } } as unknown as OpenTable)
}

test('an accusation is told in parts: what it cost, who accused, the level, the bonus tile, Dante’s step', async () => {
  const accusations = plainlyTold(florence as unknown as GameDefinition, await florenceFace('en'), 'bribes').filter(
    ({ events }) => events.some(({ e }) => e === 'accused'),
  )
  expect(accusations.length).toBeGreaterThan(3)
  expect(accusations.some(({ lines }) => !/ accused a sinner of /.test(lines[0]!))).toBe(true)
  for (const passage of accusations) {
    const heads = foldedOf(passage, false)
    const accused = heads.findIndex(head => / accused a sinner of /.test(head))
    expect(heads[accused]).toBe(passage.lines.find(line => / accused a sinner of /.test(line)))
    expect(heads[accused + 1]).toMatch(/ to level /)
    if (passage.events.some(({ e }) => e === 'danteMoved')) expect(heads.at(-1)).toMatch(/^Dante /)
    expect(heads.every(head => passage.lines.includes(head))).toBe(true)
  }
})

test('an upkeep is named in a folded passage, whether or not anything was told before it', () => {
  const rest = [{ do: 'endMove' }, { do: 'done' }]
  const round = [...rest, ...rest]
  const upkeep = told(...Array.from({ length: 6 }, () => round).flat()).at(-1)!
  expect(upkeep.lines[0]).toBe('Upkeep 1 began.')
  expect(foldedOf(upkeep, false)).toEqual(['Upkeep 1 began.'])
  const later = { ...upkeep, lines: [`${seatMark(1)} waited.`, ...upkeep.lines], parts: [1] }
  expect(foldedOf(later, false)).toEqual([later.lines[0], 'Upkeep 1 began.'])
})

test('the end of a fight is named in a folded passage', async () => {
  const long = plainlyTold(impRace as unknown as GameDefinition, await raceFace('en'), 'fights').filter(
    ({ events, lines }) => lines.length > 3 && events.some(({ e }) => e === 'fightEnded'),
  )
  expect(long).not.toEqual([])
  for (const passage of long) expect(foldedOf(passage, false).join(' ')).toMatch(/ won the fight /)
})

test('the newest passage shows its last sentence though it is folded: who has won, and where the table stands', () => {
  const lines = ['The imp ran to the throne.', 'It has two imps home.', 'Two circles are empty.', 'The race is won.']
  expect(foldedOf({ lines, parts: [] }, true)).toEqual([lines[0], lines[3]])
  expect(foldedOf({ lines, parts: [] }, false)).toEqual([lines[0]])
  expect(foldedOf({ lines, parts: [3] }, true)).toEqual([lines[0], lines[3]])
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
