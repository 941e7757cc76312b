import { enter, type Seat } from '@acheron/engine'
import {
  type GuardianAct,
  type GuardianId,
  gatherMost,
  guardianIds,
  guardians,
  returnDrachmas,
} from '../box/guardians.ts'
import { hellFor } from '../box/hell.ts'
import type { ShieldId } from '../box/shields.ts'
import { circleBelowTheWall, lastCircle } from '../box/sins.ts'
import type { Ctx } from '../events.ts'
import { changeCoins } from '../money/coins.ts'
import type { MoveOf } from '../moves.ts'
import type { FlorenceState, FlorenceView } from '../state.ts'
import { seatOf } from '../turn/seats.ts'
import { waysOf, wayTo } from './reach.ts'
import { land } from './souls.ts'

/** R10.1: either guardian to any other circle. */
export function listGuardians({ guardians }: FlorenceState): MoveOf<'guardian'>[] {
  const others = (at: number) => Array.from({ length: lastCircle }, (_, i) => i + 1).filter(circle => circle !== at)
  return guardianIds.flatMap(guardian => {
    const at = guardians[guardian]
    return at === undefined ? [] : others(at).map(circle => ({ do: 'guardian' as const, guardian, circle }))
  })
}

export function moveGuardian(state: FlorenceState, seat: Seat, move: MoveOf<'guardian'>, ctx: Ctx): void {
  const { guardian, circle } = move
  const from = state.guardians[guardian]!
  state.guardians[guardian] = circle
  ctx.emit({ e: 'guardianMoved', seat, guardian, from, to: circle })
  enter(state, { kind: 'guardianEffect', guardian })
}

/** Who calls a guardian, and the circle it acts in. */
interface Call {
  readonly seat: Seat
  readonly guardian: GuardianId
  readonly circle: number
}

type Target = Omit<MoveOf<'effect'>, 'do'>

interface Act {
  targets(state: FlorenceView, call: Call): Target[]
  play(state: FlorenceState, call: Call, target: Target, ctx: Ctx): void
}

function standingIn(state: FlorenceView, circle: number): ShieldId[] {
  return hellFor(state.players).circles[circle]!.filter(id => state.hell[id]?.pose === 'standing')
}

function emptyIn(state: FlorenceView, circle: number): ShieldId[] {
  return (hellFor(state.players).circles[circle] ?? []).filter(id => !state.hell[id])
}

/** Each standing soul of the circle with each place it may be put. */
function pairs(state: FlorenceView, circle: number, places: readonly ShieldId[]): Target[] {
  return standingIn(state, circle).flatMap(soul => places.map(to => ({ soul, to })))
}

function singles(state: FlorenceView, { circle }: Call): Target[] {
  return standingIn(state, circle).map(soul => ({ soul }))
}

/** 2.12. */
const acts: Readonly<Record<GuardianAct, Act>> = {
  lead: {
    targets: (state, { seat, circle }) =>
      standingIn(state, circle).flatMap(soul => waysOf(state, seat, soul).map(({ to }) => ({ soul, to }))),
    play(state, { seat, guardian }, target, ctx) {
      const from = target.soul!
      const { path, to } = wayTo(state, seat, from, target.to!)!
      const { sin } = state.hell[from]!
      delete state.hell[from]
      ctx.emit({ e: 'soulMoved', seat, sin, from, path, to, by: guardian })
      land(state, seat, sin, to, ctx)
    },
  },
  return: {
    targets: singles,
    play(state, { seat }, target, ctx) {
      const from = target.soul!
      const { sin } = state.hell[from]!
      delete state.hell[from]
      state.graveyard[sin]++
      ctx.emit({ e: 'soulReturned', seat, sin, from })
      changeCoins(state, seat, { drachmas: returnDrachmas }, 'effect', ctx)
    },
  },
  gather: {
    targets: (state, { circle }) => (standingIn(state, circle).length > 0 ? [{}] : []),
    play(state, { seat, circle }, _target, ctx) {
      const florins = Math.min(gatherMost, standingIn(state, circle).length)
      changeCoins(state, seat, { florins }, 'effect', ctx)
    },
  },
  petrify: {
    targets: singles,
    play(state, { seat }, target, ctx) {
      const soul = state.hell[target.soul!]!
      soul.pose = 'petrified'
      ctx.emit({ e: 'soulPetrified', seat, sin: soul.sin, shield: target.soul! })
    },
  },
  shift: {
    targets: (state, { circle }) => pairs(state, circle, emptyIn(state, circle)),
    play(state, { seat }, target, ctx) {
      const from = target.soul!
      const to = target.to!
      const soul = state.hell[from]!
      delete state.hell[from]
      state.hell[to] = soul
      ctx.emit({ e: 'soulShifted', seat, sin: soul.sin, from, to })
    },
  },
  carry: {
    targets(state, { seat, circle }) {
      const below = emptyIn(state, circle + 1)
      const { discs } = seatOf(state, seat)
      const isWall = circle + 1 === circleBelowTheWall
      return pairs(state, circle, isWall ? below.filter(gate => discs.includes(gate)) : below)
    },
    play(state, { seat, guardian }, target, ctx) {
      const from = target.soul!
      const to = target.to!
      const { sin } = state.hell[from]!
      delete state.hell[from]
      ctx.emit({ e: 'soulMoved', seat, sin, from, path: [to], to, by: guardian })
      land(state, seat, sin, to, ctx)
    },
  },
}

/** R10.2: the effects of the guardian where it stands, or in another circle. */
export function listEffects(
  state: FlorenceView,
  seat: Seat,
  guardian: GuardianId,
  circle = state.guardians[guardian]!,
): MoveOf<'effect'>[] {
  const targets = acts[guardians[guardian].act].targets(state, { seat, guardian, circle })
  return targets.map(target => ({ do: 'effect', ...target }))
}

export function playGuardianEffect(
  state: FlorenceState,
  seat: Seat,
  guardian: GuardianId,
  target: MoveOf<'effect'>,
  ctx: Ctx,
): void {
  const call: Call = { seat, guardian, circle: state.guardians[guardian]! }
  ctx.emit({ e: 'guardianActed', seat, guardian, circle: call.circle })
  acts[guardians[guardian].act].play(state, call, target, ctx)
}
