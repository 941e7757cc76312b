import { enter, type Phase } from '@acheron/engine'
import { aims, type RoundFrame, type SkirmishEvent, type SkirmishMove, type State } from '../state.ts'

const lastRound = 5

/** A round: all vote on the aim, act in any order, and draw. */
export const round: Phase<State, RoundFrame, SkirmishMove, SkirmishEvent> = {
  actors: () => [],
  moves: () => [],
  play() {},
  auto(state, _frame, ctx) {
    const { players } = state
    if (state.beast === 0 || state.vigor.includes(0) || state.round === lastRound) {
      state.won = state.beast === 0
      state.flow.length = 0
      ctx.emit({ e: 'ended', won: state.won })
      return true
    }
    if (state.round > 0) {
      for (let seat = 0; seat < players; seat++) {
        const card = state.deck.pop()
        if (!card) break
        state.hands[seat]!.push(card)
        ctx.emit({ e: 'drew', seat, card })
      }
    }
    state.round++
    state.silent.fill(false)
    enter(state, { kind: 'actions', acted: Array(players).fill(false) })
    const seats = [...Array(players).keys()]
    const topic = { what: 'aim' }
    enter(state, { kind: 'vote', topic, options: [...aims], seats, ballots: {}, cast: {}, round: 1, tie: false })
    return true
  },
}
