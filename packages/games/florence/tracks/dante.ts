import { enter, type Seat } from '@acheron/engine'
import { type DanteStep, dantePath, lastStepInfamy, type StepKind } from '../box/dante-path.ts'
import { type Sin, sinOf } from '../box/sins.ts'
import type { Ctx } from '../events.ts'
import { bury } from '../hell/souls.ts'
import { addInfamy } from '../money/infamy.ts'
import { triggerEnd } from '../result/ending.ts'
import type { FlorenceState, FlorenceView } from '../state.ts'
import { awardDiploma } from './diplomas.ts'

/** Whether Dante stands on his last step. */
export function hasArrived({ dante, players }: Pick<FlorenceView, 'dante' | 'players'>): boolean {
  return dante === dantePath(players).length
}

/** R6.4 step 5: one step down, with its reward; on the last step he stays (R15.2). */
export function moveDante(state: FlorenceState, seat: Seat, ctx: Ctx): void {
  if (hasArrived(state)) return
  const step = dantePath(state.players)[state.dante]!
  state.dante++
  ctx.emit({ e: 'danteMoved', seat, step: state.dante, level: step.level, kind: step.kind })
  rewards[step.kind](state, seat, step, ctx)
}

/** R7. The levels with a diploma are 2 to 9. */
const diplomaOf = ({ level }: DanteStep) => sinOf(level) as Sin

const rewards: Readonly<Record<StepKind, (state: FlorenceState, seat: Seat, step: DanteStep, ctx: Ctx) => void>> = {
  P: (state, seat, _step, ctx) => {
    bury(state, seat, 'pagan', 'dante', ctx)
    enter(state, { kind: 'guardian', may: true })
  },
  F: state => enter(state, { kind: 'fraudSource' }),
  D: (state, _seat, step, ctx) => awardDiploma(state, diplomaOf(step), ctx),
  E: (state, seat, step, ctx) => {
    addInfamy(state, seat, lastStepInfamy, 'dante', ctx)
    awardDiploma(state, diplomaOf(step), ctx)
    triggerEnd(state, seat, ctx)
  },
}
