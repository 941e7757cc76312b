// How decisions are split into moments: each sentence with the events it tells.
import { type GameEvent, LiveTable, type ShownStep } from '@acheron/engine'
import { seatMark } from '@acheron/engine/words'
import { hellgame } from '@acheron/games/hellgame'
import type { OpenTable } from '@acheron/protocol'
import { expect, test } from 'vitest'
import type { GameFace } from '../../src/board/face.ts'
import { face as hellFace } from '../../src/games/hellgame/index.ts'
import { momentsOf } from '../../src/table/moments/moments.ts'
import { lasts, replayLasts } from '../../src/table/moments/pace.ts'

interface TestEvent extends GameEvent {
  readonly say?: string
}
const event = (e: string, say?: string): TestEvent => ({ e, ...(say !== undefined && { say }) })

const face = {
  game: { tellEvent: ({ say }: TestEvent) => say ?? '' },
  t: {},
  beats: ({ e }: TestEvent) => e === 'verdict',
  opens: ({ e }: TestEvent) => e === 'line',
  follows: ({ e }: TestEvent) => e === 'price',
  joins: (before: readonly GameEvent[], next: readonly GameEvent[]) =>
    before.every(({ e }) => e === 'step') && next.some(({ e }) => e === 'step'),
  sums: (events: readonly GameEvent[]) => {
    const after = events.findIndex(({ e }) => e === 'round') + 1
    return after > 0 ? { texts: ['one', 'two'], after } : null
  },
} as unknown as GameFace

const step = (version: number, seat: number, ...events: TestEvent[]) =>
  ({ kind: 'move', version, seat, move: {}, events }) as unknown as ShownStep
const tableOf = (steps: readonly ShownStep[], entries = steps.length, opening: readonly TestEvent[] = []): OpenTable =>
  ({ now: { entries }, steps, before: 0, opening, info: { seats: [{}, {}] } }) as unknown as OpenTable

const told = (table: OpenTable) => momentsOf(face, table).map(({ entry, part, text }) => `${entry}.${part} ${text}`)

test('each sentence of a decision is a moment of its own, with the events it tells', () => {
  const [quiet, roll, move, end] = [event('quiet'), event('roll', 'rolled.'), event('move'), event('verdict', 'won.')]
  const table = tableOf([step(1, 0, quiet, roll, move, end)])
  expect(told(table)).toEqual(['1.0 rolled.', '1.1 won.'])
  expect(momentsOf(face, table).map(({ events, beat }) => [events, beat])).toEqual([
    [[quiet, roll, move], false],
    [[end], true],
  ])
})

test('what opens begins a moment, which has its sentence from what follows', () => {
  const [roll, line, quiet, hit] = [event('roll', 'rolled.'), event('line'), event('quiet'), event('hit', 'hit.')]
  const moments = momentsOf(face, tableOf([step(1, 0, roll, line, quiet, hit, event('line'))]))
  expect(moments.map(({ text, opens }) => [text, opens])).toEqual([
    ['rolled.', false],
    ['hit.', true],
    ['', true],
  ])
  expect(moments[1]?.events).toEqual([line, quiet, hit])
})

test('what opened and came to nothing waits by itself, before what comes next is told', () => {
  const [line, verdict, next] = [event('line'), event('verdict'), event('next', 'next.')]
  const moments = momentsOf(face, tableOf([step(1, 0, line, verdict, next)]))
  expect(moments.map(({ text, beat, events }) => [text, beat, events])).toEqual([
    ['', true, [line, verdict]],
    ['next.', false, [next]],
  ])
})

test('what follows is told with the moment before it', () => {
  const table = tableOf([step(1, 0, event('hit', 'hit.'), event('price', 'lost 2.'), event('hit', 'hit again.'))])
  expect(told(table)).toEqual(['1.0 hit. lost 2.', '1.1 hit again.'])
})

test('a moment is that of the player who decided, else of the one it names first, else of nobody', () => {
  const [a, b] = [seatMark(0), seatMark(1)]
  const table = tableOf([step(1, 0, event('x', `${b} beat ${a}`), event('y', `${b} lost`), event('z', 'Night.'))])
  expect(momentsOf(face, table).map(({ seat }) => seat)).toEqual([0, 1, null])
})

test('a walk is seen step by step and told at its end; sums are a moment of their own', () => {
  const steps = [
    step(1, 0, event('step', 'to 1.')),
    step(2, 0, event('step', 'to 2.')),
    step(3, 1, event('round', 'Night.'), event('x', 'Day.')),
  ]
  expect(told(tableOf(steps))).toEqual(['1.0 ', '2.0 to 2.', '3.0 Night.', '3.1 one two', '3.2 Day.'])
})

test('the upkeep of Hellgame waits where it says what everybody got', async () => {
  const table = new LiveTable(hellgame, { players: 2, options: {}, seed: 'story' })
  const steps: ShownStep[] = []
  const play = (move: { do: string; square?: string }) => {
    const acted = table.act({ kind: 'move', seat: table.actors()[0]!, move })
    if (!acted.ok) throw new Error(acted.message)
    steps.push(table.show(acted.step, null))
  }
  for (let seat = 0; seat < 2; seat++) play({ do: 'start', square: '1-5' })
  for (let turn = 0; turn < 12; turn++) for (const what of ['endMove', 'done']) play({ do: what })
  const waits = momentsOf(await hellFace('en'), tableOf(steps)).filter(({ beat }) => beat)
  expect(waits).toHaveLength(1)
  expect(waits[0]!.text).toMatch(/^In all \S+ got .* In all \S+ got /)
})

test('a decision without words is a moment to be seen', () => {
  expect(told(tableOf([step(1, 0, event('quiet')), step(2, 0)]))).toEqual(['1.0 ', '2.0 '])
})

test('the opening is one moment, and decisions are counted from the last', () => {
  expect(told(tableOf([step(1, 0, event('x', 'go.'))], 1, [event('o', 'set up.'), event('o', 'begins.')]))).toEqual([
    '0.0 begins.',
    '1.0 go.',
  ])
  expect(told(tableOf([step(9, 0, event('x', 'go.'))], 7))).toEqual(['7.0 go.'])
})

test('at the normal pace a usual sentence is shown for about 0.9 seconds', () => {
  const usual = ['Usurer moved the imp on 5 to 9.', 'Usurer rose to level 1 in Treachery.', 'You enter circle 6.']
  for (const text of usual) {
    expect(lasts({ text }, 'normal'), text).toBeGreaterThanOrEqual(800)
    expect(lasts({ text }, 'normal'), text).toBeLessThanOrEqual(1000)
  }
})

test('a longer sentence is shown longer, a slower pace too, and nothing lasts at once', () => {
  const [short, long] = [{ text: 'She rolled a three.' }, { text: 'x'.repeat(120) }]
  expect(lasts(long, 'normal')).toBeGreaterThan(lasts(short, 'normal'))
  expect(lasts({ text: '' }, 'normal')).toBeLessThan(lasts(short, 'normal'))
  expect(lasts({ text: 'x'.repeat(5000) }, 'normal')).toBe(lasts({ text: 'x'.repeat(1000) }, 'normal'))
  expect(lasts(short, 'slow')).toBeGreaterThan(lasts(short, 'normal'))
  expect(lasts(short, 'fast')).toBeLessThan(lasts(short, 'normal'))
  expect(lasts(short, 'once')).toBe(0)
  expect(replayLasts('slow')).toBeGreaterThan(replayLasts('normal'))
  expect(replayLasts('normal')).toBe(900)
  expect(replayLasts('once')).toBeGreaterThan(0)
})
