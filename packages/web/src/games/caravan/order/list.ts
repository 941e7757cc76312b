import { caravan } from '@acheron/games/caravan'
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
import { storyAnswer } from '../chronicle/story.ts'
import { consequenceOf } from '../consequences.ts'
import { groupsOf } from '../groups.ts'
import { offeredWalks } from '../stage/walks.ts'
import type { Voice } from '../words.ts'
import { actingChoices, passText } from './acting.ts'
import { oneOfAlike } from './alike.ts'
import { rerollChoices, rerollsAfter } from './attacking.ts'
import { walkChoices } from './walking.ts'

type Row = Choice<CaravanMove>

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

/** A roll is what an Attack is for: it comes first. Declining comes after all else. */
function rankOf(view: CaravanView, move: CaravanMove): number {
  if (move.do === 'done' && !declines(view, move) && attackIn(view)) return -1
  const rank = order.indexOf(move.do)
  return Math.max(0, rank) + (declines(view, move) ? order.length : 0)
}

/** By the kinds of moves, but one of each Champion before the next; declining and ending last. */
function inOrder(view: CaravanView, moves: readonly CaravanMove[]): readonly CaravanMove[] {
  const ranks = new Map(moves.map(move => [move, rankOf(view, move)]))
  const rank = (move: CaravanMove) => ranks.get(move) ?? 0
  const sorted = moves.toSorted((a, b) => rank(a) - rank(b))
  const ends = (move: CaravanMove) => rank(move) >= order.indexOf('done')
  const each = oneOfEach(
    sorted.filter(move => !ends(move)),
    move => `${move.do} ${championOf(move) ?? JSON.stringify(move)}`,
  )
  return [...each, ...sorted.filter(ends)]
}

/** The rows of the list: of moves that do the same, one; walks and a single Champion's actions by what they lead to. */
export function listOf(view: CaravanView, legal: readonly CaravanMove[], voice: Voice): Row[] {
  const moves = oneOfAlike(view, legal)
  const special = isFighting(view) ? fightingRows(view, moves, voice) : []
  // A row for several rerolls does not stand for a single one.
  const isKept = topFrame(view)?.kind === 'attack'
  const known = new Set(isKept ? [] : special.map(({ move }) => JSON.stringify(move)))
  const others = inOrder(
    view,
    moves.filter(move => !known.has(JSON.stringify(move))),
  )
  const groups = groupsOf(others, voice)
  const plain = others.map((move, i): Row => {
    const consequence = consequenceOf(view, move, voice)
    const group = groups[i]
    const next = move.do === 'use' && isFighting(view) ? rerollsAfter(view, move) : []
    return {
      move,
      ...(next.length > 0 && { next }),
      label: told(view, move, moves, voice) ?? caravan.describeMove(move, view, voice.game),
      ...(consequence && { consequence }),
      ...(group && { group }),
    }
  })
  return [...special, ...plain]
}

/** So many places of a MOVE lie open. */
const openWalks = 8

function fightingRows(view: FightingView, moves: readonly CaravanMove[], voice: Voice): Row[] {
  const frame = topFrame(view)
  if (frame?.kind === 'move') return walkChoices(view, offeredWalks(view, frame.mover, moves, moves), voice, openWalks)
  if (frame?.kind === 'attack') return rerollChoices(view, moves, voice)
  return frame?.kind === 'act' ? (actingChoices(view, moves, voice) ?? []) : []
}

/** The page's own words for a move; null where it has none. */
function told(view: CaravanView, move: CaravanMove, moves: readonly CaravanMove[], voice: Voice): string | null {
  const frame = topFrame(view)
  if (move.do === 'pass' && frame?.kind === 'act') return passText(view, moves, voice)
  if ((move.do !== 'vote' && move.do !== 'choose') || (frame?.kind !== 'vote' && frame?.kind !== 'ask')) return null
  return storyAnswer(frame.topic, move.option, voice.t.lang)
}
