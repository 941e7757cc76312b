import { enter, type Handed, hand } from '@acheron/engine'
import { modSum } from '../abilities/modifiers.ts'
import { inflict, packetToClose, woundDeck } from '../attacks/damage.ts'
import { attackInProgress } from '../attacks/in-progress.ts'
import { queryOf } from '../box/shorts.ts'
import type { DeckPick, Effect, Id } from '../box/vocabulary.ts'
import { causeOf } from '../cards/card.ts'
import { askChampion } from '../champions/asking.ts'
import { enterWound } from '../champions/champion.ts'
import { isChampion } from '../champions/deciders.ts'
import type { Happening } from '../frames.ts'
import { fullDecks, highestDecks, lowestDecks } from '../malefactors/decks.ts'
import { removeMinion } from '../malefactors/minions.ts'
import { num } from '../numbers/numbers.ts'
import { attackedDeck } from '../numbers/stats.ts'
import { announce } from '../reactions/windows.ts'
import { select } from '../selectors/select.ts'
import type { FightingState, ObjectId } from '../state.ts'
import { destroyPiece } from '../terrain/pieces.ts'
import { askBy, done, type EffectOf, type Run, type Verb, type Verbs } from './run.ts'

/** The damage of an effect to one target (R13.12, R14.9). */
function amount<M>(run: Run<EffectOf<'damage'>, M>): number {
  const { state, fx, card } = run
  const { kind, self } = card.source
  let n = num(run, fx.n) + (fx.base ? card.surplus : 0)
  const doer = self === null ? undefined : state.fight.malefactors[self]
  // An Event has no cause (6.1).
  if (fx.kind === 'suffer' || !doer || self === null || kind === 'event') return n
  if (kind === 'action' || kind === 'arcana' || kind === 'counter') n += doer.tokens.enrage
  return Math.max(0, n + modSum(state, self, 'damage-dealt'))
}

type Found = { found: ObjectId[]; at: number }
const victimOf = ({ frame: { memo } }: { frame: { memo: Found } }): ObjectId | undefined => memo.found[memo.at]

function nextVictim({ frame: { memo } }: { frame: { memo: Found } }): 'close' {
  memo.at++
  return 'close'
}

/** R14.2: an earlier packet of this Character closes first. */
function closePacket(state: FightingState, victim: ObjectId, by: 'damage' | 'other'): void {
  const open = packetToClose(state, victim, by)
  if (open) enter(state, { kind: 'packet', packet: open, step: 'close' })
}

const damage: Verb<
  'damage',
  { begin: undefined; selected: ObjectId[]; close: undefined; announce: undefined; inflict: Happening },
  Found
> = {
  begin: run => select(run, 'selected', run.fx.to),
  selected({ frame: { memo } }, found) {
    Object.assign(memo, { found, at: 0 })
    return 'close'
  },
  close(run) {
    const victim = victimOf(run)
    if (victim === undefined) return done(run)
    closePacket(run.state, victim, 'damage')
    return 'announce'
  },
  announce(run) {
    const { state, frame, fx, card } = run
    const subject = victimOf(run)!
    if (queryOf(fx.to)) card.bound.that = subject
    const n = amount(run)
    if (n <= 0) return nextVictim(run)
    const [inflicted, suffered] = fx.kind === 'suffer' ? [0, n] : [n, 0]
    const happening = { name: 'about-to-damage', subject, cause: causeOf(card), inflicted, suffered } as const
    return announce(state, frame, 'inflict', happening)
  },
  inflict(run, { off, instead, inflicted, suffered, used, subject }) {
    const { state, frame, fx, card } = run
    const cause = causeOf(card)
    // K.REDIRECT: the new target is the subject, and the window goes round again.
    if (instead !== null) {
      const happening = { name: 'about-to-damage', subject: instead, cause, inflicted, suffered, used } as const
      return announce(state, frame, 'inflict', happening)
    }
    const next = nextVictim(run)
    if (off || subject === null) return next
    // R11.14: damage that meets a Pillar DESTROYS it.
    if (subject in state.fight.pieces) {
      destroyPiece(state, subject)
      return next
    }
    const { aggravated = false, kind = 'inflict' } = fx
    inflict(state, subject, inflicted + suffered, { cause, aggravated, kind })
    return next
  },
}

const wound: Verb<
  'wound',
  { begin: undefined; selected: ObjectId[]; close: undefined; wound: undefined; discard: Id | null },
  Found & { left: number }
> = {
  begin: run => select(run, 'selected', run.fx.to),
  selected(run, found) {
    Object.assign(run.frame.memo, { found, at: 0, left: num(run, run.fx.n ?? 1) })
    return 'close'
  },
  close(run) {
    const victim = victimOf(run)
    if (victim === undefined) return done(run)
    if (queryOf(run.fx.to)) run.card.bound.that = victim
    closePacket(run.state, victim, 'other')
    return 'wound'
  },
  wound(run) {
    const { state, frame, fx, card, ctx } = run
    const victim = victimOf(run)!
    if (victim in state.fight.malefactors) return pickDeck(run, 'discard', fx.deck, victim)
    if (!isChampion(victim)) {
      const next = nextVictim(run)
      removeMinion(state, victim, causeOf(card), ctx)
      return next
    }
    if (frame.memo.left <= 0) {
      frame.memo.left = num(run, fx.n ?? 1)
      return nextVictim(run)
    }
    frame.memo.left--
    enterWound(state, victim, causeOf(card), 'effect')
    return 'wound'
  },
  discard(run, deck) {
    const next = nextVictim(run)
    if (deck !== null) woundDeck(run.state, deck, num(run, run.fx.n ?? 1), causeOf(run.card))
    return next
  },
}

export const damageVerbs = { damage, wound } satisfies Partial<Verbs>

/** The deck of a Malefactor that is meant, always one with cards: the step takes it. */
export function pickDeck<S extends string, E extends Effect, M>(
  run: Run<E, M>,
  step: S,
  pick: DeckPick = 'lowest-sturdiness',
  malefactor: Id,
): Handed<S, Id | null> {
  const { state, frame, card } = run
  const full = fullDecks(state, malefactor)
  if (pick === 'choose') return askBy(run, step, undefined, { what: 'deck', malefactor }, full)
  if (pick === 'lowest-sturdiness' || pick === 'highest-sturdiness') {
    const decks = pick === 'lowest-sturdiness' ? lowestDecks(state, malefactor) : highestDecks(state, malefactor)
    const chooser = card.source.you ?? attackInProgress(state)?.attacker ?? null
    return askChampion(state, frame, step, chooser, { what: 'lowestDeck', malefactor }, decks)
  }
  const id = pick === 'attacked' ? attackedDeck(state) : pick
  return hand(frame, step, id !== null && full.includes(id) ? id : null)
}
