import { enter } from '@acheron/engine'
import { cannot, modNumbers } from '../abilities/modifiers.ts'
import { askChampion } from '../champions/asking.ts'
import { isChampion } from '../champions/deciders.ts'
import type { RouteFrame } from '../frames.ts'
import { approachRoutes, distanceRoutes, type Route, straightRoute } from '../movement/routes.ts'
import { beginTrail } from '../movement/trail.ts'
import { num } from '../numbers/numbers.ts'
import { select } from '../selectors/select.ts'
import type { ObjectId } from '../state.ts'
import { canBeMoved, destroyerOf, type Moving, whoIn } from './movers.ts'
import { done, type EffectOf, type Run, type Verb } from './run.ts'

type Moved = Run<EffectOf<'move'>, Moving & { target?: ObjectId }>

/** R9.5: and it may MOVE, which the defeated never do (R7.8). */
function canMove(run: Moved, id: ObjectId): boolean {
  return canBeMoved(run, id) && !cannot(run.state, id, 'move') && !run.state.fight.malefactors[id]?.defeated
}

/** Movement points: the bonus is for cards; for the Basic Action only if it says so (6.2). */
function pointsOf(run: Moved, mover: ObjectId): number {
  const isBasic = run.card.source.kind === 'rule'
  const bonus = modNumbers(run.state, mover, 'move-bonus').filter(({ mod }) => !isBasic || mod.basic)
  return Math.max(0, num(run, run.fx.n) + bonus.reduce((sum, { n }) => sum + n, 0))
}

type Mode = NonNullable<EffectOf<'move'>['mode']>

/** By default a Champion moves freely and a Malefactor straight on. */
function modeOf({ state, fx }: Moved, mover: ObjectId): Mode {
  const { mode } = fx
  if (mode === 'approach' || mode === 'distance') return mode
  return mover in state.fight.malefactors ? 'straight' : isChampion(mover) ? 'free' : 'approach'
}

/** The legal routes of a MOVE that is not free; of `upTo` also their beginnings. */
function routesOf(run: Moved, mover: ObjectId): RouteFrame['route'][] {
  const { state, frame, fx } = run
  const { target } = frame.memo
  const points = pointsOf(run, mover)
  const gait = { climb: fx.climb === true, destroyer: fx.destroyer !== undefined && mover in state.fight.malefactors }
  const routes = (): (Route | RouteFrame['route'])[] => {
    const mode = modeOf(run, mover)
    if (mode === 'straight') return points > 0 ? [straightRoute(state, mover, points, gait)] : []
    if (target === undefined) return []
    return mode === 'distance'
      ? distanceRoutes(state, mover, target, points, gait)
      : approachRoutes(state, mover, target, points, gait)
  }
  const all: RouteFrame['route'][] = routes()
  if (!fx.upTo || all.length === 0) return all
  const parts = all.flatMap(route => route.map((_, i) => route.slice(0, i + 1)))
  return [[], ...new Map(parts.map(route => [route.join(), route])).values()]
}

type Steps = { begin: undefined; aim: ObjectId[]; go: undefined; follow: RouteFrame['route'] | null; end: undefined }

/** R9.1, R9.7 to R9.10, R9.14. */
export const move: Verb<'move', Steps, Moving & { target?: ObjectId }> = {
  begin(run) {
    whoIn(run, run.fx.who)
    return run.fx.target === undefined ? 'go' : select(run, 'aim', run.fx.target)
  },
  aim({ frame: { memo } }, [target]) {
    if (target !== undefined) memo.target = target
    return 'go'
  },
  go(run) {
    const { state, frame, fx } = run
    const { who: mover } = frame.memo
    beginTrail(state)
    if (mover === null || !canMove(run, mover)) return done(run)
    const mode = modeOf(run, mover)
    if (!isChampion(mover) || mode !== 'free')
      return askChampion(state, frame, 'follow', null, { what: 'route', mover, mode }, routesOf(run, mover))
    const from = state.fight.fighters[mover].at!
    const [points, climb, away] = [pointsOf(run, mover), fx.climb === true, fx.away === true]
    enter(state, { kind: 'move', mover, points, climb, away, path: [], from, step: 'begin' })
    return 'end'
  },
  follow(run, route) {
    const { state, frame, fx } = run
    const { who: mover } = frame.memo
    if (mover === null || route === null) return done(run)
    const [destroyer, climb] = [destroyerOf(run, mover), fx.climb === true]
    enter(state, { kind: 'route', mover, route, at: 0, step: 'begin', destroyer, climb })
    return 'end'
  },
  end: done,
}
