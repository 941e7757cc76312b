import { list } from '@acheron/engine/words'
import { barrelName, floorText, guestName, memberText, pieceText, type T } from '../names.ts'
import { panelReward } from '../panel.ts'
import type { Sheltered } from '../state.ts'
import { gains, type Move, order, type Scene, scores } from './order.ts'

/** The tower and the supply panel. */
export function houseOrder(
  move: Move<'home' | 'reorganise' | 'move' | 'swap' | 'panel' | 'barrel' | 'guest'>,
  { view, frame, seat, t }: Scene,
): string {
  switch (move.do) {
    case 'home':
      return home(move.members, t)
    case 'reorganise':
      return t('move.reorganise')
    case 'move':
      return t('move.move', {
        piece: pieceText(move.piece, t),
        from: floorText(move.from, t),
        to: floorText(move.to, t),
      })
    case 'swap':
      return t('move.swap', {
        piece: pieceText(move.piece, t),
        from: floorText(move.from, t),
        other: pieceText(move.with, t),
        to: floorText(move.to, t),
      })
    case 'panel': {
      const text = t('move.panel', { barrel: barrelName(move.barrel, t) })
      return order(text, scores(panelReward(view, seat, move.barrel), t), t)
    }
    case 'barrel':
      return t('move.barrel', { barrel: barrelName(move.barrel, t), floor: floorText(move.floor, t) })
    case 'guest': {
      const text = t('move.guest', { guest: guestName(move.guest, t), floor: floorText(move.floor, t) })
      // R5.11: a family's own first guest brings no Florins.
      return order(text, gains({ florins: frame?.kind === 'palace' ? move.floor : 0 }, t), t)
    }
  }
}

/** "Bring home a noble from floor 1 and an urchin from floor 2". */
export function home(members: readonly Sheltered[], t: T): string {
  const each = members.map(({ kind, floor }) =>
    t('member.from', { member: memberText(kind, t), from: floorText(floor, t) }),
  )
  return t('move.home', { members: list(t.lang, each) })
}
