import { barrels, guests, type LocationId } from '@acheron/games/florence/board.ts'
import type { FlorenceStage } from '../stage.ts'

const locationOf: Readonly<Record<string, LocationId>> = {
  courtyard: 'courtyard',
  tower: 'courtyard',
  bonfire: 'bonfire',
  cityWall: 'city-wall',
  market: 'market',
  palace: 'palace',
}

/** The location where something is being done, or where something can be taken. */
export function openLocation({ view, lit, held }: FlorenceStage): LocationId | null {
  for (const { kind } of view.flow.toReversed()) {
    const location = locationOf[kind]
    if (location) return location
  }
  const offered = (key: string) => lit(key) || held(key)
  if (barrels.some(barrel => offered(`barrel:${barrel}`))) return 'market'
  return guests.some(guest => offered(`guest:${guest}`)) ? 'palace' : null
}
