import { enter } from '@acheron/engine'
import type { Archetype, Effect, Lines } from '../box/vocabulary.ts'
import type { CardFrame } from '../frames.ts'
import type { CaravanState, CaravanView, FightingState, FightingView, ObjectId } from '../state.ts'
import { type Bindings, type Source, unbound } from './source.ts'

/** The input of a card's readers: the table, and the card with its bindings. */
export type Reader = { readonly state: FightingView; readonly card: CardFrame }

/** The card frame nearest to the top, if any. */
export function cardInProgress({ flow }: CaravanView): CardFrame | null {
  for (let i = flow.length - 1; i >= 0; i--) {
    const frame = flow[i]!
    if (frame.kind === 'card') return frame
  }
  return null
}

export function currentCard(state: CaravanState): CardFrame {
  const card = cardInProgress(state)
  if (!card) throw new Error('no card is being carried out')
  return card
}

/** A card or an ability begins to be carried out (R19.1). */
export function enterCard(
  state: FightingState,
  source: Source,
  lines: Lines,
  bound: Partial<Bindings> = {},
  surplus = 0,
): CardFrame {
  const frame = cardOf(source, lines, bound)
  frame.serial = ++state.fight.serial
  frame.surplus = surplus
  enter(state, frame)
  return frame
}

/** A card at its first Line. */
export function cardOf(source: Source, lines: Lines, bound: Partial<Bindings>): CardFrame {
  return {
    kind: 'card',
    serial: 0,
    source,
    lines,
    line: 0,
    at: 0,
    bound: { ...unbound(), ...bound },
    packets: [],
    attacks: [],
    surplus: 0,
    ended: false,
    step: 'effects',
  }
}

/** For conditions outside of a card: of an ability, an Objective. */
export function readerOf(state: FightingView, source: Source, bound: Partial<Bindings> = {}): Reader {
  return { state, card: cardOf(source, [], bound) }
}

export const nobodys: Source = { kind: 'rule', card: 'rule', you: null, self: null, deck: null }

/** One effect begins to be carried out. */
export function enterEffect(state: FightingState, fx: Effect): void {
  enter(state, { kind: 'effect', fx, step: 'begin', memo: {} })
}

/** A rule's effect on a Champion, as if it stood on a card: a Basic Action, a step of the turn. */
export function enterRule(
  state: FightingState,
  you: Archetype | null,
  line: readonly Effect[],
  card = 'rule',
): CardFrame {
  return enterCard(state, { ...nobodys, card, you }, [line])
}

/** The cause of a card's effects: the Malefactor or Minion, or the Champion; null for an Event, a rule and a setup. */
export function causeOf({ source: { kind, self, you } }: CardFrame): ObjectId | null {
  if (kind === 'event' || kind === 'rule' || kind === 'setup') return null
  return self ?? you
}

/** The Object that the distances of a card are measured from. */
export const pointOf = ({ source: { self, you } }: CardFrame): ObjectId | null => self ?? you
