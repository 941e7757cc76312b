// What is heard at a table, from plain values: each sound when its moment is shown.
import type { GameEvent, ShownStep } from '@acheron/engine'
import { expect, test } from 'vitest'
import { type Scene, Soundtrack } from '../../src/table/moments/soundtrack.ts'

const events = (...names: string[]): GameEvent[] => names.map(e => ({ e }))
const step = (version: number, seat: number, ...names: string[]) =>
  ({ kind: 'move', version, seat, move: {}, events: events(...names) }) as ShownStep
const news = (...steps: ShownStep[]) => ({
  version: steps.at(-1)?.version ?? 0,
  steps,
  events: steps.flatMap(each => (each.kind === 'move' ? each.events : [])),
})
const moment = (entry: number, part: number, ...names: string[]) => ({ entry, part, events: events(...names) })

const atRest: Scene = {
  ...{ fresh: news(), current: undefined, playing: false, paused: false },
  ...{ asked: false, seat: 0, result: null, held: false, inSight: true },
}

/** A page that begins at rest; it hears each of the scenes, told by what differs from rest. */
function page(...scenes: Partial<Scene>[]) {
  const track = new Soundtrack(atRest)
  track.next(atRest)
  return scenes.map(scene => track.next({ ...atRest, ...scene }))
}

const rival = { fresh: news(step(1, 1, 'rolled', 'gained', 'passed')), asked: true }

test('a rival’s turn is heard moment by moment as it is shown, and then the call to one’s own', () => {
  expect(
    page(
      { ...rival, playing: true, current: moment(1, 0, 'rolled') },
      { ...rival, playing: true, current: moment(1, 0, 'rolled') },
      { ...rival, playing: true, current: moment(1, 1, 'gained') },
      { ...rival, playing: true, current: moment(1, 2, 'passed') },
      rival,
      rival,
    ),
  ).toEqual(['roll', null, 'claim', null, 'turn', null])
})

test('at once, all of it is one sound', () => {
  expect(page(rival, rival)).toEqual(['roll', null])
  expect(page({ fresh: news(step(1, 1, 'passed')), asked: true })).toEqual(['turn'])
})

test('what is skipped is not heard, and a move of one’s own calls nobody', () => {
  const own = { fresh: news(step(2, 0, 'claimed')), asked: true }
  expect(
    page(
      { ...rival, playing: true, current: moment(1, 0, 'passed') },
      { ...rival },
      { ...own, playing: true, current: moment(2, 0, 'claimed') },
      own,
    ),
  ).toEqual([null, 'turn', 'claim', null])
})

test('a step back is silent, and what is shown again after it is heard again', () => {
  const shown = (part: number, ...names: string[]) => ({ ...rival, playing: true, current: moment(1, part, ...names) })
  expect(
    page({ ...rival, asked: false }, { ...shown(0, 'rolled'), paused: true }, shown(0, 'rolled'), shown(1, 'gained')),
  ).toEqual(['roll', null, null, 'claim'])
})

test('the end is heard when the result is shown, and not again when an ended table is opened', () => {
  const last = { fresh: news(step(1, 1, 'rolled')) }
  expect(
    page(
      { ...last, playing: true, current: moment(1, 0, 'rolled') },
      { ...last, result: 'loss' },
      { ...last, result: 'loss' },
    ),
  ).toEqual(['roll', 'loss', null])
  const ended = { ...atRest, result: 'win' as const }
  expect(new Soundtrack(ended).next(ended)).toBeNull()
})

test('out of sight only the turn calls; what happened is heard when it is looked at, and nothing during a look back', () => {
  expect(
    page({ ...rival, inSight: false }, { ...rival, playing: true, current: moment(1, 0, 'rolled') }, rival),
  ).toEqual(['turn', 'roll', null])
  expect(page({ ...rival, asked: false, held: true }, rival)).toEqual([null, 'roll'])
})
