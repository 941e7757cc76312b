import { championName, nameOf } from '../box/names.ts'
import { isFighting } from '../champions/champion.ts'
import { offeredFor } from '../chronicle/ordeals.ts'
import type { Topic } from '../frames.ts'
import { groundOf, stepResult } from '../movement/ground.ts'
import type { CaravanMove, MoveOf } from '../moves.ts'
import type { CaravanView } from '../state.ts'
import { treasureText } from '../texts/cards.ts'
import { capital, contracted } from '../texts/prose.ts'
import { knownIn, placeName } from '../texts/things.ts'
import type { T } from '../texts/words.ts'
import { actingOrder } from './acting.ts'
import { doneOrder, passOrder, reactOrder, useOrder } from './attacking.ts'
import { cardName } from './cards.ts'
import { declined } from './declining.ts'
import { optionText } from './options.ts'
import { answerText } from './questions.ts'
import type { Scene } from './scene.ts'

/** A move as an order to the seat that decides, with its cost and gain, from the view in which it is legal. */
export function describeMove(move: CaravanMove, view: CaravanView, t: T): string {
  const scene: Scene = { view, frame: view.flow.at(-1), t }
  return contracted(capital(order(move, scene)), t.lang)
}

function order(move: CaravanMove, scene: Scene): string {
  const { view, frame, t } = scene
  switch (move.do) {
    case 'choose':
    case 'vote':
      return chosen(move, scene)
    case 'effort':
      return effort(move, scene)
    case 'fate':
      return fate(move, scene)
    case 'enhance':
    case 'reverse':
      return t(`move.${move.do}`, { what: nameOf(t, 'treasure', move.treasure) })
    case 'assign':
      return assign(move, t)
    case 'heirloom':
      return t('move.heirloom', { who: championName(t, move.champion) })
    case 'ready':
      return t('move.ready')
    case 'pass':
      return passOrder(scene)
    case 'unpass':
      return t('move.unpass')
    case 'done':
      return frame?.kind === 'attack' ? doneOrder(frame, t) : t('move.done')
    case 'step':
      return step(move, scene)
    case 'stand':
      return t('move.stand', { place: placeName(knownIn(view), move.at, t) })
    case 'use':
      return useOrder(move, scene)
    case 'react':
      return reactOrder(move, scene)
    default:
      return actingOrder(move, scene)
  }
}

/** The frame on top says what was asked; a vote is told as one. */
function chosen({ do: how, option }: MoveOf<'choose' | 'vote'>, { view, frame, t }: Scene): string {
  const topic: Topic =
    frame?.kind === 'ask' || frame?.kind === 'vote'
      ? frame.topic
      : { what: frame?.kind === 'draft' ? 'draft' : 'other' }
  const unwanted = declined(topic, option)
  if (unwanted !== null) return t(`decline.${unwanted}`, { card: cardOf(topic, t) })
  const text = optionText(topic, option, view, t)
  const order = topic.what === 'draft' ? t('move.draft', { who: text }) : answerText(topic, text, view, t)
  return how === 'vote' && view.players > 1 ? t('move.vote', { order }) : order
}

/** The card that asks. */
const cardOf = ({ card }: Topic, t: T): string => (typeof card === 'string' && cardName(card, t)) || t('opt.effect')

/** R4.4: each die costs 1 Vigor, and the last one a Wound. */
function effort({ champion, dice }: MoveOf<'effort'>, { view, t }: Scene): string {
  const who = championName(t, champion)
  if (dice === 0) return t('move.effort.none', { who })
  return t(dice >= view.champions[champion].vigor ? 'move.effort.wound' : 'move.effort', { who, count: dice })
}

/** R4.6: a player pushes it once, for the Champion named last. */
function fate({ champion, offer }: MoveOf<'fate'>, { view, frame, t }: Scene): string {
  const who = championName(t, champion)
  if (!offer) return t('move.fate.not', { who })
  const other = frame?.kind === 'ordeal' ? offeredFor(view, frame, view.champions[champion].seat) : null
  return other ? t('move.fate.instead', { who, other: championName(t, other) }) : t('move.fate', { who })
}

function assign({ card, to }: MoveOf<'assign'>, t: T): string {
  const what = nameOf(t, 'treasure', card)
  return to === 'box'
    ? t('move.assign.box', { what })
    : t('move.assign', { what, who: championName(t, to), text: treasureText(card, t).join(' ') })
}

/** R9.3: a step down may hurt. */
function step({ to }: MoveOf<'step'>, { view, frame, t }: Scene): string {
  const place = placeName(knownIn(view), to, t)
  if (!isFighting(view) || frame?.kind !== 'move') return t('move.step', { place })
  const ground = groundOf(view, frame.mover, frame)
  const from = frame.path.at(-1) ?? (frame.from.startsWith('top:') ? frame.from : frame.from.slice(0, 2))
  const falls = ground ? stepResult(ground, from as typeof to, to).falls : 0
  return falls > 0 ? t('move.step.fall', { place, damage: 2 * falls }) : t('move.step', { place })
}
