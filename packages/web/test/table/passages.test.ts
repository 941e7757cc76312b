// What the log tells: walks as one passage, and whose each passage is.
import { type GameEvent, LiveTable, type View } from '@acheron/engine'
import { seatMark } from '@acheron/engine/words'
import { hellgame } from '@acheron/games/hellgame'
import type { OpenTable } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { face } from '../../src/games/hellgame/index.ts'
import { headOf, passagesOf } from '../../src/table/log/passages.ts'

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
