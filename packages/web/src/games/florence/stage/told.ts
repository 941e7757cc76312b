import type { FlorenceEvent } from '@acheron/games/florence/board.ts'
import type { Key } from '../../../board/gestures.ts'

/** The things that a line of the log names. */
export function toldBy(events: readonly FlorenceEvent[]): readonly Key[] {
  return events.flatMap(keysOf)
}

interface Told {
  readonly told: readonly FlorenceEvent[]
  /** The events that led to the view. */
  readonly events: readonly FlorenceEvent[]
  readonly seat: number | null
}

/** What another player did and is being played back. A line of the log that is pointed at moves nothing. */
export function toldOfOthers({ told, events, seat }: Told): readonly Key[] {
  const [first] = told
  if (first === undefined || !events.includes(first)) return []
  const by = events.find(event => 'seat' in event)
  return by && 'seat' in by && by.seat === seat ? [] : toldBy(told)
}

function keysOf(event: FlorenceEvent): Key[] {
  const who = 'seat' in event && event.seat !== null ? [`seat:${event.seat}`] : []
  return [...who, ...thingsOf(event)]
}

function thingsOf(event: FlorenceEvent): Key[] {
  switch (event.e) {
    case 'soulEntered':
      return [`graveyard:${event.sin}`, ...event.path.map(shield => `shield:${shield}`)]
    case 'soulMoved':
      return [`shield:${event.from}`, ...event.path.map(shield => `shield:${shield}`)]
    case 'soulLaid':
    case 'soulPetrified':
      return [`shield:${event.shield}`]
    case 'soulShifted':
      return [`shield:${event.from}`, `shield:${event.to}`]
    case 'soulReturned':
      return [`shield:${event.from}`, `graveyard:${event.sin}`]
    case 'soulBuried':
      return [`graveyard:${event.sin}`]
    case 'styxPlayed':
      return [`graveyard:${event.sin}`, `track:${event.sin}`, ...(event.second ? [`track:${event.second}`] : [])]
    case 'plagueRevealed':
      return ['plague', ...event.souls.map(sin => `graveyard:${sin}`)]
    case 'quarterSet':
    case 'bribePaid':
      return [`quarter:${event.quarter}`]
    case 'memberSent':
    case 'accused':
      return [`location:${event.location}`]
    case 'familyHome':
      return event.members.map(({ from }) => `location:${from}`)
    case 'memberSheltered':
      return [`location:${event.location}`, `floor:${event.floor}`]
    case 'floorBuilt':
      return [`floor:${event.floor}`]
    case 'discPlaced':
      return [`gate:${event.gate}`]
    case 'cubeMoved':
      return [`cube:${event.sin}`]
    case 'skullRaised':
    case 'diplomaAwarded':
    case 'diplomaUnclaimed':
    case 'diplomaScored':
      return [`track:${event.sin}`]
    case 'bonusTaken':
      return [`tile:${event.tile}`]
    case 'guardianMoved':
      return [`guardian:${event.guardian}`, `circle:${event.to}`]
    case 'guardianActed':
      return [`guardian:${event.guardian}`]
    case 'danteMoved':
      return ['dante']
    case 'fraudPlayed':
    case 'fraudDiscarded':
    case 'lineUpRefilled':
    case 'fraudUsed':
    case 'fraudScored':
      return [`card:${event.card}`]
    case 'barrelTaken':
    case 'barrelReturned':
      return [`barrel:${event.barrel}`, `location:market`]
    case 'barrelToPanel':
      return [`panel:${event.barrel}`]
    case 'guestInvited':
    case 'guestReturned':
      return [`guest:${event.guest}`, `location:palace`]
    case 'urchinAdopted':
      return event.to === 'haystack' ? ['location:haystack'] : ['home:urchin']
    case 'coinsChanged':
      return [`purse:${event.seat}`]
    case 'loanTaken':
      return [`boat:${event.seat}`]
    default:
      return []
  }
}
