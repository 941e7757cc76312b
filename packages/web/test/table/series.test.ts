import type { Move } from '@acheron/engine'
import { expect, test } from 'vitest'
import type { Prompt } from '../../src/board/face.ts'
import { guided } from '../../src/table/prompt/guided.ts'
import { narrowed } from '../../src/table/prompt/narrowed.ts'
import { isSameChoice } from '../../src/table/prompt/sameChoice.ts'
import { answering, leftOf, oneMore, onward, pastOthers, type Series, seriesOf } from '../../src/table/prompt/series.ts'

const step = (to: number): Move => ({ do: 'step', to })
const [first, second, third] = [step(1), step(2), step(3)]
const way = [first, second, third]
const now = (version: number, moves: readonly Move[], seat = 0) => ({ seat, version, moves })
const next = (series: Series, table: ReturnType<typeof now>) => onward(series, table, table.moves)

test('the moves of a choice follow one another, each when it is legal', () => {
  let series = seriesOf({ version: 7 }, 0, way)
  const made: Move[] = []
  for (const version of [7, 8, 9]) {
    const coming = next(series, now(version, [{ do: 'stay' }, ...way]))
    if (coming.kind === 'move') made.push(coming.move)
    series = oneMore(series)
  }
  expect(made).toEqual(way)
  expect(next(series, now(10, way))).toEqual({ kind: 'over' })
})

test('the next one waits for the answer to the last, for its view, and for a page that shows the present', () => {
  const series = seriesOf({ version: 7 }, 0, way)
  expect(next({ ...series, sending: true }, now(8, way))).toEqual({ kind: 'wait' })
  expect(next(oneMore(series), now(7, way))).toEqual({ kind: 'wait' })
  expect(onward(series, now(7, way), [])).toEqual({ kind: 'wait' })
  // A lesson offers something else.
  expect(onward(series, now(7, way), way.slice(1))).toEqual({ kind: 'over' })
})

test('the rest is left when the next move is not legal, somebody else came between, or another seat decides', () => {
  const series = oneMore(seriesOf({ version: 7 }, 0, way))
  expect(next(series, now(8, way))).toEqual({ kind: 'move', move: second })
  expect(next(series, now(8, [first]))).toEqual({ kind: 'over' })
  expect(next(series, now(9, way))).toEqual({ kind: 'over' })
  expect(next(series, now(8, way, 1))).toEqual({ kind: 'over' })
})

test('steps of others are passed over while the next move is legal, also those that come while one is on its way', () => {
  const series = pastOthers(oneMore(seriesOf({ version: 7 }, 0, way)), 1)
  expect(next(series, now(9, way))).toEqual({ kind: 'move', move: second })
  expect(next(series, now(9, [first]))).toEqual({ kind: 'over' })
  const sent = oneMore(pastOthers({ ...series, sending: true }, 2))
  expect(next(sent, now(12, way))).toEqual({ kind: 'move', move: third })
})

test('a question between with one answer that matters is answered, then the rest goes on', () => {
  const answer = { do: 'choose', option: 0 }
  const series = oneMore(seriesOf({ version: 7 }, 0, way))
  const answered = answering(series, now(8, [answer]), () => answer)!
  expect(next(answered, now(8, [answer]))).toEqual({ kind: 'move', move: answer })
  expect(next(oneMore(answered), now(9, way))).toEqual({ kind: 'move', move: second })
  expect(answering(series, now(8, [answer]), () => null)).toBeNull()
  // Somebody else came between, or it was taken back: the question is asked.
  expect(answering(series, now(9, [answer]), () => answer)).toBeNull()
})

test('the moves still to come are those that this version has not seen', () => {
  const series = oneMore(seriesOf({ version: 7 }, 0, way))
  expect(leftOf(series, { version: 8 })).toEqual([second, third])
  expect(leftOf({ ...series, sending: true }, { version: 9 })).toEqual([third])
})

test('choices that begin alike are told apart, and advice of one move is the choice of that move alone', () => {
  const [near, far] = [
    { move: first, label: 'Near' },
    { move: first, next: [second], label: 'Far' },
  ] as const
  expect(isSameChoice(near, { move: first, next: [] })).toBe(true)
  expect(isSameChoice(near, far)).toBe(false)
  const prompt: Prompt = { title: '', text: '', choices: [near, far, { move: { do: 'stay' }, label: 'Stay' }] }
  expect(narrowed(prompt, [{ do: 'stay' }], first).choices.map(({ label }) => label)).toEqual(['Near', 'Stay'])
})

test('a lesson offers single moves, and of choices of several those whose moves its step allows', () => {
  const choices = [
    { move: first, label: 'Near' },
    { move: first, next: [second], label: 'Far' },
    { move: third, next: [second], label: 'Round' },
    { move: third, next: [first], label: 'Back' },
  ]
  const labelled = (allows: (move: Move) => boolean) =>
    guided({ title: '', text: '', choices }, allows).choices.map(({ label, next = [] }) => `${label} ${next.length}`)
  expect(labelled(() => true)).toEqual(['Near 0', 'Round 1', 'Back 1'])
  expect(labelled(move => move !== second)).toEqual(['Near 0', 'Back 1'])
  const [near] = guided(
    { title: '', text: '', choices: [{ ...choices[0]!, group: 'More', aside: true }] },
    () => true,
  ).choices
  expect(near).toEqual(choices[0])
  // None is allowed whole: the first move is there all the same, once.
  expect(labelled(move => move === third)).toEqual(['Near 0', 'Round 0'])
})
