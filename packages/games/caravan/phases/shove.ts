import { done } from '@acheron/engine'
import { cannot } from '../abilities/modifiers.ts'
import { areaOf, kindOf, surface } from '../battle-board/standing.ts'
import { askChampion, isSome } from '../champions/asking.ts'
import { isChampion } from '../champions/deciders.ts'
import { areaOfSpot, levelBefore, put, shoveSpots } from '../displacement/landing.ts'
import { fall, isCharacter, land } from '../displacement/shove.ts'
import type { ShoveFrame, ShoveSteps } from '../frames.ts'
import { announce } from '../reactions/windows.ts'
import { fightSequence } from './phase.ts'

/** R10.6, R10.7, R10.12: an Object is moved to a place nearby, or put back on the board. */
export const shove = fightSequence<ShoveFrame, ShoveSteps>({
  choose(state, frame) {
    const { object, own, event = 'shoved' } = frame
    const isFixed = event === 'shoved' && cannot(state, object, 'be-moved')
    const spots = isFixed || kindOf(state, object) === null ? [] : shoveSpots(state, frame)
    if (!isSome(spots)) return done(state)
    const topic = { what: event === 'none' ? 'put' : event, object }
    return askChampion(state, frame, 'move', own && isChampion(object) ? object : null, topic, spots)
  },
  /** It lands there (R9.11), and falls if that is lower; who is RELEASED does not land. */
  move(state, frame, ctx, spot) {
    const { object, spared = 0, event = 'shoved' } = frame
    const from = frame.from ?? areaOf(state, object)
    const level = levelBefore(state, frame)
    put(state, object, spot, ctx)
    const area = areaOfSpot(state.fight, spot)
    if (event !== 'released' && area !== from && isCharacter(state, object)) land(state, object, area, from)
    if (level !== null) fall(state, object, level - spared - surface(state.fight, area))
    return 'tell'
  },
  tell(state, frame) {
    const { object, event = 'shoved', cause = null } = frame
    return event === 'none' ? done(state) : announce(state, frame, 'end', { name: event, subject: object, cause })
  },
  end: state => done(state),
})
