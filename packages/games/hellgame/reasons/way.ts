import { numbers } from '../box/numbers.ts'
import { circleOf, indexOf, neighbours, type Square, squares } from '../box/squares.ts'
import { uprightFor } from '../items/owned.ts'
import { waysFrom } from '../movement/reach.ts'
import { canSpeed, portalsFor, stepsLeft, unlockPrice } from '../movement/steps.ts'
import { circleName, circleNameOf, soulsText, speedText, squareName, stepsText } from '../names.ts'
import { countOn, demonsOn, isOpen, isRemoved, kindOf } from '../square/contents.ts'
import type { Moment } from './moment.ts'

const { movement, traders } = numbers

/** R3, R4.4: why a piece cannot go there. */
export function whyNotGo(square: Square, moment: Moment): string {
  const { view, me, t } = moment
  if (square === me.at) return t('why.here')
  if (isRemoved(view, square)) return t('why.removed')
  if (left(moment) <= 0) return whyNoSteps(moment)
  return isOpen(me, square) ? whyNotReached(square, moment) : whyLocked(square, moment)
}

/** Steps left of the movement or the ride. */
function left({ view, frame }: Moment): number {
  return frame.kind === 'ferry' ? traders['T-ferry'].steps - frame.used : stepsLeft(view)
}

function whyNoSteps({ view, t }: Moment): string {
  return canSpeed(view) ? t('why.steps.speed', { steps: stepsText(movement.speedAdds, t) }) : t('why.steps')
}

/** R3.3, R3.4. */
function whyLocked(square: Square, moment: Moment): string {
  const { me, t } = moment
  const circle = circleOf(square)
  const next = me.unlocked + 1
  if (circle > next) return t('why.locked.order', { circle: circleName(next, t) })
  const price = unlockPrice(me, circle)
  if (me.souls < price)
    return t('why.locked.price', { circle: circleName(circle, t), price: soulsText(price, t), souls: me.souls })
  if (!neighbours[square]!.some(from => isOpen(me, from)))
    return t('why.locked.step', { circle: circleNameOf(square, t), from: circleName(me.unlocked, t) })
  return whyFar(square, moment)
}

/** R2.5, R3.7, R3.8, R3.10, in the order in which players think of short cuts; else it is too far. */
function whyNotReached(square: Square, moment: Moment): string {
  const { view, me, seat, t } = moment
  const isPortal = kindOf(view, square) === 'portal'
  const own = countOn(view, square, seat) > 0
  const { eclipse } = view.track
  if (own && kindOf(view, square) !== 'plain') return t('why.wayling.plain')
  if (eclipse !== null && (own || isPortal)) return t('why.eclipse', { slot: eclipse })
  if (isPortal && kindOf(view, me.at!) !== 'portal' && !uprightFor(me, 'toPortal')) return t('why.portal.from')
  if (demonsOn(view, square).length > 0 && kindOf(view, square) === 'plain') return t('why.wayling.foreign')
  return whyFar(square, moment)
}

function whyFar(square: Square, moment: Moment): string {
  const { view, seat, t } = moment
  const distance = waysFrom(view, seat, squares.length).walked.steps[indexOf[square]!]!
  const name = squareName(square, view, t)
  if (distance < 0) return t('why.link', { square: name })
  return t('why.far', { distance: stepsText(distance, t), square: name, left: left(moment) })
}

/** R3.5. */
export function whyNotSpeed({ view, frame, me, t }: Moment): string {
  if (frame.kind === 'ferry') return t('why.ferry')
  if (frame.kind !== 'movement') return t('why.moved')
  if (view.turn.slowed) return t('why.speed.slowed', { steps: stepsText(movement.slowed, t) })
  return t(me.speed < movement.speedCost ? 'why.speed.none' : 'why.speed.once')
}

/** R3.6. */
export function whyNotForge({ frame, me, t }: Moment): string {
  if (frame.kind === 'ferry') return t('why.ferry')
  if (frame.kind !== 'movement') return t('why.moved')
  return t('why.forge', { price: speedText(movement.forgeCost, t), speed: me.speed })
}

/** R3.10, for an upright Flux that leads nowhere. */
export function whyNotFlux(moment: Moment): string {
  const { view, frame, me, t } = moment
  if (frame.kind !== 'movement' && frame.kind !== 'ferry') return t('why.moved')
  if (view.track.eclipse !== null) return t('why.eclipse', { slot: view.track.eclipse })
  return portalsFor(view, me, me.at!).length === 0 ? t('why.flux.portals') : whyNoSteps(moment)
}
