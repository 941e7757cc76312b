import type { CaravanEvent } from '../events.ts'
import { capital, contracted } from '../texts/prose.ts'
import type { T } from '../texts/words.ts'
import { tellBattle, tellBoard } from './battle.ts'
import { tellCampaign } from './campaign.ts'
import { tellChampion } from './champions.ts'

/** An event as a sentence of the log; empty if another event of the same step tells it better. */
export function tellEvent(event: CaravanEvent, t: T): string {
  return contracted(capital(told(event, t)), t.lang)
}

function told(event: CaravanEvent, t: T): string {
  switch (event.e) {
    // Seen on the card, and summed up with what is taken.
    case 'lineBegan':
    case 'cardEnded':
    case 'damageReduced':
      return ''
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
      return tellBattle(event, t)
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
      return tellBoard(event, t)
    case 'diceRolled':
    case 'vigorChanged':
    case 'vigorSet':
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
    case 'passWithdrawn':
    case 'damageTaken':
    case 'woundSuffered':
    case 'woundBlocked':
    case 'woundAverted':
    case 'championWounded':
    case 'polymorphed':
    case 'returned':
    case 'disabled':
    case 'enabled':
    case 'bewitched':
    case 'testMade':
      return tellChampion(event, t)
    default:
      return tellCampaign(event, t)
  }
}
