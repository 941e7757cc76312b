import type { Json } from '@acheron/engine'
import type { CaravanMove } from '../moves.ts'
import type { Intent, Touch } from './moment.ts'

/** True if a touch means that move: then it is possible, and nothing needs an explanation. */
export function means(touch: Intent, move: CaravanMove): boolean {
  if (move.do === 'choose' || move.do === 'vote') return mentions(move.option, wanted(touch))
  switch (touch.kind) {
    case 'card':
      return meansCard(touch, move)
    case 'space':
      return meansSpace(touch, move)
    case 'piece':
      return meansPiece(touch, move)
    case 'champion':
      return ('champion' in move && move.champion === touch.id) || (move.do === 'deliver' && move.to === touch.id)
  }
}

function wanted(touch: Intent): readonly string[] {
  switch (touch.kind) {
    case 'card':
      return [touch.card]
    case 'space':
      return [touch.at, touch.at.slice(0, 2)]
    case 'piece':
    case 'champion':
      return [touch.id, `top:${touch.id}`]
  }
}

/** An option is the thing, or names it in one of its parts. */
function mentions(option: Json, things: readonly string[]): boolean {
  if (typeof option === 'string')
    return things.includes(option) || option.split('/').some(part => things.includes(part))
  if (option === null || typeof option !== 'object' || Array.isArray(option)) return false
  return Object.values(option).some(part => typeof part === 'string' && things.includes(part))
}

function meansCard({ champion, card, slot }: Touch<'card'>, move: CaravanMove): boolean {
  switch (move.do) {
    case 'maneuver':
      return (
        move.champion === champion &&
        (move.card === undefined || move.card === card) &&
        (slot === undefined || move.slot === slot)
      )
    case 'free':
    case 'react':
    case 'use':
      return move.ability.split('/').includes(card)
    case 'assign':
      return move.card === card
    case 'enhance':
    case 'reverse':
      return move.treasure === card
    default:
      return false
  }
}

function meansSpace({ at }: Touch<'space'>, move: CaravanMove): boolean {
  if (move.do === 'stand') return move.at === at
  return move.do === 'step' && (move.to === at || move.to === at.slice(0, 2))
}

function meansPiece({ id }: Touch<'piece'>, move: CaravanMove): boolean {
  if (move.do === 'interact') return move.with === id
  return (move.do === 'step' && move.to === `top:${id}`) || (move.do === 'stand' && move.at === `top:${id}`)
}
