import { clone, Generator } from '@acheron/engine'
import { describe, expect, test } from 'vitest'
import {
  actionCards,
  actionDeck,
  arcana,
  circles,
  findings,
  malefactors,
  maneuvers,
  minions,
  sins,
  treasures,
} from '../box/index.ts'
import type { Ability, Archetype, Id, Lines } from '../box/vocabulary.ts'
import { enterCard } from '../cards/card.ts'
import type { Source } from '../cards/source.ts'
import { caravan } from '../index.ts'
import { options } from '../meta.ts'
import type { CaravanState, FightingState } from '../state.ts'

/** A Confrontation with every Character that a Discovery could bring, in the first Caravan's Turn. */
function arena(circle: number, seed: string): { state: FightingState; random: Generator } {
  const random = Generator.seeded(seed)
  const defaults = Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.default]))
  const settings = { ...defaults, mode: 'quick', startCircle: circle } as CaravanState['options']
  const state = caravan.setup({ players: 2, options: settings }, random)
  state.caravan.discoveries = circles.flatMap(({ chronicle }) => chronicle.discoveries)
  const ctx = { random, emit() {} }
  caravan.advance(state, ctx)
  answer(state, random, () => state.flow.at(-1)?.kind === 'act' && state.fight!.round > 0)
  return { state: state as FightingState, random }
}

/** Random answers until the condition holds, or the game is over. */
function answer(state: CaravanState, random: Generator, isThere: () => boolean): void {
  for (let i = 0; i < 2_000 && !isThere(); i++) {
    const [seat] = caravan.actors(state)
    if (seat === undefined) return
    caravan.play(state, seat, random.pick(caravan.moves(state, seat)), { random, emit() {} })
  }
  if (!isThere()) throw new Error('it does not come to an end')
}

const arenas = circles.map((_, i) => arena(i + 1, `circle ${i + 1}`))

/** Carries out a card there with random answers; nothing may be lost or stand in an impossible place. */
function carryOut(circle: number, source: Source, lines: Lines): void {
  for (const seed of ['one', 'two']) {
    const { state } = clone(arenas[circle - 1]!)
    const components = caravan.proof.components(state)
    const random = Generator.seeded(`${seed} ${source.card}`)
    const depth = state.flow.length
    enterCard(state, source, lines, {
      attacker: 'mercenary',
      target: source.self,
      subject: 'mercenary',
      cause: source.self,
    })
    caravan.advance(state, { random, emit() {} })
    answer(state, random, () => state.fight?.id !== arenas[circle - 1]!.state.fight.id || state.flow.length <= depth)
    expect(caravan.proof.invariant(state)).toBeNull()
    expect(caravan.proof.components(state)).toEqual(components)
  }
}

const circleOf = (owner: Id): number =>
  circles.findIndex(circle => circle.malefactors.some(({ id }) => id === owner)) + 1
const ownerOf = (deck: Id): Id => malefactors.find(({ decks }) => decks.some(({ id }) => id === deck))!.id
const champions = (card: Id, kind: Source['kind'], you: Archetype): Source => ({
  kind,
  card,
  you,
  self: null,
  deck: null,
})
const linesOf = (abilities: readonly Ability[]): Lines =>
  abilities.flatMap(ability => ('fx' in ability ? [ability.fx] : []))

describe('Every card of the box can be carried out, whatever is answered', () => {
  test.each(actionCards.map(({ id }) => id))('action and counterattack %s', id => {
    const card = actionCards.find(each => each.id === id)!
    const self = ownerOf(actionDeck(card.deck).id)
    const source = { card: id, you: null, self, deck: card.deck }
    carryOut(circleOf(self), { ...source, kind: 'action' }, card.action)
    carryOut(circleOf(self), { ...source, kind: 'counter' }, card.counter)
  })

  test.each(circles.map((_, i) => i + 1))('events of circle %i', circle => {
    const { events, malefactors } = circles[circle - 1]!
    for (const { id, lines, deck } of events)
      carryOut(circle, { kind: 'event', card: id, you: null, self: malefactors[0]!.id, deck }, lines)
  })

  test('arcana', () => {
    for (const { id, lines } of arcana)
      carryOut(1, { kind: 'arcana', card: id, you: null, self: 'minos', deck: 'minos-deck' }, lines)
  })

  test.each(maneuvers.map(({ id }) => id))('maneuver %s', id => {
    const { owner, lines } = maneuvers.find(each => each.id === id)!
    // Not as a Maneuver: then it would have to lie on a Slot.
    carryOut(1, champions(id, 'skill', owner === 'capybara' ? 'mercenary' : owner), lines)
  })

  test('treasures, findings and sins', () => {
    for (const { id, properties } of treasures)
      carryOut(2, champions(id, 'equipment', 'mercenary'), linesOf(properties))
    for (const { id, use } of findings) carryOut(3, champions(id, 'equipment', 'artist'), [use.fx])
    for (const { id, reaction } of sins) carryOut(4, champions(id, 'skill', 'devotee'), [reaction.fx])
  })

  test('skills of Malefactors and Minions', () => {
    for (const { id, skills } of malefactors)
      carryOut(circleOf(id), { kind: 'skill', card: id, you: null, self: id, deck: null }, linesOf(skills))
    expect(minions.length).toBeGreaterThan(0)
  })
})
