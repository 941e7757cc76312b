import type { ClockRules } from '@acheron/protocol'
import { expect, test } from 'vitest'
import {
  type Clock,
  connected,
  type Deciding,
  deadlineOf,
  decided,
  dueOf,
  isNear,
  isUp,
  leftAt,
  newClock,
  type Situation,
  settled,
  shifted,
} from '../../src/time/clock.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
/** A Wednesday, at noon. */
const start = Date.UTC(2026, 10, 18, 12)

type Live = Extract<ClockRules, { kind: 'live' }>
type Slow = Extract<ClockRules, { kind: 'slow' }>
const live = (more: Partial<Live> = {}): Live => ({
  ...{ kind: 'live', bank: 600, increment: 15, line: 180, timeout: 'decide' },
  ...more,
})
const slow = (more: Partial<Slow> = {}): Slow => ({
  ...{ kind: 'slow', per: 'decision', hours: 24, reserve: 0, daysOff: [], timeout: 'decide' },
  ...more,
})

/** Clocks that are moved by hand. */
class Hand {
  clock: Clock
  now = start
  actors: number[] = [0]
  bots: number[] = []
  /** Seats whose bots only stand in. */
  held: number[] = []
  zones: string[] = []
  readonly rules: ClockRules

  constructor(rules: ClockRules, seats = 2) {
    this.rules = rules
    this.clock = newClock(rules, seats)
    this.settle()
  }

  get about(): Situation {
    const isPerson = (seat: number) => !this.bots.includes(seat)
    const isHeld = (seat: number) => this.held.includes(seat)
    return {
      ...{ rules: this.rules, now: this.now, isPerson, isHeld, zone: seat => this.zones[seat] ?? 'UTC' },
      runs: seat => this.actors.includes(seat) && isPerson(seat),
    }
  }

  settle(): void {
    this.clock = settled(this.clock, this.about)
  }

  pass(milliseconds: number): this {
    this.now += milliseconds
    return this
  }

  /** The seat decides, and then it is the turn of these. */
  decide(by: number, actors: number[], how: Deciding = 'move'): this {
    this.actors = actors
    this.clock = decided(this.clock, this.about, by, how)
    return this
  }

  here(...seats: number[]): this {
    this.clock = connected(this.clock, this.about, seat => seats.includes(seat))
    return this
  }

  left(seat: number): number {
    const { left, reserve } = leftAt(this.clock.seats[seat]!, this.rules, this.about.zone(seat), this.now)
    return left + reserve
  }

  deadline(seat: number): number | null {
    const at = deadlineOf(this.clock.seats[seat]!, this.rules, this.about.zone(seat))
    return at === null ? null : at - start
  }

  isUp(seat: number): boolean {
    return isUp(this.clock.seats[seat]!, this.rules, this.about.zone(seat), this.now)
  }

  /** It is noticed that the time of these is up. */
  out(...seats: number[]): this {
    this.clock = {
      ...this.clock,
      seats: this.clock.seats.map((one, i) => (seats.includes(i) ? { ...one, out: true } : one)),
    }
    return this
  }
}

test('a bank runs while its seat has to decide, and gets its increment when the seat is through', () => {
  const hand = new Hand(live()).pass(40 * second)
  expect([hand.left(0), hand.left(1)]).toEqual([560 * second, 600 * second])
  hand.decide(0, [0]).pass(10 * second)
  expect(hand.left(0)).toBe(550 * second)
  hand.decide(0, [1])
  expect(hand.left(0)).toBe(565 * second)
  hand.pass(100 * second)
  expect([hand.left(0), hand.left(1)]).toEqual([565 * second, 500 * second])
  expect(hand.deadline(0)).toBeNull()
  expect(hand.deadline(1)).toBe(650 * second)
})

test('several who decide at once have a clock each', () => {
  const hand = new Hand(live({ increment: 0 }), 3)
  hand.actors = [0, 1, 2]
  hand.settle()
  hand.pass(10 * second).decide(1, [0, 2])
  hand.pass(10 * second).decide(0, [2])
  hand.pass(10 * second)
  expect([0, 1, 2].map(seat => hand.left(seat))).toEqual([580, 590, 570].map(s => s * second))
})

test('an undo gives no time back and takes the increment again', () => {
  const hand = new Hand(live()).pass(100 * second).decide(0, [1])
  expect(hand.left(0)).toBe(515 * second)
  hand.pass(5 * second).decide(0, [0], 'undo')
  expect(hand.left(0)).toBe(500 * second)
  expect(hand.left(1)).toBe(595 * second)
  hand.pass(10 * second).decide(0, [1])
  expect(hand.left(0)).toBe(505 * second)
  const daily = new Hand(slow())
    .pass(20 * hour)
    .decide(0, [1])
    .pass(hour)
    .decide(0, [0], 'undo')
  expect(daily.left(0)).toBe(4 * hour)
  for (let i = 0; i < 5; i++) daily.pass(minute).decide(0, [1]).decide(0, [0], 'undo')
  expect(daily.left(0)).toBe(4 * hour - 5 * minute)
})

test('several decisions taken back have each what was left for it, and what comes after them again no more', () => {
  const twice = () =>
    new Hand(slow())
      .pass(20 * hour)
      .decide(0, [0])
      .pass(5 * hour)
      .decide(0, [0])
      .pass(10 * hour)
  expect(twice().left(0)).toBe(14 * hour)
  const one = twice().decide(0, [0], 'undo')
  expect(one.left(0)).toBe(14 * hour)
  const both = twice().decide(0, [0], 'undo').decide(0, [0], 'undo')
  expect(both.left(0)).toBe(4 * hour)
  // Played again, by hand or not, what comes has what was left of it.
  for (const how of ['redo', 'move'] as const) {
    const again = twice().decide(0, [0], 'undo').decide(0, [0], 'undo').pass(hour)
    for (const left of [14, 14]) expect([how, again.decide(0, [0], how).left(0)]).toEqual([how, left * hour])
    for (const left of [14, 3]) expect([how, again.decide(0, [0], 'undo').left(0)]).toEqual([how, left * hour])
  }
  // The next turn has the whole time.
  both.decide(0, [1]).decide(1, [0])
  expect(both.left(0)).toBe(day)
  expect(both.decide(0, [0]).left(0)).toBe(day)
})

test('what all agree to take back is decided again in peace: whoever has nothing left has time', () => {
  const out = new Hand(slow()).pass(day).out(0).decide(0, [0])
  // A bot has decided in their place.
  out.pass(hour).decide(0, [0], 'takeBack')
  expect(out.left(0)).toBe(day)
  expect(out.clock.seats[0]!.out).toBe(false)
  // Who has some left gets none back.
  const some = new Hand(slow())
    .pass(20 * hour)
    .decide(0, [1])
    .pass(hour)
    .decide(0, [0], 'takeBack')
  expect(some.left(0)).toBe(4 * hour)
  const bank = new Hand(live()).decide(0, [1]).pass(600 * second)
  expect(bank.left(1)).toBe(0)
  expect(bank.decide(0, [1], 'takeBack').left(1)).toBe(minute)
})

test('a lost line stops the clock for as long as there is time for it, and not longer', () => {
  const hand = new Hand(live())
    .here(0, 1)
    .pass(100 * second)
    .here(1)
    .pass(60 * second)
  expect(hand.left(0)).toBe(500 * second)
  expect(hand.deadline(0)).toBe((600 + 180) * second)
  hand.here(0, 1).pass(10 * second)
  expect(hand.left(0)).toBe(490 * second)
  expect(hand.clock.seats[0]!.line).toBe(120 * second)
  hand.here(1).pass(200 * second)
  expect(hand.left(0)).toBe(410 * second)
  hand.here(0, 1)
  expect(hand.clock.seats[0]!.line).toBe(0)
  hand.here(1).pass(409 * second)
  expect(hand.isUp(0)).toBe(false)
  expect(hand.pass(second).isUp(0)).toBe(true)
})

test('a lost line costs nothing while somebody else decides', () => {
  const hand = new Hand(live()).here(0).pass(minute).here()
  hand.decide(0, [1]).here().pass(minute)
  expect(hand.clock.seats[0]!.line).toBe(180 * second)
  expect(hand.left(1)).toBe(600 * second)
})

test('the time for a decision begins anew with each, the time for a turn when somebody else has decided', () => {
  const each = new Hand(slow()).pass(20 * hour).decide(0, [0])
  expect(each.left(0)).toBe(day)
  const turn = new Hand(slow({ per: 'turn' })).pass(20 * hour).decide(0, [0])
  expect(turn.left(0)).toBe(4 * hour)
  turn
    .pass(hour)
    .decide(0, [1])
    .pass(5 * hour)
    .decide(1, [0])
  expect(turn.left(0)).toBe(day)
  expect(turn.left(1)).toBe(19 * hour)
  const alone = new Hand(slow({ per: 'turn' }), 1).pass(20 * hour).decide(0, [0])
  expect(alone.left(0)).toBe(day)
})

test('the reserve is used when the time is up, and is whole again with the week of the person', () => {
  const hand = new Hand(slow({ reserve: 48 }))
  expect(hand.deadline(0)).toBe(3 * day)
  hand.pass(30 * hour).decide(0, [0])
  expect(hand.left(0)).toBe(24 * hour + 42 * hour)
  hand.pass(30 * hour).decide(0, [0])
  expect(hand.left(0)).toBe(24 * hour + 36 * hour)
  // Saturday midnight; to the Monday it is 47 hours there, and the clock runs on until then.
  hand.pass(23 * hour).decide(0, [1])
  hand.now = Date.UTC(2026, 10, 22, 23)
  hand.decide(1, [0])
  expect(hand.left(0)).toBe(24 * hour + 36 * hour)
  hand.decide(0, [1])
  hand.now = Date.UTC(2026, 10, 23, 1)
  hand.decide(1, [0])
  expect(hand.left(0)).toBe(24 * hour + 48 * hour)
})

test('in the east the week begins earlier', () => {
  const hand = new Hand(slow({ reserve: 48 }))
  hand.zones = ['Asia/Tokyo', 'America/New_York']
  hand.pass(30 * hour).decide(0, [1])
  hand.pass(30 * hour).decide(1, [])
  hand.now = Date.UTC(2026, 10, 22, 16)
  hand.actors = [0, 1]
  hand.settle()
  expect(hand.left(0)).toBe(72 * hour)
  expect(hand.left(1)).toBe(66 * hour)
})

test('days off do not count, by the time zone of each', () => {
  const weekend = new Hand(slow({ daysOff: [0, 6] }))
  weekend.now = Date.UTC(2026, 10, 20, 20)
  weekend.clock = newClock(weekend.rules, 2)
  weekend.zones = ['UTC', 'America/Los_Angeles']
  weekend.actors = [0, 1]
  weekend.settle()
  // Friday evening: four hours, then Monday.
  expect(weekend.deadline(0)! + start).toBe(Date.UTC(2026, 10, 23, 20))
  // There it is noon: twelve hours, then Monday there.
  expect(weekend.deadline(1)! + start).toBe(Date.UTC(2026, 10, 23, 20))
  weekend.now = Date.UTC(2026, 10, 22, 12)
  expect(weekend.left(0)).toBe(20 * hour)
  expect(weekend.left(1)).toBe(12 * hour)
})

test('a day off has 23 or 25 hours when the clocks are changed', () => {
  const hand = new Hand(slow({ daysOff: [0] }))
  hand.now = Date.UTC(2026, 9, 24, 21)
  hand.clock = newClock(hand.rules, 2)
  hand.zones = ['Europe/Stockholm']
  hand.settle()
  // Saturday 23:00 there; the Sunday has 25 hours.
  expect(hand.deadline(0)! + start).toBe(Date.UTC(2026, 9, 24, 22) + 25 * hour + 23 * hour)
})

test('the warning comes with the last fifth, the next moment is the earliest of all', () => {
  const hand = new Hand(slow())
  const zone = () => 'UTC'
  expect(dueOf(hand.clock, zone, hand.now)! - start).toBe(0.8 * day)
  const isNow = () => isNear(hand.clock.seats[0]!, hand.rules, 'UTC', hand.now)
  expect(isNow()).toBe(false)
  hand.pass(0.8 * day)
  expect(isNow()).toBe(true)
  hand.clock = { ...hand.clock, seats: hand.clock.seats.map(one => ({ ...one, near: true })) }
  expect(dueOf(hand.clock, zone, hand.now)! - start).toBe(day)
  expect(dueOf(new Hand(live()).clock, zone, start)! - start).toBe(600 * second)
  hand.out(0)
  expect(dueOf(hand.clock, zone, hand.now)).toBeGreaterThan(hand.now)
})

test('who was timed out at one decision has time for the next; a turn that is up stays up', () => {
  const each = new Hand(slow()).pass(day).out(0).decide(0, [0])
  expect(each.clock.seats[0]).toMatchObject({ out: false, outs: 1 })
  expect(each.left(0)).toBe(day)
  const turn = new Hand(slow({ per: 'turn' })).pass(day).out(0).decide(0, [0])
  expect(turn.clock.seats[0]).toMatchObject({ out: true, outs: 1 })
  turn.decide(0, [1]).pass(hour).decide(1, [0])
  expect(turn.clock.seats[0]).toMatchObject({ out: false, outs: 2 })
  expect(turn.left(0)).toBe(day)
})

test('the clock stands while a bot plays; who comes back has time', () => {
  const hand = new Hand(live()).pass(600 * second)
  hand.bots = [0]
  hand.settle()
  hand.pass(hour)
  expect(hand.left(0)).toBe(0)
  hand.bots = []
  hand.settle()
  expect(hand.left(0)).toBe(minute)
  const daily = new Hand(slow()).pass(day)
  daily.bots = [0]
  daily.settle()
  daily.bots = []
  daily.settle()
  expect(daily.left(0)).toBe(day)
})

test('letting a bot play for a while wins no time, whoever takes a seat over has some', () => {
  const leftAfter = (hand: Hand, held: number[]) => {
    hand.bots = [0]
    hand.held = held
    hand.settle()
    hand.pass(second)
    hand.bots = []
    hand.held = []
    hand.settle()
    return hand.left(0)
  }
  const almost = () => new Hand(live()).pass(590 * second)
  expect(leftAfter(almost(), [0])).toBe(10 * second)
  expect(leftAfter(almost(), [])).toBe(minute)
  // While the other one thinks it is the same.
  expect(leftAfter(almost().decide(0, [1]), [0])).toBe(25 * second)
  expect(leftAfter(new Hand(slow()).pass(20 * hour), [0])).toBe(4 * hour)
  // Who leaves the seat for good while a bot stands in leaves their time too.
  const given = almost()
  given.bots = [0]
  given.held = [0]
  given.settle()
  expect(leftAfter(given, [])).toBe(minute)
})

test('nothing changes where nothing has to', () => {
  const hand = new Hand(live())
  expect(settled(hand.clock, hand.about)).toBe(hand.clock)
  expect(connected(hand.clock, hand.about, () => true)).toBe(hand.clock)
})

test('time that nobody served is given back', () => {
  const hand = new Hand(live()).pass(10 * second).here()
  hand.clock = shifted(hand.clock, hour)
  hand.pass(hour + 20 * second)
  expect(hand.left(0)).toBe(590 * second)
  expect(hand.deadline(0)).toBe(hour + 780 * second)
})
