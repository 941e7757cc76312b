// The campaign with a stub in place of the Confrontation.
import {
  askPhase as ask,
  type Context,
  defineGame,
  enter,
  equal,
  type GameDefinition,
  Generator,
  type Json,
  leave,
  nobody,
  noSecrets,
  parseOptions,
  seedRng,
} from '@acheron/engine'
import { confrontationOf } from '../box/index.ts'
import { campaignHolds } from '../chronicle/conditions.ts'
import type { CaravanEvent } from '../events.ts'
import type { Frame } from '../frames.ts'
import { meta, options as schema } from '../meta.ts'
import type { CaravanMove } from '../moves.ts'
import { campaign } from '../phases/campaign.ts'
import { draft } from '../phases/draft.ts'
import { entry } from '../phases/entry.ts'
import { journaled } from '../phases/journaled.ts'
import { ordeal } from '../phases/ordeal.ts'
import { progress } from '../phases/progress.ts'
import { transition } from '../phases/transition.ts'
import { treasure } from '../phases/treasure.ts'
import { vote } from '../phases/vote.ts'
import { progress as progressOf, result } from '../result.ts'
import { setup } from '../setup.ts'
import type { CaravanState, Ctx, Fight, FightResult } from '../state.ts'

/** How a fight ends, of those objectives whose prerequisite holds. */
export type Fate = (state: CaravanState, ctx: Ctx) => FightResult

/** Any objective that is laid out, or sometimes a defeat. */
export const anyFate: Fate = (state, { random }) => {
  const { objectives } = confrontationOf(state.chapter)
  const open = objectives.filter(objective => !objective.if || campaignHolds(state, objective.if))
  const { id, result } = random.pick(open.map(({ id, result }) => ({ id, result })))
  const isLost = !objectives.some(({ result }) => result === 'fail-forward') && random.die(5) === 1
  return isLost ? { result: 'defeat', objective: null } : { result, objective: id }
}

/** The generator, with the faces of some dice written down beforehand. */
class Scripted extends Generator {
  faces: number[] = []

  override die(sides: number): number {
    return this.faces.shift() ?? super.die(sides)
  }
}

/** The game as far as it is not a fight. */
function gameOf(fate: Fate): GameDefinition<CaravanState, CaravanMove, CaravanEvent, typeof schema> {
  const confrontation = {
    ...nobody,
    auto: (state: CaravanState, _frame: Frame, ctx: Ctx) => {
      state.fight = { round: 6, decks: {} } as Fight
      leave(state, fate(state, ctx))
      return true
    },
  }
  const phases = {
    ask,
    campaign: journaled(campaign),
    confrontation: journaled(confrontation),
    draft,
    entry: journaled(entry),
    ordeal: journaled(ordeal),
    progress: journaled(progress),
    transition: journaled(transition),
    treasure: journaled(treasure),
    vote: journaled(vote),
  }
  const rules = { meta, setup, phases, secrets: noSecrets, result, progress: progressOf, mind: {} }
  return defineGame(rules as unknown as Parameters<typeof defineGame>[0]) as never
}

export class CampaignTable {
  readonly state: CaravanState
  readonly events: CaravanEvent[] = []
  readonly random: Scripted
  readonly ctx: Context<CaravanEvent>
  readonly game: ReturnType<typeof gameOf>

  constructor(players: number, options: object, fate: Fate = anyFate, seed: string | number = 1) {
    this.random = new Scripted(seedRng(seed))
    this.ctx = { random: this.random, emit: event => void this.events.push(event) }
    this.game = gameOf(fate)
    this.state = this.game.setup({ players, options: parseOptions(schema, options) }, this.random)
    this.go()
  }

  /** Puts a frame on top, for a case that is about that frame alone. */
  enter(frame: Frame): this {
    enter(this.state, frame)
    return this.go()
  }

  go(): this {
    this.game.advance(this.state, this.ctx)
    return this
  }

  get top(): Frame | undefined {
    return this.state.flow.at(-1)
  }

  get actors(): readonly number[] {
    return this.game.actors(this.state)
  }

  moves(seat = this.actors[0]!): CaravanMove[] {
    return this.game.moves(this.state, seat)
  }

  play(seat: number, move: CaravanMove): this {
    if (!this.moves(seat).some(each => equal(each, move)))
      throw new Error(`${JSON.stringify(move)} is not among ${JSON.stringify(this.moves(seat))}`)
    this.game.play(this.state, seat, move, this.ctx)
    return this
  }

  choose(seat: number, option: Json): this {
    return this.play(seat, { do: this.top?.kind === 'vote' ? 'vote' : 'choose', option })
  }

  /** Plays at random until the game is over or somebody says stop. */
  wander(
    stop: (table: CampaignTable) => boolean = () => false,
    pick = (_table: CampaignTable, seat: number): CaravanMove => this.random.pick(this.moves(seat)),
  ): this {
    for (let moves = 0; this.actors.length > 0 && !stop(this); moves++) {
      if (moves > 20_000) throw new Error('it does not come to an end')
      const seat = this.random.pick(this.actors)
      this.play(seat, pick(this, seat))
    }
    return this
  }
}
