import { countFumbles, isHit } from '../attacks/dice.ts'
import { askChampion } from '../champions/asking.ts'
import { attribute, loseToken } from '../champions/champion.ts'
import type { TestFrame, TestSteps } from '../frames.ts'
import { announce } from '../reactions/windows.ts'
import type { FightingState } from '../state.ts'
import { fightSequence, finish } from './phase.ts'

/** K.ATTRIBUTE TEST: not more Fumbles than the Attribute's value. */
const succeeds = (state: FightingState, { champion, attr, dice }: TestFrame): boolean =>
  countFumbles(dice) <= attribute(state, champion, attr)

/** The dice lie on the table (W15); INSPIRATION turns Fumbles into Double Hits one by one while that helps. */
export const test = fightSequence<TestFrame, TestSteps>({
  announce: (state, frame) => announce(state, frame, 'inspiration', { name: 'test-rolled', subject: frame.champion }),
  inspiration(state, frame) {
    const { champion, attr, dice } = frame
    if (succeeds(state, frame) || state.champions[champion].tokens.inspiration === 0) return 'judge'
    const topic = { what: 'test-inspiration', champion, attr, dice: [...dice] }
    return askChampion(state, frame, 'turn', champion, topic, [true, false])
  },
  turn(state, { champion, dice }, ctx, turns) {
    if (!turns) return 'judge'
    loseToken(state, champion, 'inspiration', 1, ctx)
    dice[dice.findIndex(face => !isHit(face))] = 6
    return 'inspiration'
  },
  judge(state, frame, ctx) {
    const { champion, attr, dice } = frame
    const success = succeeds(state, frame)
    ctx.emit({ e: 'testMade', champion, attr, faces: [...dice], success })
    return finish(state, frame, success)
  },
})
