// Which panel the table page shows: one mode for each situation, from plain values.
import type { Move, PastView, Result, View } from '@acheron/engine'
import type { SeatInfo } from '@acheron/protocol'
import { describe, expect, test } from 'vitest'
import { modeOf, type Situation, shownOf, undoBarred } from '../../src/table/mode.ts'

const me: SeatInfo = { kind: 'person', name: 'Ana', you: true, online: true }
const bot: SeatInfo = { kind: 'bot', name: 'greedy', you: false, online: true }
const open: SeatInfo = { kind: 'open', name: null, you: false, online: false }
const roll: Move = { do: 'roll' }
const claim: Move = { do: 'claim' }
const result: Result = { winners: [0], ranking: [[0], [1]], scores: [3, 1] }

/** Two at the table; I am to decide between two moves. */
function situation(changes: Partial<Omit<Situation, 'now' | 'info'>> = {}): Situation {
  return {
    now: { actors: [0], entries: 9, moves: [roll, claim], result: null, seat: 0 },
    info: { status: 'playing', seats: [me, bot] },
    lost: false,
    replayAt: null,
    playingBack: null,
    handOver: false,
    inLesson: false,
    allows: () => true,
    ...changes,
  }
}

const withNow = (now: Partial<Situation['now']>, base = situation()): Situation => ({
  ...base,
  now: { ...base.now, ...now },
})
const gatheringOf = (...seats: SeatInfo[]): Situation => ({ ...situation(), info: { status: 'waiting', seats } })

describe('one mode for each situation', () => {
  test('deciding: the moves that the rules allow', () => {
    expect(modeOf(situation())).toEqual({ kind: 'deciding', moves: [roll, claim] })
  })
  test('continued: the campaign goes on elsewhere, and nothing is decided or taken back here', () => {
    const base = situation()
    const campaign = { continued: 'next', mayGoBack: true, wishes: [], needed: 1 }
    const left = { ...base, info: { ...base.info, campaign } }
    expect(modeOf(left)).toEqual({ kind: 'continued', to: 'next' })
    expect(undoBarred(left)).toBe('continued.undo')
    expect(modeOf({ ...left, replayAt: 3 })).toEqual({ kind: 'lookingBack', at: 3 })
    expect(modeOf({ ...left, info: { ...left.info, campaign: { ...campaign, continued: null } } }).kind).toBe(
      'deciding',
    )
  })
  test('sealing: everybody is there, and the game is not dealt before all have added to the seed', () => {
    const base = situation()
    const parts = { round: 0, host: 'a', seats: [null, null], drawn: false }
    expect(modeOf({ ...base, info: { ...base.info, parts } })).toEqual({ kind: 'sealing' })
    expect(modeOf({ ...base, info: { ...base.info, parts: { ...parts, drawn: true } } }).kind).toBe('deciding')
    expect(modeOf({ ...gatheringOf(me, open), info: { status: 'waiting', seats: [me, open], parts } }).kind).toBe(
      'gathering',
    )
  })
  test('stood in: a bot decides, whatever the rules allow, and nothing is taken back', () => {
    const base = situation()
    const left = { ...base, info: { ...base.info, seats: [{ ...me, standIn: 'greedy' }, bot] } }
    expect(modeOf(left)).toEqual({ kind: 'stoodIn' })
    expect(undoBarred(left)).toBe('stoodIn.title')
  })
  test('gathering: the seat kept for me comes first, one kept for another is not offered', () => {
    const keptFor = (you: boolean): SeatInfo => ({ ...open, kept: { name: 'Bo', you, link: false } })
    expect(modeOf(gatheringOf(keptFor(false), open, keptFor(true)))).toEqual({ kind: 'gathering', free: 2 })
    expect(modeOf(gatheringOf(keptFor(false), bot))).toEqual({ kind: 'gathering', free: null })
  })
  test('deciding in a lesson: only the moves that lead on', () => {
    const mode = modeOf(situation({ inLesson: true, allows: move => move === claim }))
    expect(mode).toEqual({ kind: 'deciding', moves: [claim] })
  })
  test('reading: the lesson explains, though the rules allow moves', () => {
    expect(modeOf(situation({ inLesson: true, allows: () => false }))).toEqual({ kind: 'lessonText' })
  })
  test('a lesson waits for the other seat as any table does', () => {
    const lesson = situation({ inLesson: true, allows: () => false })
    expect(modeOf(withNow({ moves: [], actors: [1] }, lesson))).toEqual({ kind: 'waiting', actor: 1 })
  })
  test('waiting: another seat decides', () => {
    expect(modeOf(withNow({ moves: [], actors: [1] }))).toEqual({ kind: 'waiting', actor: 1 })
  })
  test('watching: another seat decides, and I have none', () => {
    expect(modeOf(withNow({ moves: [], seat: null }))).toEqual({ kind: 'watching', actor: 0 })
  })
  test('gathering: a free seat is offered to whoever has none', () => {
    expect(modeOf(gatheringOf(bot, open, open))).toEqual({ kind: 'gathering', free: 1 })
    expect(modeOf(gatheringOf(me, open))).toEqual({ kind: 'gathering', free: null })
  })
  test('hand-over: nothing is asked until the next player holds the device', () => {
    expect(modeOf(situation({ handOver: true }))).toEqual({ kind: 'handOver', to: 0 })
  })
  test('lost: nothing is asked while the server is out of reach', () => {
    expect(modeOf(situation({ lost: true }))).toEqual({ kind: 'lost' })
    expect(modeOf(situation({ lost: true, handOver: true }))).toEqual({ kind: 'lost' })
    expect(modeOf({ ...gatheringOf(me, open), lost: true })).toEqual({ kind: 'lost' })
  })
  test('over: the result is shown, also when the server is out of reach', () => {
    expect(modeOf(withNow({ moves: [], actors: [], result }))).toEqual({ kind: 'over', result })
    expect(modeOf(withNow({ moves: [], actors: [], result }, situation({ lost: true })))).toEqual({
      kind: 'over',
      result,
    })
  })
  test('a decision never waits for the playback; the result does', () => {
    expect(modeOf(situation({ playingBack: 3 })).kind).toBe('deciding')
    expect(modeOf(withNow({ result }, situation({ playingBack: 1, lost: true })))).toEqual({
      kind: 'playingBack',
      left: 1,
    })
  })
  test('looking back comes before everything else', () => {
    const everything = situation({ replayAt: 0, playingBack: 3, lost: true, handOver: true, inLesson: true })
    expect(modeOf(withNow({ result }, everything))).toEqual({ kind: 'lookingBack', at: 0 })
  })
})

test('what a foe does is watched before anything is asked, but not while looking back or after the end', () => {
  const watched = { watched: true, playingBack: 0 }
  expect(modeOf(situation({ ...watched })).kind).toBe('beholding')
  expect(modeOf(situation({ ...watched, replayAt: 2 })).kind).toBe('lookingBack')
  expect(modeOf(situation({ ...watched, lost: true })).kind).toBe('lost')
})

describe('what the board shows', () => {
  const viewOf = (n: number): View => ({ flow: [], n }) as View
  const [now, then] = [viewOf(2), viewOf(1)]
  const playback = { view: now, events: [{ e: 'new' }], heard: [{ e: 'old' }, { e: 'new' }] }
  const past: PastView = { entry: 3, by: 0, move: roll, view: then, events: [{ e: 'then' }] }

  test('the moment that the playback has reached', () => {
    expect(shownOf({ kind: 'lost' }, null, playback)).toEqual(playback)
  })
  test('the moment that is looked at', () => {
    const looked = shownOf({ kind: 'lookingBack', at: 3 }, past, playback)
    expect(looked).toEqual({ view: then, events: [{ e: 'then' }], heard: [{ e: 'then' }] })
  })
  test('nothing until the moment has come', () => {
    expect(shownOf({ kind: 'lookingBack', at: 3 }, null, playback)).toEqual({ view: null, events: [], heard: [] })
  })
})

test('undo is barred for a spectator, in the past, in a lesson and without a server', () => {
  expect(undoBarred(situation())).toBe(null)
  expect(undoBarred(withNow({ seat: null }))).toBe('watching.only')
  expect(undoBarred(situation({ replayAt: 2, lost: true }))).toBe('undo.looking')
  expect(undoBarred(situation({ inLesson: true, lost: true }))).toBe('undo.lesson')
  expect(undoBarred(situation({ lost: true }))).toBe('undo.lost')
})
