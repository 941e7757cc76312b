import { hellFor } from '../box/hell.ts'
import type { ShieldId } from '../box/shields.ts'
import { circleBelowTheWall, circleOf, type SoulSin } from '../box/sins.ts'
import { isGraveyard, sinAt } from '../hell/reach.ts'
import type { Origin } from '../moves.ts'
import { circleName, gateName } from '../names.ts'
import type { Moment } from './moment.ts'

/** R2.3, R2.4: why the soul on a shield stays there; null where there is none. */
export function whyNotSoul(shield: ShieldId, moment: Moment): string | null {
  const { state, t } = moment
  const soul = state.hell[shield]
  if (!soul) return null
  return soul.pose === 'standing' ? whyStuck(shield, soul.sin, moment) : t(`why.soul.${soul.pose}`)
}

/** R2.3, R2.6: why a standing soul has no way down. */
function whyStuck(shield: ShieldId, sin: SoulSin, { state, me, t }: Moment): string {
  const { shields } = hellFor(state.players)
  const { circle, lines } = shields[shield]!
  if (circle + 1 === circleBelowTheWall && !lines.some(gate => me.discs.includes(gate))) return t('why.soul.wall')
  if (circle + 1 === circleOf(sin)) return t('why.soul.full', { circle: circleName(circle + 1, t) })
  return t('why.soul.stuck')
}

/** R2.3-R2.6: why that soul cannot reach that shield; the most obvious reason first. */
export function whyNoWay(origin: Origin, to: ShieldId, { state, me, t }: Moment): string {
  const { circle } = hellFor(state.players).shields[to]!
  const fromGrave = isGraveyard(origin)
  const start = fromGrave ? 0 : Number(origin[1])
  const own = circleOf(sinAt(state, origin))
  if (origin === to) return t('why.way.here')
  if (circle <= start) return t('why.way.up')
  if (circle > own) return t('why.way.below', { circle: circleName(own, t) })
  if (state.hell[to]) return t(circle === own ? 'why.way.taken' : 'why.way.occupied')
  if (circle === circleBelowTheWall && !me.discs.includes(to)) return t('why.way.gate', { gate: gateName(to, t) })
  if (fromGrave && circle > 1 && state.options.occupiedEntry === 'emptyOnly') return t('why.way.entry')
  if (start < circleBelowTheWall && circle > circleBelowTheWall && me.discs.length === 0) return t('why.way.wall')
  return t('why.way.far')
}
