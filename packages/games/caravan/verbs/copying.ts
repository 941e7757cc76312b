import { enter } from '@acheron/engine'
import { canPay } from '../abilities/costs.ts'
import { maneuver } from '../box/index.ts'
import type { Archetype, Id } from '../box/vocabulary.ts'
import { enterCard } from '../cards/card.ts'
import { performable } from '../champions/maneuvers.ts'
import { ask, done, type EffectOf, type Run, type Verbs } from './run.ts'

export const copyVerbs = {
  /**
   * 5.5: the Lines of another Maneuver are resolved as if they stood on this card, without its Fierceness, RESTRICTION and
   * STANCE; COMBO counts as for this card.
   */
  copy(run) {
    const { state, frame, card } = run
    const { you } = card.source
    if (you === null) return done(run)
    if (frame.step === 0)
      return ask(state, frame, you, { what: 'copy', champion: you, card: card.source.card }, copyable(run, you))
    const chosen = frame.answer as Copied | null
    done(run)
    if (chosen) enterCard(state, card.source, maneuver(chosen.card).lines, { combo: card.bound.combo })
  },

  /** 5.5: a Maneuver from the hand is played at once on a legal Slot (R12.8), after what the card asks for it. */
  perform(run) {
    const { state, frame, fx, card } = run
    const { you } = card.source
    if (you === null) return done(run)
    switch (frame.step) {
      case 0:
        frame.step++
        if (!fx.cost) return
        if (!canPay(state, you, fx.cost, card.source.card, card)) return done(run)
        enter(state, { kind: 'pay', champion: you, card: card.source.card, cost: fx.cost, ...unpaid })
        return
      case 1: {
        const moves = performable(state, you).flatMap(({ card: id, slot, willpower }) =>
          id === undefined || willpower ? [] : [{ card: id, slot }],
        )
        return ask(state, frame, you, { what: 'perform', champion: you }, moves)
      }
      default: {
        const chosen = frame.answer as { card: Id; slot: number } | null
        done(run)
        if (chosen) enter(state, { kind: 'maneuver', champion: you, ...chosen, free: false, step: 0 })
      }
    }
  },
} satisfies Verbs

const unpaid = { step: 0, paid: 0, discarded: 0 }

type Copied = { champion: Archetype; card: Id }

/** K.ULTIMATE cards cannot be chosen, nor the card itself; a Companion has no cards. */
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
      return fight.track.filter(id => id !== you).flatMap(id => of(id, onBoard(id)))
  }
}
