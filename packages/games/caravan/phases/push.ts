import { done, type Next } from '@acheron/engine'
import { beyond, opposite, spaceOf } from '../battle-board/places.ts'
import { seen } from '../battle-board/seen.ts'
import { areaOf, filledBy, freeSpaces, isOversized, kindOf, pillarUnder, surface } from '../battle-board/standing.ts'
import type { AreaId } from '../box/vocabulary.ts'
import { currentCard } from '../cards/card.ts'
import { askChampion, isSome } from '../champions/asking.ts'
import { isChampion } from '../champions/deciders.ts'
import { leaving, put, type Spot, spotsIn } from '../displacement/landing.ts'
import { collide, entering, fall, isCharacter, line } from '../displacement/shove.ts'
import type { PushFrame, PushSteps } from '../frames.ts'
import { announce } from '../reactions/windows.ts'
import type { Ctx, FightingState } from '../state.ts'
import { call, fightSequence } from './phase.ts'

/** R10.1 to R10.5: a PUSH, Area by Area. */
export const push = fightSequence<PushFrame, PushSteps>({
  goOn,
  stepIn,
  stopped(state, frame, _ctx, isStopped) {
    const area = areaOf(state, frame.object)
    if (area === null) return done(state)
    if (isStopped) return 'chooseSpace'
    return area === frame.path.at(-1) ? 'goOn' : 'tell'
  },
  chooseSpace,
  takeSpace(state, frame, ctx, space) {
    put(state, frame.object, space, ctx)
    return 'tell'
  },
  tell(state, frame) {
    const { object, path, levels, cause } = frame
    const { bound } = currentCard(state)
    bound.through = path.slice(1)
    bound.levels = levels.slice(1).reduce((sum, level, i) => sum + Math.abs(level - levels[i]!), 0)
    return announce(state, frame, 'end', { name: 'pushed', subject: object, cause })
  },
  end: state => done(state),
})

/** Into the next Area, or against the edge of the board or a wall; Stairs do not help (ruling 47). */
function goOn(state: FightingState, frame: PushFrame, ctx: Ctx): Next<PushSteps> {
  const { object, dir, path, levels } = frame
  const area = path.at(-1)!
  const next = frame.left > 0 ? beyond(area, dir) : null
  const level = levels.at(-1)!
  if (next === null || isWall(state, object, next, level)) {
    if (frame.left > 0) collide(state, object)
    return 'chooseSpace'
  }
  const below = kindOf(state, object) === 'malefactor' && isOversized(object) ? level : surface(state.fight, next)
  frame.left--
  path.push(next)
  levels.push(below)
  if (!isCharacter(state, object)) return 'goOn'
  enterArea(state, frame, next, ctx)
  fall(state, object, level - below)
  return 'stepIn'
}

/** Buildings do not stop an OVERSIZED Malefactor (R10.3). */
function isWall({ fight }: FightingState, object: string, next: AreaId, level: number): boolean {
  if (filledBy(fight, next) !== null) return true
  return surface(fight, next) > level && !(fight.malefactors[object] && isOversized(object))
}

/** A Small Character takes its Space at the end only; on its way any will do, though others may stand there. */
function enterArea(state: FightingState, { object, dir }: PushFrame, area: AreaId, ctx: Ctx): void {
  const { fight } = state
  if (fight.malefactors[object]) {
    put(state, object, area, ctx)
    return
  }
  const before = { ...leaving(fight, object), ...seen(fight, object) }
  const touching = spaceOf(area, opposite(dir))
  const free = freeSpaces(fight, area)
  const space = free.includes(touching) ? touching : (free[0] ?? touching)
  if (isChampion(object)) fight.fighters[object].at = space
  else fight.minions[object]!.at = space
  ctx.emit({ e: 'modelMoved', object, to: area, space: null, on: space, ...before })
}

/** R9.11; a Palisade there stops it (R11.11). */
function stepIn(state: FightingState, { object: mover, dir, left, path }: PushFrame): Next<PushSteps> {
  const area = path.at(-1)!
  const from = path.at(-2)!
  const ahead = line(area, dir, left)
  return call(state, entering({ mover, area, from, by: 'push', ahead }), 'stopped')
}

/** The last Area passed that has a Free Space, at worst its old place (ruling 46). Who is still on a Pillar stays there. */
function chooseSpace(state: FightingState, frame: PushFrame): Next<PushSteps> {
  const { object, from, path } = frame
  const isOnTop = path.length === 1 && from !== null && pillarUnder(from) !== null
  const spots = isOnTop || kindOf(state, object) === 'malefactor' ? [] : spaces(state, frame)
  if (!isSome(spots)) return 'tell'
  return askChampion(state, frame, 'takeSpace', isChampion(object) ? object : null, { what: 'pushed', object }, spots)
}

function spaces(state: FightingState, { object, from, path }: PushFrame): Spot[] {
  for (const area of path.slice(1).reverse()) {
    const spots = spotsIn(state, object, area, 'own')
    if (spots.length > 0) return spots
  }
  if (!isCharacter(state, object)) return []
  const free = spotsIn(state, object, path[0]!, 'own')
  return from === null || free.includes(from) ? free : [...free, from]
}
