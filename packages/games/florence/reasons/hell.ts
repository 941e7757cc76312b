import type { SoulSin } from '../box/sins.ts'
import { isGraveyard, sinAt } from '../hell/reach.ts'
import type { Origin } from '../moves.ts'
import { sinName } from '../names.ts'
import { whyNotGuardianShield } from './guardians.ts'
import { type Intent, type Moment, whyPressing } from './moment.ts'
import { whyNotStyx } from './tracks.ts'
import { whyNotSoul, whyNoWay } from './way.ts'

/** R2, R10: a shield as a soul's place, or as the end of its way. */
export function whyNotShield(touch: Extract<Intent, { kind: 'shield' }>, moment: Moment): string | null {
  const { frame, t } = moment
  const { shield, soul } = touch
  if (frame.kind === 'guardianEffect') return whyNotGuardianShield(touch, frame.guardian, moment)
  if (frame.kind === 'florence') return t('why.first.florence')
  if (frame.kind !== 'hell') return whyPressing(moment)
  if (soul !== undefined && isThere(soul, moment)) return whyNoWay(soul, shield, moment)
  return whyNotSoul(shield, moment) ?? t('why.shield.none')
}

function isThere(origin: Origin, { state }: Moment): boolean {
  return isGraveyard(origin) ? state.graveyard[sinAt(state, origin)] > 0 : state.hell[origin] !== undefined
}

/** R2.5, R11. */
export function whyNotGrave(sin: SoulSin, moment: Moment): string | null {
  const { state, frame, t } = moment
  if (frame.kind === 'florence') return t('why.first.florence')
  if (frame.kind === 'bonfire') return whyNotStyx(moment)
  if (frame.kind !== 'hell' && frame.kind !== 'styx') return whyPressing(moment)
  if (state.graveyard[sin] === 0) return t('why.grave.none', { sin: sinName(sin, t) })
  if (frame.kind === 'styx') return sin === 'pagan' ? t('why.styx.pagan') : t('why.styx.top', { sin: sinName(sin, t) })
  return t(sin === 'pagan' ? 'why.grave.pagan' : 'why.grave.full')
}
