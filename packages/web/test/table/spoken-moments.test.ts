import { expect, test } from 'vitest'
import { isCaughtUp, rewound, textsOf, toBeSaid } from '../../src/table/log/spoken.ts'
import type { Moment } from '../../src/table/moments/moments.ts'

const moment = (entry: number, part: number, text: string): Moment => ({
  entry,
  part,
  text,
  seat: 1,
  events: [],
  beat: false,
})
const moments = [moment(3, 0, 'I move.'), moment(4, 0, 'Usurer rolls.'), moment(4, 1, ''), moment(5, 0, 'Usurer ends.')]
const showing = (count: number) => ({ moments, shown: moments.slice(0, count), current: moments[count - 1] })

test('what others did is said when it is shown, each moment once', () => {
  const mine = toBeSaid(showing(1), { entry: 2, part: 0 }, false)
  expect(textsOf(mine.news)).toEqual(['I move.'])
  const roll = toBeSaid(showing(2), mine.said, false)
  expect(textsOf(roll.news)).toEqual(['Usurer rolls.'])
  expect(toBeSaid(showing(2), roll.said, false).news).toEqual([])
  // Whoever steps back hears nothing again.
  const back = toBeSaid(showing(1), roll.said, false)
  expect(back.news).toEqual([])
  expect(textsOf(toBeSaid(showing(4), back.said, false).news)).toEqual(['Usurer ends.'])
})

test('before a question everything is said that led to it', () => {
  expect(textsOf(toBeSaid(showing(1), { entry: 3, part: 0 }, true).news)).toEqual(['Usurer rolls.', 'Usurer ends.'])
  expect(isCaughtUp({ playing: true, waiting: false, paused: false })).toBe(false)
  expect(isCaughtUp({ playing: false, waiting: false, paused: false })).toBe(true)
  // A beat, or whoever holds the playback, may wait for ever: the question stands on the page.
  expect(isCaughtUp({ playing: true, waiting: true, paused: false })).toBe(true)
})

test('a page that opens says only what it is showing', () => {
  const opened = toBeSaid({ ...showing(4), current: undefined }, null, true)
  expect(opened.news).toEqual([])
  expect(textsOf(toBeSaid(showing(2), null, false).news)).toEqual(['Usurer rolls.'])
  expect(toBeSaid({ moments: [], shown: [], current: undefined }, null, true).said).toEqual({ entry: -1, part: 0 })
})

test('decisions that were taken back are said when they are made anew', () => {
  const said = { entry: 5, part: 0 }
  expect(rewound(said, [{ kind: 'move' }], 5)).toBe(said)
  const undone = rewound(said, [{ kind: 'undo' }], 4)
  expect(
    toBeSaid({ moments: moments.slice(0, 3), shown: moments.slice(0, 3), current: undefined }, undone, false).news,
  ).toEqual([])
  const anew = rewound(said, [{ kind: 'undo' }, { kind: 'move' }], 5)
  expect(textsOf(toBeSaid(showing(4), anew, true).news)).toEqual(['Usurer ends.'])
})
