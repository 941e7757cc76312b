import { done } from '@acheron/engine'
import { put } from '../displacement/landing.ts'
import { shove } from '../displacement/shove.ts'
import type { MoveFrame, MoveSteps } from '../frames.ts'
import { groundOf, nodeOf } from '../movement/ground.ts'
import { takeStep } from '../movement/stepping.ts'
import { beginTrail } from '../movement/trail.ts'
import { standsOf, stepsOf } from '../movement/walking.ts'
import { announce } from '../reactions/windows.ts'
import { type FightPhase, fightSequence } from './phase.ts'

const steps = fightSequence<MoveFrame, MoveSteps>({
  begin(state, { mover }) {
    beginTrail(state)
    return nodeOf(state, mover) === null ? 'end' : 'choose'
  },
  choose(state, frame) {
    if (standsOf(state, frame).length > 0 || stepsOf(state, frame).length > 0) return false
    // Reactions to its steps have left no free place.
    shove(state, frame.mover, [], { level: null, own: true, event: 'none' })
    return 'ended'
  },
  stepped(state, { mover, path }) {
    const node = nodeOf(state, mover)
    if (node === path.at(-1)) return 'choose'
    return node === null ? 'end' : 'ended'
  },
  ended: (state, frame) => announce(state, frame, 'end', { name: 'move-ended', subject: frame.mover }),
  end: state => done(state),
})

/** R9.1: a Champion's MOVE: step by step, and in the end the Space to stand on. */
export const move: FightPhase<MoveFrame> = {
  ...steps,
  actors: (state, { mover }) => [state.champions[mover].seat],
  moves: (state, frame) => [...stepsOf(state, frame), ...standsOf(state, frame)],
  play(state, frame, _seat, move, ctx) {
    if (move.do === 'step') {
      frame.points--
      frame.path.push(move.to)
      frame.step = 'stepped'
      const ground = groundOf(state, frame.mover, frame)!
      Object.assign(frame, takeStep(state, ground, move.to, {}, ctx))
    } else if (move.do === 'stand') {
      const stays = move.at === frame.from && frame.path.length === 0
      if (state.fight.fighters[frame.mover].at !== move.at) put(state, frame.mover, move.at, ctx)
      frame.step = stays ? 'end' : 'ended'
    }
  },
}
