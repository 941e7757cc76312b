import { list } from '@acheron/engine/words'
import type { MoveOf, Sheltered } from '../moves.ts'
import { barrelName, floorText, guestName, membersText, pieceText, type T } from '../names.ts'
import { panelReward } from '../tower/panel.ts'
import { gains, type Order, order, type Scene, scores } from './order.ts'

/** The tower and the supply panel. */
export function houseOrder(
  move: MoveOf<'home' | 'reorganise' | 'move' | 'swap' | 'panel' | 'barrel' | 'guest'>,
  { view, frame, seat, t }: Scene,
): Order {
  switch (move.do) {
    case 'home':
      return order(home(move.members, t))
    case 'reorganise':
      return order(t('move.reorganise'))
    case 'move':
      return order(
        t('move.move', {
          piece: pieceText(move.piece, t),
          from: floorText(move.from, t),
          to: floorText(move.to, t),
        }),
      )
    case 'swap':
      return order(
        t('move.swap', {
          piece: pieceText(move.piece, t),
          from: floorText(move.from, t),
          other: pieceText(move.with, t),
          to: floorText(move.to, t),
        }),
      )
    case 'panel': {
      const text = t('move.panel', { barrel: barrelName(move.barrel, t) })
      return order(text, scores(panelReward(view, seat, move.barrel), t))
    }
    case 'barrel':
      return order(t('move.barrel', { barrel: barrelName(move.barrel, t), floor: floorText(move.floor, t) }))
    case 'guest': {
      const text = t('move.guest', { guest: guestName(move.guest, t), floor: floorText(move.floor, t) })
      // R5.11: a family's own first guest brings no Florins.
      return order(text, gains({ florins: frame?.kind === 'palace' ? move.floor : 0 }, t))
    }
  }
}

/** "Bring home a noble from floor 1 and 2 urchins from floor 2". */
export function home(members: readonly Sheltered[], t: T): string {
  const like = (one: Sheltered) => (other: Sheltered) => one.kind === other.kind && one.floor === other.floor
  const first = members.filter((member, i) => members.findIndex(like(member)) === i)
  const each = first.map(member => {
    const count = members.filter(like(member)).length
    return t('member.from', { member: membersText(member.kind, count, t), from: floorText(member.floor, t) })
  })
  return t('move.home', { members: list(t.lang, each) })
}
