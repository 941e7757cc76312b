import { enter } from '@acheron/engine'
import { canPay, payment } from '../abilities/costs.ts'
import { maneuver } from '../box/index.ts'
import type { Archetype, Id } from '../box/vocabulary.ts'
import { enterCard } from '../cards/card.ts'
import { askChampion } from '../champions/asking.ts'
import { performable } from '../champions/maneuvers.ts'
import { isOff } from '../selectors/references.ts'
import { done, type EffectOf, type Run, type Verb, type Verbs } from './run.ts'

/**
 * 5.5: the Lines of another Maneuver are resolved as if they stood on this card, without its Fierceness, RESTRICTION and
 * STANCE; COMBO counts as for this card.
 */
const copy: Verb<'copy', { begin: undefined; carryOut: Copied | null }> = {
  begin(run) {
    const { state, frame, card } = run
    const { you } = card.source
    if (you === null) return done(run)
    const topic = { what: 'copy', champion: you, card: card.source.card }
    return askChampion(state, frame, 'carryOut', you, topic, copyable(run, you))
  },
  carryOut(run, chosen) {
    const { state, card } = run
    done(run)
    if (chosen) enterCard(state, card.source, maneuver(chosen.card).lines, { combo: card.bound.combo })
    return null
  },
}

/** 5.5: a Maneuver from the hand is played at once on a legal Slot (R12.8), after the card's own price. */
const perform: Verb<'perform', { begin: undefined; choose: undefined; play: { card: Id; slot: number } | null }> = {
  begin(run) {
    const { state, fx, card } = run
    const { you } = card.source
    if (you === null) return done(run)
    if (fx.cost) {
      if (!canPay(state, you, fx.cost, card.source.card, card)) return done(run)
      enter(state, payment(you, card.source.card, fx.cost))
    }
    return 'choose'
  },
  choose({ state, frame, card }) {
    const you = card.source.you!
    const moves = performable(state, you).flatMap(({ card: id, slot, willpower }) =>
      id === undefined || willpower ? [] : [{ card: id, slot }],
    )
    return askChampion(state, frame, 'play', you, { what: 'perform', champion: you }, moves)
  },
  play(run, chosen) {
    const champion = run.card.source.you!
    done(run)
    if (chosen) enter(run.state, { kind: 'maneuver', champion, ...chosen, free: false, step: 'pay' })
    return null
  },
}

export const copyVerbs = { copy, perform } satisfies Partial<Verbs>

type Copied = { champion: Archetype; card: Id }

/** K.ULTIMATE cards and the card itself cannot be chosen; a Companion has no cards, and R8.6 holds for boards too. */
function copyable({ state, fx, card }: Run<EffectOf<'copy'>>, you: Archetype): Copied[] {
  const { champions, fight } = state
  const onBoard = (id: Archetype) => champions[id].slots.flatMap(({ maneuvers }) => maneuvers)
  const of = (champion: Archetype, cards: readonly Id[]): Copied[] =>
    [...new Set(cards)]
      .filter(id => id !== card.source.card && !maneuver(id).ultimate)
      .map(id => ({ champion, card: id }))
  switch (fx.from.where) {
    case 'your-board':
      return of(you, onBoard(you))
    case 'your-discard':
      return of(you, champions[you].discard)
    case 'ally-board':
      return fight.track.filter(id => id !== you && !isOff(state, id)).flatMap(id => of(id, onBoard(id)))
  }
}
