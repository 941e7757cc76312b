// How what happened is played back, from plain values: order, pause, steps back, beats, one's own moves.
import { expect, test } from 'vitest'
import type { Moment } from '../../src/table/moments/moments.ts'
import {
  back,
  currentOf,
  joined,
  type News,
  onward,
  present,
  type Queue,
  shownOf,
  waits,
} from '../../src/table/moments/queue.ts'

const moment = (entry: number, part: number, changes: Partial<Moment> = {}): Moment => ({
  entry,
  part,
  seat: 1,
  text: `${entry}.${part}`,
  events: [],
  beat: false,
  ...changes,
})
/** Three decisions: the second is told in three sentences, the third is only seen. */
const moments = [moment(4, 0), moment(5, 0), moment(5, 1, { beat: true }), moment(5, 2), moment(6, 0, { text: '' })]

const at = (entry: number, part: number): Queue => ({ ...present, at: { entry, part } })
const news = (decisions: News['decisions'], changes: Partial<News> = {}): News => ({
  decisions,
  away: false,
  atOnce: false,
  over: false,
  watching: false,
  ...changes,
})
const others = (...entries: number[]) => entries.map(entry => ({ entry, own: false }))

/** The moments in the order in which they are shown until the present. */
function played(queue: Queue): string[] {
  const seen: string[] = []
  for (let now = queue; now.at; now = onward(now, moments)) seen.push(`${now.at.entry}.${now.at.part}`)
  return seen
}

test('what others did is shown sentence by sentence, in order, to the present', () => {
  expect(played(joined(present, news(others(5, 6))))).toEqual(['5.0', '5.1', '5.2', '6.0'])
  expect(played(joined(present, news(others(6))))).toEqual(['6.0'])
})

test('what comes meanwhile waits in the queue', () => {
  const queue = at(5, 1)
  expect(joined(queue, news(others(6)))).toEqual(queue)
  expect(joined({ ...queue, paused: true }, news(others(6))).paused).toBe(true)
})

test('one’s own move leaves behind what was still to be shown', () => {
  const queue = joined({ ...at(4, 0), paused: true, away: true }, news([...others(5), { entry: 6, own: true }]))
  expect(queue).toEqual(at(6, 0))
  expect(joined(at(4, 0), news([{ entry: 5, own: true }, ...others(6)]))).toEqual(at(5, 0))
})

test('the result of one’s own last move does not wait', () => {
  expect(joined(at(4, 0), news([{ entry: 5, own: true }], { over: true }))).toEqual(present)
  expect(joined(present, news(others(6), { over: true }))).toEqual(at(6, 0))
})

test('at once, or after something was taken back, the present is shown', () => {
  expect(joined(at(4, 0), news(others(5), { atOnce: true }))).toEqual(present)
  expect(joined(at(4, 0), news(null))).toEqual(present)
})

test('who was away is first shown the table as it was left, then every decision', () => {
  const queue = joined(present, news(others(5, 6), { away: true }))
  expect(queue.away).toBe(true)
  expect(queue.at?.entry).toBe(4)
  expect(shownOf(moments, queue.at).map(({ text }) => text)).toEqual(['4.0'])
  expect(played(queue).slice(1)).toEqual(['5.0', '5.1', '5.2', '6.0'])
})

test('who left right after a move of their own is shown the table after it', () => {
  const queue = joined(present, news([{ entry: 4, own: true }, ...others(5, 6)], { away: true }))
  expect(queue).toMatchObject({ away: true, at: { entry: 4 } })
  expect(played(queue).slice(1)).toEqual(['5.0', '5.1', '5.2', '6.0'])
})

test('a playback begins where one stopped, however long ago; of what a spectator missed the last twelve decisions are shown', () => {
  const missed = others(...Array.from({ length: 400 }, (_, i) => i + 8))
  expect(joined(present, news(missed, { away: true })).at?.entry).toBe(7)
  expect(joined(present, news(missed, { away: true, watching: true })).at?.entry).toBe(395)
})

test('a step back rests at the sentence before, also in the present, and pieces do not travel there', () => {
  // The last decision has no words, so the present is told by 5.2.
  const once = back(present, moments)
  expect(once).toMatchObject({ at: { entry: 5, part: 1 }, paused: true, still: true })
  expect(back(at(5, 2), moments)).toMatchObject({ at: { entry: 5, part: 1 }, paused: true, still: false })
  expect(back(at(5, 0), moments)).toMatchObject({ at: { entry: 4, part: 0 }, still: true })
  expect(back(at(6, 0), moments)).toMatchObject({ at: { entry: 5, part: 2 }, still: true })
  const first = at(4, 0)
  expect(back(first, moments)).toBe(first)
  expect(back(present, [])).toBe(present)
})

test('going on after a step back shows the next decision with its movement', () => {
  const again = onward(back(at(5, 0), moments), moments)
  expect(again).toEqual(at(5, 0))
})

test('a beat waits only where something follows it', () => {
  expect(waits(at(5, 1), moments, false)).toBe(true)
  expect(waits(at(5, 0), moments, false)).toBe(false)
  expect(waits(present, moments, false)).toBe(false)
  const last = [moment(5, 0, { beat: true })]
  expect(waits(at(5, 0), last, false)).toBe(false)
  expect(waits(at(5, 0), last, true)).toBe(true)
})

test('the moment shown is none once its decision is no longer told', () => {
  expect(currentOf(moments, { entry: 5, part: 2 })).toBe(moments[3])
  expect(currentOf(moments, { entry: 2, part: 0 })).toBeUndefined()
  expect(onward(at(2, 0), moments)).toEqual(at(4, 0))
})
