import { enter, leave } from '@acheron/engine'
import { hasMod } from '../abilities/modifiers.ts'
import { woundMalefactor } from '../attacks/damage.ts'
import { spaceOf, spacesOf, towards } from '../battle-board/places.ts'
import {
  areaOf,
  isOversized,
  kindOf,
  malefactorIn,
  objectsIn,
  occupant,
  stairsIn,
  surface,
} from '../battle-board/standing.ts'
import { isChampion } from '../champions/deciders.ts'
import { put } from '../displacement/landing.ts'
import { isCharacter, shove } from '../displacement/shove.ts'
import type { StepFrame } from '../frames.ts'
import { removeMinion } from '../malefactors/minions.ts'
import { announce } from '../reactions/windows.ts'
import type { Ctx, FightingState, ObjectId } from '../state.ts'
import { destroyBuilding, destroyPiece, removePiece } from '../terrain/pieces.ts'
import { type FightPhase, keep, nobody } from './phase.ts'

/** R9.11: what happens, in this order, when an Object has stepped into an Area. It leaves with whether it is stopped. */
export const stepInto: FightPhase<StepFrame> = {
  ...nobody,
  ...keep,
  auto(state, frame, ctx) {
    steps[frame.step]!(state, frame, ctx)
    return true
  },
}

type Step = (state: FightingState, frame: StepFrame, ctx: Ctx) => void
const steps: readonly Step[] = [
  meet,
  met,
  shoveNext,
  shoved,
  destroyStairs,
  destroyLayers,
  springTrap,
  tellOfTrap,
  runIntoPalisade,
  tell,
  end,
]
const at = (step: Step): number => steps.indexOf(step)

/** R9.12: another Malefactor there is SHOVED; at worst it goes where this one comes from. */
function meet(state: FightingState, frame: StepFrame, ctx: Ctx): void {
  const { mover, area, from, ahead } = frame
  const { fight } = state
  const malefactor = fight.malefactors[mover]
  if (!malefactor) {
    frame.step = at(runIntoPalisade)
    return
  }
  if (malefactor.at !== area) put(state, mover, area, ctx)
  frame.step = at(met)
  const other = malefactorIn(fight, area, mover)
  frame.found = other === null ? [] : [other]
  if (other === null) return
  const avoid = [area, ...(tramples(state, frame) ? ahead : [])]
  const back = from !== null && from !== area && malefactorIn(fight, from) === null ? { back: from } : {}
  shove(state, other, avoid, { ...back, ...spared(state, frame), cause: mover })
}

/** The OVERSIZED and those with DESTROYER leave nothing in the Area (R9.13). */
const tramples = ({ fight }: FightingState, { mover, destroyer }: StepFrame): boolean =>
  fight.malefactors[mover] !== undefined && (destroyer !== null || isOversized(mover))

/** R9.13: nobody falls by the height of the Building that is about to be DESTROYED. */
const spared = (state: FightingState, frame: StepFrame): { spared?: number } =>
  tramples(state, frame) ? { spared: surface(state.fight, frame.area) } : {}

function met(state: FightingState, frame: StepFrame): void {
  const { mover, area } = frame
  for (const other of frame.found) strike(state, frame, other)
  const inTheWay = palisade(state, frame)
  frame.found = objectsIn(state.fight, area).filter(id => id !== mover && id !== inTheWay)
  frame.at = 0
  frame.step = tramples(state, frame) ? at(shoveNext) : at(springTrap)
}

/** R9.13: every Object there, one after the other. Arks and Palisades under a DESTROYER need no other place. */
function shoveNext(state: FightingState, frame: StepFrame): void {
  const { mover, area, ahead, destroyer } = frame
  const object = frame.found[frame.at]
  if (object === undefined) {
    frame.at = 0
    frame.found = stairsIn(state.fight, area)
    frame.step = at(destroyStairs)
    return
  }
  frame.step = at(shoved)
  if (areaOf(state, object) !== area) return
  const kind = kindOf(state, object)
  if (kind === 'spear' || (destroyer !== null && (kind === 'ark' || kind === 'palisade'))) return
  shove(state, object, [area, ...ahead], { ...spared(state, frame), cause: mover })
}

function shoved(state: FightingState, frame: StepFrame): void {
  const object = frame.found[frame.at]!
  frame.at++
  frame.step = at(shoveNext)
  const isFurniture = !isCharacter(state, object) || hasMod(state, object, 'improvised-stairs')
  if (isCharacter(state, object)) strike(state, frame, object)
  if (isFurniture && frame.destroyer !== null && areaOf(state, object) !== null) destroyPiece(state, object)
}

/** K.DESTROYER: a Character that was SHOVED suffers an inflicted packet. */
function strike(state: FightingState, { mover, area, destroyer }: StepFrame, id: ObjectId): void {
  if (destroyer === null || areaOf(state, id) === area || mover === id) return
  const fx = { do: 'damage', to: `#${id}`, n: destroyer } as const
  enter(state, { kind: 'effect', fx, step: 0, at: 0, found: [], memo: {} })
}

function destroyStairs(state: FightingState, frame: StepFrame): void {
  const stairs = frame.found[frame.at]
  if (stairs === undefined) {
    frame.step = at(destroyLayers)
    return
  }
  frame.at++
  destroyPiece(state, stairs)
}

function destroyLayers(state: FightingState, frame: StepFrame, ctx: Ctx): void {
  const { mover, area } = frame
  frame.step = at(springTrap)
  if (surface(state.fight, area) > 0) destroyBuilding(state, area, ctx, { whole: true, cause: mover, spare: mover })
}

/** R11.16, K.TRAP: 1 Wound at once; the defeated are mere Objects (ruling 118). */
function springTrap(state: FightingState, frame: StepFrame, ctx: Ctx): void {
  const { mover, area } = frame
  const { traps, malefactors } = state.fight
  const owner = traps[area]
  frame.found = []
  frame.step = at(runIntoPalisade)
  if (owner === undefined || malefactors[mover]!.defeated || malefactors[mover]!.at !== area) return
  delete traps[area]
  frame.found = [owner]
  frame.step = at(tellOfTrap)
  ctx.emit({ e: 'trapSprung', area })
  woundMalefactor(state, mover, 1, owner)
}

function tellOfTrap(state: FightingState, frame: StepFrame): void {
  const [owner = null] = frame.found
  frame.found = []
  announce(state, frame, { name: 'stepped-on-trap', subject: frame.mover, cause: owner })
}

/** R11.11: 1 Wound at once, the Palisade is removed, and that MOVE or PUSH stops. */
function runIntoPalisade(state: FightingState, frame: StepFrame, ctx: Ctx): void {
  const { mover } = frame
  const hit = palisade(state, frame)
  frame.found = hit === null ? [] : [hit]
  frame.step = at(tell)
  if (hit === null) return
  removePiece(state, hit, ctx)
  if (isChampion(mover)) enter(state, { kind: 'wound', victim: mover, cause: null, step: 0 })
  else if (mover in state.fight.malefactors) woundMalefactor(state, mover, 1, null)
  else removeMinion(state, mover, null, ctx)
}

/**
 * R11.11: the Palisade on the Space that touches the Area it comes from; for an OVERSIZED Malefactor also any other one
 * there. Small Characters run into it when PUSHED only.
 */
function palisade(state: FightingState, { mover, area, from, by }: StepFrame): ObjectId | null {
  const { fight } = state
  const malefactor = fight.malefactors[mover]
  const side = from === null ? null : towards(area, from)
  if (by === 'landing' || side === null || (!malefactor && by !== 'push') || malefactor?.defeated) return null
  const touching = spaceOf(area, side)
  const spaces = malefactor && isOversized(mover) ? [touching, ...spacesOf(area)] : [touching]
  return (
    spaces
      .map(space => occupant(fight, space, mover))
      .find(id => id !== null && fight.pieces[id]?.kind === 'palisade') ?? null
  )
}

/** `stepped`, of one that is still there and no mere Object (R7.8). */
function tell(state: FightingState, frame: StepFrame): void {
  const { mover, area } = frame
  if (areaOf(state, mover) !== area || isDefeated(state, mover)) frame.step = at(end)
  else announce(state, frame, { name: 'stepped', subject: mover })
}

function end(state: FightingState, { mover, area, by, found }: StepFrame): void {
  const isOut = areaOf(state, mover) !== area || (by === 'move' && isDefeated(state, mover))
  leave(state, found.length > 0 || isOut)
}

const isDefeated = ({ fight }: FightingState, mover: ObjectId): boolean => fight.malefactors[mover]?.defeated === true
