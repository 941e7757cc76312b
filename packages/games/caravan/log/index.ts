import type { View } from '@acheron/engine'
import type { CaravanEvent } from '../events.ts'
import type { CaravanState } from '../state.ts'
import { capital, contracted } from '../texts/prose.ts'
import type { T } from '../texts/words.ts'
import { tellBattle, tellBoard } from './battle.ts'
import { tellCampaign } from './campaign.ts'
import { tellChampion } from './champions.ts'
import type { Log } from './event.ts'

/** An event as a sentence of the log; nothing where another event of the same step tells it better. */
export function tell(event: CaravanEvent, view: View<CaravanState>, t: T): string {
  return contracted(capital(told(event, { view, t })), t.lang)
}

function told(event: CaravanEvent, log: Log): string {
  switch (event.e) {
    case 'roundBegan':
    case 'turnBegan':
    case 'cardRevealed':
    case 'attackMade':
    case 'attackCame':
    case 'malefactorWounded':
    case 'malefactorDefeated':
    case 'malefactorRose':
    case 'arcanaAdded':
    case 'regenerated':
    case 'flewAway':
    case 'reappeared':
    case 'happened':
      return tellBattle(event, log)
    case 'modelMoved':
    case 'facingChanged':
    case 'levelChanged':
    case 'piecePlaced':
    case 'pieceRemoved':
    case 'pieceCollapsed':
    case 'trapSet':
    case 'trapSprung':
    case 'minionPlaced':
    case 'minionRemoved':
    case 'held':
    case 'released':
    case 'arrested':
    case 'freed':
    case 'thrown':
      return tellBoard(event, log)
    case 'diceRolled':
    case 'vigorChanged':
    case 'tokenChanged':
    case 'fiercenessChanged':
    case 'slotChanged':
    case 'readinessChanged':
    case 'cardDrawn':
    case 'cardDiscarded':
    case 'deckShuffled':
    case 'sinDrawn':
    case 'sinYielded':
    case 'sinRemoved':
    case 'findingDrawn':
    case 'findingUsed':
    case 'findingDiscarded':
    case 'findingsExchanged':
    case 'relicSpent':
    case 'relicUnspent':
    case 'maneuverPlayed':
    case 'basicAction':
    case 'abilityUsed':
    case 'passed':
    case 'damageTaken':
    case 'championWounded':
    case 'polymorphed':
    case 'returned':
    case 'disabled':
    case 'enabled':
    case 'bewitched':
    case 'testMade':
      return tellChampion(event, log)
    default:
      return tellCampaign(event, log)
  }
}
