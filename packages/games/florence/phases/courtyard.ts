import { enter, leave } from '@acheron/engine'
import type { CourtyardFrame } from '../frames.ts'
import type { FlorenceMove } from '../moves.ts'
import { canReorganise } from '../tower/reorganise.ts'
import { bringHome, memberChoices } from '../tower/shelter.ts'
import { seatOf } from '../turn/seats.ts'
import { active, done, type FlorencePhase } from './phase.ts'

/** R5.7: members come home, and the tower is rearranged; each once, in any order. */
export const courtyard: FlorencePhase<CourtyardFrame> = {
  actors: active,
  moves(state, frame) {
    const mine = seatOf(state, state.turn.seat)
    const moves: FlorenceMove[] = []
    if (!frame.home) moves.push(...memberChoices(mine, 2).map(members => ({ do: 'home' as const, members })))
    if (!frame.reorganised && canReorganise(mine)) moves.push({ do: 'reorganise' })
    return [...moves, done]
  },
  play(state, frame, seat, move, ctx) {
    switch (move.do) {
      case 'home':
        frame.home = true
        bringHome(state, seat, move.members, 'courtyard', ctx)
        break
      case 'reorganise':
        frame.reorganised = true
        enter(state, { kind: 'tower', steps: 0 })
        break
      case 'done':
        leave(state)
    }
  },
}
