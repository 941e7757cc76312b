// Passes in a row are told as one, and lines about the viewer are marked.
import type { GameEvent, ShownStep } from '@acheron/engine'
import { seatMark } from '@acheron/engine/words'
import type { OpenTable } from '@acheron/protocol'
import { expect, test } from 'vitest'
import type { GameFace } from '../../src/board/face.ts'
import { concerns } from '../../src/table/log/concern.ts'
import { foldedOf, passagesOf } from '../../src/table/log/passages.ts'
import { foldedPasses } from '../../src/table/log/passes.ts'
import { type Missed, momentsOf } from '../../src/table/moments/moments.ts'

interface TestEvent extends GameEvent {
  readonly say: string
}
const face = {
  game: { tellEvent: ({ say }: TestEvent) => say },
  t: {},
  passes: (move: { do?: string }) => move.do === 'pass',
} as unknown as GameFace

const [me, other] = [seatMark(0), seatMark(1)]
const step = (seat: number, what: string, ...says: readonly string[]) => ({ seat, what, says })
/** A step for each, seat 0 is the viewer's. */
function tableOf(...made: readonly ReturnType<typeof step>[]): OpenTable {
  const steps = made.map(({ seat, what, says }, i) => ({
    ...{ kind: 'move', version: i + 1, seat, move: { do: what } },
    events: says.map(say => ({ e: 'x', say })),
  })) as unknown as ShownStep[]
  const info = { seats: [{ you: true }, { you: false }, { you: false }] }
  return { now: { entries: steps.length }, steps, before: 0, opening: [], info } as unknown as OpenTable
}
const pass = (seat: number) => step(seat, 'pass', `${seatMark(seat)} passed.`)
const quiet = step(1, 'pass')
const table = tableOf(
  step(1, 'go', `${other} went.`),
  ...[pass(1), pass(2), quiet, pass(1)],
  step(0, 'go', `${me} went.`),
  ...[pass(1), pass(2)],
  step(2, 'pass', `${seatMark(2)} passed.`, 'The night began.'),
)

const log = (at: number | null = null) => foldedPasses(passagesOf(face, table), at)

test('three passes or more are one passage of the log, which keeps their lines; two, and a pass with consequences, are not', () => {
  expect(log().map(({ entry, passed, lines }) => [entry, passed?.count ?? 0, lines.length])).toEqual([
    ...[
      [1, 0, 1],
      [5, 3, 3],
      [6, 0, 1],
    ],
    ...[
      [7, 0, 1],
      [8, 0, 1],
      [9, 0, 2],
    ],
  ])
  expect(log()[1]!.passed!.seats).toEqual([1, 2])
})

test('passes around the moment looked at stay apart', () => {
  expect(log(3).map(({ entry }) => entry)).toEqual([1, 2, 3, 5, 6, 7, 8, 9])
})

const missed: Missed = { after: 1, until: 9, brief: false, passes: (count, seats) => `${count} by ${seats}` }
const texts = (changes: Partial<Missed> | null) =>
  momentsOf(face, table, changes && { ...missed, ...changes }).map(({ entry, text }) => `${entry} ${text}`)

test('who was away is told many passes in one moment, and none that has no words', () => {
  expect(texts({})).toEqual([
    `1 ${other} went.`,
    '5 3 by 1,2',
    `6 ${me} went.`,
    `7 ${other} passed.`,
    `8 ${seatMark(2)} passed.`,
    `9 ${seatMark(2)} passed.`,
    '9 The night began.',
  ])
  // What is seen as it happens is told as it happens.
  expect(texts(null)).toContain('4 ')
  expect(texts({ until: 3 })).toContain(`2 ${other} passed.`)
})

test('of very much that was missed each decision is one moment: what it says of the viewer, else its first sentence', () => {
  const long = tableOf(
    step(1, 'go', 'Rain.', `${other} went.`, 'Sun.'),
    step(1, 'go', `${other} came.`, `${me} fell.`),
    step(1, 'go', 'Now.', 'Then.'),
  )
  const shown = momentsOf(face, long, { ...missed, after: 0, until: 2, brief: true })
  expect(shown.map(({ entry, text, aboutMe }) => [entry, text, aboutMe])).toEqual([
    [1, `${other} went.`, false],
    [2, `${me} fell.`, true],
    [3, 'Now.', false],
    [3, 'Then.', false],
  ])
  expect(shown[0]!.events).toHaveLength(3)
})

test('everything that was missed is told, however much', () => {
  const many = tableOf(...Array.from({ length: 100 }, (_, i) => step(1, 'go', `${other} went ${i + 1}.`)))
  expect(momentsOf(face, many)).toHaveLength(40)
  expect(momentsOf(face, many, { ...missed, after: 10, until: 100 })).toHaveLength(90)
})

test('a line is about the viewer if it names them and another has decided', () => {
  expect(concerns(`${other} robbed ${me}.`, 1, 0)).toBe(true)
  expect(concerns(`${me} lost 3.`, 1, 0)).toBe(true)
  expect(concerns(`${me} robbed ${other}.`, 0, 0)).toBe(false)
  expect(concerns(`${other} went.`, 1, 0)).toBe(false)
  expect(concerns(`${me} begins.`, null, 0)).toBe(false)
  expect(concerns(`${other} robbed ${me}.`, 1, null)).toBe(false)
})

test('a folded passage shows what it says of the viewer, at its place', () => {
  const lines = [`${other} went.`, 'Rain.', `${me} fell.`, 'Sun.', 'Night.']
  const isAboutMe = (line: string) => concerns(line, 1, 0)
  expect(foldedOf({ lines, parts: [0] }, false, isAboutMe)).toEqual([lines[0], lines[2]])
  expect(foldedOf({ lines, parts: [0] }, true, isAboutMe)).toEqual([lines[0], lines[2], lines[4]])
  expect(foldedOf({ lines, parts: [0] }, false)).toEqual([lines[0]])
})
