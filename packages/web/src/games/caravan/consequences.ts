import {
  actionDeck,
  askIn,
  boxesOf,
  type CaravanMove,
  type CaravanView,
  type FightingView,
  type Id,
  isChampion,
  isFighting,
  nameOf,
  sturdiness,
  surface,
  type Topic,
  threshold,
  topLevel,
} from '@acheron/games/caravan/board.ts'
import type { Voice } from './words.ts'

/** The consequence of a move, for the right side of its line; empty if its words say all. */
export function consequenceOf(view: CaravanView, move: CaravanMove, voice: Voice): string {
  const { t } = voice
  const box = move.do === 'choose' ? boxIn(view, move.option) : null
  if (box) return t('cost.box', { card: nameOf(voice.game, 'maneuver', box) })
  if (!isFighting(view)) return ''
  switch (move.do) {
    case 'step':
      return levelText(view, move.to, voice)
    case 'stand':
      return levelText(view, move.at, voice)
    case 'maneuver':
      return move.card === undefined ? '' : t('cost.slot', { n: move.slot + 1 })
    case 'choose': {
      const ask = askIn(view)
      return ask ? chosenText(view, move.option, ask.topic, voice) : ''
    }
    case 'pass':
      if (view.flow.at(-1)?.kind !== 'act') return ''
      return view.players === 1 ? t('course.turn.malefactors') : t('cost.pass')
    default:
      return ''
  }
}

/** Questions about the Slots of a board, or the boxes of a Companion. */
const boxTopics: ReadonlySet<string> = new Set(['prepare', 'restore', 'expiate', 'stun'])

/** The Maneuver of a Companion's box that is meant; null for any other answer. */
export function boxIn(view: CaravanView, option: unknown): Id | null {
  if (typeof option !== 'object' || option === null || !('slot' in option) || !('champion' in option)) return null
  const { champion, slot } = option
  if (typeof champion !== 'string' || !isChampion(champion) || view.champions[champion].player) return null
  return boxesOf(view, champion)[Number(slot)]?.id ?? null
}

/** How high a place lies, where it is not on the ground. */
function levelText({ fight }: FightingView, place: string, { t }: Voice): string {
  const level = place.startsWith('top:')
    ? topLevel(fight, place.slice('top:'.length))
    : surface(fight, place.slice(0, 2) as Parameters<typeof surface>[1])
  return level > 0 ? t('cost.level', { level }) : ''
}

/** For a target the Hits to hurt it; for a place its height; for a box of a Companion its Maneuver. */
function chosenText(view: FightingView, option: unknown, { what, champion }: Topic, voice: Voice): string {
  if (typeof option === 'number' && boxTopics.has(what)) {
    const box = boxIn(view, { champion, slot: option })
    return box ? nameOf(voice.game, 'maneuver', box) : ''
  }
  if (typeof option === 'string' && /^([A-E][1-3](\.[NESW])?|top:.+)$/.test(option))
    return levelText(view, option, voice)
  if (what !== 'attack' || typeof option !== 'object' || option === null) return ''
  const { deck } = option as { readonly deck?: unknown }
  if (typeof deck !== 'string' || !(deck in view.fight.decks) || !actionDeck(deck)) return ''
  const state = view
  return voice.t('cost.target', { sturdiness: sturdiness(state, deck), threshold: threshold(state, deck) })
}
