import {
  abilityOf,
  attackIn,
  type CaravanMove,
  type CaravanView,
  capital,
  championName,
  championOf,
  declines,
  type FightingView,
  isFighting,
  type MoveOf,
  nameOf,
  optionText,
  shownGame,
  topFrame,
} from '@acheron/games/caravan/board.ts'
import type { Choice } from '../../../board/face.ts'
import { oneOfEach } from '../../../board/oneOfEach.ts'
import { stakeOf } from '../chronicle/stakes.ts'
import { storyAnswer } from '../chronicle/story.ts'
import { laysDown, packingOrder } from '../chronicle/transition/gives.ts'
import { roadVoice } from '../chronicle/words.ts'
import { consequenceOf } from '../consequences.ts'
import { groupsOf } from '../groups.ts'
import { offeredWalks } from '../stage/walks.ts'
import type { Voice } from '../words.ts'
import { actingChoices, passText } from './acting.ts'
import { oneOfAlike } from './alike.ts'
import { fumbleChoices, rerollsAfter } from './attacking.ts'
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
    move => `${move.do} ${championOf(move) ?? areaIn(move) ?? JSON.stringify(move)}`,
  )
  return [...each, ...sorted.filter(ends)]
}

/** The Area of a Space that is chosen. */
function areaIn(move: CaravanMove): string | null {
  const option = move.do === 'choose' ? move.option : null
  return typeof option === 'string' && option[2] === '.' ? option.slice(0, 2) : null
}

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
  const packing = topFrame(view)?.kind === 'transition'
  // A row for several rerolls does not stand for a single one.
  const isKept = topFrame(view)?.kind === 'attack'
  const known = new Set(isKept ? [] : special.map(({ move }) => JSON.stringify(move)))
  const rest = moves.filter(move => !known.has(JSON.stringify(move)))
  const others = packing ? packingOrder(view, rest) : inOrder(view, rest)
  const groups = groupsOf(others, voice)
  const plain = others.map((move, i): Row => {
    const costs = consequenceOf(view, move, voice) || priceText(view, move, voice)
    const consequence = [reactionText(move, voice), costs].filter(Boolean).join(' · ')
    const group = groups[i]
    const next = move.do === 'use' && isFighting(view) ? rerollsAfter(view, move) : []
    return {
      move,
      ...(next.length > 0 && { next }),
      label: told(view, move, moves, voice) ?? shownGame.describeMove(move, view, voice.game),
      ...(consequence && { consequence }),
      ...(group && { group }),
      ...(packing && laysDown(move) && { group: voice.t('group.down'), aside: true as const }),
    }
  })
  return [...special, ...plain]
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

/** What an answer on the road is known to cost; the book says it beside the same answer. */
function priceText(view: CaravanView, move: CaravanMove, { t }: Voice): string {
  const frame = topFrame(view)
  if ((move.do !== 'vote' && move.do !== 'choose') || (frame?.kind !== 'vote' && frame?.kind !== 'ask')) return ''
  return frame.topic.what === 'dilemma'
    ? stakeOf(view, frame.topic, move.option, roadVoice(t.lang)).price.join(' \u00b7 ')
    : ''
}

/** A reaction of a card: what it does stands beside its name. */
const reactionText = (move: CaravanMove, { game }: Voice): string =>
  move.do === 'react' && isCard(move) ? abilityOf(move.ability, game).text.replace(/\.$/, '') : ''

/** Keys of cards have parts; a BACKFLIP and a token have words of their own. */
const isCard = ({ ability }: MoveOf<'react'>): boolean => ability.split('/').length > 2

/** The question above the list says the rest. */
const shortTopics: ReadonlySet<string> = new Set([
  'chapter',
  'award',
  'champion',
  'treasure',
  'retry',
  'onward',
  'option',
])

/** The page's own words for a move; null where it has none. */
function told(view: CaravanView, move: CaravanMove, moves: readonly CaravanMove[], voice: Voice): string | null {
  const frame = topFrame(view)
  if (move.do === 'pass' && frame?.kind === 'act') return passText(view, moves, voice)
  // The question says what happens.
  const asked = frame?.kind === 'window' ? frame.order[frame.at] : undefined
  if (move.do === 'pass' && asked) return voice.t('row.letBe', { who: championName(voice.game, asked) })
  if (move.do === 'react' && isCard(move))
    return voice.t('row.other', {
      who: championName(voice.game, move.champion),
      what: abilityOf(move.ability, voice.game).name,
    })
  // What a Treasure does stands on it, on the stage.
  if (move.do === 'assign' && move.to !== 'box')
    return voice.t('row.take', {
      who: championName(voice.game, move.to),
      what: nameOf(voice.game, 'treasure', move.card),
    })
  if ((move.do !== 'vote' && move.do !== 'choose') || (frame?.kind !== 'vote' && frame?.kind !== 'ask')) return null
  const { topic } = frame
  const own = storyAnswer(topic, move.option, voice.t.lang)
  return own ?? (shortTopics.has(topic.what) ? capital(optionText(topic, move.option, view, voice.game)) : null)
}
