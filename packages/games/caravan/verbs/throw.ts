import { cannot } from '../abilities/modifiers.ts'
import { isArea, spacesOf } from '../battle-board/places.ts'
import { seen } from '../battle-board/seen.ts'
import { areaOf, kindOf, occupant, pillarOf } from '../battle-board/standing.ts'
import type { AreaId, Place, Sel } from '../box/vocabulary.ts'
import { causeOf, pointOf } from '../cards/card.ts'
import { areaOfSpot, letGo, put, type Spot, spotsIn } from '../displacement/landing.ts'
import { isCharacter, land, shove, tell } from '../displacement/shove.ts'
import { type Ground, groundOf, nextNodes, reach } from '../movement/ground.ts'
import { areasOf, deciderIn } from '../selectors/places.ts'
import { select } from '../selectors/select.ts'
import type { ObjectId } from '../state.ts'
import { destroyPiece } from '../terrain/pieces.ts'
import { ask, askBy, done, type EffectOf, next, type Run, type Verb } from './run.ts'

type Throwing = Run<EffectOf<'throw'>>
const isPlace = (at: Sel | Place): at is Place => typeof at !== 'string' && !('pick' in at)
const thrown = ({ frame }: Throwing) => frame.memo.object as ObjectId

/** R10.8: no falling or collision damage, only what the card says. */
export const throwing: Verb<'throw'> = run => {
  const { state, frame, fx, card } = run
  switch (frame.step) {
    case 0:
      return select(run, fx.what)
    case 1: {
      const object = (frame.answer as ObjectId[])[0] ?? null
      if (object === null || cannot(state, object, 'be-moved')) return done(run)
      frame.memo.object = object
      if (!isPlace(fx.at)) return select(run, fx.at)
      return askBy(run, deciderIn(fx.at), { what: 'throw', object }, areasOf(run, fx.at))
    }
    case 2: {
      const target = isPlace(fx.at) ? frame.answer : (frame.answer as ObjectId[])[0]
      const area = isPlace(fx.at) ? (target as AreaId | null) : target ? areaOf(state, target as ObjectId) : null
      if (area === null) return done(run)
      frame.memo.area = area
      return ask(state, frame, null, { what: 'throwWay', object: thrown(run) }, ways(run, area))
    }
    case 3:
      card.bound.through = frame.answer as AreaId[]
      card.bound.levels = 0
      return next(run)
    case 4:
      return makeRoom(run, frame.memo.area as AreaId)
    case 5:
      if (frame.answer !== null) shove(state, frame.answer as ObjectId, [frame.memo.area as AreaId])
      frame.step = 4
      return
    case 6:
      return landThere(run)
    case 7:
      next(run)
      if (pillarOf(state.fight, thrown(run))?.standing) destroyPiece(state, thrown(run))
      return
    case 8:
      next(run)
      return tell(state, 'thrown', thrown(run), causeOf(card))
    default:
      done(run)
  }
}

/** One Object is SHOVED first if no Space is Free; the Fiercest chooses it, and then the Space. */
function makeRoom(run: Throwing, area: AreaId): void {
  const { state, frame } = run
  const object = thrown(run)
  const isMalefactor = kindOf(state, object) === 'malefactor'
  const spots: Spot[] = isMalefactor ? [area] : spotsIn(state, object, area)
  if (spots.length > 0) {
    frame.step = 5
    ask(state, frame, null, { what: 'thrown', object }, spots)
    return
  }
  const there = new Set(spacesOf(area).flatMap(space => occupant(state.fight, space) ?? []))
  const movable = [...there].filter(id => kindOf(state, id) !== 'malefactor' && !cannot(state, id, 'be-moved'))
  if (movable.length > 0) {
    ask(state, frame, null, { what: 'makeRoom', object }, movable)
    return
  }
  // An Area that an OVERSIZED Malefactor fills: beside it.
  letGo(state.fight, object)
  frame.step = 7
  shove(state, object, [], { from: area, level: null, event: 'none' })
}

function landThere(run: Throwing): void {
  const { state, frame, card, ctx } = run
  const spot = frame.answer as Spot
  const from = areaOf(state, thrown(run))
  const area = areaOfSpot(state.fight, spot)
  next(run)
  put(state, thrown(run), spot, ctx)
  ctx.emit({ e: 'thrown', object: thrown(run), by: causeOf(card), ...seen(state.fight, thrown(run), causeOf(card)) })
  if (isCharacter(state, thrown(run))) land(state, thrown(run), area, from)
}

/**
 * The Areas moved through: the shortest ways from the thrower for one who CLIMBS, or over any wall if there is none. Only
 * a card that asks for them makes a difference; for others nobody has to choose.
 */
function ways(run: Throwing, area: AreaId): AreaId[][] {
  const { state, card } = run
  const thrower = pointOf(card)
  const ground = thrower === null ? null : groundOf(state, thrower, { climb: true })
  if (!ground) return [[area]]
  const walk: Ground = { ...ground, oversized: false, tops: false }
  const routes = [walk, { ...walk, destroyer: true }].map(each => shortest(each, area)).find(list => list.length > 0)
  const all = routes ?? [[area]]
  return JSON.stringify(card.lines).includes('movedThrough') ? all : all.slice(0, 1)
}

function shortest(ground: Ground, goal: AreaId): AreaId[][] {
  const found = reach(ground, ground.start, boardSize)
  const steps = found.get(goal)
  if (steps === undefined) return []
  let routes: AreaId[][] = [[]]
  for (let step = 1; step <= steps; step++) {
    routes = routes.flatMap(route =>
      nextNodes(ground, route.at(-1) ?? ground.start)
        .filter((node): node is AreaId => isArea(node) && found.get(node) === step)
        .map(node => [...route, node]),
    )
  }
  return routes.filter(route => (route.at(-1) ?? ground.start) === goal)
}
const boardSize = 15
