import type { Seat } from '@acheron/engine'
import { endSide, type FraudId, instantEffect, instantSide } from '../box/fraud-cards.ts'
import { type GuardianId, gatherMost } from '../box/guardians.ts'
import { hellFor } from '../box/hell.ts'
import type { ShieldId } from '../box/shields.ts'
import { circleOf, infamyOf } from '../box/sins.ts'
import type { Barrel } from '../box/tower.ts'
import type { Frame } from '../frames.ts'
import { listEffects } from '../hell/guardians.ts'
import type { FlorenceMove, MoveOf, Sheltered } from '../moves.ts'
import type { FlorenceState, FlorenceView } from '../state.ts'
import { ownsBarrel } from '../tower/pieces.ts'
import { seatOf } from '../turn/seats.ts'
import { levelWorth, trackWorth } from './diplomas.ts'
import { costOf, cubeWorth, discGain, drachmaWorth, effectWorth, florinWorth, freedWorth } from './effects.ts'
import { endOptionWorth, endWorth } from './expected.ts'
import { bestStyx, storeWorth } from './places.ts'
import { weights } from './weights.ts'

/** The worth of a sub-choice to the seat; `pass` and `done` are 0, so anything with a gain is done. */
export function choiceWorth(state: FlorenceState, seat: Seat, frame: Frame, move: FlorenceMove): number {
  const mine = seatOf(state, seat)
  switch (move.do) {
    case 'send':
    case 'accuse':
    case 'council':
    case 'keep':
      return 0
    case 'home':
      return homeWorth(state, seat, move.members)
    case 'reorganise':
      // The plain player leaves the tower as it is, though members on a guest's floor block accusations there.
      return -1
    case 'move':
    case 'swap':
      return -1
    case 'exchange':
      return move.n * (drachmaWorth(mine) - florinWorth(mine)) - (mine.florins - move.n < 1 ? 0.4 : 0)
    case 'cube':
      return 0.05 + cubeWorth(state, seat, move.sin)
    case 'disc':
      return discGain(mine) + gateWorth(state, seat, move.gate)
    case 'pay':
      return (move.for === 'styx' ? bestStyx(state, seat) - costOf(mine, 2) : weights.guardian - costOf(mine, 1)) - 0.1
    case 'panel':
      return storeWorth(state, seat, move.barrel)
    case 'fraud':
      return fraudWorth(state, seat, frame, move)
    case 'option':
      return optionWorth(state, seat, frame, move)
    case 'barrel':
      return 1 + barrelWorth(state, seat, move.barrel) - 0.1 * move.floor
    case 'guest':
      return 1 + move.floor * 0.6 + 0.3 * trackWorth(state, seat, move.guest)
    case 'guardian':
      return guardianWorth(state, seat, move)
    case 'effect':
      return frame.kind === 'guardianEffect' ? guardianEffectWorth(state, frame.guardian, move.soul, move.to) : 0
    case 'styx':
      return styxMoveWorth(state, seat, move)
    case 'end':
      return frame.kind === 'endFraud' ? endOptionWorth(state, seat, endSide(frame.card)[move.option]) : 0
    case 'diploma':
      return mine.skulls[move.sin] * state.cubes[move.sin]
    case 'lead':
    case 'pass':
    case 'done':
      return 0
  }
}

/** Urchins are wanted at special locations; otherwise one member is as good as another. */
function homeWorth(state: FlorenceView, seat: Seat, members: readonly Sheltered[]): number {
  const each = freedWorth(seatOf(state, seat))
  return members.reduce((sum, { kind, floor }) => sum + each + (kind === 'urchin' ? 0.1 : 0) - 0.02 * floor, 0)
}

/** A gate with many souls above it that are bound for below. */
function gateWorth(state: FlorenceView, seat: Seat, gate: ShieldId): number {
  const { shields, circles } = hellFor(state.players)
  const { n } = shields[gate]!
  const { discs } = seatOf(state, seat)
  const nearest = Math.min(3, ...discs.map(disc => Math.abs(shields[disc]!.n - n)))
  const above = circles[5]!.filter(
    id => shields[id]!.lines.includes(gate) && state.hell[id]?.pose === 'standing',
  ).length
  const middle = 1 - Math.abs(n - (circles[6]!.length + 1) / 2) / 4
  return 0.3 * nearest + 0.5 * above + 0.4 * middle - (state.hell[gate] ? 0.3 : 0)
}

function styxMoveWorth(state: FlorenceView, seat: Seat, move: MoveOf<'styx'>): number {
  return (
    levelWorth(state, seat, move.sin) + (move.second ? levelWorth(state, seat, move.second) : 0) - 0.05 * move.count
  )
}

function fraudWorth(state: FlorenceState, seat: Seat, frame: Frame, { from, card }: MoveOf<'fraud'>): number {
  const mine = seatOf(state, seat)
  const price = (frame.kind === 'cityWall' ? 2 : 0) + (from === 'hand' ? 0 : 1)
  const cost = costOf(mine, price)
  // A seat with few barrels does not gamble.
  if (!card) return 0.2 * mine.panel.length - cost - 0.5
  const { a, b } = instantSide(card)
  const instant = Math.max(effectWorth(state, seat, instantEffect(a)), effectWorth(state, seat, instantEffect(b)))
  const later =
    (ownsBarrel(mine, endSide(card).barrel) ? weights.endSide.owned : weights.endSide.missing) *
    endWorth(state, seat, card)
  return instant + later - cost
}

function optionWorth(state: FlorenceState, seat: Seat, frame: Frame, move: MoveOf<'option'>): number {
  if (frame.kind !== 'fraudOption') return 0
  const base = effectWorth(state, seat, instantEffect(instantSide(frame.card)[move.option]))
  if (move.gate) return base + 0.2 * gateWorth(state, seat, move.gate)
  if (move.sin) return cubeWorth(state, seat, move.sin)
  return move.members ? homeWorth(state, seat, move.members) : base
}

/** A barrel that the cards at hand ask for. */
function barrelWorth(state: FlorenceState, seat: Seat, barrel: Barrel): number {
  const mine = seatOf(state, seat)
  const wanted = (cards: readonly FraudId[], weight: number) =>
    weight * cards.filter(card => instantSide(card).barrel === barrel).length
  const ends = mine.played.filter(card => endSide(card).barrel === barrel).length
  return wanted(mine.hand, 1.5) + wanted(state.fraud.lineUp, 0.6) + ends
}

/** The guardian's best effect there. */
function guardianWorth(state: FlorenceState, seat: Seat, { guardian, circle }: MoveOf<'guardian'>): number {
  const there = { ...state, guardians: { ...state.guardians, [guardian]: circle } }
  const effects = listEffects(there, seat, guardian)
  return Math.max(-0.1, ...effects.map(({ soul, to }) => guardianEffectWorth(there, guardian, soul, to)))
}

/** The gain of an effect: points for a soul laid down, coins, or a little for harming others. */
function guardianEffectWorth(state: FlorenceState, guardian: GuardianId, soul?: ShieldId, to?: ShieldId): number {
  const { shields, circles } = hellFor(state.players)
  if (!soul) {
    const standing = circles[state.guardians[guardian]!]!.filter(id => state.hell[id]?.pose === 'standing')
    return 0.6 * Math.min(gatherMost, standing.length)
  }
  const from = shields[soul]!.circle
  const own = circleOf(state.hell[soul]!.sin)
  // Without a destination the soul is sent back or petrified: a loss for the player who would have laid it down next.
  if (!to) return from === own - 1 ? 0.5 : 0.2
  const { circle } = shields[to]!
  if (circle === own) return infamyOf(circle)
  return circle === own - 1 && from !== circle ? -0.5 : -0.05
}
