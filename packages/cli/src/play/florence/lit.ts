import {
  endSide,
  type FlorenceMove,
  type FraudOption,
  instantSide,
  locationIds,
  locations,
  type Origin,
  type Piece,
  type Sheltered,
} from '@acheron/games/florence/board.ts'
import type { Scene } from '../stage.ts'
import { asMoves, topFrame, viewOf, wayOf } from './scene.ts'

/** A thing of the table by kind and name: `shield:A3-2`, `location:bank`, `floor:1`. */
type Thing = `${'shield' | 'grave' | 'gate' | 'circle' | 'guardian' | 'location' | 'cube' | 'track' | 'card'}:${string}`
type Own = `floor:${number}` | 'home' | 'deck'
export type Lit = ReadonlySet<Thing | Own>

/** What the moves under the cursor would touch. */
export function litOf(scene: Scene): Lit {
  return new Set(asMoves(scene.lit).flatMap(move => touched(scene, move)))
}

const soulThing = (origin: Origin): Thing =>
  origin.startsWith('graveyard:') ? `grave:${origin.slice('graveyard:'.length)}` : `shield:${origin}`

const floorsOf = (members: readonly Sheltered[] = []) => members.map(({ floor }): Own => `floor:${floor}`)

function touched(scene: Scene, move: FlorenceMove): (Thing | Own)[] {
  switch (move.do) {
    case 'lead': {
      const way = wayOf(scene, move)
      const { locations: lies } = viewOf(scene)
      // A single way also lights the locations of its quarter.
      const there = scene.lit.length === 1 ? locationIds.filter(id => lies[id] === way?.quarter) : []
      return [
        soulThing(move.soul),
        ...(way?.path ?? [move.to]).map((id): Thing => `shield:${id}`),
        ...there.map((id): Thing => `location:${id}`),
      ]
    }
    case 'effect':
      return [move.soul, move.to].flatMap((id): Thing[] => (id ? [`shield:${id}`] : []))
    case 'send':
      return [`location:${move.location}`, 'home']
    case 'accuse':
      return [`location:${move.location}`, `floor:${move.floor}`, `track:${locations[move.location].sin}`]
    case 'council':
      if (move.option !== 'home') return shelter(scene, move.option === 'returnGuest' ? move.guest : move.barrel)
      return ['home', typeof move.from === 'number' ? `floor:${move.from}` : `location:${move.from}`]
    case 'home':
      return ['home', ...floorsOf(move.members)]
    case 'move':
    case 'swap':
      return [`floor:${move.from}`, `floor:${move.to}`]
    case 'barrel':
      return ['location:market', `floor:${move.floor}`]
    case 'guest':
      return ['location:palace', `floor:${move.floor}`]
    case 'panel':
      return shelter(scene, move.barrel)
    case 'guardian':
      return [`guardian:${move.guardian}`, `circle:${move.circle}`]
    default:
      return onTracks(scene, move)
  }
}

function onTracks(scene: Scene, move: FlorenceMove): (Thing | Own)[] {
  switch (move.do) {
    case 'cube':
      return [`cube:${move.sin}`]
    case 'disc':
      return [`gate:${move.gate}`]
    case 'diploma':
      return [`track:${move.sin}`]
    case 'styx':
      return [`grave:${move.sin}`, `track:${move.sin}`, ...(move.second ? [`track:${move.second}` as const] : [])]
    case 'fraud':
      return [move.card ? `card:${move.card}` : 'deck']
    case 'option':
      return [
        ...byCard(scene, move.option),
        ...(move.gate ? [`gate:${move.gate}` as const] : []),
        ...(move.sin ? [`cube:${move.sin}` as const] : []),
        ...floorsOf(move.members),
      ]
    case 'end':
      return byCard(scene, move.option)
    default:
      return []
  }
}

/** The floor of the own tower where a piece stands. */
function shelter(scene: Scene, piece: Piece): Own[] {
  const { tower = [] } = (scene.seat === null ? undefined : viewOf(scene).seats[scene.seat]) ?? {}
  return tower.flatMap((floor, height): Own[] => (floor.includes(piece) ? [`floor:${height}`] : []))
}

/** The track or the cube that an effect of the card now at work is about. */
function byCard(scene: Scene, option: FraudOption): Thing[] {
  const frame = topFrame(scene)
  if (frame?.kind !== 'fraudOption' && frame?.kind !== 'endFraud') return []
  const code = (frame.kind === 'endFraud' ? endSide : instantSide)(frame.card)[option]
  const [what, sin] = code.split(':')
  return sin ? [what === 'cube' ? `cube:${sin}` : `track:${sin}`] : []
}
