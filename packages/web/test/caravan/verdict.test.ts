// A roll is held: what it came to is found again in the events of the last decisions.
import { Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import {
  type CaravanEvent,
  type CaravanView,
  countHits,
  type FightingView,
  isFighting,
} from '@acheron/games/caravan/board.ts'
import { describe, expect, test } from 'vitest'
import type { Decision } from '../../src/board/face.ts'
import { folded } from '../../src/games/caravan/stage/turn/fold.ts'
import { attackNow, attackOver } from '../../src/games/caravan/stage/verdict/attack.ts'
import { coreOf, cornerFor } from '../../src/games/caravan/stage/verdict/corner.ts'
import { type AttackRoll, lastRoll, type OrdealRoll } from '../../src/games/caravan/stage/verdict/rolls.ts'
import { allHits, dangerOf, groupsOf, shortBy, shownAt } from '../../src/games/caravan/stage/verdict/sums.ts'

const decisions = (...all: CaravanEvent[][]): Decision<CaravanEvent>[] =>
  all.map((events, i) => ({ entry: i + 1, seat: 0, events }))

const made: CaravanEvent = { e: 'attackMade', attacker: 'outlaw', target: 'minos', deck: 'minos-deck', dice: 3 }
const rolled = (...faces: number[]): CaravanEvent => ({ e: 'diceRolled', champion: 'outlaw', faces })
const came = (hits: number, fumbles: number): CaravanEvent => ({
  e: 'attackCame',
  attacker: 'outlaw',
  target: 'minos',
  hits,
  fumbles,
  needs: 5,
  danger: 2,
})
const wounded: CaravanEvent = {
  e: 'malefactorWounded',
  malefactor: 'minos',
  deck: 'minos-deck',
  cards: ['arcana-star', 'arcana-lovers'],
  left: 13,
  by: 'outlaw',
}
const played: CaravanEvent = { e: 'maneuverPlayed', champion: 'outlaw', maneuver: 'cc1-loose', slot: 0 }

const attackIn = (...all: CaravanEvent[][]): AttackRoll => lastRoll(decisions(...all)) as AttackRoll

describe('the sums', () => {
  test('Hits stand in groups of STURDINESS; the last one says what it lacks', () => {
    expect(groupsOf(11, 5)).toEqual([
      { hits: 5, of: 5 },
      { hits: 5, of: 5 },
      { hits: 1, of: 5 },
    ])
    expect(groupsOf(10, 5)).toHaveLength(2)
    expect(groupsOf(0, 5)).toEqual([{ hits: 0, of: 5 }])
    expect([shortBy(11, 5), shortBy(10, 5), shortBy(0, 5)]).toEqual([4, 0, 5])
  })

  test('Fumbles against THRESHOLD', () => {
    expect(dangerOf(1, 2, true)).toBe('safe')
    expect(dangerOf(2, 2, true)).toBe('counter')
    expect(dangerOf(2, 2, false)).toBe('unanswered')
    expect(dangerOf(6, null, true)).toBe('none')
  })

  test('the verdict comes after the last pip, but never late', () => {
    expect(shownAt(0)).toEqual({ pips: 600, verdict: 600 })
    expect(shownAt(11).verdict).toBe(1260)
    expect(shownAt(400).verdict).toBe(2100)
  })
})

describe('an Attack', () => {
  test('over several decisions: its card, its dice, its Wounds and the cards that are left', () => {
    const roll = attackIn([played, made, rolled(5, 6, 1)], [came(11, 1), wounded])
    expect(roll).toMatchObject({ card: 'cc1-loose', entry: 2, wounds: 2, left: 13, counter: null, felled: false })
    expect(roll.dice.map(({ face }) => face)).toEqual([5, 6, 1])
    expect(attackOver(null, roll)).toMatchObject({
      hits: 11,
      sure: 7,
      needs: 5,
      limit: 2,
      danger: 'safe',
      end: { kind: 'wounds', wounds: 2, left: 13 },
    })
  })

  test('a reroll turns only the dice that it changes; INSPIRATION turns the first Fumble', () => {
    const spent: CaravanEvent = { e: 'tokenChanged', object: 'outlaw', token: 'inspiration', by: -1 }
    const { dice } = attackIn([made, rolled(1, 2, 6)], [rolled(5, 2, 6)], [spent])
    expect(dice).toEqual([
      { face: 5, turns: 1 },
      { face: 6, turns: 1 },
      { face: 6, turns: 0 },
    ])
  })

  test('a Counterattack belongs to it, what others do afterwards does not', () => {
    const revealed: CaravanEvent = { e: 'cardRevealed', deck: 'minos-deck', card: 'minos-haul', side: 'counter' }
    const roll = attackIn([made, rolled(1, 1, 6), came(2, 2), revealed], [played], [wounded])
    expect(roll).toMatchObject({ counter: 'minos-haul', wounds: 0, entry: 1 })
    expect(attackOver(null, roll)).toMatchObject({ danger: 'counter', end: { kind: 'wounds', wounds: 0 } })
  })

  test('while its effects are still chosen, a Counterattack is told of only where the deck can answer', () => {
    const roll = attackIn([made, rolled(1, 1, 6), came(2, 2)])
    const table = new Table(caravan, { players: 1, options: { mode: 'quick' }, seed: 'answer' })
    while (!table.state.flow.some(({ kind }) => kind === 'attack'))
      table.submit(0, caravan.mind.policy!(table.state, 0, [...table.moves(0)]))
    const view = table.view(0) as FightingView
    const { cards } = view.fight.decks['minos-deck']!
    const dangerUnder = (top: string) => {
      cards.push(top)
      return attackOver(view, roll)?.danger
    }
    expect(dangerUnder('minos-haul')).toBe('counter')
    expect(dangerUnder('arcana-star')).toBe('unanswered')
  })

  test('the next one takes its place; a new fight forgets it', () => {
    const first = attackIn([made, rolled(5, 6, 1), came(4, 1)])
    const second = attackIn([made, rolled(5, 6, 1), came(4, 1)], [made, rolled(3, 3, 3)])
    expect(second.id).not.toBe(first.id)
    expect(second.came).toBeNull()
    expect(lastRoll(decisions([made, came(4, 1)], [{ e: 'triedAgain', lost: 1 }]))).toBeNull()
  })

  test('a Minion falls; a blow told without its dice is told all the same', () => {
    const at: CaravanEvent = { e: 'attackMade', attacker: 'outlaw', target: 'minion-1', deck: null, dice: 2 }
    const hit: CaravanEvent = { e: 'attackCame', attacker: 'outlaw', target: 'minion-1', hits: 3, fumbles: 0, needs: 2 }
    const fell: CaravanEvent = { e: 'minionRemoved', minion: 'minion-1', type: 'roller', at: 'B2.N' }
    expect(attackOver(null, attackIn([at, rolled(5, 3)], [hit, fell]))?.end).toEqual({ kind: 'minion', felled: true })
    expect(attackOver(null, attackIn([hit]))?.hits).toBe(3)
  })

  test('in whole fights: the Wounds are those that the groups promise, unless something adds or wards off', () => {
    let attacks = 0
    let open = 0
    let exact = 0
    for (const circle of [1, 5, 9]) {
      const options = { mode: 'quick', retry: 'none', startCircle: circle }
      const table = new Table(caravan, { players: 1, options, seed: `verdict ${circle}` })
      const all: Decision<CaravanEvent>[] = []
      for (let n = 0; n < 120; n++) {
        const [seat] = table.actors()
        if (seat === undefined) break
        const made = table.submit(seat, caravan.mind.policy!(table.state, seat, [...table.moves(seat)]))
        all.push({ entry: n + 1, seat, events: made.ok ? made.events : [] })
        const view = table.view(seat) as CaravanView
        const roll = lastRoll(all)
        if (!isFighting(view) || roll?.kind !== 'attack') continue
        const now = attackNow(view, roll)
        if (now?.pool === null) {
          open++
          expect(now.dice.map(({ face }) => face)).toEqual(view.flow.findLast(each => each.kind === 'attack')!.dice)
          continue
        }
        const sum = attackOver(view, roll)
        if (now || !sum || roll.entry !== n + 1) continue
        attacks++
        expect(sum.needs).not.toBeNull()
        expect(sum.hits).toBeGreaterThanOrEqual(countHits(sum.dice.map(({ face }) => face)))
        if (sum.end.kind === 'wounds') exact += Number(sum.end.wounds === Math.floor(sum.hits / sum.needs!))
        else exact++
      }
    }
    expect(attacks).toBeGreaterThan(20)
    expect(open).toBeGreaterThan(3)
    expect(exact / attacks).toBeGreaterThan(0.7)
  })
})

test('an Ordeal: Effort adds dice, the Hand of Fate rolls all of a Champion again', () => {
  const roll = (champion: 'mercenary' | 'devotee', ...faces: number[]): CaravanEvent => ({
    e: 'diceRolled',
    champion,
    faces,
  })
  const held = lastRoll(
    decisions(
      [{ e: 'ordealBegan', attr: 'willpower', difficulty: 7 }, roll('mercenary', 1), roll('devotee', 3)],
      [{ e: 'effortMade', champion: 'mercenary', dice: 1 }, roll('mercenary', 2)],
      [
        { e: 'fateOffered', champion: 'mercenary' },
        roll('mercenary', 5, 6),
        { e: 'ordealEnded', success: false, hits: 5, difficulty: 7 },
        { e: 'woundSuffered', champion: 'devotee', of: 'ordeal', by: null },
      ],
    ),
  ) as OrdealRoll
  expect(held.dice.mercenary).toEqual([
    { face: 5, turns: 1 },
    { face: 6, turns: 1 },
  ])
  expect(allHits(held)).toBe(5)
  expect(held).toMatchObject({ pushed: ['mercenary'], wound: 'devotee', token: null, ended: { success: false } })
})

describe('where the panel lies', () => {
  const box = (left: number, top: number, size = 100) => ({ left, top, right: left + size, bottom: top + size })
  const places = (['whole', 'tight'] as const).flatMap(form => [
    { side: 'right' as const, form, box: { ...box(300, 0), bottom: form === 'whole' ? 200 : 80 } },
    { side: 'left' as const, form, box: { ...box(0, 0), bottom: form === 'whole' ? 200 : 80 } },
  ])

  test('in the first corner that covers nothing, in a tighter form if need be', () => {
    expect(cornerFor(places, [])).toEqual({ side: 'right', form: 'whole' })
    expect(cornerFor(places, [box(320, 120, 20)])).toEqual({ side: 'left', form: 'whole' })
    expect(cornerFor(places, [box(320, 120, 20), box(20, 120, 20)])).toEqual({ side: 'right', form: 'tight' })
    expect(cornerFor(places, [box(320, 20, 20), box(20, 20, 20), box(320, 60, 20)])).toEqual({
      side: 'left',
      form: 'whole',
    })
  })

  test('a thing is covered when its middle is', () => {
    expect(coreOf(box(0, 0))).toEqual({ left: 40, top: 40, right: 60, bottom: 60 })
  })
})

test('what the Caravan rolled is not held into the Malefactors’ Turn', () => {
  const events: CaravanEvent[] = [made, rolled(6, 4, 1), came(3, 1)]
  expect(lastRoll(decisions(events))).not.toBeNull()
  expect(lastRoll(decisions(events, [{ e: 'turnBegan', of: 'malefactors' }]))).toBeNull()
})

test('while a Counterattack is watched, the Attack before it shows its own dice', () => {
  const table = new Table(caravan, { players: 1, options: { mode: 'quick' }, seed: 'counter' })
  for (let n = 0; n < 400; n++) {
    const [seat] = table.actors()
    if (seat === undefined) break
    const before = table.view(seat) as CaravanView
    const move = caravan.mind.policy!(table.state, seat, [...table.moves(seat)])
    const { events } = table.submit(seat, move) as { events: readonly CaravanEvent[] }
    const at = events.findIndex(({ e }) => e === 'attackCame')
    if (!isFighting(before) || before.flow.at(-1)?.kind !== 'attack' || at < 0) continue
    const told = events.slice(0, at + 1)
    const roll = attackIn([...told])
    const view = folded(before, told)
    // The pool is no more to be rolled: the result is held.
    expect(isFighting(view) && attackNow(view, roll)).toBeNull()
    expect(attackOver(isFighting(view) ? view : null, roll)?.hits).toBe(roll.came?.hits)
    return
  }
  throw new Error('nobody attacked with something to decide')
})
