import { leave } from '@acheron/engine'
import { cannot } from '../abilities/modifiers.ts'
import { areaOf, kindOf, surface } from '../battle-board/standing.ts'
import { isChampion } from '../champions/deciders.ts'
import { areaOfSpot, levelBefore, put, type Spot, shoveSpots } from '../displacement/landing.ts'
import { fall, isCharacter, land } from '../displacement/shove.ts'
import type { ShoveFrame } from '../frames.ts'
import { announce } from '../reactions/windows.ts'
import type { Ctx, FightingState } from '../state.ts'
import { ask } from '../verbs/run.ts'
import { type FightPhase, keep, nobody } from './phase.ts'

/** R10.6, R10.7, R10.12: an Object is moved to a place nearby, or put back on the board. */
export const shove: FightPhase<ShoveFrame> = {
  ...nobody,
  ...keep,
  auto(state, frame, ctx) {
    const { object, event = 'shoved', cause = null } = frame
    switch (frame.step) {
      case 0:
        choose(state, frame)
        return true
      case 1:
        move(state, frame, ctx)
        return true
      case 2:
        if (event === 'none') leave(state)
        else announce(state, frame, { name: event, subject: object, cause })
        return true
      default:
        leave(state)
        return true
    }
  },
}

function choose(state: FightingState, frame: ShoveFrame): void {
  const { object, own, event = 'shoved' } = frame
  const isFixed = event === 'shoved' && cannot(state, object, 'be-moved')
  const spots = isFixed || kindOf(state, object) === null ? [] : shoveSpots(state, frame)
  if (spots.length === 0) {
    leave(state)
    return
  }
  ask(
    state,
    frame,
    own && isChampion(object) ? object : null,
    { what: event === 'none' ? 'put' : event, object },
    spots,
  )
}

/** It lands there (R9.11), and falls if that is lower; who is RELEASED does not land. */
function move(state: FightingState, frame: ShoveFrame, ctx: Ctx): void {
  const { object, spared = 0, event = 'shoved' } = frame
  const spot = frame.answer as Spot
  const from = frame.from ?? areaOf(state, object)
  const level = levelBefore(state, frame)
  put(state, object, spot, ctx)
  frame.step++
  const area = areaOfSpot(state.fight, spot)
  if (event !== 'released' && area !== from && isCharacter(state, object)) land(state, object, area, from)
  if (level !== null) fall(state, object, level - spared - surface(state.fight, area))
}
