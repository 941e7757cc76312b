import type { Move } from '@acheron/engine'
import {
  barrelName,
  type FlorenceMove,
  type Folder,
  folderOf,
  guardianName,
  guestName,
  hellFor,
  isGraveyard,
  type MoveOf,
  type Origin,
  pieceText,
  quarterName,
  shieldName,
  sinAt,
  sinName,
  soulText,
  theLocation,
} from '@acheron/games/florence/board.ts'
import type { Group, Scene } from '../stage.ts'
import { asMoves, capital, pointsOf, viewOf, wordsOf } from './scene.ts'

/** Moves of one kind that stay unfolded at most. */
const few = 5

/** The order of moves: the most profitable first, the end of the errand last. */
export function groupMoves(scene: Scene): Group[] {
  const moves = asMoves(scene.moves)
  const leads = moves.filter((move): move is MoveOf<'lead'> => move.do === 'lead')
  const laid = leads.filter(move => pointsOf(scene, move) > 0)
  laid.sort((a, b) => pointsOf(scene, b) - pointsOf(scene, a))
  const most = laid[0] ? pointsOf(scene, laid[0]) : 0
  const isLast = (move: FlorenceMove) => move.do === 'done' || move.do === 'pass'
  const isLaid = new Set<FlorenceMove>(laid)
  const folders = new Map<string, FlorenceMove[]>([['', []]])
  for (const move of moves) {
    if (isLast(move) || isLaid.has(move)) continue
    const title = titleOf(scene, move, moves)
    folders.set(title, [...(folders.get(title) ?? []), move])
  }
  // Moves without a bribe come before moves with one.
  const isDear = (moves: readonly FlorenceMove[]) => moves.some(move => 'bribe' in move)
  const inOrder = [...folders].toSorted(([, a], [, b]) => Number(isDear(a)) - Number(isDear(b)))
  const titled = inOrder.map(([title, moves]): Group => {
    const counted = title && scene.say('florence.group.ways', { title, ways: moves.length })
    return { title: counted, moves: sorted(moves), open: title === '' }
  })
  return [
    { title: scene.say('florence.group.lay', { ways: laid.length, most }), moves: laid },
    ...titled,
    { title: '', moves: moves.filter(isLast), open: true },
  ].filter(group => group.moves.length > 0)
}

const order: readonly FlorenceMove['do'][] = ['accuse', 'send', 'council', 'fraud', 'option', 'exchange', 'panel']

function sorted(moves: readonly FlorenceMove[]): readonly Move[] {
  const rank = (move: FlorenceMove) => (order.indexOf(move.do) + order.length + 1) % (order.length + 1)
  return moves.toSorted((a, b) => rank(a) - rank(b))
}

const accusesMuch = (moves: readonly FlorenceMove[]) =>
  moves.filter(move => move.do === 'accuse' && !move.bribe).length > few

/** The title under which a move is folded; empty for a move that stays open. */
function titleOf(scene: Scene, move: FlorenceMove, moves: readonly FlorenceMove[]): string {
  const { say } = scene
  const t = wordsOf(scene)
  const folder = folderOf(move)
  if (!folder || !isFolded(move, folder, moves)) return ''
  switch (folder.kind) {
    case 'soul':
      return soulTitle(scene, folder.soul)
    case 'bribe':
      return say('florence.group.bribe', { quarter: quarterName(viewOf(scene).locations[folder.location], t) })
    case 'accuse':
      return say('florence.group.accuse', { at: theLocation(folder.location, t) })
    case 'guardian':
      return guardianName(folder.guardian, t)
    case 'sin':
      return sinName(folder.sin, t)
    case 'piece':
      return say('florence.group.piece', { piece: pieceText(folder.piece, t) })
    case 'barrel':
      return capital(barrelName(folder.barrel, t))
    case 'guest':
      return guestName(folder.guest, t)
    default:
      return say(`florence.group.${folder.kind}`)
  }
}

/** Whether a move is folded: always with a bribe and where all are of one kind, otherwise where there are many. */
function isFolded(move: FlorenceMove, folder: Folder, moves: readonly FlorenceMove[]): boolean {
  switch (folder.kind) {
    case 'bribe':
    case 'cube':
    case 'disc':
    case 'guardian':
      return true
    case 'accuse':
      return accusesMuch(moves)
    default:
      return move.do === 'lead' || moves.filter(each => each.do === move.do).length > few
  }
}

/** The soul by its kind and its place. */
function soulTitle(scene: Scene, soul: Origin): string {
  const t = wordsOf(scene)
  const place = isGraveyard(soul) ? scene.say('florence.graveyard') : shieldName(soul, t)
  return scene.say('florence.group.soul', { place, soul: soulText(sinAt(viewOf(scene), soul), t) })
}

/** The label of a move: a soul's way by its end alone, because its title names the soul; other moves in full. */
export function moveLabel(move: Move, scene: Scene): string {
  const [known] = asMoves([move])
  if (known?.do !== 'lead' || pointsOf(scene, known) > 0) return scene.describe(move)
  const t = wordsOf(scene)
  const { shields } = hellFor(viewOf(scene).players)
  const quarter = shields[known.to]?.quarter
  const end = scene.say('florence.label.end', {
    shield: shieldName(known.to, t),
    quarter: quarter ? quarterName(quarter, t) : '',
  })
  return known.loans ? scene.say('florence.label.loans', { end, count: known.loans }) : end
}
