import { enter } from '@acheron/engine'
import { arcsOf } from '../battle-board/arcs.ts'
import { turnTo } from '../battle-board/facing.ts'
import { turned } from '../battle-board/places.ts'
import { areaOf } from '../battle-board/standing.ts'
import type { Dir } from '../box/vocabulary.ts'
import { askChampion } from '../champions/asking.ts'
import { isChampion } from '../champions/deciders.ts'
import { areaOfSpot, put, type Spot } from '../displacement/landing.ts'
import { entering } from '../displacement/shove.ts'
import { placesFor } from '../movement/destinations.ts'
import { leaps } from '../movement/leaps.ts'
import { deciderIn } from '../selectors/places.ts'
import { reached } from '../selectors/references.ts'
import { select } from '../selectors/select.ts'
import type { ObjectId } from '../state.ts'
import { type Each, inTurn, nextOne, onEach } from './each.ts'
import { move } from './move.ts'
import { canBeMoved, destroyerOf, type Moving, whoIn } from './movers.ts'
import { askBy, atOnce, done, type EffectOf, type Run, type Verb, type Verbs } from './run.ts'

/** R9.6: no MOVE; only the landing Area is stepped into. */
const advance: Verb<'advance', { begin: undefined; land: Spot | null; end: undefined }, Moving> = {
  begin(run) {
    const { state, frame, fx } = run
    const mover = whoIn(run, fx.who)
    if (mover === null || !canBeMoved(run, mover)) return done(run)
    const by = deciderIn(fx.to)
    const topic = { what: 'advance', mover }
    const spots = placesFor(run, mover, fx.to)
    if (by) return askBy(run, 'land', by, topic, spots)
    return askChampion(state, frame, 'land', isChampion(mover) ? mover : null, topic, spots)
  },
  land(run, spot) {
    const mover = run.frame.memo.who!
    goTo(run, mover, spot, destroyerOf(run, mover))
    return 'end'
  },
  end: done,
}

/** R8.9. */
const face: Verb<'face', { begin: undefined; aim: ObjectId[]; turn: Dir | null }, Moving> = {
  begin(run) {
    whoIn(run, run.fx.who)
    return select(run, 'aim', run.fx.target)
  },
  aim(run, [target]) {
    const { state, frame } = run
    const malefactor = facing(run)
    if (malefactor === null) return done(run)
    const { holding } = state.fight.malefactors[malefactor]!
    const canSee = target !== undefined && areaOf(state, target) !== null && !holding.includes(target)
    const sides = canSee ? arcsOf(state, malefactor, target) : []
    return askChampion(state, frame, 'turn', null, { what: 'facing', malefactor }, sides)
  },
  turn(run, side) {
    const malefactor = facing(run)
    if (malefactor !== null && side !== null) turnTo(run.state, malefactor, side, run.ctx)
    return done(run)
  },
}

/** The Malefactor that is turned: one on the board that is not defeated. */
function facing({ state, frame }: Run<EffectOf<'face'>, Moving>): ObjectId | null {
  const { who } = frame.memo
  const one = who === null ? undefined : state.fight.malefactors[who]
  return one && one.at !== null && !one.defeated ? who : null
}

/** R11.12. */
const leap: Verb<'leap', { begin: undefined; land: Spot | null; end: undefined }, Moving> = {
  begin(run) {
    const { state, frame, fx } = run
    const who = whoIn(run, fx.who)
    if (!isChampion(who)) return done(run)
    return askChampion(state, frame, 'land', who, { what: 'leap', mover: who }, leaps(state, who))
  },
  land(run, spot) {
    goTo(run, run.frame.memo.who!, spot, null)
    return 'end'
  },
  end: done,
}

/** 5.2: without falling damage. */
const reposition = onEach<EffectOf<'reposition'>, { land: Spot | null }, Each>(
  fx => fx.who,
  (run, id) => {
    const { fx } = run
    const spots = canBeMoved(run, id) ? placesFor(run, id, fx.to) : []
    return askBy(run, 'land', deciderIn(fx.to), { what: 'reposition', mover: id }, spots)
  },
  {
    land(run, spot) {
      goTo(run, inTurn(run), spot, null)
      return nextOne(run)
    },
  },
)

/** 5.2. */
export const movement = {
  move,
  advance,
  face,

  /** R8.9: clockwise. */
  turn: atOnce<EffectOf<'turn'>>(run => {
    const { state, fx, card, ctx } = run
    const malefactor = reached(run, fx.who ?? (card.source.you === null ? 'self' : 'you'))
    const one = malefactor === null ? undefined : state.fight.malefactors[malefactor]
    if (malefactor !== null && one) turnTo(state, malefactor, turned(one.facing, fx.deg), ctx)
  }),

  leap,
  reposition,
} satisfies Partial<Verbs>

/** R9.11: it lands there, and steps into the Area if that is another one. */
function goTo(
  { state, ctx }: Pick<Run, 'state' | 'ctx'>,
  id: ObjectId,
  spot: Spot | null,
  destroyer: number | null,
): void {
  if (spot === null) return
  const from = areaOf(state, id)
  put(state, id, spot, ctx)
  const area = areaOfSpot(state.fight, spot)
  if (area === from || id in state.fight.pieces) return
  enter(state, entering({ mover: id, area, from, by: 'landing', destroyer }))
}
