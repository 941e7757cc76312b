import type { Next } from '@acheron/engine'
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
import { enterEffect } from '../cards/card.ts'
import { enterWound } from '../champions/champion.ts'
import { isChampion } from '../champions/deciders.ts'
import { put } from '../displacement/landing.ts'
import { isCharacter, shove } from '../displacement/shove.ts'
import type { StepIntoFrame, StepIntoSteps } from '../frames.ts'
import { removeMinion } from '../malefactors/minions.ts'
import { announce } from '../reactions/windows.ts'
import type { Ctx, FightingState, ObjectId } from '../state.ts'
import { destroyBuilding, destroyPiece, removePiece } from '../terrain/pieces.ts'
import { fightSequence, finish } from './phase.ts'

/** R9.11: the consequences of stepping into an Area, in this order. It leaves with whether the Object is stopped. */
export const stepInto = fightSequence<StepIntoFrame, StepIntoSteps>({
  meet,
  met,
  shoveNext,
  shoved,
  destroyStairs,
  destroyLayers,
  springTrap,
  tellOfTrap,
  runIntoPalisade,
  breakPalisade,
  tell,
  end,
})

type Then = Next<StepIntoSteps>

/** R9.12: another Malefactor there is SHOVED; at worst it goes where this one comes from. */
function meet(state: FightingState, frame: StepIntoFrame, ctx: Ctx): Then {
  const { mover, area, from, ahead } = frame
  const { fight } = state
  const malefactor = fight.malefactors[mover]
  if (!malefactor) return 'runIntoPalisade'
  if (malefactor.at !== area) put(state, mover, area, ctx)
  const other = malefactorIn(fight, area, mover)
  frame.found = other === null ? [] : [other]
  if (other === null) return 'met'
  const avoid = [area, ...(tramples(state, frame) ? ahead : [])]
  const back = from !== null && from !== area && malefactorIn(fight, from) === null ? { back: from } : {}
  shove(state, other, avoid, { ...back, ...spared(state, frame), cause: mover })
  return 'met'
}

/** The OVERSIZED and those with DESTROYER leave nothing in the Area (R9.13). */
const tramples = ({ fight }: FightingState, { mover, destroyer }: StepIntoFrame): boolean =>
  fight.malefactors[mover] !== undefined && (destroyer !== null || isOversized(mover))

/** R9.13: nobody falls by the height of the Building that is about to be DESTROYED. */
const spared = (state: FightingState, frame: StepIntoFrame): { spared?: number } =>
  tramples(state, frame) ? { spared: surface(state.fight, frame.area) } : {}

function met(state: FightingState, frame: StepIntoFrame): Then {
  const { mover, area } = frame
  for (const other of frame.found) strike(state, frame, other)
  const inTheWay = palisades(state, frame)
  frame.found = objectsIn(state.fight, area).filter(id => id !== mover && !inTheWay.includes(id))
  frame.at = 0
  return tramples(state, frame) ? 'shoveNext' : 'springTrap'
}

/** R9.13: every Object there, one after the other. Arks and Palisades under a DESTROYER need no other place. */
function shoveNext(state: FightingState, frame: StepIntoFrame): Then {
  const { mover, area, ahead, destroyer } = frame
  const object = frame.found[frame.at]
  if (object === undefined) {
    frame.at = 0
    frame.found = stairsIn(state.fight, area)
    return 'destroyStairs'
  }
  if (areaOf(state, object) !== area) return 'shoved'
  const kind = kindOf(state, object)
  const needsNoPlace = kind === 'spear' || (destroyer !== null && (kind === 'ark' || kind === 'palisade'))
  if (!needsNoPlace) shove(state, object, [area, ...ahead], { ...spared(state, frame), cause: mover })
  return 'shoved'
}

function shoved(state: FightingState, frame: StepIntoFrame): Then {
  const object = frame.found[frame.at]!
  frame.at++
  const isFurniture = !isCharacter(state, object) || hasMod(state, object, 'improvised-stairs')
  if (isCharacter(state, object)) strike(state, frame, object)
  if (isFurniture && frame.destroyer !== null && areaOf(state, object) !== null) destroyPiece(state, object)
  return 'shoveNext'
}

/** K.DESTROYER: a Character that was SHOVED suffers an inflicted packet. */
function strike(state: FightingState, { mover, area, destroyer }: StepIntoFrame, id: ObjectId): void {
  if (destroyer === null || areaOf(state, id) === area || mover === id) return
  enterEffect(state, { do: 'damage', to: `#${id}`, n: destroyer })
}

function destroyStairs(state: FightingState, frame: StepIntoFrame): Then {
  const stairs = frame.found[frame.at]
  if (stairs === undefined) return 'destroyLayers'
  frame.at++
  destroyPiece(state, stairs)
  return 'destroyStairs'
}

function destroyLayers(state: FightingState, { mover, area }: StepIntoFrame, ctx: Ctx): Then {
  if (surface(state.fight, area) > 0) destroyBuilding(state, area, ctx, { whole: true, cause: mover, spare: mover })
  return 'springTrap'
}

/** R11.16, K.TRAP: 1 Wound at once; the defeated are mere Objects (ruling 118). */
function springTrap(state: FightingState, frame: StepIntoFrame, ctx: Ctx): Then {
  const { mover, area } = frame
  const { traps, malefactors } = state.fight
  const owner = traps[area]
  frame.found = []
  if (owner === undefined || malefactors[mover]!.defeated || malefactors[mover]!.at !== area) return 'runIntoPalisade'
  delete traps[area]
  frame.found = [owner]
  ctx.emit({ e: 'trapSprung', area })
  woundMalefactor(state, mover, 1, owner, null)
  return 'tellOfTrap'
}

function tellOfTrap(state: FightingState, frame: StepIntoFrame): Then {
  const [owner = null] = frame.found
  frame.found = []
  return announce(state, frame, 'runIntoPalisade', { name: 'stepped-on-trap', subject: frame.mover, cause: owner })
}

/** R11.11: that MOVE or PUSH stops. */
function runIntoPalisade(state: FightingState, frame: StepIntoFrame): Then {
  frame.found = palisades(state, frame)
  frame.at = 0
  return 'breakPalisade'
}

/** R11.11: 1 Wound at once for each Palisade in the way, and it is removed. */
function breakPalisade(state: FightingState, frame: StepIntoFrame, ctx: Ctx): Then {
  const { mover } = frame
  const hit = frame.found[frame.at++]
  if (hit === undefined) return 'tell'
  removePiece(state, hit, ctx)
  if (isChampion(mover)) enterWound(state, mover, null, 'palisade')
  else if (mover in state.fight.malefactors) woundMalefactor(state, mover, 1, null, null)
  else removeMinion(state, mover, null, ctx)
  return 'breakPalisade'
}

/**
 * R11.11: the Palisade on the Space that touches the Area it comes from; of an OVERSIZED Malefactor all that are there. Small
 * Characters run into it when PUSHED only.
 */
function palisades(state: FightingState, { mover, area, from, by }: StepIntoFrame): ObjectId[] {
  const { fight } = state
  const malefactor = fight.malefactors[mover]
  const side = from === null ? null : towards(area, from)
  if (by === 'landing' || side === null || (!malefactor && by !== 'push') || malefactor?.defeated) return []
  const spaces = malefactor && isOversized(mover) ? spacesOf(area) : [spaceOf(area, side)]
  return spaces
    .map(space => occupant(fight, space, mover))
    .filter((id): id is ObjectId => id !== null && fight.pieces[id]?.kind === 'palisade')
}

/** `stepped`, of one that is still there and no mere Object (R7.8). */
function tell(state: FightingState, frame: StepIntoFrame): Then {
  const { mover, area } = frame
  if (areaOf(state, mover) !== area || isDefeated(state, mover)) return 'end'
  return announce(state, frame, 'end', { name: 'stepped', subject: mover })
}

function end(state: FightingState, frame: StepIntoFrame): null {
  const { mover, area, by, found } = frame
  const isOut = areaOf(state, mover) !== area || (by === 'move' && isDefeated(state, mover))
  return finish(state, frame, found.length > 0 || isOut)
}

const isDefeated = ({ fight }: FightingState, mover: ObjectId): boolean => fight.malefactors[mover]?.defeated === true
