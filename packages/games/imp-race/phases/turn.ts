import { type Context, enter, leave } from '@acheron/engine'
import { dieValueOf } from '../box/cards.ts'
import type { ImpRaceEvent } from '../events.ts'
import type { TurnFrame } from '../frames.ts'
import type { ImpRaceMove } from '../moves.ts'
import { gather, raise, roll } from '../moves.ts'
import { recover } from '../route/imps.ts'
import { deadImp, freeSteps } from '../route/places.ts'
import type { ImpRaceState, TurnOption } from '../state.ts'
import { discard } from '../turn/drawing.ts'
import { listFreeActions, playFreeAction } from '../turn/free-actions.ts'
import { takeGem } from '../turn/gems.ts'
import { canRunAtAll, listDieCards } from '../turn/running.ts'
import { activeSeat, type RacePhase } from './phase.ts'

const dieSides = 6

/** R3, W1: the choice of the option. What it brings comes first, then the turn closes. */
export const turn: RacePhase<TurnFrame> = {
  actors: activeSeat,

  moves(view) {
    const { seat } = view.turn
    const me = view.seats[seat]!
    const moves: ImpRaceMove[] = [gather]
    if (deadImp(me) >= 0) for (const step of freeSteps(view, seat)) moves.push(raise[step])
    if (canRunAtAll(me)) {
      moves.push(roll)
      listDieCards(me, moves)
    }
    listFreeActions(view, moves)
    return moves
  },

  play(state, _frame, seat, move, ctx) {
    switch (move.do) {
      case 'gather':
        choose(state, 'gather', ctx)
        enter(state, { kind: 'full', draw: 'gather' })
        break
      case 'raise':
        choose(state, 'raise', ctx)
        recover(state, seat, move.step, ctx)
        takeGem(state, seat, ctx)
        break
      case 'roll':
        choose(state, 'run', ctx)
        state.turn.die = ctx.random.die(dieSides)
        ctx.emit({ e: 'dieRolled', seat, face: state.turn.die })
        enter(state, { kind: 'move' })
        break
      case 'dieCard':
        choose(state, 'run', ctx)
        discard(state, seat, move.card)
        state.turn.die = dieValueOf(move.card)
        ctx.emit({ e: 'cardPlayed', seat, card: move.card, as: 'die' })
        enter(state, { kind: 'move' })
        break
      default:
        playFreeAction(state, move, ctx)
    }
  },
}

/** R1.1: whatever the option brings lies on top of the close, which comes next. */
function choose(state: ImpRaceState, option: TurnOption, ctx: Context<ImpRaceEvent>): void {
  state.turn.option = option
  leave(state)
  enter(state, { kind: 'close' })
  ctx.emit({ e: 'optionChosen', seat: state.turn.seat, option })
}
