import type { FlorenceEvent } from '../events.ts'
import type { T } from '../names.ts'
import { city } from './city.ts'
import { end } from './end.ts'
import { fraud } from './fraud.ts'
import { hell } from './hell.ts'
import { house } from './house.ts'
import { purse } from './purse.ts'
import { setOut } from './set-out.ts'

/** An event as a sentence of the log; empty where another event of the same step tells it better. */
export function tellEvent(event: FlorenceEvent, t: T): string {
  switch (event.e) {
    case 'turnStarted':
    // The soul or the coins that a guardian moves have a line of their own.
    case 'guardianActed':
      return ''
    case 'gameStarted':
    case 'familyKept':
    case 'familyDealt':
      return setOut(event, t)
    case 'soulEntered':
    case 'soulMoved':
    case 'soulLaid':
    case 'soulReturned':
    case 'soulPetrified':
    case 'soulShifted':
    case 'soulBuried':
    case 'noSoulLeft':
    case 'plagueRevealed':
    case 'guardianMoved':
    case 'styxPlayed':
    case 'discPlaced':
    case 'cubeMoved':
      return hell(event, t)
    case 'loanTaken':
    case 'infamyChanged':
    case 'coinsChanged':
    case 'bribePaid':
      return purse(event, t)
    case 'quarterSet':
    case 'memberSent':
    case 'accused':
    case 'skullRaised':
    case 'bonusTaken':
    case 'danteMoved':
    case 'halfDiplomaTaken':
    case 'diplomaAwarded':
    case 'diplomaUnclaimed':
    case 'councilHeld':
      return city(event, t)
    case 'fraudPlayed':
    case 'fraudUsed':
    case 'fraudScored':
    case 'fraudDiscarded':
    case 'fraudDrawn':
    case 'lineUpRefilled':
    case 'deckShuffled':
      return fraud(event, t)
    case 'endTriggered':
    case 'suddenDeath':
    case 'finalScoring':
    case 'diplomaScored':
    case 'debtRepaid':
    case 'gameOver':
      return end(event, t)
    default:
      return house(event, t)
  }
}
