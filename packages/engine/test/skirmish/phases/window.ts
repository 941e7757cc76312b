import { enter, leave, type Phase } from '@acheron/engine'
import type { AttackFrame, Card, SkirmishEvent, SkirmishMove, State, WindowFrame } from '../state.ts'

/**
 * The reaction window: everyone with cards is asked, whether or not one of them fits, so that the question tells
 * nothing. A riposte is an attack inside the counterattack; when it is over the window goes on.
 */
export const window: Phase<State, WindowFrame, SkirmishMove, SkirmishEvent> = {
  asksAlways: true,
  actors: (state, frame) => frame.passed.flatMap((done, seat) => (done || !mayReact(state, seat) ? [] : [seat])),
  moves(state, _frame, seat) {
    const fits = new Set(
      state.hands[seat]!.filter(card => card === 'shield' || (card === 'riposte' && !insideRiposte(state))),
    )
    const plays: SkirmishMove[] = [...fits].map(card => ({ do: 'play', card }))
    return [...plays, { do: 'pass', forRound: false }, { do: 'pass', forRound: true }]
  },
  play(state, frame, seat, move, ctx) {
    if (move.do === 'pass') {
      frame.passed[seat] = true
      if (move.forRound) state.silent[seat] = true
    } else if (move.do === 'play') {
      discard(state, seat, move.card)
      ctx.emit({ e: 'played', seat, card: move.card })
      if (move.card === 'shield') leave(state, 'cancelled')
      else enter(state, { kind: 'attack', seat, riposte: true, step: 'strike' })
    }
  },
  auto(state, frame) {
    if (frame.passed.some((done, seat) => !done && mayReact(state, seat))) return false
    leave(state, 'passed')
    return true
  },
  resume(state, frame) {
    // The riposte changed the situation: everybody is asked again.
    frame.passed = frame.passed.map((_, seat) => !mayReact(state, seat))
  },
}

function mayReact(state: State, seat: number): boolean {
  return !state.silent[seat] && state.hands[seat]!.length > 0
}

function insideRiposte(state: State): boolean {
  return state.flow.some(frame => frame.kind === 'attack' && (frame as AttackFrame).riposte)
}

function discard(state: State, seat: number, card: Card): void {
  const hand = state.hands[seat]!
  hand.splice(hand.indexOf(card), 1)
  state.discard.push(card)
}
