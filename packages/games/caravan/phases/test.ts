import { leave } from '@acheron/engine'
import { countFumbles, isHit } from '../attacks/dice.ts'
import { attribute, loseToken } from '../champions/champion.ts'
import type { TestFrame } from '../frames.ts'
import { announce } from '../reactions/windows.ts'
import type { FightingState } from '../state.ts'
import { ask } from '../verbs/run.ts'
import { type FightPhase, keep, nobody } from './phase.ts'

/** K.ATTRIBUTE TEST: not more Fumbles than the Attribute's value. */
const succeeds = (state: FightingState, { champion, attr, dice }: TestFrame): boolean =>
  countFumbles(dice) <= attribute(state, champion, attr)

/** The dice lie on the table (W15); INSPIRATION turns Fumbles into Double Hits, one by one, while that is of use. */
export const test: FightPhase<TestFrame> = {
  ...nobody,
  ...keep,
  auto(state, frame, ctx) {
    const { champion, attr, dice } = frame
    switch (frame.step) {
      case 0:
        announce(state, frame, { name: 'test-rolled', subject: champion })
        return true
      case 1:
        if (!succeeds(state, frame) && state.champions[champion].tokens.inspiration > 0) {
          ask(state, frame, champion, { what: 'test-inspiration', champion, attr, dice: [...dice] }, [true, false])
          return true
        }
        frame.answer = false
        frame.step = 2
        return true
      default: {
        if (frame.answer === true) {
          loseToken(state, champion, 'inspiration', 1, ctx)
          dice[dice.findIndex(face => !isHit(face))] = 6
          frame.step = 1
          return true
        }
        const success = succeeds(state, frame)
        ctx.emit({ e: 'testMade', champion, attr, faces: [...dice], success })
        leave(state, success)
        return true
      }
    }
  },
}
