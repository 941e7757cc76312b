import {
  barrelName,
  type FlorenceMove,
  guardianName,
  guestName,
  isGraveyard,
  type Origin,
  pieceText,
  quarterName,
  shieldName,
  sinAt,
  sinName,
  soulText,
  waysOf,
} from './rules.ts'
import { deciderOf, type Florence } from './types.ts'
import type { Voice } from './words.ts'

/** So many of one kind lie open; more are folded. */
const few = 7

/** Under which title a move is folded away; nothing for those that lie open. */
export function groupOf(view: Florence, move: FlorenceMove, moves: readonly FlorenceMove[], voice: Voice): string {
  const { t, game } = voice
  const many = moves.filter(each => each.do === move.do).length > few
  switch (move.do) {
    case 'lead':
      return many && pointsOf(view, move.soul, move.to) === 0 ? soulTitle(view, move.soul, voice) : ''
    case 'send':
    case 'accuse':
      return move.bribe ? t('group.bribe', { quarter: quarterName(view.locations[move.location], game) }) : ''
    case 'cube':
      return t('group.cube')
    case 'disc':
      return moves.some(each => each.do === 'cube' || each.do === 'pay') ? t('group.disc') : ''
    case 'guardian':
      return guardianName(move.guardian, game)
    case 'effect':
      return many && move.soul ? soulTitle(view, move.soul, voice) : ''
    case 'styx':
      return many ? sinName(move.sin, game) : ''
    case 'move':
    case 'swap':
      return many ? t('group.piece', { piece: pieceText(move.piece, game) }) : ''
    case 'home':
      return move.members.length > 1 ? t('group.two') : ''
    case 'option':
      return move.gate
        ? t('group.disc')
        : move.sin
          ? t('group.cube')
          : (move.members?.length ?? 0) > 1
            ? t('group.two')
            : ''
    case 'barrel':
      return many ? barrelName(move.barrel, game) : ''
    case 'guest':
      return many ? guestName(move.guest, game) : ''
    default:
      return ''
  }
}

/** What the soul brings there: nothing unless it lies down. */
export function pointsOf(view: Florence, soul: Origin, to: string): number {
  return waysOf(view, deciderOf(view), soul).find(way => way.to === to)?.points ?? 0
}

/** The soul by what it is and where. */
function soulTitle(view: Florence, soul: Origin, { t, game }: Voice): string {
  const who = soulText(sinAt(view, soul), game)
  return isGraveyard(soul)
    ? t('group.grave', { soul: who })
    : t('group.soul', { soul: who, shield: shieldName(soul, game) })
}
