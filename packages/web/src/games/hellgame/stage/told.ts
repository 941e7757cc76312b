import type { GameEvent } from '@acheron/engine'
import type { HellgameEvent } from '@acheron/games/hellgame/board.ts'
import { keyOf, type Thing } from './offers.ts'

/** The places and pieces that a log line names, as keys. */
export function toldBy(events: readonly GameEvent[]): ReadonlySet<string> {
  const told = new Set<string>()
  const add = (thing: Thing) => told.add(keyOf(thing))
  for (const event of events as readonly HellgameEvent[]) {
    if ('square' in event) add({ kind: 'square', square: event.square })
    if ('seat' in event && event.seat !== null) add({ kind: 'player', seat: event.seat })
    if ('item' in event) add({ kind: 'item', item: event.item })
    switch (event.e) {
      case 'moved':
        add({ kind: 'square', square: event.from })
        add({ kind: 'square', square: event.to })
        break
      case 'tilesTurned':
        for (const square of event.squares) add({ kind: 'square', square })
        break
      case 'whirled':
        for (const { to } of event.pieces) add({ kind: 'square', square: to })
        break
      case 'stolen':
        add({ kind: 'player', seat: event.from })
        break
      case 'spellCast':
        add({ kind: 'spell', spell: event.spell })
        if (event.choice.target !== undefined) add({ kind: 'player', seat: event.choice.target })
        if (event.choice.square) add({ kind: 'square', square: event.choice.square })
        break
      case 'curseUsed':
        add({ kind: 'curse', curse: event.curse })
        add({ kind: 'player', seat: event.target })
        break
      case 'spellReplaced':
        add({ kind: 'spell', spell: event.spell })
        break
      case 'tokenMoved':
      case 'lengthChanged':
      case 'eclipseSlid':
        add({ kind: 'track', slot: event.to })
        break
      case 'eclipseBegan':
      case 'eclipseEnded':
        add({ kind: 'track', slot: event.slot })
        break
      case 'throneHeld':
      case 'throneChecked':
        add({ kind: 'square', square: '9-0' })
        break
    }
  }
  return told
}
