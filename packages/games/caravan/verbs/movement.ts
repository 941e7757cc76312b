import { enter } from '@acheron/engine'
import { arcsOf } from '../battle-board/arcs.ts'
import { turnTo } from '../battle-board/facing.ts'
import { turned } from '../battle-board/places.ts'
import { areaOf } from '../battle-board/standing.ts'
import type { Dir } from '../box/vocabulary.ts'
import { isChampion } from '../champions/deciders.ts'
import { areaOfSpot, put, type Spot } from '../displacement/landing.ts'
import { placesFor } from '../movement/destinations.ts'
import { leaps } from '../movement/leaps.ts'
import { deciderIn } from '../selectors/places.ts'
import { select } from '../selectors/select.ts'
import type { ObjectId } from '../state.ts'
import { move } from './move.ts'
import { canBeMoved, destroyerOf, whoIn } from './movers.ts'
import { ask, askBy, done, next, type Run, type Verbs } from './run.ts'
import { nextOne, onEach } from './targets.ts'

export const movement = {
  move,

  /** R9.6: no MOVE; only the landing Area is stepped into. */
  advance(run) {
    const { state, frame, fx } = run
    const mover = whoIn(run, fx.who)
    if (mover === null) return done(run)
    switch (frame.step) {
      case 0: {
        if (!canBeMoved(run, mover)) return done(run)
        const by = deciderIn(fx.to)
        const topic = { what: 'advance', mover }
        const spots = placesFor(run, mover, fx.to)
        return by ? askBy(run, by, topic, spots) : ask(state, frame, isChampion(mover) ? mover : null, topic, spots)
      }
      case 1:
        next(run)
        return goTo(run, mover, frame.answer as Spot | null, destroyerOf(run, mover))
      default:
        done(run)
    }
  },

  /** R8.9. */
  face(run) {
    const { state, frame, fx, ctx } = run
    const malefactor = whoIn(run, fx.who)
    if (frame.step === 0) return select(run, fx.target)
    const one = malefactor === null ? undefined : state.fight.malefactors[malefactor]
    if (malefactor === null || !one || one.at === null || one.defeated) return done(run)
    if (frame.step === 1) {
      const [target] = (frame.answer ?? []) as ObjectId[]
      const canSee = target !== undefined && areaOf(state, target) !== null && !one.holding.includes(target)
      return ask(state, frame, null, { what: 'facing', malefactor }, canSee ? arcsOf(state, malefactor, target) : [])
    }
    if (frame.answer !== null) turnTo(state, malefactor, frame.answer as Dir, ctx)
    done(run)
  },

  /** R8.9: clockwise. */
  turn(run) {
    const { state, fx, ctx } = run
    const malefactor = whoIn(run, fx.who)
    const one = malefactor === null ? undefined : state.fight.malefactors[malefactor]
    if (malefactor !== null && one) turnTo(state, malefactor, turned(one.facing, fx.deg), ctx)
    done(run)
  },

  /** R11.12. */
  leap(run) {
    const { state, frame, fx } = run
    const who = whoIn(run, fx.who)
    if (!isChampion(who)) return done(run)
    switch (frame.step) {
      case 0:
        return ask(state, frame, who, { what: 'leap', mover: who }, leaps(state, who))
      case 1:
        next(run)
        return goTo(run, who, frame.answer as Spot | null, null)
      default:
        done(run)
    }
  },

  /** 5.2: without falling damage. */
  reposition(run) {
    const { frame, fx } = run
    onEach(run, fx.who, id => {
      switch (frame.step) {
        case 2: {
          const spots = canBeMoved(run, id) ? placesFor(run, id, fx.to) : []
          return askBy(run, deciderIn(fx.to), { what: 'reposition', mover: id }, spots)
        }
        default: {
          const spot = frame.answer as Spot | null
          nextOne(run)
          goTo(run, id, spot, null)
        }
      }
    })
  },
} satisfies Verbs

/** R9.11: it lands there, and steps into the Area if that is another one. */
function goTo({ state, ctx }: Run, id: ObjectId, spot: Spot | null, destroyer: number | null): void {
  if (spot === null) return
  const from = areaOf(state, id)
  put(state, id, spot, ctx)
  const area = areaOfSpot(state.fight, spot)
  if (area === from || id in state.fight.pieces) return
  enter(state, {
    kind: 'stepInto',
    mover: id,
    area,
    from,
    by: 'landing',
    destroyer,
    ahead: [],
    step: 0,
    at: 0,
    found: [],
  })
}
