import {
  barrelName,
  deciderOf,
  type FlorenceMove,
  type FlorenceView,
  type Folder,
  folderOf,
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
  theLocation,
  wayTo,
} from '@acheron/games/florence/board.ts'
import { capital } from './texts.ts'
import type { Voice } from './words.ts'

/** Moves of one kind that stay unfolded at most. */
const few = 7

interface Listed {
  readonly moves: readonly FlorenceMove[]
  /** Other ways to do what another row does. */
  readonly again: readonly FlorenceMove[]
}

/** The title under which a move is folded; empty for a move that stays open. */
export function groupOf(view: FlorenceView, move: FlorenceMove, { moves, again }: Listed, voice: Voice): string {
  const { t, game } = voice
  const folder = folderOf(move)
  if (!folder || !isFolded(move, folder, { moves, again })) return ''
  switch (folder.kind) {
    case 'soul':
      return soulTitle(view, folder.soul, voice)
    case 'accuse':
      return t('group.accuse', { at: theLocation(folder.location, game) })
    case 'bribe':
      return t('group.bribe', { quarter: quarterName(view.locations[folder.location], game) })
    case 'cube':
    case 'disc':
      return t(`group.${folder.kind}`)
    case 'home':
      return t('group.two')
    case 'guardian':
      return guardianName(folder.guardian, game)
    case 'sin':
      return sinName(folder.sin, game)
    case 'piece':
      return t('group.piece', { piece: pieceText(folder.piece, game) })
    case 'barrel':
      return capital(barrelName(folder.barrel, game))
    case 'guest':
      return guestName(folder.guest, game)
    default:
      return ''
  }
}

/**
 * Accusations at the same place that differ in who accuses and where they shelter: after the first they are folded, for they
 * bring the same.
 */
export function otherWays(sorted: readonly FlorenceMove[]): readonly FlorenceMove[] {
  const plain = sorted.flatMap(move => (move.do === 'accuse' && !move.bribe ? [move] : []))
  const places = [...Map.groupBy(plain, ({ location }) => location).values()]
  // A single one is not folded away by itself.
  return places.flatMap(([, ...others]) => (others.length > 1 ? others : []))
}

/** Whether a move is folded: always with a bribe and where all are of one kind, otherwise where there are many. */
function isFolded(move: FlorenceMove, folder: Folder, { moves, again }: Listed): boolean {
  const has = (...kinds: FlorenceMove['do'][]) => moves.some(each => kinds.includes(each.do))
  switch (folder.kind) {
    case 'accuse':
      return again.includes(move)
    case 'bribe':
    case 'cube':
    case 'guardian':
      return true
    case 'disc':
      return move.do !== 'disc' || has('cube', 'pay')
    case 'home':
      return folder.members > 1
    default:
      return moves.filter(each => each.do === move.do).length > few
  }
}

/** The points of a soul at that end; 0 unless it lies down. */
export function pointsOf(view: FlorenceView, soul: Origin, to: string): number {
  return wayTo(view, deciderOf(view), soul, to)?.points ?? 0
}

/** The soul by its kind and its place. */
function soulTitle(view: FlorenceView, soul: Origin, { t, game }: Voice): string {
  const who = soulText(sinAt(view, soul), game)
  return isGraveyard(soul)
    ? t('group.grave', { soul: who })
    : t('group.soul', { soul: who, shield: shieldName(soul, game) })
}
