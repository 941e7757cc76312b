import {
  attackIn,
  type CaravanEvent,
  type CaravanView,
  type FightingView,
  isFighting,
} from '@acheron/games/caravan/board.ts'
import { foldBoard } from './foldBoard.ts'
import { foldCards } from './foldCards.ts'

/** The view before a decision with what these events of it tell: places, facing, Vigor, Slots, decks and the track. */
export function folded(before: CaravanView, events: readonly CaravanEvent[]): CaravanView {
  const view = structuredClone(before)
  for (const event of events) if (isFighting(view)) fold(view, event)
  return view
}

function fold(view: FightingView, event: CaravanEvent): void {
  const { fight, champions } = view
  switch (event.e) {
    case 'roundBegan':
      fight.round = event.round
      break
    case 'turnBegan':
      fight.turn = event.of
      break
    case 'vigorChanged':
      champions[event.champion].vigor = event.to
      break
    case 'vigorSet':
      for (const { champion, vigor } of event.to) champions[champion].vigor = vigor
      break
    case 'tokenChanged': {
      const tokens: { [token: string]: number } | undefined =
        event.object in champions
          ? champions[event.object as keyof typeof champions].tokens
          : fight.malefactors[event.object]?.tokens
      if (tokens) tokens[event.token] = (tokens[event.token] ?? 0) + event.by
      break
    }
    case 'fiercenessChanged':
      fight.track = [...event.track]
      break
    case 'diceRolled':
    case 'attackCame':
      foldAttack(view, event)
      break
    case 'polymorphed':
    case 'returned':
      fight.fighters[event.champion].polymorphed = event.e === 'polymorphed'
      break
    case 'disabled':
    case 'enabled':
      fight.fighters[event.champion].disabled = event.e === 'disabled'
      break
    default:
      foldBoard(fight, event)
      foldCards(view, event)
  }
}

/** The Attack that was being made when the decision began: its dice, and that they are counted. */
function foldAttack(view: FightingView, event: Extract<CaravanEvent, { e: 'diceRolled' | 'attackCame' }>): void {
  const attack = attackIn(view)
  if (!attack) return
  if (event.e === 'attackCame') attack.step = 'result'
  else if (event.champion === attack.attacker) Object.assign(attack, { dice: [...event.faces], step: 'rolled' })
}
