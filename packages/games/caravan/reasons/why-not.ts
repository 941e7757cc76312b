import { seatMark } from '@acheron/engine/words'
import { championName } from '../box/names.ts'
import { questionText } from '../prompt/questions.ts'
import { whyNotCard } from './cards.ts'
import { type Intent, inFight, type Moment, type Touch } from './moment.ts'
import { whyNotPiece } from './pieces.ts'
import { whyNotSpace } from './spaces.ts'

/** The reason why the touch means no legal move; null for touches without a meaning. */
export function whyNot(touch: Intent, moment: Moment): string | null {
  switch (touch.kind) {
    case 'card':
      return whyPressing(moment) ?? whyNotCard(touch, moment)
    case 'space':
      return whyNotSpace(touch, moment)
    case 'piece':
      return whyNotPiece(touch, moment)
    case 'champion':
      return whyNotChampion(touch, moment)
    default:
      return null
  }
}

/** R19.1: what is being resolved comes first. */
function whyPressing({ view, frame, t }: Moment): string | null {
  switch (frame.kind) {
    case 'ask':
    case 'vote':
      return t('why.first', { question: questionText(frame.topic, view, t) })
    case 'window':
      return t('why.window')
    case 'attack':
      return t('why.attacking', { who: championName(t, frame.attacker) })
    case 'move':
      return t('why.moving', { who: championName(t, frame.mover) })
    default:
      return null
  }
}

/** R8.6, R12.5: a Champion that cannot be chosen, or has nothing left to do. */
function whyNotChampion({ id }: Touch<'champion'>, moment: Moment): string | null {
  const { view, seat, frame, t } = moment
  const who = championName(t, id)
  const fight = inFight(moment)
  if (!fight) return null
  const { at, heldBy, arrest } = fight.fight.fighters[id]
  if (arrest) return t('why.arrested', { who })
  if (at === null && heldBy !== null) return t('why.held', { who })
  if (frame.kind !== 'act') return whyPressing(moment)
  const owner = view.champions[id].seat
  return owner === seat ? t('why.nothingToDo', { who }) : t('why.foreign', { who, player: seatMark(owner) })
}
