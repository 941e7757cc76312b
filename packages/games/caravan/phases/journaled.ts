import type { Seat } from '@acheron/engine'
import { takeDown } from '../campaign/journal.ts'
import type { CaravanEvent } from '../events.ts'
import type { CaravanState, Ctx } from '../state.ts'

type Steps = {
  auto?(state: CaravanState, frame: never, ctx: Ctx): boolean
  resume?(state: CaravanState, frame: never, value: never, ctx: Ctx): void
  play?(state: CaravanState, frame: never, seat: Seat, move: never, ctx: Ctx): void
}

/** A phase whose events are taken down in the journal. */
export function journaled<P extends Steps>(phase: P): P {
  const { auto, resume, play } = phase
  return {
    ...phase,
    ...(auto && { auto: (state: CaravanState, frame: never, ctx: Ctx) => auto(state, frame, noting(state, ctx)) }),
    ...(resume && {
      resume: (state: CaravanState, frame: never, value: never, ctx: Ctx) =>
        resume(state, frame, value, noting(state, ctx)),
    }),
    ...(play && {
      play: (state: CaravanState, frame: never, seat: Seat, move: never, ctx: Ctx) =>
        play(state, frame, seat, move, noting(state, ctx)),
    }),
  }
}

const noting = (state: CaravanState, { random, emit }: Ctx): Ctx => ({
  random,
  emit(event: CaravanEvent) {
    takeDown(state, event)
    emit(event)
  },
})
