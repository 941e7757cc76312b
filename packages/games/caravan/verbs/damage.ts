import { enter } from '@acheron/engine'
import { modSum } from '../abilities/modifiers.ts'
import { inflict, packetToClose, woundMalefactor } from '../attacks/damage.ts'
import type { DeckPick, Id } from '../box/vocabulary.ts'
import { causeOf } from '../cards/card.ts'
import { isChampion } from '../champions/deciders.ts'
import type { Happening } from '../frames.ts'
import { fullDecks, highestDeck, lowestDeck } from '../malefactors/decks.ts'
import { removeMinion } from '../malefactors/minions.ts'
import { num } from '../numbers/numbers.ts'
import { attackedDeck } from '../numbers/stats.ts'
import { announce } from '../reactions/windows.ts'
import { queryOf } from '../selectors/candidates.ts'
import { select } from '../selectors/select.ts'
import type { ObjectId } from '../state.ts'
import { destroyPiece } from '../terrain/pieces.ts'
import { askBy, done, type EffectOf, type Run, type Verbs } from './run.ts'

/** How much a damage effect does to one target (R13.12, R14.9). */
function amount(run: Run<EffectOf<'damage'>>): number {
  const { state, fx, card } = run
  const { kind, self } = card.source
  let n = num(run, fx.n) + (fx.base ? card.surplus : 0)
  const doer = self === null ? undefined : state.fight.malefactors[self]
  // An Event is nobody's doing (6.1).
  if (fx.kind === 'suffer' || !doer || self === null || kind === 'event') return n
  if (kind === 'action' || kind === 'arcana' || kind === 'counter') n += doer.tokens.enrage
  return Math.max(0, n + modSum(state, self, 'damage-dealt'))
}

export const damageVerbs = {
  damage(run) {
    const { state, frame, fx, card } = run
    const victim = frame.found[frame.at]
    switch (frame.step) {
      case 0:
        return select(run, fx.to)
      case 1:
        frame.found = frame.answer as ObjectId[]
        frame.step = 2
        return
      case 2: {
        // R14.2: an earlier packet of this Character closes first.
        if (victim === undefined) return done(run)
        frame.step = 3
        const open = packetToClose(state, victim, 'damage')
        if (open) enter(state, { kind: 'packet', packet: open, step: 0 })
        return
      }
      case 3: {
        if (queryOf(fx.to)) card.bound.that = victim!
        const n = amount(run)
        const isSuffered = fx.kind === 'suffer'
        if (n <= 0) return nextVictim(run)
        frame.memo.n = n
        return announce(state, frame, {
          name: 'about-to-damage',
          subject: victim!,
          cause: causeOf(card),
          inflicted: isSuffered ? 0 : n,
          suffered: isSuffered ? n : 0,
        })
      }
      default: {
        const { off, instead, inflicted, suffered, used } = frame.answer as Happening
        // K.REDIRECT: the new target is the subject, and the window goes round again.
        if (instead !== null) {
          frame.step = 4
          return announce(state, frame, {
            name: 'about-to-damage',
            subject: instead,
            cause: causeOf(card),
            inflicted,
            suffered,
            used,
          })
        }
        const { subject } = frame.answer as Happening
        nextVictim(run)
        if (off || subject === null) return
        // R11.14: damage that meets a Pillar DESTROYS it; so does what else the card does to "that Champion".
        if (subject in state.fight.pieces) {
          card.bound.that = subject
          destroyPiece(state, subject)
          return
        }
        inflict(state, subject, inflicted + suffered, {
          cause: causeOf(card),
          aggravated: fx.aggravated ?? false,
          kind: fx.kind ?? 'inflict',
        })
      }
    }
  },

  wound(run) {
    const { state, frame, fx, card, ctx } = run
    const victim = frame.found[frame.at]
    switch (frame.step) {
      case 0:
        return select(run, fx.to)
      case 1:
        frame.found = frame.answer as ObjectId[]
        frame.memo.left = num(run, fx.n ?? 1)
        frame.step = 2
        return
      case 2: {
        if (victim === undefined) return done(run)
        if (queryOf(fx.to)) card.bound.that = victim
        frame.step = 3
        const open = packetToClose(state, victim, 'other')
        if (open) enter(state, { kind: 'packet', packet: open, step: 0 })
        return
      }
      case 3: {
        if (isChampion(victim!)) {
          if (Number(frame.memo.left) <= 0) {
            frame.memo.left = num(run, fx.n ?? 1)
            return nextVictim(run)
          }
          frame.memo.left = Number(frame.memo.left) - 1
          enter(state, { kind: 'wound', victim: victim!, cause: causeOf(card), step: 0 })
          return
        }
        if (victim! in state.fight.malefactors) return pickDeck(run, fx.deck, victim!)
        nextVictim(run)
        removeMinion(state, victim!, causeOf(card), ctx)
        return
      }
      default: {
        const deck = frame.answer as Id | null
        nextVictim(run)
        if (deck !== null) woundMalefactor(state, victim!, num(run, fx.n ?? 1), causeOf(card), deck)
      }
    }
  },
} satisfies Verbs

function nextVictim({ frame }: Run): void {
  frame.at++
  frame.step = 2
  delete frame.answer
}

/** Which deck of a Malefactor is meant, always among those with cards; it is in `frame.answer` at the next step. */
export function pickDeck(run: Run, pick: DeckPick | undefined, malefactor: Id): void {
  const { state, frame } = run
  const full = fullDecks(state, malefactor)
  if (pick === 'choose') {
    askBy(run, undefined, { what: 'deck', malefactor }, full)
    return
  }
  frame.step++
  frame.answer = deckNamed()

  function deckNamed(): Id | null {
    if (pick === undefined || pick === 'lowest-sturdiness') return lowestDeck(state, malefactor)
    if (pick === 'highest-sturdiness') return highestDeck(state, malefactor)
    const id = pick === 'attacked' ? attackedDeck(state) : pick
    return id !== null && full.includes(id) ? id : null
  }
}
