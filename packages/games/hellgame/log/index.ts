import { list, seatMark } from '@acheron/engine/words'
import { eventName, spellName } from '../names.ts'
import type { HellgameEvent } from '../state.ts'
import { clock } from './clock.ts'
import type { T, Table } from './event.ts'
import { legions } from './legions.ts'
import { magic } from './magic.ts'
import { travel } from './travel.ts'
import { wealth } from './wealth.ts'

/** One event as a sentence of the chronicle; nothing for those that another event of the same step tells better. */
export function chronicle(event: HellgameEvent, view: Table, t: T): string {
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
    // Told for all together where everybody gets their mana.
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
      return travel(event, view, t)
    case 'sourceTaken':
    case 'tilesTurned':
    case 'itemTaken':
    case 'traded':
    case 'gained':
    case 'stolen':
    case 'halved':
    case 'demonBought':
    case 'upkeepGain':
      return wealth(event, view, t)
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
      return magic(event, view, t)
    case 'lengthChanged':
    case 'tokenMoved':
    case 'eclipseBegan':
    case 'eclipseSlid':
    case 'eclipseEnded':
    case 'upkeepStarted':
    case 'throneChecked':
    case 'firstMoved':
    case 'gameEnded':
      return clock(event, t)
    default:
      return legions(event, view, t)
  }
}
