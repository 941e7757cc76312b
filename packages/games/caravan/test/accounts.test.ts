// Every loss and gain of Vigor and every Wound has its event with its cause, in real fights of all circles and on the roads between.
import { configOf, Generator, type Seat } from '@acheron/engine'
import { expect, test } from 'vitest'
import type { Archetype } from '../box/vocabulary.ts'
import { wounds } from '../champions/champion.ts'
import type { CaravanEvent } from '../events.ts'
import { caravan } from '../index.ts'
import type { CaravanMove } from '../moves.ts'
import { archetypes, type CaravanState } from '../state.ts'
import { CampaignTable } from './campaign-table.ts'

const perChampion = <T>(value: (id: Archetype) => T): Record<Archetype, T> => ({
  mercenary: value('mercenary'),
  devotee: value('devotee'),
  outlaw: value('outlaw'),
  artist: value('artist'),
})

/** Vigor and Wounds by what the events have told alone, since the state it began with. */
class Book {
  readonly vigor: Record<Archetype, number>
  readonly wounds: Record<Archetype, Set<string>>
  /** Damage that was told of and has not lowered Vigor yet. */
  private readonly damage = perChampion(() => 0)
  private readonly suffered = perChampion(() => 0)
  /** Wounds that are suffered, and lie on no board yet. */
  private open = 0

  constructor({ champions }: CaravanState) {
    this.vigor = perChampion(id => champions[id].vigor)
    this.wounds = perChampion(id => {
      const { player, slots, readiness } = champions[id]
      const boxes = readiness.flatMap(({ side, at }) => (side === 'wound' && at !== 'off' ? [`wound-${at}`] : []))
      return new Set(player ? slots.flatMap(({ cond }, i) => (cond === 'wound' ? [`wound-${i}`] : [])) : boxes)
    })
  }

  enter(event: CaravanEvent): void {
    switch (event.e) {
      case 'damageTaken':
        this.damage[event.champion] += event.inflicted + event.suffered
        break
      case 'vigorChanged':
        this.enterVigor(event)
        break
      case 'woundSuffered':
        expect(event.of).toMatch(/^(damage|effect|palisade|vigor|cost)$/)
        this.suffered[event.champion]++
        this.open++
        break
      case 'woundBlocked':
        this.open--
        break
      case 'slotChanged':
        this.enterWound(event.champion, `wound-${event.slot}`, event.to === 'wound')
        break
      case 'readinessChanged':
        this.enterWound(event.champion, event.from, false)
        if (event.to.startsWith('wound-')) this.enterWound(event.champion, event.to, true)
        break
      case 'championWounded':
        expect(this.open, 'a Wound that nobody suffered').toBeGreaterThan(0)
        this.open--
    }
  }

  private enterVigor({ champion, by, to, why }: Extract<CaravanEvent, { e: 'vigorChanged' }>): void {
    expect(to - this.vigor[champion]).toBe(by)
    this.vigor[champion] = to
    if (why === 'damage') {
      this.damage[champion] += by
      expect(this.damage[champion], 'damage that nobody took').toBeGreaterThanOrEqual(0)
    }
    if (why === 'wound') {
      expect(this.suffered[champion], 'a new start without a Wound').toBeGreaterThan(0)
      this.suffered[champion]--
    }
    if (why === 'gained') expect(by).toBeGreaterThan(0)
    if (why === 'paid' || why === 'limit') expect(by).toBeLessThan(0)
  }

  private enterWound(champion: Archetype, place: string, isThere: boolean): void {
    if (isThere) this.wounds[champion].add(place)
    else this.wounds[champion].delete(place)
  }
}

type Choice = (state: CaravanState, seat: Seat, moves: CaravanMove[]) => CaravanMove

/** Plays a fight and compares book and state after every decision. Returns the changes that were told. */
function follow(startCircle: number, players: number, seed: string, choose: Choice): string[] {
  const random = Generator.seeded(seed)
  const events: CaravanEvent[] = []
  const ctx = { random, emit: (event: CaravanEvent) => void events.push(event) }
  const options = { mode: 'quick', startCircle, retry: 'none' }
  const state = caravan.setup(configOf(caravan, players, options), random)
  caravan.advance(state, ctx)
  while (!state.fight) decide()
  events.length = 0
  const book = new Book(state)
  const told: string[] = []
  for (let i = 0; i < 1_500; i++) {
    decide()
    for (const event of events.splice(0)) {
      book.enter(event)
      if (event.e === 'vigorChanged') told.push(event.why)
      if (event.e === 'woundSuffered') told.push(`Wound: ${event.of}`)
      // The boards are cleared after it.
      if (event.e === 'confrontationEnded') return told
    }
    for (const id of archetypes) {
      const { [id]: champion } = state.champions
      if (book.vigor[id] === champion.vigor && book.wounds[id].size === wounds(champion)) continue
      const { vigor, wounds: places } = book
      throw new Error(
        `${id}: ${champion.vigor} Vigor, ${wounds(champion)} Wounds; told ${vigor[id]}, ${places[id].size}`,
      )
    }
  }
  return told

  function decide(): void {
    const seat = caravan.actors(state)[0]!
    caravan.play(state, seat, choose(state, seat, caravan.moves(state, seat)), ctx)
  }
}

const plain: Choice = (state, seat, moves) => caravan.mind.policyByView!(caravan.view(state, seat), seat, moves)
const atRandom = (seed: string): Choice => {
  const choice = Generator.seeded(`choice ${seed}`)
  return (_state, _seat, moves) => choice.pick(moves)
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'circle %i: Vigor and Wounds are what the events say, each with its cause',
  circle => {
    const told: string[] = []
    for (const players of [1, 4]) told.push(...follow(circle, players, `plain ${circle}`, plain))
    const seed = `random ${circle}`
    told.push(...follow(circle, 2 + (circle % 2), seed, atRandom(seed)))
    for (const change of ['damage', 'paid', 'gained', 'wound', 'Wound: damage']) expect(told).toContain(change)
  },
)

/** At random, but no Chronicle is skipped, and nobody gives up. */
const steadily = (table: CampaignTable, seat: Seat): CaravanMove => {
  const moves = table.moves(seat)
  const steady = moves.filter(move => 'option' in move && (move.option === 'go' || move.option === 'again'))
  return table.random.pick(steady.length > 0 ? steady : moves)
}

/** Plays the roads of a campaign, and compares after every decision. Returns the changes that were told. */
function followRoads(players: number, seed: string): string[] {
  const table = new CampaignTable(players, {}, undefined, seed)
  const vigor = perChampion(id => table.state.champions[id].vigor)
  const open = perChampion(() => 0)
  let before = perChampion(id => wounds(table.state.champions[id]))
  const told: string[] = []
  let known = 0
  table.wander(({ state, events }) => {
    for (const event of events.slice(known)) {
      if (event.e === 'vigorChanged') {
        expect(event.to - vigor[event.champion]).toBe(event.by)
        vigor[event.champion] = event.to
        told.push(event.why)
      }
      if (event.e === 'woundSuffered') {
        open[event.champion]++
        told.push(`Wound: ${event.of}`)
      }
    }
    known = events.length
    expect(perChampion(id => state.champions[id].vigor)).toEqual(vigor)
    const now = perChampion(id => wounds(state.champions[id]))
    for (const id of archetypes) {
      open[id] -= Math.max(0, now[id] - before[id])
      expect(open[id], `a Wound of the ${id} that nobody was told of`).toBeGreaterThanOrEqual(0)
    }
    before = now
    return false
  }, steadily)
  return told
}

test('on the roads of campaigns it is the same', () => {
  const told = [1, 2, 3, 4].flatMap(players => ['a', 'b', 'c'].flatMap(seed => followRoads(players, `roads ${seed}`)))
  for (const change of ['paid', 'gained', 'wound', 'prepared', 'Wound: effort', 'Wound: ordeal'])
    expect(told).toContain(change)
})
