import { seatMark } from '@acheron/engine/words'
import {
  amountsText,
  atSquareOfKind,
  circleName,
  type HellgameWords,
  soulsText,
  speedText,
  squareOfKind,
  stepsText,
} from '../names.ts'
import type { EventOf } from './event.ts'

type Travel = EventOf<
  'pieceStarted' | 'moved' | 'unlocked' | 'speedSpent' | 'forged' | 'movementEnded' | 'ferryTaken' | 'ferryEnded'
>

/** Pieces on their way (R3, R4.4). */
export function tellMovement(event: Travel, t: HellgameWords): string {
  const who = seatMark(event.seat)
  switch (event.e) {
    case 'pieceStarted':
      return t('log.pieceStarted', { who, at: atSquareOfKind(event.square, event.kind, t) })
    case 'moved': {
      // The sentence names the portal already.
      if (event.by === 'portal') return t('log.moved.portal', { who, square: event.to })
      const way = event.ride && event.by === 'step' ? 'ride' : event.by
      return t(`log.moved.${way}`, { who, square: squareOfKind(event.to, event.kind, t) })
    }
    case 'unlocked':
      return t('log.unlocked', { who, circle: circleName(event.circle, t), price: soulsText(event.price, t) })
    case 'speedSpent':
      return t('log.speedSpent', { who, price: speedText(event.price, t), steps: stepsText(event.steps, t) })
    case 'forged':
      return t('log.forged', { who, price: speedText(event.price, t), perm: event.perm })
    case 'movementEnded':
      // `moved` has told every step.
      return event.steps > 0 ? '' : t('log.movementEnded', { who, at: atSquareOfKind(event.square, event.kind, t) })
    case 'ferryTaken':
      return t('log.ferryTaken', { who, paid: amountsText(event.paid, t) })
    case 'ferryEnded':
      return t('log.ferryEnded', {
        who,
        steps: stepsText(event.steps, t),
        at: atSquareOfKind(event.square, event.kind, t),
      })
  }
}
