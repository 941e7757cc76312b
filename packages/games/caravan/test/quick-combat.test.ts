// R2.1, R2.2, table 2.7: Quick Combat with ready-made Champions, and the circles of a series.
import { configOf, Generator } from '@acheron/engine'
import { describe, expect, test } from 'vitest'
import { maneuver, treasure } from '../box/index.ts'
import { readyMade } from '../box/ready-made.ts'
import { rows } from '../campaign/rows.ts'
import { owned, sacred } from '../campaign/treasures.ts'
import { caravan } from '../index.ts'
import { archetypes, type CaravanState, type FightResult } from '../state.ts'
import { CampaignTable } from './campaign-table.ts'

const circles = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const seatCounts = [1, 2, 3, 4]
const each = circles.flatMap(circle => seatCounts.map(players => [circle, players] as const))

const isPlacing = ({ flow }: Pick<CaravanState, 'flow'>) => {
  const top = flow.at(-1)
  return top?.kind === 'ask' && top.topic.what === 'place' && top.champion !== null
}

/** Somebody opens the table, anything is decided anyhow, until the first Champion is to be placed. */
function untilPlacing(players: number, options: object, seed = 'placing') {
  const random = Generator.seeded(seed)
  const choice = Generator.seeded(`${seed} choice`)
  const ctx = { random, emit() {} }
  const state = caravan.setup(configOf(caravan, players, { mode: 'quick', ...options }), random) as CaravanState
  caravan.advance(state, ctx)
  let decisions = 0
  for (; !isPlacing(state); decisions++) {
    if (decisions > 500) throw new Error('nobody is placed')
    const seat = choice.pick(caravan.actors(state))
    caravan.play(state, seat, choice.pick(caravan.moves(state, seat)), ctx)
  }
  return { state, decisions }
}

describe('ready-made Champions', () => {
  test.each(each)('circle %i with %i players: at most 6 decisions before the first placement', (circle, players) => {
    for (const playerChampions of [0, 4]) {
      const { decisions } = untilPlacing(players, { startCircle: circle, playerChampions })
      expect(decisions).toBeLessThanOrEqual(6)
    }
  })

  test.each(each)('circle %i with %i players: what the rows give, no more and no less', (circle, players) => {
    const { state } = untilPlacing(players, { startCircle: circle })
    const passed = rows.slice(0, circle)
    for (const id of archetypes) {
      const champion = state.champions[id]
      expect(champion.cards).toHaveLength(passed.at(-1)!.card)
      expect(champion.maneuvers).toHaveLength(7)
      const taken = [...champion.maneuvers, ...champion.setAside].map(card => maneuver(card))
      expect(taken.every(({ owner }) => owner === id)).toBe(true)
      for (const level of [2, 3, 4]) {
        const due = champion.player ? passed.filter(row => row.maneuver === level).length : 0
        expect(taken.filter(card => card.level === level)).toHaveLength(due)
      }
    }
    const ranks = owned(state).flatMap(id => sacred(id)?.rank ?? [])
    expect(ranks.sort()).toEqual(passed.flatMap(row => row.sacred ?? []).sort())
    expect(caravan.proof.invariant(state)).toBeNull()
  })

  test('the table of builds follows the levels of the rows, and every card is its own Champion’s', () => {
    const levels = rows.flatMap(row => row.maneuver ?? [])
    for (const id of archetypes) {
      const { cards, maneuvers } = readyMade[id]
      expect(cards.map(card => card.replace(/^\w+-(\d)[ab]$/, '$1'))).toEqual(['2', '3', '4'])
      expect(maneuvers.map(({ take }) => maneuver(take).level)).toEqual(levels)
      expect(maneuvers.every(({ take, drop }) => maneuver(take).owner === id && maneuver(drop).owner === id)).toBe(true)
      expect(new Set(maneuvers.flatMap(({ take, drop }) => [take, drop]))).toHaveLength(12)
    }
  })

  test('a stronger weapon is carried instead of the heirloom, by somebody who can use it', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { state } = untilPlacing(4, { startCircle: 9 }, seed)
      for (const id of state.caravan.box) {
        const card = treasure(id)
        if (card.type !== 'weapon') continue
        for (const champion of archetypes) {
          const weapon = treasure(state.champions[champion].equip.weapon!)
          if (weapon.type === 'weapon' && weapon.proficiency === card.proficiency)
            expect(weapon.power).toBeGreaterThanOrEqual(card.power)
        }
      }
    }
  })
})

test('"build them myself": the rows are decided as before, and Treasures change hands', () => {
  const { state, decisions } = untilPlacing(1, { startCircle: 5, champions: 'own' })
  expect(decisions).toBeGreaterThan(20)
  for (const id of archetypes) expect(state.champions[id].setAside).toHaveLength(3)
})

const won: FightResult = { result: 'victory', objective: null }
const series = (options: object, players = 1) => new CampaignTable(players, { mode: 'quick', ...options }, () => won)
const isOnward = ({ top }: CampaignTable) => top?.kind === 'vote' && top.topic.what === 'onward'

describe('a series of circles', () => {
  test('mode and Companions may change between circles; who becomes a Player Champion has the deck of all rows', () => {
    const table = series({ startCircle: 3 }).choose(0, 'mercenary')
    expect(isOnward(table)).toBe(true)
    expect(table.state.champions.outlaw).toMatchObject({ player: false, slots: [] })
    expect(table.state.champions.outlaw.setAside).toEqual([])
    table.choose(0, 'change').choose(0, { difficulty: 'grim' })
    expect(isOnward(table)).toBe(true)
    table.choose(0, 'change').choose(0, { champion: 'outlaw', player: true })
    table.choose(0, 'change').choose(0, 'back')
    expect(isOnward(table)).toBe(true)
    table.choose(0, 'onward')
    const { chapter, options, champions } = table.state
    expect([chapter, options.difficulty]).toEqual([4, 'grim'])
    expect(champions.outlaw).toMatchObject({ player: true, readiness: [] })
    expect(champions.outlaw.slots).toHaveLength(3)
    expect(champions.outlaw.cards).toHaveLength(3)
    expect(champions.outlaw.maneuvers.map(id => maneuver(id).level).sort()).toEqual([1, 1, 1, 1, 1, 2, 2])
    expect(champions.outlaw.deck.toSorted()).toEqual(champions.outlaw.maneuvers.toSorted())
  })

  test('on to the next circle at once, or first an exchange of Treasures', () => {
    const table = series({}).choose(0, 'mercenary').choose(0, 'onward')
    expect([table.state.chapter, isOnward(table)]).toEqual([2, true])
    table.choose(0, 'regroup')
    expect([table.state.chapter, table.top?.kind]).toEqual([3, 'transition'])
    table.play(0, { do: 'ready' })
    expect(isOnward(table)).toBe(true)
    const own = series({ champions: 'own' }).choose(0, 'mercenary')
    own.wander(isOnward, (at, seat) =>
      at.top?.kind === 'transition' ? { do: 'ready' } : at.random.pick(at.moves(seat)),
    )
    expect(own.moves(0).map(move => 'option' in move && move.option)).toEqual(['onward', 'change', 'stop'])
  })

  test('casualDecks: after the rows cards of the same level may be exchanged, of Champions who have a deck', () => {
    const table = series({ startCircle: 2, casualDecks: 'on' }).choose(0, 'mercenary')
    expect(table.top).toMatchObject({ kind: 'ask', topic: { what: 'exchange', champion: 'mercenary' } })
    const { take } = readyMade.mercenary.maneuvers[0]!
    const other = ['sundering-strike', 'iron-guard', 'drive-back'].find(id => id !== take)!
    table.choose(0, { deck: 'mercenary', out: take, in: other }).choose(0, { deck: 'mercenary', keep: true })
    expect(isOnward(table)).toBe(true)
    expect(table.state.champions.mercenary.maneuvers).toContain(other)
    table.choose(0, 'onward')
    expect(table.state.champions.mercenary.maneuvers).toContain(other)
    const levels = table.state.champions.mercenary.maneuvers.map(id => maneuver(id).level)
    expect(levels.filter(level => level === 2)).toHaveLength(2)
  })
})
