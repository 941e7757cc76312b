import { leave } from '@acheron/engine'
import { bonusTiles } from '../box/bonus-tiles.ts'
import type { Effect } from '../box/effects.ts'
import type { BonusTileFrame } from '../frames.ts'
import { choiceIn, choicesOf, effectMoves, needsChoice, playEffect } from '../verbs/index.ts'
import { active, type FlorencePhase, pass } from './phase.ts'

function effectAt({ tile, at }: BonusTileFrame): Effect | undefined {
  return (bonusTiles[tile].effects as readonly Effect[])[at]
}

const mayLeave = (effect: Effect) => 'may' in effect && effect.may === true

/** R6.4 step 4: the tile's effects one after another; only what says "may" is optional (2.7). */
export const bonusTile: FlorencePhase<BonusTileFrame> = {
  actors: active,
  moves(state, frame) {
    const effect = effectAt(frame)!
    const moves = effectMoves(state, state.turn.seat, effect)
    return mayLeave(effect) ? [...moves, pass] : moves
  },
  play(state, frame, seat, move, ctx) {
    const effect = effectAt(frame)!
    frame.at++
    if (move.do !== 'pass') playEffect(state, seat, effect, choiceIn(move), 'tile', ctx)
  },
  auto(state, frame, ctx) {
    const effect = effectAt(frame)
    if (!effect) {
      leave(state)
      return true
    }
    const choices = choicesOf(state, state.turn.seat, effect)
    if (needsChoice(choices)) return false
    frame.at++
    if (choices.length > 0) playEffect(state, state.turn.seat, effect, {}, 'tile', ctx)
    return true
  },
}
