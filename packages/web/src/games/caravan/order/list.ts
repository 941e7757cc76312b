import {
  attackIn,
  type CaravanMove,
  type CaravanView,
  championOf,
  declines,
  type FightingView,
  isFighting,
  topFrame,
} from '@acheron/games/caravan/board.ts'
import type { Choice } from '../../../board/face.ts'
import { oneOfEach } from '../../../board/oneOfEach.ts'
import { packingOrder } from '../chronicle/transition/gives.ts'
import { groupsOf } from '../groups.ts'
import { offeredWalks } from '../stage/walks.ts'
import type { Voice } from '../words.ts'
import { actingChoices } from './acting.ts'
import { oneOfAlike } from './alike.ts'
import { fumbleChoices } from './attacking.ts'
import { dangerOf } from './danger.ts'
import { isPacking, plainRow } from './row.ts'
import { walkChoices } from './walking.ts'

type Row = Choice<CaravanMove>

/**
 * The rows of the list: of moves that do the same, one; walks and a single Champion's actions by what they lead to, with what
 * the others would do first, of all moves that are offered.
 */
export function listOf(
  view: CaravanView,
  legal: readonly CaravanMove[],
  voice: Voice,
  all: readonly CaravanMove[] = legal,
): Row[] {
  const moves = oneOfAlike(view, legal)
  const special = isFighting(view) ? fightingRows(view, moves, voice, all) : []
  const rest = movesLeft(view, moves, special)
  const others = isPacking(view) ? packingOrder(view, rest) : inOrder(view, rest)
  const groups = groupsOf(others, voice)
  return [...special, ...others.map((move, i) => plainRow(view, move, moves, groups[i] ?? '', voice))]
}

/** So many places of a MOVE lie open. */
const openWalks = 8

function fightingRows(
  view: FightingView,
  moves: readonly CaravanMove[],
  voice: Voice,
  all: readonly CaravanMove[],
): Row[] {
  const frame = topFrame(view)
  if (frame?.kind === 'move') return walkChoices(view, offeredWalks(view, frame.mover, moves), voice, openWalks)
  if (frame?.kind === 'attack') return fumbleChoices(view, moves, voice)
  return frame?.kind === 'act' ? (actingChoices(view, moves, voice, all) ?? []) : []
}

/** The moves that none of the rows stands for. A row for several rerolls does not stand for a single one. */
function movesLeft(view: CaravanView, moves: readonly CaravanMove[], rows: readonly Row[]): readonly CaravanMove[] {
  if (topFrame(view)?.kind === 'attack') return moves
  const listed = new Set(rows.map(({ move }) => JSON.stringify(move)))
  return moves.filter(move => !listed.has(JSON.stringify(move)))
}

/** The order of moves in the list: the most wanted first, ending a step last. */
const order: readonly CaravanMove['do'][] = [
  'maneuver',
  'breakFree',
  'free',
  'interact',
  'deliver',
  'move',
  'stand',
  'step',
  'use',
  'react',
  'done',
  'pass',
  'unpass',
]

/** By the kinds of moves, but one of each Champion before the next; declining and ending last. */
function inOrder(view: CaravanView, moves: readonly CaravanMove[]): readonly CaravanMove[] {
  const ranks = new Map(moves.map(move => [move, rankOf(view, move)]))
  const rank = (move: CaravanMove) => ranks.get(move) ?? 0
  const sorted = moves.toSorted((a, b) => rank(a) - rank(b))
  const ends = (move: CaravanMove) => rank(move) >= order.indexOf('done')
  const each = oneOfEach(
    sorted.filter(move => !ends(move)),
    move => `${move.do} ${championOf(move) ?? areaIn(move) ?? JSON.stringify(move)}`,
  )
  return [...each, ...sorted.filter(ends)]
}

/** A roll is what an Attack is for: it comes first. Declining comes after all else, but before what loses the fight. */
function rankOf(view: CaravanView, move: CaravanMove): number {
  if (move.do === 'done' && !declines(view, move) && attackIn(view)) return -1
  const rank = order.indexOf(move.do)
  const later = dangerOf(view, move) === 'lost' ? 2 : declines(view, move) ? 1 : 0
  return Math.max(0, rank) + later * order.length
}

/** The Area of a Space that is chosen. */
function areaIn(move: CaravanMove): string | null {
  const option = move.do === 'choose' ? move.option : null
  return typeof option === 'string' && option[2] === '.' ? option.slice(0, 2) : null
}
