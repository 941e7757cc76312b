import {
  actionDeck,
  askIn,
  type CaravanMove,
  type CaravanView,
  type FightingView,
  isFighting,
  sturdiness,
  surface,
  threshold,
  topLevel,
} from '@acheron/games/caravan/board.ts'
import type { Voice } from './words.ts'

/** The consequence of a move, for the right side of its line; empty if its words say all. */
export function consequenceOf(view: CaravanView, move: CaravanMove, voice: Voice): string {
  if (!isFighting(view)) return ''
  const { t } = voice
  switch (move.do) {
    case 'step':
      return levelText(view, move.to, voice)
    case 'stand':
      return levelText(view, move.at, voice)
    case 'maneuver':
      return move.card === undefined ? '' : t('cost.slot', { n: move.slot + 1 })
    case 'choose': {
      const ask = askIn(view)
      return ask ? chosenText(view, move.option, ask.topic.what, voice) : ''
    }
    case 'pass':
      if (view.flow.at(-1)?.kind !== 'act') return ''
      return view.players === 1 ? t('course.turn.malefactors') : t('cost.pass')
    default:
      return ''
  }
}

/** How high a place lies, where it is not on the ground. */
function levelText({ fight }: FightingView, place: string, { t }: Voice): string {
  const level = place.startsWith('top:')
    ? topLevel(fight, place.slice('top:'.length))
    : surface(fight, place.slice(0, 2) as Parameters<typeof surface>[1])
  return level > 0 ? t('cost.level', { level }) : ''
}

/** For a target the Hits to hurt it; for a place its height. */
function chosenText(view: FightingView, option: unknown, what: string, voice: Voice): string {
  if (typeof option === 'string' && /^([A-E][1-3](\.[NESW])?|top:.+)$/.test(option))
    return levelText(view, option, voice)
  if (what !== 'attack' || typeof option !== 'object' || option === null) return ''
  const { deck } = option as { readonly deck?: unknown }
  if (typeof deck !== 'string' || !(deck in view.fight.decks) || !actionDeck(deck)) return ''
  const state = view
  return voice.t('cost.target', { sturdiness: sturdiness(state, deck), threshold: threshold(state, deck) })
}
