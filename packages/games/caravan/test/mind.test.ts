import { clone, configOf, freeze, Generator } from '@acheron/engine'
import { describe, expect, it } from 'vitest'
import { caravan } from '../index.ts'
import { likelyCounter } from '../mind/counters.ts'
import { deckWorth, nearestGoal } from '../mind/goals.ts'
import { chanceOfHits, chanceOfTest, expectedWounds, provocation } from '../mind/odds.ts'
import { spots } from '../mind/walking.ts'
import type { Gait } from '../movement/ground.ts'
import type { CaravanMove } from '../moves.ts'
import { position } from '../position/index.ts'
import { archetypes, type CaravanState, type CaravanView, type FightingView } from '../state.ts'
import { arena, stairs } from './board-arena.ts'

type Options = { [option: string]: string | number }

/** The move by a view that cannot be changed; whatever lies hidden, the plain player would make the same. */
function plainMove(shared: CaravanView, seat: number, moves: readonly CaravanMove[], random: Generator): CaravanMove {
  const view = freeze(clone(shared))
  const move = caravan.mind.policyByView!(view, seat, moves)
  expect(caravan.mind.policy!(caravan.determinize(view, seat, random), seat, moves)).toBe(move)
  return move
}

/** Plays a game; each seat sees nothing but its own view. Returns the last state and the number of decisions. */
function play(players: number, options: Options, seed: string, bot: 'plain' | 'random', most = 3000) {
  const chance = Generator.seeded(seed)
  const random = Generator.seeded(`${seed} bot`)
  const ctx = { random: chance, emit() {} }
  const state = caravan.setup(configOf(caravan, players, { retry: 'none', ...options }), chance) as CaravanState
  caravan.advance(state, ctx)
  let decisions = 0
  for (let actors = caravan.actors(state); actors.length > 0 && decisions < most; actors = caravan.actors(state)) {
    const seat = actors[0]!
    const moves = caravan.moves(state, seat)
    const move = bot === 'plain' ? plainMove(caravan.view(state, seat), seat, moves, random) : random.pick(moves)
    expect(moves).toContain(move)
    const worth = caravan.mind.worth(state, seat, 'win')
    expect(worth).toBeGreaterThanOrEqual(0)
    expect(worth).toBeLessThanOrEqual(1)
    caravan.play(state, seat, move, ctx)
    decisions++
  }
  return { state, decisions }
}

describe('the odds (R5.4)', () => {
  it('are those of the table', () => {
    expect(chanceOfHits(7, 7)).toBeCloseTo(0.59, 1)
    expect(chanceOfHits(10, 12)).toBeCloseTo(0.28, 1)
    expect(provocation(8, 2).chance).toBeCloseTo(0.8, 1)
    expect(chanceOfTest(5, 1)).toBeCloseTo(0.46, 1)
  })

  it('count Wounds by STURDINESS, at most the cards there are, and dice beyond twenty as two Hits (R13.5)', () => {
    expect(expectedWounds(0, 12, 5, 9)).toBe(2)
    expect(expectedWounds(0, 12, 5, 1)).toBe(1)
    expect(expectedWounds(23, 0, 100, 9)).toBe(0)
    expect(expectedWounds(25, 0, 10, 9)).toBeGreaterThan(expectedWounds(20, 0, 10, 9) + 0.9)
  })
})

describe('an imagined state', () => {
  it('is dealt the same from a view that shares the frozen save, and from a frozen copy of it', () => {
    const { state } = play(2, { mode: 'quick', startCircle: 4, openHands: 'off' }, 'saved', 'plain', 40)
    expect(state.save && Object.isFrozen(state.save)).toBe(true)
    const view = caravan.view(state, 0)
    const dealt = caravan.determinize(view, 0, Generator.seeded('dealt'))
    expect(caravan.determinize(freeze(clone(view)), 0, Generator.seeded('dealt'))).toEqual(dealt)
    expect(dealt.save!.caravan).toBe(state.save!.caravan)
    expect(dealt.save!.decks.arcana).not.toContain(null)
    expect(caravan.view(state, 0)).toEqual(view)
  })
})

describe('the plain player', () => {
  it('walks nowhere that a MOVE with CLIMB does not lead: not two Levels up, and not twice with a Mod', () => {
    const state = arena({ at: { outlaw: 'A1.N' }, buildings: { B1: 1, C1: 2 }, pieces: { s: stairs('A1.E') } })
    const ways = (from: 'A1' | 'B1', gait: Gait) => spots(state, 'outlaw', from, 2, gait).map(({ node }) => node)
    expect(ways('A1', { climb: true })).toContain('B1')
    expect(ways('A1', { climb: true })).not.toContain('C1')
    expect(ways('B1', { climb: true })).toContain('C1')
    expect(ways('B1', { climb: true, low: 0 })).not.toContain('C1')
    state.fight.mods = [{ mod: { mod: 'climb' }, to: ['outlaw'], until: 'round-end', serial: 0 }]
    expect(ways('B1', { climb: false })).toContain('C1')
    expect(ways('B1', { climb: false, climbed: true })).not.toContain('C1')
  })

  it('plays every Confrontation to its end from its own view, whatever lies hidden, and leaves it as it was', () => {
    for (let circle = 1; circle <= 9; circle++) {
      const { state } = play(1 + (circle % 4), { mode: 'quick', startCircle: circle }, `circle ${circle}`, 'plain')
      expect(state.flow).toHaveLength(0)
    }
  }, 60_000)

  it('does so with closed hands, with open Counterattacks, and in the other difficulties', () => {
    const closed = { openHands: 'off', openCounterattacks: 'on' }
    for (const options of [closed, { difficulty: 'grim' }, { difficulty: 'story' }] as Options[]) {
      const { state } = play(2, { mode: 'quick', startCircle: 8, ...options }, JSON.stringify(options), 'plain')
      expect(state.flow).toHaveLength(0)
    }
  }, 60_000)

  it('finds its way through a Chronicle into the fight', () => {
    const { state } = play(3, { mode: 'campaign' }, 'chronicle', 'plain', 150)
    expect(state.fight !== null || state.record.length > 0 || state.end !== null).toBe(true)
  }, 30_000)

  it('does not waste a Wound on a deck that is shut', () => {
    const before = caravan.setup(configOf(caravan, 1, {}), Generator.seeded('lucifer')) as CaravanState
    const decks = { 'lucifer-black': { size: 0 } }
    const line = [{ do: 'wound', to: '#lucifer' }]
    const short = { chapter: 9, fight: { decks }, flow: { by: 'outlaw', line } }
    const state = position(before, short) as unknown as CaravanState
    caravan.advance(state, { random: Generator.seeded('wound'), emit() {} })
    const moves = caravan.moves(state, 0)
    expect(moves).toEqual(['lucifer-red', 'lucifer-pale'].map(option => ({ do: 'choose', option })))
    expect(caravan.mind.policy!(state, 0, moves)).toEqual({ do: 'choose', option: 'lucifer-pale' })
  })

  it('plays for the Objective that is nearest, of those that are laid out', () => {
    const before = caravan.setup(configOf(caravan, 1, {}), Generator.seeded('violence')) as CaravanState
    const decks = { 'minotaur-deck': { size: 7 }, 'nessus-deck': { size: 4 } }
    const laidOut = (objectives: string[]) =>
      position(before, { chapter: 7, fight: { decks, objectives } }) as unknown as FightingView
    const alone = laidOut(['defeat-minotaur'])
    expect(nearestGoal(alone)).toEqual({ decks: ['minotaur-deck'], cards: 7 })
    expect(deckWorth(alone, 'minotaur-deck')).toBeGreaterThan(deckWorth(alone, 'nessus-deck'))
    const both = laidOut(['defeat-minotaur', 'serve-the-writ'])
    expect(nearestGoal(both)).toEqual({ decks: ['nessus-deck'], cards: 4 })
    expect(deckWorth(both, 'nessus-deck')).toBeGreaterThan(deckWorth(both, 'minotaur-deck'))
  })

  it('beats on Circe while her cards shut the deck of Geryon, and on Geryon once they no longer do', () => {
    const before = caravan.setup(configOf(caravan, 1, {}), Generator.seeded('fraud')) as CaravanState
    const targetWith = (cards: number) => {
      const decks = { 'circe-deck': { size: cards }, 'geryon-deck': { size: 2 } }
      const malefactors = { circe: 'C2 S', geryon: 'C3 S' }
      const fight = { decks, malefactors, at: { outlaw: 'A2.N' }, objectives: ['defeat-circe', 'bridle-geryon'] }
      const flow = { by: 'outlaw', line: [{ do: 'attack', dice: 6 }] }
      const state = position(before, { chapter: 8, fight, flow }) as unknown as CaravanState
      caravan.advance(state, { random: Generator.seeded('attack'), emit() {} })
      const moves = caravan.moves(state, 0)
      expect(moves).toHaveLength(2)
      return caravan.mind.policy!(state, 0, moves)
    }
    expect(targetWith(9)).toMatchObject({ option: { target: 'circe' } })
    expect(targetWith(6)).toMatchObject({ option: { target: 'geryon' } })
  })

  it('uses the thing that an Objective counts, with one player as with four', () => {
    for (const players of [1, 4]) {
      const before = caravan.setup(configOf(caravan, players, {}), Generator.seeded('greed')) as CaravanState
      const fight = { pieces: { 'fortunes-wheel': 'C1.N' }, at: { outlaw: 'C1.E' }, objectives: ['stop-the-wheel'] }
      const state = position(before, { chapter: 4, fight }) as unknown as CaravanState
      const { seat } = state.champions.outlaw
      const turn = { do: 'interact', champion: 'outlaw', with: 'fortunes-wheel' }
      expect(caravan.mind.policy!(state, seat, caravan.moves(state, seat))).toEqual(turn)
      // Once a Round is enough: it counts no more.
      state.fight!.counters['spoke-round'] = state.fight!.round
      expect(caravan.mind.policy!(state, seat, caravan.moves(state, seat))).not.toEqual(turn)
    }
  })

  it('pays to turn the Wound away that would fell a Champion, with one player as with four, and spares it otherwise', () => {
    for (const players of [1, 4]) {
      const answerFor = (slots: (string | null)[]) => {
        const before = caravan.setup(configOf(caravan, players, {}), Generator.seeded('shame')) as CaravanState
        const champions = {
          devotee: { vigor: 5, slots: ['wound', null, null], equip: { trait: 'the-poets-shame' } },
          outlaw: { slots },
        }
        const fight = { at: { devotee: 'A1.N', outlaw: 'A1.S' } }
        const flow = { by: 'minos', line: [{ do: 'wound', to: '#outlaw', kind: 'inflict' }] }
        const state = position(before, { champions, fight, flow }) as unknown as CaravanState
        caravan.advance(state, { random: Generator.seeded('wound'), emit() {} })
        const seat = state.champions.devotee.seat
        return caravan.mind.policy!(state, seat, caravan.moves(state, seat)).do
      }
      expect(answerFor(['wound', 'wound', null])).toBe('react')
      expect(answerFor([null, null, null])).not.toBe('react')
    }
  })

  it('wins fights that random players lose', () => {
    const wins = (bot: 'plain' | 'random') =>
      [...Array(8).keys()].filter(i => {
        const { state } = play(4, { mode: 'quick', startCircle: 1 }, `against chance ${i}`, bot, 5000)
        return state.record.at(-1)?.result === 'victory'
      }).length
    expect(wins('plain')).toBeGreaterThan(wins('random') + 3)
  }, 60_000)

  it('knows the end: 1 is won, 0 is lost', () => {
    const { state } = play(4, { mode: 'quick', startCircle: 1 }, 'the end', 'plain')
    expect(caravan.mind.worth(state, 0, 'win')).toBe(state.record.at(-1)?.result === 'victory' ? 1 : 0)
  }, 30_000)
})

it('holds a fight for the better, the fewer cards are left, and the worse with each Wound and each lost Vigor', () => {
  const { state } = play(4, { mode: 'quick' }, 'the odds of a fight', 'plain', 60)
  const worthAfter = (change: (changed: CaravanState) => void) => {
    const changed = clone(state)
    change(changed)
    return caravan.mind.worth(changed, 0, 'win')
  }
  const now = worthAfter(() => {})
  const player = archetypes.find(id => state.champions[id].player)!
  const decks = ({ fight }: CaravanState) => Object.values(fight!.decks).filter(({ owner }) => owner !== null)
  expect(worthAfter(changed => decks(changed).map(deck => deck.cards.splice(0, 2)))).toBeGreaterThan(now)
  expect(worthAfter(({ champions }) => champions[player].vigor--)).toBeLessThan(now)
  expect(
    worthAfter(({ champions }) => {
      champions[player].slots.find(({ cond }) => cond !== 'wound')!.cond = 'wound'
    }),
  ).toBeLessThan(now)
})

it('judges a deck with an Arcana on top by the mean of its cards, also where Counterattacks lie open', () => {
  const { state } = play(4, { mode: 'quick', openCounterattacks: 'on' }, 'arcana on top', 'plain', 60)
  const { fight } = state
  const deck = Object.values(fight!.decks).find(({ owner }) => owner !== null)!
  const id = Object.keys(fight!.decks).find(each => fight!.decks[each] === deck)!
  deck.cards.push('arcana-devil')
  expect(likelyCounter(state as FightingView, id, true)).toMatchObject({ isBase: true })
})
