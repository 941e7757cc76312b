import type { Next } from '@acheron/engine'
import { cannot } from '../abilities/modifiers.ts'
import { isArea, spacesOf } from '../battle-board/places.ts'
import { seen } from '../battle-board/seen.ts'
import { areaOf, kindOf, occupant, pillarOf } from '../battle-board/standing.ts'
import type { AreaId, Place, Sel } from '../box/vocabulary.ts'
import { causeOf, pointOf } from '../cards/card.ts'
import { askChampion, isSome, type Some } from '../champions/asking.ts'
import { areaOfSpot, letGo, put, type Spot, spotsIn } from '../displacement/landing.ts'
import { isCharacter, land, shove, tell } from '../displacement/shove.ts'
import { type Ground, groundOf, reach } from '../movement/ground.ts'
import { shortestRoutes } from '../movement/routes.ts'
import { areasOf, deciderIn } from '../selectors/places.ts'
import { select } from '../selectors/select.ts'
import type { ObjectId } from '../state.ts'
import { destroyPiece } from '../terrain/pieces.ts'
import { askBy, done, type EffectOf, type Run, type Verb } from './run.ts'

type Memo = { object: ObjectId; area: AreaId }
type Steps = {
  begin: undefined
  aim: ObjectId[]
  target: ObjectId[]
  area: AreaId | null
  way: AreaId[]
  makeRoom: undefined
  shove: ObjectId
  land: Spot
  destroy: undefined
  tell: undefined
  end: undefined
}
type Throwing = Run<EffectOf<'throw'>, Memo>
const isPlace = (at: Sel | Place): at is Place => typeof at !== 'string' && !('pick' in at)

/** R10.8: no falling or collision damage, only what the card says. */
export const throwing: Verb<'throw', Steps, Memo> = {
  begin: run => select(run, 'aim', run.fx.what),
  aim(run, [object]) {
    const { state, frame, fx } = run
    if (object === undefined || cannot(state, object, 'be-moved')) return done(run)
    frame.memo.object = object
    if (!isPlace(fx.at)) return select(run, 'target', fx.at)
    return askBy(run, 'area', deciderIn(fx.at), { what: 'throw', object }, areasOf(run, fx.at))
  },
  target: (run, [target]) => aimAt(run, target === undefined ? null : areaOf(run.state, target)),
  area: aimAt,
  way({ card }, through) {
    card.bound.through = through
    card.bound.levels = 0
    return 'makeRoom'
  },
  makeRoom,
  shove({ state, frame }, object) {
    shove(state, object, [frame.memo.area])
    return 'makeRoom'
  },
  land({ state, frame, card, ctx }, spot) {
    const { object } = frame.memo
    const from = areaOf(state, object)
    const area = areaOfSpot(state.fight, spot)
    put(state, object, spot, ctx)
    ctx.emit({ e: 'thrown', object, by: causeOf(card), ...seen(state.fight, object, causeOf(card)) })
    if (isCharacter(state, object)) land(state, object, area, from)
    return 'destroy'
  },
  destroy({ state, frame }) {
    const { object } = frame.memo
    if (pillarOf(state.fight, object)?.standing) destroyPiece(state, object)
    return 'tell'
  },
  tell({ state, frame, card }) {
    tell(state, 'thrown', frame.memo.object, causeOf(card))
    return 'end'
  },
  end: done,
}

function aimAt(run: Throwing, area: AreaId | null): Next<Steps> {
  if (area === null) return done(run)
  const { state, frame } = run
  frame.memo.area = area
  return askChampion(state, frame, 'way', null, { what: 'throwWay', object: frame.memo.object }, ways(run, area))
}

/** One Object is SHOVED first if no Space is Free; the Fiercest chooses it, and then the Space. */
function makeRoom({ state, frame }: Throwing): Next<Steps> {
  const { object, area } = frame.memo
  const isMalefactor = kindOf(state, object) === 'malefactor'
  const spots: Spot[] = isMalefactor ? [area] : spotsIn(state, object, area)
  if (isSome(spots)) return askChampion(state, frame, 'land', null, { what: 'thrown', object }, spots)
  const there = new Set(spacesOf(area).flatMap(space => occupant(state.fight, space) ?? []))
  const movable = [...there].filter(id => kindOf(state, id) !== 'malefactor' && !cannot(state, id, 'be-moved'))
  if (isSome(movable)) return askChampion(state, frame, 'shove', null, { what: 'makeRoom', object }, movable)
  // An OVERSIZED Malefactor fills the Area: the Object lands beside it.
  letGo(state.fight, object)
  shove(state, object, [], { from: area, level: null, event: 'none' })
  return 'destroy'
}

/**
 * The Areas of the flight: the shortest ways from the thrower for a climber, or over any wall if there is none. Only a
 * card that asks for them makes a difference; for others there is no choice.
 */
function ways(run: Throwing, area: AreaId): Some<AreaId[]> {
  const { state, card } = run
  const thrower = pointOf(card)
  const ground = thrower === null ? null : groundOf(state, thrower, { climb: true })
  if (!ground) return [[area]]
  const walk: Ground = { ...ground, oversized: false, tops: false }
  const all = [walk, { ...walk, destroyer: true }].map(each => shortest(each, area)).find(list => isSome(list)) ?? [
    [area],
  ]
  return JSON.stringify(card.lines).includes('movedThrough') ? all : [all[0]]
}

function shortest(ground: Ground, goal: AreaId): AreaId[][] {
  const steps = reach(ground, ground.start, boardSize).get(goal)
  return steps === undefined ? [] : shortestRoutes(ground, [goal], steps).map(route => route.filter(isArea))
}
const boardSize = 15
