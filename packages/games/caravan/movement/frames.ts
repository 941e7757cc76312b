import type { Archetype, AreaId, Dir } from '../box/vocabulary.ts'
import type { Spot } from '../displacement/landing.ts'
import type { ObjectId, Standing } from '../state.ts'
import type { Climbing } from './ground.ts'

// The frames of MOVE, PUSH, SHOVE and of the consequences of entering an Area.

export type MoveSteps = { begin: undefined; choose: undefined; stepped: undefined; ended: undefined; end: undefined }
/** R9.1: a Champion's MOVE, step by step. */
export type MoveFrame = Climbing & {
  kind: 'move'
  mover: Archetype
  points: number
  climb: boolean
  /** It may not stay where it is. */
  away: boolean
  /** Nodes stepped through so far. */
  path: (AreaId | `top:${ObjectId}`)[]
  from: Standing
  step: keyof MoveSteps
}
export type RouteSteps = {
  begin: undefined
  go: undefined
  /** Whether it was stopped; undefined where it stepped into no Area. */
  stepped: boolean | undefined
  choose: undefined
  stand: Standing
  ended: undefined
  end: undefined
}
/** R9.7: a Malefactor or Minion goes along a route; `at` counts the steps done. */
export type RouteFrame = Climbing & {
  kind: 'route'
  mover: ObjectId
  /** Areas to be entered; 'turn' in a Straight Line. */
  route: (AreaId | `top:${ObjectId}` | 'turn')[]
  at: number
  step: keyof RouteSteps
  destroyer: number | null
  climb: boolean
}
export type StepIntoSteps = {
  meet: undefined
  met: undefined
  shoveNext: undefined
  shoved: undefined
  destroyStairs: undefined
  destroyLayers: undefined
  springTrap: undefined
  tellOfTrap: undefined
  runIntoPalisade: undefined
  breakPalisade: undefined
  tell: undefined
  end: undefined
}
/** R9.11: the consequences of stepping into an Area; it leaves with whether the mover is stopped. */
export type StepIntoFrame = {
  kind: 'stepInto'
  mover: ObjectId
  area: AreaId
  from: AreaId | null
  by: 'move' | 'push' | 'landing'
  destroyer: number | null
  /** Areas it is still going to enter (R10.7). */
  ahead: AreaId[]
  step: keyof StepIntoSteps
  at: number
  found: ObjectId[]
}
export type ShoveSteps = { choose: undefined; move: Spot; tell: undefined; end: undefined }
/** R10.6, R10.7: an Object is moved out of its place, or is put back on the board near one: see displacement/. */
export type ShoveFrame = {
  kind: 'shove'
  object: ObjectId
  /** The Areas to avoid. */
  avoid: AreaId[]
  /** Its origin, if not its present place. */
  from?: AreaId
  /** The Level it comes from, if not that of its place; null: Levels do not matter and nobody falls. */
  level?: number | null
  /** Areas whose Free Spaces come before all others (R10.12, R11.15). */
  first?: AreaId[]
  /** A Champion chooses its own place. */
  own?: true
  /** R9.12: the place of a Malefactor for which there is none at Range 1. */
  back?: AreaId
  /** R9.13: Levels that it does not fall, those of a Building that is DESTROYED under it. */
  spared?: number
  /** The event at the end; a SHOVE if it is not given. */
  event?: 'shoved' | 'released' | 'none'
  cause?: ObjectId | null
  step: keyof ShoveSteps
}

export type PushSteps = {
  goOn: undefined
  stepIn: undefined
  stopped: boolean
  chooseSpace: undefined
  takeSpace: Spot
  tell: undefined
  end: undefined
}
/** R10.1 to R10.5. */
export type PushFrame = {
  kind: 'push'
  object: ObjectId
  dir: Dir
  left: number
  /** Areas passed, the first one included. */
  path: AreaId[]
  /** Where it stood, and the Levels passed. */
  from: Standing | null
  levels: number[]
  cause: ObjectId | null
  step: keyof PushSteps
}
