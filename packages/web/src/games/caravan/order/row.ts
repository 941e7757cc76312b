import type { Json } from '@acheron/engine'
import {
  abilityOf,
  type CaravanMove,
  type CaravanView,
  capital,
  championName,
  isFighting,
  type MoveOf,
  nameOf,
  optionText,
  shownGame,
  type Topic,
  topFrame,
} from '@acheron/games/caravan/board.ts'
import type { Choice } from '../../../board/face.ts'
import { stakeOf } from '../chronicle/stakes.ts'
import { storyAnswer } from '../chronicle/story.ts'
import { laysDown } from '../chronicle/transition/gives.ts'
import { roadVoice } from '../chronicle/words.ts'
import { consequenceOf } from '../consequences.ts'
import type { Voice } from '../words.ts'
import { passText } from './acting.ts'
import { rerollsAfter } from './attacking.ts'
import { dangerText } from './danger.ts'

export const isPacking = (view: CaravanView): boolean => topFrame(view)?.kind === 'transition'

/** A single move of the list, under the title `group`: what it is called, and what it costs and brings. */
export function plainRow(
  view: CaravanView,
  move: CaravanMove,
  moves: readonly CaravanMove[],
  group: string,
  voice: Voice,
): Choice<CaravanMove> {
  const costs = consequenceOf(view, move, voice) || priceText(view, move, voice)
  const consequence = [reactionText(move, voice), costs].filter(Boolean).join(' · ')
  const wastes = dangerText(view, move, voice)
  const next = move.do === 'use' && isFighting(view) ? rerollsAfter(view, move) : []
  return {
    move,
    ...(next.length > 0 && { next }),
    label: told(view, move, moves, voice) ?? shownGame.describeMove(move, view, voice.game),
    ...(consequence && { consequence }),
    ...(wastes && { wastes }),
    ...(group && { group }),
    ...(isPacking(view) && laysDown(move) && { group: voice.t('group.down'), aside: true as const }),
  }
}

/** What an answer on the road is known to cost; the book says it beside the same answer. */
function priceText(view: CaravanView, move: CaravanMove, { t }: Voice): string {
  const answer = answerOf(view, move)
  if (answer?.topic.what !== 'dilemma') return ''
  return stakeOf(view, answer.topic, answer.option, roadVoice(t.lang)).price.join(' · ')
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
  const answer = answerOf(view, move)
  if (!answer) return null
  const { topic, option } = answer
  const own = storyAnswer(topic, option, voice.t.lang)
  return own ?? (shortTopics.has(topic.what) ? capital(optionText(topic, option, view, voice.game)) : null)
}

/** What a move answers, and how; null for a move that answers nothing. */
function answerOf(view: CaravanView, move: CaravanMove): { readonly topic: Topic; readonly option: Json } | null {
  const frame = topFrame(view)
  if (move.do !== 'vote' && move.do !== 'choose') return null
  return frame?.kind === 'vote' || frame?.kind === 'ask' ? { topic: frame.topic, option: move.option } : null
}
