import { numbers } from '../box/numbers.ts'
import { circleOf, indexOf, type Square } from '../box/squares.ts'
import type { EventFrame, RecallFrame } from '../frames.ts'
import { cutsOf } from '../hinderance/cuts.ts'
import { circleName, circleNameOf, eventName, squareAt, squareName } from '../names.ts'
import { isOpen, isRemoved, kindOf } from '../square/contents.ts'
import type { Intent, Moment } from './moment.ts'

/** R11: why the touch is no answer to the event. */
export function whyNotEvent(touch: Intent, frame: EventFrame, moment: Moment): string {
  const { t } = moment
  const first = t('why.event.first', { event: eventName(frame.event, t) })
  if (touch.kind === 'spell' && frame.event === 'grimoire')
    return t('why.spell.deck', { spell: t(`spell.${touch.spell}`) })
  if (touch.kind !== 'square') return first
  switch (frame.event) {
    case 'place-obstacle':
      return whyNotHinderance(touch.square, moment)
    case 'place-portal':
      return whyNotPortal(touch.square, moment)
    case 'thaw':
      return t('why.source.pick')
    case 'whirlwind':
      return t('why.whirl', { last: numbers.eventEffects.whirlwind.lastCircle })
    default:
      return first
  }
}

/** R11, `total-recall`. */
export function whyNotRecall({ circle }: RecallFrame, { t }: Moment): string {
  return t('why.recall', { circle: circleName(circle, t) })
}

/** R7.1, R7.2. */
export function whyNotHinderance(square: Square, { view, seat, t }: Moment): string {
  if (view.hinderances === 0) return t('why.lay.none')
  if (isRemoved(view, square)) return t('why.removed')
  if (kindOf(view, square) !== 'plain') return t('why.lay.plain')
  const at = squareAt(square, view, t)
  if (view.demons[square]) return t('why.lay.demon', { at })
  for (let other = 0; other < view.players; other++)
    if (other !== seat && view.seats[other]!.at === square) return t('why.lay.piece', { at })
  const cuts = cutsOf(Object.keys(view.removed))[indexOf[square]!]
  return cuts ? t('why.lay.cut', { square: squareName(square, view, t) }) : t('why.lay.stuck')
}

/** R5.4, R11. */
export function whyNotPortal(square: Square, { view, me, t }: Moment): string {
  if (view.portalTokens === 0) return t('why.lay.none')
  if (isRemoved(view, square)) return t('why.removed')
  if (!isOpen(me, square)) return t('why.lay.locked', { circle: circleNameOf(square, t) })
  const { portalLastCircle } = numbers.eventEffects
  if (circleOf(square) > portalLastCircle) return t('why.lay.deep', { last: portalLastCircle })
  if (kindOf(view, square) !== 'plain') return t('why.lay.plain')
  return t('why.lay.demon', { at: squareAt(square, view, t) })
}
