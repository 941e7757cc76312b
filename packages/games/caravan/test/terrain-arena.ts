// A board built by hand on which single effects are carried out; every question is answered by a script.
import { Generator, type Json, leave } from '@acheron/engine'
import type { Effect } from '../box/vocabulary.ts'
import { systemDecks } from '../campaign/preparation.ts'
import { enterCard, enterEffect } from '../cards/card.ts'
import type { Bindings, Source } from '../cards/source.ts'
import type { CaravanEvent } from '../events.ts'
import type { CardFrame, Frame, Snapshot, Topic } from '../frames.ts'
import { card } from '../phases/card.ts'
import { effect } from '../phases/effect.ts'
import { loss } from '../phases/loss.ts'
import { news } from '../phases/news.ts'
import { packet } from '../phases/packet.ts'
import { pay } from '../phases/pay.ts'
import type { FightPhase } from '../phases/phase.ts'
import { push } from '../phases/push.ts'
import { route } from '../phases/route.ts'
import { select } from '../phases/select.ts'
import { shove } from '../phases/shove.ts'
import { stepInto } from '../phases/step-into.ts'
import { test } from '../phases/test.ts'
import { window } from '../phases/window.ts'
import { wound } from '../phases/wound.ts'
import { archetypes, type FightingState } from '../state.ts'
import { arena } from './board-arena.ts'

export { foe, pillar, stairs } from './board-arena.ts'

/** Players with empty Slots and without skills, and the system decks. */
export function field(setting: Parameters<typeof arena>[0] = {}): FightingState {
  const state = arena(setting)
  state.decks = systemDecks(new Generator(state.rng))
  for (const id of archetypes) {
    const empty = () => ({ cond: null, card: null, maneuvers: [] })
    Object.assign(state.champions[id], { player: true, slots: [empty(), empty(), empty()] })
    state.fight.fighters[id].disabled = true
  }
  return state
}

const phases = { card, effect, loss, news, packet, pay, push, route, select, shove, stepInto, test, window, wound }

export type Asked = { topic: Topic; options: Json[]; champion: string | null }

/** The answers to the questions, one after another; a function looks at the options. */
export type Answers = (Json | ((options: Json[]) => Json))[]

/** `attacks`: made earlier in the Line. `reacts`: whoever can react does. */
type Circumstances = { answers?: Answers; bound?: Partial<Bindings>; attacks?: Snapshot[]; reacts?: true }

/**
 * Carries out effects as one Line of a card, up to where its packets would close. Returns the questions. An answer that
 * is missing or not among the options is an error.
 */
export function perform(
  state: FightingState,
  effects: readonly Effect[],
  { answers = [], bound = {}, attacks = [], reacts, ...source }: Circumstances & Partial<Source> = {},
): { card: CardFrame; asked: Asked[]; events: CaravanEvent[] } {
  const events: CaravanEvent[] = []
  const bottom = enterCard(
    state,
    { kind: 'action', card: 'minos-haul', you: null, self: 'minos', deck: null, ...source },
    [effects],
    bound,
  )
  bottom.attacks = attacks
  const asked: Asked[] = []
  for (const fx of effects) {
    enterEffect(state, fx)
    while (state.flow.at(-1) !== bottom) step(state, answers, asked, events, reacts ? 'react' : 'pass')
  }
  return { card: bottom, asked, events }
}

/** The Line ends: packets close. */
export function finish(state: FightingState, answers: Answers = []): Asked[] {
  const asked: Asked[] = []
  const bottom = state.flow.at(-1) as CardFrame
  bottom.at = 99
  while (state.flow.length > 0) step(state, answers, asked, [], 'pass')
  return asked
}

function step(
  state: FightingState,
  answers: Answers,
  asked: Asked[],
  events: CaravanEvent[],
  reaction: 'react' | 'pass',
): void {
  const ctx = { random: new Generator(state.rng), emit: (event: CaravanEvent) => void events.push(event) }
  const frame = state.flow.at(-1)! as Frame & { returned?: Json }
  if (frame.kind === 'ask') {
    const { topic, options, champion } = frame
    const next = answers[asked.length]
    const answer = typeof next === 'function' ? next(options) : next
    if (!options.some(option => JSON.stringify(option) === JSON.stringify(answer)))
      throw new Error(`${JSON.stringify(topic)}: ${JSON.stringify(answer)} is none of ${JSON.stringify(options)}`)
    asked.push({ topic, options, champion })
    leave(state, answer)
    return
  }
  const phase = phases[frame.kind as keyof typeof phases] as unknown as FightPhase<Frame>
  if (frame.returned !== undefined) {
    const { returned } = frame
    delete frame.returned
    phase.resume?.(state, frame, returned, ctx)
  } else if (!phase.auto?.(state, frame, ctx)) {
    const [seat] = phase.actors(state, frame)
    const moves = phase.moves(state, frame, seat!)
    phase.play(state, frame, seat!, moves.find(move => move.do === reaction) ?? moves[0]!, ctx)
  }
}
