// A fight laid out by hand: the first circle, nobody with a skill, three empty Slots for everybody.
import { type Context, defineGame, Generator, type Json, noSecrets, parseOptions, seedRng } from '@acheron/engine'
import type { Archetype, Effect, Id, Lines } from '../box/vocabulary.ts'
import { prepareChapter } from '../campaign/preparation.ts'
import { enterCard, nobodys } from '../cards/card.ts'
import type { Source } from '../cards/source.ts'
import { returnWoundCard } from '../champions/decks.ts'
import { layOut } from '../confrontation/setup.ts'
import type { CaravanEvent } from '../events.ts'
import type { Frame } from '../frames.ts'
import { meta, options as schema } from '../meta.ts'
import type { CaravanMove } from '../moves.ts'
import { phases } from '../phases/index.ts'
import { setup } from '../setup.ts'
import { archetypes, type FightingState, type Slot } from '../state.ts'

/** The generator, with the faces of some dice written down beforehand. */
class Scripted extends Generator {
  faces: number[] = []

  override die(sides: number): number {
    return sides === 6 ? (this.faces.shift() ?? super.die(sides)) : super.die(sides)
  }
}

const rules = { meta, setup, phases, secrets: noSecrets, mind: {} }
const game = defineGame(rules as unknown as Parameters<typeof defineGame>[0])

export class Table {
  readonly state: FightingState
  readonly random = new Scripted(seedRng('champions'))
  readonly events: CaravanEvent[] = []
  readonly ctx: Context<CaravanEvent>

  constructor(companions: readonly Archetype[] = [], options: object = {}) {
    this.ctx = { random: this.random, emit: event => void this.events.push(event) }
    const state = {
      ...setup({ players: 1, options: parseOptions(schema, options) }, this.random),
      rng: this.random.rng,
    }
    for (const id of archetypes) state.champions[id].player = !companions.includes(id)
    prepareChapter(state, this.ctx)
    layOut(state, this.ctx)
    this.state = state as FightingState
    this.state.flow = []
    this.state.fight.turn = 'caravan'
    this.state.fight.track = ['mercenary', 'devotee', 'outlaw', 'artist']
    this.state.fight.pieces = {}
    archetypes.forEach((id, i) => {
      Object.assign(this.state.fight.fighters[id], { at: `${'ABDE'[i]}1.N`, disabled: true })
      for (const slot of state.champions[id].slots) {
        returnWoundCard(state, slot.card!, this.ctx)
        Object.assign(slot, { cond: null, card: null })
      }
    })
  }

  /** Conditions from their decks, Maneuvers from its own. */
  board(id: Archetype, ...slots: ('cooldown' | 'wound' | 'sin' | number)[]): this {
    const { decks, champions } = this.state
    champions[id].slots = slots.map((what): Slot => {
      if (typeof what === 'number')
        return { cond: null, card: null, maneuvers: champions[id].deck.splice(champions[id].deck.length - what) }
      return { cond: what, card: (what === 'sin' ? decks.sins : decks.wounds).pop()!, maneuvers: [] }
    })
    return this
  }

  /** The number of cards in hand, in the deck and in the discard pile; the rest of the seven lies on a Slot. */
  cards(id: Archetype, hand: number, deck: number, discard: number): this {
    const champion = this.state.champions[id]
    const all = [...champion.maneuvers]
    champion.hand = all.splice(0, hand)
    champion.deck = all.splice(0, deck)
    champion.discard = all.splice(0, discard)
    champion.slots[0]!.maneuvers = all
    return this
  }

  /** A card is carried out until somebody must decide. */
  line(line: readonly Effect[], source: Partial<Source> = {}): this {
    return this.lines([line], source)
  }

  lines(lines: Lines, source: Partial<Source> = {}): this {
    enterCard(this.state, { ...nobodys, ...source }, lines)
    return this.go()
  }

  go(): this {
    game.advance(this.state, this.ctx as never)
    return this
  }

  get top(): Frame | undefined {
    return this.state.flow.at(-1)
  }

  /** The open question by its id. */
  get asked(): string | undefined {
    return this.top?.kind === 'ask' ? this.top.topic.what : this.top?.kind
  }

  get options(): Json[] {
    return this.top?.kind === 'ask' ? this.top.options : []
  }

  choose(option: Json): this {
    return this.play({ do: 'choose', option })
  }

  play(move: CaravanMove): this {
    game.play(this.state, 0, move, this.ctx as never)
    return this
  }

  /** The first option of every question, until nobody is asked. */
  settle(): this {
    while (this.top) {
      if (this.top.kind === 'ask') this.choose(this.options[0]!)
      else this.play({ do: 'pass' })
    }
    return this
  }

  conds(id: Archetype): (string | null)[] {
    return this.state.champions[id].slots.map(slot => slot.cond)
  }
}

export const sinSource = (you: Archetype, sin: Id): Source => ({ ...nobodys, kind: 'sin', card: sin, you })
