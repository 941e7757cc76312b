import { enter } from '@acheron/engine'
import type { Archetype } from '../box/vocabulary.ts'
import { enterCard, nobodys } from '../cards/card.ts'
import { isChampion } from '../champions/deciders.ts'
import { put, type Spot } from '../displacement/landing.ts'
import { free } from '../displacement/shove.ts'
import { refId } from '../selectors/references.ts'
import type { ObjectId, Standing } from '../state.ts'
import {
  effectsOf,
  freedBy,
  interactions,
  interact as interactWith,
  isUsable,
  leapTo,
  palisadeSpaces,
  pillarPlaces,
} from '../terrain/interaction.ts'
import { removePiece } from '../terrain/pieces.ts'
import { ask, done, type EffectOf, next, type Run, type Verb } from './run.ts'

type Interacting = Run<EffectOf<'interact'>>

/** Told as its card, INTERACT is with that Object (R12.6); as a word of a card the Champion first chooses one. */
export const interact: Verb<'interact'> = run => {
  const { state, frame, card, fx } = run
  const champion = refId(run, fx.who ?? 'you')
  const { kind, card: object } = card.source
  if (!isChampion(champion)) return done(run)
  if (kind === 'rule') return withObject(run, champion, object)
  switch (frame.step) {
    case 0:
      return ask(state, frame, champion, { what: 'interact' }, interactions(state, champion))
    case 1:
      next(run)
      if (frame.answer !== null) interactWith(state, champion, frame.answer as ObjectId, run.ctx)
      return
    default:
      return done(run)
  }
}

/** The thing itself is used, or somebody whom it ARRESTS is freed. */
function withObject(run: Interacting, champion: Archetype, object: ObjectId): void {
  const { state, frame } = run
  switch (frame.step) {
    case 0: {
      const own = isUsable(state, champion, object) ? ['use'] : []
      ask(state, frame, champion, { what: 'interactHow', object }, [...own, ...freedBy(state, champion, object)])
      return
    }
    case 1:
      frame.memo.freed = isChampion(frame.answer as string) ? frame.answer! : null
      if (frame.answer === null) done(run)
      else if (frame.answer === 'use') use(run, champion, object)
      else payForRelease(run, champion, object)
      return
    case 2:
      if (frame.memo.freed !== null) tryRelease(run)
      else settle(run, champion, object)
      return
    default:
      done(run)
  }
}

function use(run: Interacting, champion: Archetype, object: ObjectId): void {
  const { state, frame, ctx } = run
  const kind = state.fight.pieces[object]?.kind
  if (kind === 'palisade') {
    ask(state, frame, champion, { what: 'palisade', object }, palisadeSpaces(state, champion))
    return
  }
  if (kind === 'pillar') {
    ask(state, frame, champion, { what: 'climb', object }, pillarPlaces(state, champion, object))
    return
  }
  frame.step = 3
  if (kind !== 'ark') {
    enterCard(state, { ...nobodys, kind: 'piece', card: object, you: champion }, [effectsOf(state, object)])
    return
  }
  enter(state, { kind: 'effect', fx: { do: 'draw-finding', to: 'you' }, step: 0, at: 0, found: [], memo: {} })
  removePiece(state, object, ctx)
}

/** Where the Palisade is to stand, or the Champion to climb. */
function settle({ state, frame, ctx }: Interacting, champion: Archetype, object: ObjectId): void {
  const place = frame.answer as Spot
  frame.step++
  if (state.fight.pieces[object]?.kind === 'pillar') leapTo(state, champion, place as Standing, ctx)
  else put(state, object, place, ctx)
}

function payForRelease(run: Interacting, champion: Archetype, object: ObjectId): void {
  const { state, frame } = run
  const rule = state.fight.fighters[frame.memo.freed as Archetype].arrest!.free
  next(run)
  if (rule.by !== 'interact' || !rule.cost) return
  enter(state, { kind: 'pay', champion, card: object, cost: rule.cost, step: 0, paid: 0, discarded: 0 })
}

/** K.ARREST: an ATTRIBUTE TEST, where the release rule asks for one. */
function tryRelease(run: Interacting): void {
  const { state, frame, card, ctx } = run
  const freed = frame.memo.freed as Archetype
  const rule = state.fight.fighters[freed].arrest?.free
  frame.step++
  if (rule?.by !== 'interact') return
  if (!rule.test) {
    free(state, freed, ctx)
    return
  }
  card.bound.things.freed = freed
  const fx = { do: 'test', who: 'you', ...rule.test, success: [{ do: 'release', to: '$freed' }] } as const
  enter(state, { kind: 'effect', fx, step: 0, at: 0, found: [], memo: {} })
}
