import { askPhase as ask, leave } from '@acheron/engine'
import type { Frame } from '../frames.ts'
import type { FightingState } from '../state.ts'
import { act } from './act.ts'
import { attack } from './attack.ts'
import { campaign } from './campaign.ts'
import { caravanTurn } from './caravan-turn.ts'
import { card } from './card.ts'
import { confrontation } from './confrontation.ts'
import { counter } from './counter.ts'
import { draft } from './draft.ts'
import { effect } from './effect.ts'
import { entry } from './entry.ts'
import { journaled } from './journaled.ts'
import { loss } from './loss.ts'
import { malefactorsTurn } from './malefactors-turn.ts'
import { maneuver } from './maneuver.ts'
import { move } from './move.ts'
import { news } from './news.ts'
import { ordeal } from './ordeal.ts'
import { packet } from './packet.ts'
import { pay } from './pay.ts'
import type { CaravanPhase, FightPhase } from './phase.ts'
import { progress } from './progress.ts'
import { push } from './push.ts'
import { route } from './route.ts'
import { select } from './select.ts'
import { shove } from './shove.ts'
import { stepInto } from './step-into.ts'
import { test } from './test.ts'
import { transition } from './transition.ts'
import { treasure } from './treasure.ts'
import { vote } from './vote.ts'
import { window } from './window.ts'
import { wound } from './wound.ts'

/** A phase of the fight: when the fight is over its frames leave, whatever they were in the middle of (R7.5). */
function fought<F extends Frame>(phase: FightPhase<F>): CaravanPhase<F> {
  const { auto, resume } = phase
  return {
    ...phase,
    auto(state, frame, ctx) {
      if (!state.fight?.over) return auto?.(state as FightingState, frame, ctx) ?? false
      leave(state)
      return true
    },
    resume(state, frame, value, ctx) {
      if (state.fight?.over) leave(state)
      else resume?.(state as FightingState, frame, value, ctx)
    },
  } as CaravanPhase<F>
}

/** In the order of the rule book. */
export const phases = {
  campaign: journaled(campaign),
  draft,
  vote: journaled(vote),
  ask,
  entry: journaled(entry),
  ordeal: journaled(ordeal),
  treasure: journaled(treasure),
  progress: journaled(progress),
  transition: journaled(transition),
  confrontation: journaled(confrontation),
  caravanTurn: fought(caravanTurn),
  act: fought(act),
  malefactorsTurn: fought(malefactorsTurn),
  maneuver: fought(maneuver),
  pay: fought(pay),
  card: fought(card),
  effect: fought(effect),
  select: fought(select),
  window: fought(window),
  news: fought(news),
  move: fought(move),
  route: fought(route),
  stepInto: fought(stepInto),
  push: fought(push),
  shove: fought(shove),
  attack: fought(attack),
  counter: fought(counter),
  loss: fought(loss),
  packet: fought(packet),
  wound: fought(wound),
  test: fought(test),
}
