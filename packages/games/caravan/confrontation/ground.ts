import type { Archetype, Confrontation, Id } from '../box/vocabulary.ts'
import { championCardOf } from '../champions/champion.ts'
import { campaignHolds } from '../chronicle/conditions.ts'
import type { CaravanView, Fight, FighterState, MalefactorState, Piece } from '../state.ts'

/** 3.3 steps 1, 2, 4 and 5: the board of a Confrontation and who waits there, without decks; the Champions are not yet placed. */
export function groundOf(state: CaravanView, card: Confrontation): Fight {
  const taking = card.malefactors.filter(row => !row.if || campaignHolds(state, row.if))
  return {
    id: card.id,
    round: 0,
    turn: 'setup',
    track: track(state, card),
    fighters: fighters(),
    malefactors: Object.fromEntries(
      taking.map(({ id, at, facing, absent }): [Id, MalefactorState] => [
        id,
        { at: absent ? null : at, facing, defeated: false, tokens: { enrage: 0, fortify: 0 }, holding: [] },
      ]),
    ),
    minions: {},
    buildings: Object.fromEntries(card.map.buildings.map(({ at, height }) => [at, height])),
    pieces: pieces(state, card),
    traps: {},
    decks: {},
    objectives: card.objectives.filter(row => !row.if || campaignHolds(state, row.if)).map(({ id }) => id),
    counters: {},
    mods: [],
    delays: [],
    used: { turn: [], round: [], confrontation: [] },
    seen: [],
    boxed: [],
    serial: 0,
    claims: [],
    over: null,
  }
}

const apart: FighterState = { at: null, heldBy: null, arrest: null, disabled: false, polymorphed: false }

const fighters = (): Fight['fighters'] => ({
  mercenary: { ...apart },
  devotee: { ...apart },
  outlaw: { ...apart },
  artist: { ...apart },
})

/** 3.3 step 5: as the card says, else by descending Aggressiveness. */
function track(state: CaravanView, { fierceness }: Confrontation): Archetype[] {
  if (fierceness) return [...fierceness]
  const order: readonly Archetype[] = ['mercenary', 'outlaw', 'devotee', 'artist']
  const value = (id: Archetype) => championCardOf(state, id).attributes.aggressiveness
  return [...order].sort((a, b) => value(b) - value(a))
}

function pieces(state: CaravanView, { map }: Confrontation): Fight['pieces'] {
  const all: [string, Piece][] = [
    ...map.stairs.map(({ at }, i): [string, Piece] => [`stairs-${i + 1}`, { kind: 'stairs', at }]),
    ...map.pillars.map(({ id, at, size, collapsed }, i): [string, Piece] => [
      id ?? `pillar-${i + 1}`,
      { kind: 'pillar', size, at, standing: collapsed === undefined, lies: collapsed ?? null },
    ]),
    ...map.arks.map(({ at }, i): [string, Piece] => [`ark-${i + 1}`, { kind: 'ark', at }]),
    ...map.palisades.map(({ at }, i): [string, Piece] => [`palisade-${i + 1}`, { kind: 'palisade', at }]),
    ...(map.custom ?? [])
      .filter(piece => !piece.if || campaignHolds(state, piece.if))
      .map(({ id, at }): [string, Piece] => [id, { kind: 'custom', at }]),
  ]
  if (map.spear) all.push(['spear', { kind: 'spear', at: null }])
  return Object.fromEntries(all)
}
