import { enter, type Next } from '@acheron/engine'
import { payment } from '../abilities/costs.ts'
import type { Archetype } from '../box/vocabulary.ts'
import { enterCard, enterEffect, nobodys } from '../cards/card.ts'
import { askChampion } from '../champions/asking.ts'
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
import { done, type EffectOf, type Run, type Verb } from './run.ts'

type Steps = {
  begin: undefined
  with: ObjectId | null
  how: string | null
  settle: Spot | null
  release: undefined
  end: undefined
}
type Interacting = Run<EffectOf<'interact'>, { freed: Archetype }>

/**
 * Told as its card, INTERACT is with that Object (R12.6): the thing itself is used, or somebody whom it ARRESTS is freed. As
 * a word of a card the Champion first chooses an Object.
 */
export const interact: Verb<'interact', Steps, { freed: Archetype }> = {
  begin(run) {
    const { state, frame, card } = run
    const champion = whoIn(run)
    if (champion === null) return done(run)
    const { kind, card: object } = card.source
    if (kind !== 'rule')
      return askChampion(state, frame, 'with', champion, { what: 'interact' }, interactions(state, champion))
    const own = isUsable(state, champion, object) ? ['use'] : []
    const options = [...own, ...freedBy(state, champion, object)]
    return askChampion(state, frame, 'how', champion, { what: 'interactHow', object }, options)
  },
  with(run, object) {
    const champion = whoIn(run)
    if (champion === null) return done(run)
    if (object !== null) interactWith(run.state, champion, object, run.ctx)
    return 'end'
  },
  how(run, answer) {
    const champion = whoIn(run)
    if (champion === null || answer === null) return done(run)
    return isChampion(answer) ? payForRelease(run, champion, answer) : use(run, champion)
  },
  /** Where the Palisade is to stand, or the Champion to climb. */
  settle(run, place) {
    const { state, card, ctx } = run
    const { card: object } = card.source
    const champion = whoIn(run)
    if (champion === null || place === null) return done(run)
    if (state.fight.pieces[object]?.kind === 'pillar') leapTo(state, champion, place as Standing, ctx)
    else put(state, object, place, ctx)
    return 'end'
  },
  release: tryRelease,
  end: done,
}

function whoIn(run: Interacting): Archetype | null {
  const champion = refId(run, run.fx.who ?? 'you')
  return isChampion(champion) ? champion : null
}

function use({ state, frame, card, ctx }: Interacting, champion: Archetype): Next<Steps> {
  const { card: object } = card.source
  const kind = state.fight.pieces[object]?.kind
  if (kind === 'palisade')
    return askChampion(state, frame, 'settle', champion, { what: 'palisade', object }, palisadeSpaces(state, champion))
  if (kind === 'pillar') {
    const places = pillarPlaces(state, champion, object)
    return askChampion(state, frame, 'settle', champion, { what: 'climb', object }, places)
  }
  if (kind === 'ark') {
    enterEffect(state, { do: 'draw-finding', to: 'you' })
    removePiece(state, object, ctx)
  } else enterCard(state, { ...nobodys, kind: 'piece', card: object, you: champion }, [effectsOf(state, object)])
  return 'end'
}

function payForRelease({ state, frame, card }: Interacting, champion: Archetype, freed: Archetype): 'release' {
  const rule = state.fight.fighters[freed].arrest!.free
  frame.memo.freed = freed
  if (rule.by === 'interact' && rule.cost) enter(state, payment(champion, card.source.card, rule.cost))
  return 'release'
}

/** K.ARREST: an ATTRIBUTE TEST, where the release rule asks for one. */
function tryRelease({ state, frame, card, ctx }: Interacting): 'end' {
  const { freed } = frame.memo
  const rule = state.fight.fighters[freed].arrest?.free
  if (rule?.by !== 'interact') return 'end'
  if (rule.test) {
    card.bound.things.freed = freed
    enterEffect(state, { do: 'test', who: 'you', ...rule.test, success: [{ do: 'release', to: '$freed' }] })
  } else free(state, freed, ctx)
  return 'end'
}
