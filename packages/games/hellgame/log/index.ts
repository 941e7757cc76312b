import { list, seatMark } from '@acheron/engine/words'
import type { HellgameEvent } from '../events.ts'
import { eventName, type HellgameWords, spellName } from '../names.ts'
import { tellDemons } from './demons.ts'
import { tellGains } from './gains.ts'
import { tellMovement } from './movement.ts'
import { tellSpells } from './spells.ts'
import { tellTrack } from './track.ts'

/** An event as a line of the log; empty where another event of the same step tells it better. */
export function tellEvent(event: HellgameEvent, t: HellgameWords): string {
  switch (event.e) {
    case 'gameStarted':
      return t('log.gameStarted', {
        players: event.players,
        first: seatMark(event.first),
        spells: list(
          t.lang,
          event.spells.map(spell => spellName(spell, t)),
        ),
        events: list(
          t.lang,
          event.events.map(each => eventName(each, t)),
        ),
      })
    case 'roundStarted':
      return t('log.roundStarted', { round: event.round })
    case 'turnStarted':
      return event.extra ? t('log.turnStarted.extra', { who: seatMark(event.seat) }) : ''
    case 'itemUsed':
    case 'eventEnded':
    case 'turnWon':
    case 'itemsUpright':
    case 'leadRemoved':
    case 'upkeepEnded':
    // `upkeepGain` tells the income of all players together.
    case 'income':
      return ''
    case 'pieceStarted':
    case 'moved':
    case 'unlocked':
    case 'speedSpent':
    case 'forged':
    case 'movementEnded':
    case 'ferryTaken':
    case 'ferryEnded':
      return tellMovement(event, t)
    case 'sourceTaken':
    case 'tilesTurned':
    case 'itemTaken':
    case 'traded':
    case 'gained':
    case 'stolen':
    case 'halved':
    case 'demonBought':
    case 'upkeepGain':
      return tellGains(event, t)
    case 'eventTurned':
    case 'circleChosen':
    case 'hinderancePlaced':
    case 'portalPlaced':
    case 'spellReplaced':
    case 'whirled':
    case 'spellCast':
    case 'curseUsed':
    case 'shielded':
    case 'slowed':
    case 'leadPlaced':
      return tellSpells(event, t)
    case 'lengthChanged':
    case 'tokenMoved':
    case 'eclipseBegan':
    case 'eclipseSlid':
    case 'eclipseEnded':
    case 'upkeepStarted':
    case 'throneChecked':
    case 'firstMoved':
    case 'gameEnded':
      return tellTrack(event, t)
    default:
      return tellDemons(event, t)
  }
}
