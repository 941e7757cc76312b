import { type GuardianId, guardians } from '../box/guardians.ts'
import { hellFor } from '../box/hell.ts'
import type { ShieldId } from '../box/shields.ts'
import { circleBelowTheWall, lastCircle } from '../box/sins.ts'
import { circleName, gateName, theGuardian } from '../names.ts'
import { type Intent, type Moment, whyLater, whyPressing } from './moment.ts'
import { whyNotSoul, whyNoWay } from './way.ts'

/** R10.1, R5.8. */
export function whyNotGuardian(guardian: GuardianId, moment: Moment): string | null {
  const { state, frame, t } = moment
  if (state.guardians[guardian] === undefined) return t('why.guardian.absent', { guardian: theGuardian(guardian, t) })
  // The guardian is chosen after the payment.
  if (frame.kind === 'bonfire') return frame.called ? t('why.part.called') : null
  return whyLater('guardian', moment)
}

/** R10.1: a guardian goes to another circle. */
export function whyNotCircle({ circle, guardian }: Extract<Intent, { kind: 'circle' }>, moment: Moment): string | null {
  const { frame, t } = moment
  if (frame.kind === 'guardian') return t('why.guardian.there', { circle: circleName(circle, t) })
  return guardian === undefined ? whyPressing(moment) : whyNotGuardian(guardian, moment)
}

/** R10.2, 2.12: the possible effects of a guardian in its circle, and their targets. */
export function whyNotGuardianShield(
  { shield, soul }: Extract<Intent, { kind: 'shield' }>,
  id: GuardianId,
  moment: Moment,
): string {
  const { state, t } = moment
  const at = state.guardians[id]!
  const guardian = theGuardian(id, t)
  const isInCircle = Number(shield[1]) === at
  if (soul !== undefined && state.hell[soul]) return whyNotTarget(soul, shield, id, moment)
  if (!state.hell[shield]) return isInCircle ? t('why.guardian.nobody') : whyNotEnd(shield, id, moment)
  if (!isInCircle) return t('why.guardian.elsewhere', { guardian, circle: circleName(at, t) })
  if (state.hell[shield].pose !== 'standing') return t(`why.soul.${state.hell[shield].pose}`)
  switch (guardians[id].act) {
    case 'shift':
      return t('why.guardian.full', { circle: circleName(at, t) })
    case 'carry':
      return whyNotCarried(at + 1, moment)
    default:
      return whyNotSoul(shield, moment) ?? t('why.guardian.nobody')
  }
}

/** An empty shield as the end of a way, without the soul that would go there. */
function whyNotEnd(shield: ShieldId, id: GuardianId, moment: Moment): string {
  const { state, me, t } = moment
  const at = state.guardians[id]!
  if (guardians[id].act === 'lead') return t('why.shield.none')
  if (guardians[id].act !== 'carry' || Number(shield[1]) !== at + 1)
    return t('why.guardian.elsewhere', { guardian: theGuardian(id, t), circle: circleName(at, t) })
  if (at + 1 === circleBelowTheWall && !me.discs.includes(shield))
    return t('why.way.gate', { gate: gateName(shield, t) })
  return t('why.guardian.nobody')
}

/** The places where a soul in the guardian's hands may not be put. */
function whyNotTarget(soul: ShieldId, to: ShieldId, id: GuardianId, moment: Moment): string {
  const { state, me, t } = moment
  const at = state.guardians[id]!
  const { act } = guardians[id]
  if (act === 'lead') return whyNoWay(soul, to, moment)
  if (soul === to) return t('why.way.here')
  const wanted = act === 'carry' ? at + 1 : at
  if (Number(to[1]) !== wanted || (act !== 'carry' && act !== 'shift'))
    return t('why.guardian.reach', {
      guardian: theGuardian(id, t),
      circle: circleName(Math.min(wanted, lastCircle), t),
    })
  if (state.hell[to]) return t('why.guardian.occupied')
  return wanted === circleBelowTheWall && !me.discs.includes(to)
    ? t('why.way.gate', { gate: gateName(to, t) })
    : t('why.guardian.nobody')
}

/** Geryon carries to the next circle: there is none below the last, it may be full, its gates closed. */
function whyNotCarried(below: number, { state, t }: Moment): string {
  if (below > lastCircle) return t('why.guardian.bottom')
  const isFull = hellFor(state.players).circles[below]!.every(id => state.hell[id])
  return isFull ? t('why.guardian.full', { circle: circleName(below, t) }) : t('why.soul.wall')
}
