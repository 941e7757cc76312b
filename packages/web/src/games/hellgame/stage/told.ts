import { type HellgameEvent, type Square, squares, throne } from '@acheron/games/hellgame/board.ts'
import type { Key } from '../../../board/gestures.ts'
import { keys } from './keys.ts'

/** The places and pieces that a log line names. */
export function toldBy(events: readonly HellgameEvent[]): Set<Key> {
  const told = new Set<Key>()
  for (const event of events) {
    if ('square' in event) told.add(keys.square(event.square))
    if ('seat' in event && event.seat !== null) told.add(keys.player(event.seat))
    if ('item' in event) told.add(keys.item(event.item))
    switch (event.e) {
      case 'moved':
        told.add(keys.square(event.from))
        told.add(keys.square(event.to))
        break
      case 'tilesTurned':
        for (const square of event.squares) told.add(keys.square(square))
        break
      case 'whirled':
        for (const { to } of event.pieces) told.add(keys.square(to))
        break
      case 'stolen':
        told.add(keys.player(event.from))
        break
      case 'spellCast':
        told.add(keys.spell(event.spell))
        if (event.choice.target !== undefined) told.add(keys.player(event.choice.target))
        if (event.choice.square) told.add(keys.square(event.choice.square))
        break
      case 'curseUsed':
        told.add(keys.curse(event.curse))
        told.add(keys.player(event.target))
        break
      case 'spellReplaced':
        told.add(keys.spell(event.spell))
        break
      case 'tokenMoved':
      case 'lengthChanged':
      case 'eclipseSlid':
        told.add(keys.track(event.to))
        break
      case 'eclipseBegan':
      case 'eclipseEnded':
        told.add(keys.track(event.slot))
        break
      case 'throneHeld':
      case 'throneChecked':
        told.add(keys.square(throne))
        break
    }
  }
  return told
}

/** The squares among them. */
export function squaresIn(events: readonly HellgameEvent[]): Square[] {
  const told = toldBy(events)
  return squares.filter(square => told.has(keys.square(square)))
}
