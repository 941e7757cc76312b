import { gatherMost, guardians, returnDrachmas } from '../box/guardians.ts'
import { hellFor } from '../box/hell.ts'
import { fare } from '../box/prices.ts'
import type { GateId, ShieldId } from '../box/shields.ts'
import { circleOf, infamyOf, type Sin, type SoulSin } from '../box/sins.ts'
import { cubeValue } from '../box/tracks.ts'
import { isGraveyard, sinAt } from '../hell/reach.ts'
import type { MoveOf } from '../moves.ts'
import {
  circleName,
  gateName,
  quarterName,
  shieldName,
  sinName,
  soulsText,
  soulText,
  type T,
  theGuardian,
} from '../names.ts'
import { borrows, gains, type Order, order, pays, raises, type Scene, scores } from './order.ts'

/** Souls, guardians, the Styx, the wall and the tracks beside the circles. */
export function hellOrder(
  move: MoveOf<'lead' | 'guardian' | 'effect' | 'styx' | 'cube' | 'disc'>,
  scene: Scene,
): Order {
  const { view, t } = scene
  switch (move.do) {
    case 'lead':
      return lead(move, scene)
    case 'guardian':
      return order(t('move.guardian', { guardian: theGuardian(move.guardian, t), circle: circleName(move.circle, t) }))
    case 'effect':
      return guardianEffect(move, scene)
    case 'styx': {
      const { sin, count, second } = move
      const notes = [...raises(sin, scene), ...(second ? raises(second, scene) : [])]
      return order(t('move.styx', { souls: soulsText(sin, count, t) }), notes)
    }
    case 'cube':
      return order(cube(move.sin, view.cubes[move.sin] + 1, t))
    case 'disc':
      return order(disc(move.gate, t))
  }
}

/** R5.8 and the cards: a cube one space further. */
export function cube(sin: Sin, space: number, t: T): string {
  return t('move.cube', { sin: sinName(sin, t), space, value: cubeValue(space) })
}

export function disc(gate: GateId, t: T): string {
  return t('move.disc', { gate: gateName(gate, t) })
}

/** R2.1. */
function lead({ soul: origin, to, loans }: MoveOf<'lead'>, scene: Scene): Order {
  const { view, t } = scene
  const sin = sinAt(view, origin)
  const { quarter } = hellFor(view.players).shields[to]!
  const end = { soul: soulText(sin, t), to: shieldName(to, t), quarter: quarterName(quarter, t) }
  if (!isGraveyard(origin)) {
    const text = t('move.lead', { ...end, from: shieldName(origin, t) })
    return order(text, lies(sin, to, t))
  }
  const notes = [...lies(sin, to, t), ...pays({ drachmas: fare }, t), ...borrows(loans, scene)]
  return order(t('move.lead.grave', end), notes)
}

/** R2.4: the gain of a soul that lies down at its end. */
function lies(sin: SoulSin, to: ShieldId, t: T): string[] {
  const circle = Number(to[1])
  return circle === circleOf(sin) ? scores(infamyOf(circle), t) : []
}

/** 2.12. */
function guardianEffect({ soul: from, to }: MoveOf<'effect'>, { view, frame, t }: Scene): Order {
  const guardian = frame?.kind === 'guardianEffect' ? frame.guardian : 'minos'
  const circle = view.guardians[guardian] ?? 1
  const who = theGuardian(guardian, t)
  if (from === undefined) {
    const standing = hellFor(view.players).circles[circle]!.filter(id => view.hell[id]?.pose === 'standing').length
    return order(t('move.effect.gather', { who }), gains({ florins: Math.min(gatherMost, standing) }, t))
  }
  const { sin } = view.hell[from]!
  const words = { who, soul: soulText(sin, t), from: shieldName(from, t) }
  const { act } = guardians[guardian]
  switch (act) {
    case 'petrify':
      return order(t('move.effect.petrify', words))
    case 'lead':
    case 'carry':
    case 'shift': {
      const text = t(`move.effect.${act}`, { ...words, to: shieldName(to!, t) })
      return order(text, act === 'shift' ? [] : lies(sin, to!, t))
    }
    default:
      return order(t('move.effect.return', words), gains({ drachmas: returnDrachmas }, t))
  }
}
