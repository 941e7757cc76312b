import { type Handed, hand } from '@acheron/engine'
import { levelOf, range } from '../battle-board/standing.ts'
import { queryOf } from '../box/shorts.ts'
import type { Effect, Pick, Query, Ref, Sel } from '../box/vocabulary.ts'
import { pointOf, type Reader } from '../cards/card.ts'
import { isChampion } from '../champions/deciders.ts'
import type { CardFrame, SelectFrame } from '../frames.ts'
import { highestDeck, lowestDeck, sturdiness } from '../malefactors/decks.ts'
import { num } from '../numbers/numbers.ts'
import { statOf } from '../numbers/stats.ts'
import { call } from '../phases/phase.ts'
import type { ObjectId } from '../state.ts'
import type { Run } from '../verbs/run.ts'
import { candidates } from './candidates.ts'
import { bindSelection, exists, pillarFor } from './references.ts'

/** 3.2: the step takes the list of those selected. */
export function select<S extends string, E extends Effect, M>(
  run: Run<E, M>,
  step: S,
  sel: Sel,
): Handed<S, ObjectId[]> {
  const query = queryOf(sel)
  if (!query) return hand(run.frame, step, meant(run, sel as Ref))
  const found = candidates(run, sel)
  const all = needsLife(run.fx) ? found.filter(id => !run.state.fight.malefactors[id]?.defeated) : found
  if (query.andOr && all.length > 1) return call(run.state, atLeastOne(run, query, query.andOr, all), step)
  const n = query.n === undefined ? 1 : num(run, query.n)
  if (query.pick === 'each') return settle(run, step, all, query)
  if (query.pick === 'random') return settle(run, step, run.ctx.random.shuffle([...all]).slice(0, n), query)
  const best = query.pick === 'choose' ? all : foremost(run, query.pick, all, n)
  if (best.length <= n && !query.upTo) return settle(run, step, best, query)
  return call(run.state, { kind: 'select', query, candidates: best, chosen: [], n, step: 'choose' }, step)
}

/** R12.11: each part of the selection gives one at most. */
function atLeastOne(reader: Reader, query: Query, parts: readonly Sel[], all: ObjectId[]): SelectFrame {
  const each = parts.map(part => candidates(reader, part).filter(id => all.includes(id)))
  return { kind: 'select', query, candidates: all, parts: each, chosen: [], n: parts.length, step: 'choose' }
}

/** R7.8: a Malefactor that lies there has no card to lose. */
const needsLife = (fx: Effect): boolean =>
  'do' in fx && (fx.do === 'damage' || fx.do === 'wound' || fx.do === 'redirect')

/** A name that is already known is no selection: `that` stays what it was (3.1). */
function meant<E extends Effect, M>(run: Run<E, M>, ref: Ref): ObjectId[] {
  const { fx } = run
  const isAim = 'do' in fx && (fx.do === 'move' || fx.do === 'face')
  const pillar = isAim ? null : pillarFor(run, ref)
  if (pillar === null) return candidates(run, ref)
  return exists(run.state, pillar) ? [pillar] : []
}

function settle<S extends string>(
  { frame, card }: { frame: { kind: 'effect' }; card: CardFrame },
  step: S,
  ids: readonly ObjectId[],
  query: Query,
): Handed<S, ObjectId[]> {
  bindSelection(card.bound, query, ids)
  return hand(frame, step, [...ids])
}

/** The first n candidates by the criterion of the pick: more if they tie. */
function foremost(
  reader: Reader,
  pick: Exclude<Pick, 'choose' | 'each' | 'random'>,
  all: readonly ObjectId[],
  n: number,
): ObjectId[] {
  const scores = all.map(id => score(reader, pick, id))
  const order = [...scores].sort((a, b) => a - b)
  const last = order[Math.min(n, order.length) - 1]
  return all.filter((_, i) => scores[i]! <= last!)
}

/** The lower the better. */
function score(reader: Reader, pick: Exclude<Pick, 'choose' | 'each' | 'random'>, id: ObjectId): number {
  const { state, card } = reader
  switch (pick) {
    case 'fiercest':
      return isChampion(id) ? state.fight.track.indexOf(id) : 9
    case 'least-fierce':
      return isChampion(id) ? -state.fight.track.indexOf(id) : 9
    case 'nearest':
    case 'farthest': {
      const point = pointOf(card)
      const far = point === null ? null : range(state, point, id)
      // An Object off the board is in no Range of anything (R8.6).
      if (far === null) return 99
      return pick === 'nearest' ? far : -far
    }
    case 'lowest-vigor':
      return statOf(reader, 'vigor', id)
    case 'highest-vigor':
      return -statOf(reader, 'vigor', id)
    case 'most-wounds':
      return -statOf(reader, 'wounds', id)
    case 'most-conditions':
      return -statOf(reader, 'conditions', id)
    case 'fewest-conditions':
      return statOf(reader, 'conditions', id)
    case 'highest-level':
      return -levelOf(state, id)
    case 'lowest-level':
      return levelOf(state, id)
    case 'lowest-sturdiness': {
      const deck = lowestDeck(state, id)
      return deck === null ? 99 : sturdiness(state, deck)
    }
    case 'highest-sturdiness': {
      const deck = highestDeck(state, id)
      return deck === null ? 99 : -sturdiness(state, deck)
    }
  }
}
