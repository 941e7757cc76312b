// The page of an end: what it tells is found in the state and in the events of the last decisions.
import { Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import type { CaravanEvent, CaravanView } from '@acheron/games/caravan/board.ts'
import { describe, expect, test } from 'vitest'
import type { Decision } from '../../src/board/face.ts'
import { decidedSince, outcomeOf } from '../../src/games/caravan/stage/outcome/outcome.ts'

interface Moment {
  readonly view: CaravanView
  readonly lately: readonly Decision<CaravanEvent>[]
}

/** Games of a plain player, decision by decision. */
function* played(options: object, seed: string): Generator<Moment, void, undefined> {
  const table = new Table(caravan, { players: 1, options: { ...options }, seed })
  const lately: Decision<CaravanEvent>[] = []
  for (let n = 1; n < 500; n++) {
    const [seat] = table.actors()
    if (seat === undefined) return
    const made = table.submit(seat, caravan.mind.policy!(table.state, seat, [...table.moves(seat)]))
    lately.push({ entry: n, seat, events: made.ok ? made.events : [] })
    yield { view: table.view(0) as CaravanView, lately: [...lately] }
  }
}

/** The first moment after which an event was told. */
function momentOf(options: object, wanted: (event: CaravanEvent) => boolean): [Moment, Moment] {
  for (let seed = 0; seed < 12; seed++) {
    let found: Moment | null = null
    for (const moment of played(options, `outcome ${seed}`)) {
      if (found) return [found, moment]
      if (moment.lately.at(-1)!.events.some(wanted)) found = moment
    }
  }
  throw new Error('no such moment in the games tried')
}

const ended = (result: string) => (event: CaravanEvent) => event.e === 'confrontationEnded' && event.result === result

describe('the end of a fight', () => {
  test('victory: the blow, the passage at once, and who learns what; it is read when one has decided', () => {
    const [moment, next] = momentOf({}, ended('victory'))
    const outcome = outcomeOf(moment.view, moment.lately)!
    expect(outcome).toMatchObject({ kind: 'victory', chapter: 1, gains: [] })
    expect(outcome.passage).toMatch(/^outcome-1-/)
    expect(outcome.blow.map(({ e }) => e)).toContain('malefactorDefeated')
    expect(outcome.growth.map(({ what, level }) => [what, level])).toEqual(Array(4).fill(['maneuver', 2]))
    expect(decidedSince(outcome, moment.lately, 0)).toBe(0)
    const later = outcomeOf(next.view, next.lately)!
    expect(later.key).toBe(outcome.key)
    expect(decidedSince(later, next.lately, 0)).toBe(1)
    expect(decidedSince(later, next.lately, 1), "another's decision").toBe(0)
    expect(decidedSince(later, next.lately, null), 'to a spectator').toBe(1)
    // After a reload the page may know less: the passage is found all the same.
    expect(outcomeOf(moment.view, [])).toMatchObject({ kind: 'victory', passage: outcome.passage, entry: null })
  })

  test('defeat: what ended it, the passage of the defeat', () => {
    const [{ view, lately }] = momentOf({}, ended('defeat'))
    const outcome = outcomeOf(view, lately)!
    expect(outcome).toMatchObject({ kind: 'defeat', objective: null, passage: `defeat-${view.chapter}` })
    expect(outcome.blow.length).toBeGreaterThan(0)
    // One who takes the Wound of another suffers none: it lies on the board, and that is what ended it.
    const last = lately.at(-1)!
    const taken: CaravanEvent = { e: 'championWounded', champion: 'devotee', slot: 2 }
    const end = last.events.slice(last.events.findLastIndex(ended('defeat')))
    expect(outcomeOf(view, [...lately.slice(0, -1), { ...last, events: [taken, ...end] }])?.blow).toEqual([taken])
  })

  test('a Quick Combat: between two circles, and when it is over', () => {
    const [{ view, lately }] = momentOf({ mode: 'quick' }, ended('victory'))
    expect(outcomeOf(view, lately)?.passage).toMatch(/^outcome-1-/)
    const last = [...played({ mode: 'quick', retry: 'none' }, 'outcome 0')].at(-1)!
    expect(last.view.end === null || outcomeOf(last.view, last.lately) !== null).toBe(true)
  })

  test('in the middle of a fight nothing has ended', () => {
    const [moment] = momentOf({ mode: 'quick' }, event => event.e === 'attackCame')
    expect(outcomeOf(moment.view, moment.lately)).toBeNull()
  })
})

test("a chapter's end: its last passage, and what the Champions have become", () => {
  const [moment] = momentOf({}, event => event.e === 'chapterBegan' && event.chapter === 2)
  const outcome = outcomeOf(moment.view, moment.lately)!
  expect(outcome).toMatchObject({ kind: 'chapter', chapter: 1, passage: 'chapter-1-close' })
  expect(new Set(outcome.gains.map(({ e }) => e))).toEqual(new Set(['maneuverLearnt', 'championProgressed']))
})
