import type { Proof } from '@acheron/engine'
import { areas, spacesOf } from './battle-board/places.ts'
import { isOversized, spacesOfPiece, surface } from './battle-board/standing.ts'
import { arcana, confrontations, findings, malefactors, maneuvers, sins } from './box/index.ts'
import type { Id } from './box/vocabulary.ts'
import { tallyOf } from './campaign/tally.ts'
import { countCards, misplacedCard } from './champions/decks.ts'
import type { CaravanEvent } from './events.ts'
import type { Frame } from './frames.ts'
import { position } from './position/index.ts'
import { archetypes, type CaravanState, type Fight } from './state.ts'

/** Malefactors that take part in every Confrontation of their circle; a test carries out each card of the others too. */
const usual: readonly Id[] = confrontations.flatMap(({ malefactors }) =>
  malefactors.filter(row => !row.if).map(({ id }) => id),
)

/** What games show in use: the first decks of the Champions, what is drawn, and who fights. */
const features: readonly string[] = [
  ...maneuvers.filter(({ level }) => level === 1).map(({ id }) => `maneuver ${id}`),
  ...usual.flatMap(id => [`action of ${id}`, `counter of ${id}`]),
  ...arcana.map(({ id }) => `arcana ${id}`),
  ...sins.map(({ id }) => `sin ${id}`),
  ...findings.map(({ id }) => `finding ${id}`),
  ...confrontations.map(({ id }) => `confrontation ${id}`),
]
const known: ReadonlySet<string> = new Set(features)

function featuresOf(event: CaravanEvent): string[] {
  return shown(event).filter(name => known.has(name))
}

function shown(event: CaravanEvent): string[] {
  switch (event.e) {
    case 'maneuverPlayed':
      return [`maneuver ${event.maneuver}`]
    case 'cardRevealed':
      if (event.side === 'arcana') return [`arcana ${event.card}`]
      return event.side === 'event' ? [] : [`${event.side} of ${ownerOf(event.deck)}`]
    case 'sinDrawn':
      return [`sin ${event.sin}`]
    case 'findingDrawn':
      return [`finding ${event.finding}`]
    case 'confrontationBegan':
      return [`confrontation ${event.confrontation}`]
    default:
      return []
  }
}

const ownerOf = (deck: Id): Id | null =>
  malefactors.find(({ decks }) => decks.some(({ id }) => id === deck))?.id ?? null

/** R8.1: at most one Small Character or piece of Furniture on a Space, one Malefactor on a Central Space. */
function crowded(fight: Fight, moving: ReadonlySet<string>): string | null {
  const taken = new Map<string, string>()
  const claim = (place: string, id: string): string | null => {
    const other = taken.get(place)
    taken.set(place, id)
    return other === undefined ? null : `${id} and ${other} are both at ${place}`
  }
  for (const [id, { at }] of [...Object.entries(fight.fighters), ...Object.entries(fight.minions)]) {
    const wrong = at === null || moving.has(id) ? null : claim(at, id)
    if (wrong) return wrong
  }
  for (const [id, piece] of Object.entries(fight.pieces)) {
    if (piece.kind === 'stairs') continue
    for (const space of spacesOfPiece(piece)) {
      const wrong = claim(space, id)
      if (wrong) return wrong
    }
  }
  for (const [id, { at }] of Object.entries(fight.malefactors)) {
    if (at === null) continue
    const wrong = claim(at, id)
    if (wrong) return wrong
    if (!isOversized(id)) continue
    if (surface(fight, at) > 0) return `${id} stands on a Building`
    const other = spacesOf(at).find(space => taken.has(space))
    if (other) return `${taken.get(other)} stands in the Area that ${id} fills`
  }
  return null
}

/** R9.4: a mover on its way needs a place only at the end. */
const movers = ({ flow }: CaravanState): ReadonlySet<string> =>
  new Set(
    flow.flatMap(frame =>
      frame.kind === 'move' || frame.kind === 'route' ? [frame.mover] : frame.kind === 'push' ? [frame.object] : [],
    ),
  )

/** An Object to be SHOVED still shares its place with another, also while one before it is crushed by a Building (R11.5). */
const isClearingWay = (frame: Frame): boolean =>
  frame.kind === 'shove' ||
  frame.kind === 'stepInto' ||
  (frame.kind === 'effect' && 'do' in frame.fx && frame.fx.do === 'sisyphus')

/** A structural error, or null. */
function invariant(state: CaravanState): string | null {
  const { champions, fight } = state
  for (const id of archetypes) {
    const { vigor, tokens, slots, readiness, player } = champions[id]
    if (vigor < 0 || vigor > 20) return `${id} has ${vigor} Vigor`
    if (Object.values(tokens).some(n => n < 0)) return `${id} has fewer than no tokens`
    if (!fight) continue
    if (player && slots.length !== 3) return `${id} has ${slots.length} Slots`
    if (!player && readiness.length !== 3) return `${id} has ${readiness.length} tokens`
  }
  if (fight) {
    if (new Set(fight.track).size !== 4) return `the track is ${fight.track.join()}`
    const high = areas.find(area => surface(fight, area) < 0)
    if (high) return `${high} has fewer than no layers`
    const isClearing = state.flow.some(isClearingWay)
    const wrong = isClearing ? null : crowded(fight, movers(state))
    if (wrong) return wrong
  }
  return misplacedCard(state)
}

export const proof: Proof<CaravanState, CaravanEvent> = {
  components(state) {
    const { wounds, sins, findings, arcana, mercenary, devotee, outlaw, artist } = countCards(state)
    return {
      wounds: wounds!,
      sins: sins!,
      findings: findings!,
      arcana: arcana!,
      mercenary: mercenary!,
      devotee: devotee!,
      outlaw: outlaw!,
      artist: artist!,
    }
  },
  invariant,
  features,
  featuresOf,
  tallyOf,
  position,
}
