import { seatMark } from '@acheron/engine/words'
import { amountsText, circleName, lastingAt, lastingName, soulsText, speedText, stepsText } from '../names.ts'
import { numbers } from '../box/numbers.ts'
import type { Of, T, Table } from './event.ts'

type Travel = Of<
  'pieceStarted' | 'moved' | 'unlocked' | 'speedSpent' | 'forged' | 'movementEnded' | 'ferryTaken' | 'ferryEnded'
>

/** Pieces on their way (R3, R4.4). */
export function travel(event: Travel, view: Table, t: T): string {
  const who = seatMark(event.seat)
  switch (event.e) {
    case 'pieceStarted':
      return t('log.pieceStarted', { who, at: lastingAt(event.square, view, t) })
    case 'moved': {
      // One portal leads to another: the second need not be called one.
      if (event.by === 'portal') return t('log.moved.portal', { who, square: event.to })
      const way = event.ride && event.by === 'step' ? 'ride' : event.by
      return t(`log.moved.${way}`, { who, square: lastingName(event.to, view, t) })
    }
    case 'unlocked':
      return t('log.unlocked', { who, circle: circleName(event.circle, t), price: soulsText(event.price, t) })
    case 'speedSpent': {
      const { speedCost, speedAdds } = numbers.movement
      return t('log.speedSpent', { who, price: speedText(speedCost, t), steps: stepsText(speedAdds, t) })
    }
    case 'forged':
      return t('log.forged', { who, price: speedText(event.price, t), perm: event.perm })
    case 'movementEnded':
      // Whoever walked has been told of with every step.
      return event.steps > 0 ? '' : t('log.movementEnded', { who, at: lastingAt(event.square, view, t) })
    case 'ferryTaken':
      return t('log.ferryTaken', { who, paid: amountsText(event.paid, t) })
    case 'ferryEnded':
      return t('log.ferryEnded', { who, steps: stepsText(event.steps, t), at: lastingAt(event.square, view, t) })
  }
}
