import { InputError } from '@acheron/engine'
import { areas } from '../battle-board/places.ts'
import { freeSpaces } from '../battle-board/standing.ts'
import { actionCard, actionDeck, confrontation, copies, eventDecks, isArcana } from '../box/index.ts'
import type { Archetype, AreaId, Id } from '../box/vocabulary.ts'
import {
  archetypes,
  type CaravanState,
  type Fight,
  type FighterState,
  type MalefactorState,
  type MinionState,
  type Piece,
  type Standing,
  type TrayDeck,
} from '../state.ts'
import { without } from './champions.ts'
import { knownKeys, type Supply } from './supply.ts'

/**
 * Where a piece is, or the whole of it: an Ark, a Palisade or Stairs is what its name begins with, a Pillar is small and
 * Standing.
 */
type ShortPiece = string | Partial<Extract<Piece, { kind: 'pillar' }>>
/** The cards on top, the first one topmost; `size`: how many lie there in all, the others are back in the box. */
type ShortDeck =
  | readonly Id[]
  | { top?: readonly Id[]; size?: number; discard?: readonly Id[]; faceUp?: readonly Id[]; playing?: Id }

export type ShortFight = Partial<
  Omit<Fight, 'fighters' | 'malefactors' | 'minions' | 'pieces' | 'buildings' | 'decks'>
> & {
  /** Where Champions stand; others on the first Free Spaces of the starting Areas. */
  readonly at?: { readonly [champion: string]: Standing }
  readonly fighters?: { readonly [champion: string]: Partial<FighterState> }
  /** 'C2 S', or parts of its state. */
  readonly malefactors?: { readonly [id: Id]: string | Partial<MalefactorState> }
  readonly minions?: { readonly [id: string]: Partial<MinionState> }
  /** 'map': as the Confrontation has them; otherwise none but these. */
  readonly pieces?: 'map' | { readonly [id: string]: ShortPiece }
  readonly buildings?: 'map' | Fight['buildings']
  readonly decks?: { readonly [deck: Id]: ShortDeck }
}

/** The Confrontation of the chapter has been laid out: it is changed to what is named. */
export function fightOf(state: CaravanState, given: ShortFight, supply: Supply): void {
  const fight = state.fight!
  knownKeys('fight', given, [...Object.keys(fight), 'at'])
  const {
    at = {},
    fighters = {},
    malefactors = {},
    minions = {},
    pieces = {},
    buildings = {},
    decks = {},
    ...rest
  } = given
  knownKeys('fight.malefactors', malefactors, Object.keys(fight.malefactors))
  knownKeys('fight.decks', decks, Object.keys(fight.decks))
  Object.assign(fight, { round: 1, turn: 'caravan' }, rest)
  if (pieces !== 'map') fight.pieces = piecesOf(pieces)
  if (buildings !== 'map') fight.buildings = { ...buildings }
  for (const [id, malefactor] of Object.entries(malefactors)) placeMalefactor(fight, id, malefactor)
  for (const [id, minion] of Object.entries(minions)) fight.minions[id] = minionOf(id, minion)
  for (const [id, deck] of Object.entries(fight.decks)) layDeck(fight, id, deck, decks[id] ?? [], supply)
  placeChampions(fight, at, fighters)
  holdWhatIsHeld(fight)
}

function piecesOf(given: { readonly [id: string]: ShortPiece }): Fight['pieces'] {
  return Object.fromEntries(
    Object.entries(given).map(([id, piece]): [string, Piece] => {
      const kind = ['ark', 'palisade', 'stairs', 'pillar', 'spear'].find(each => id.startsWith(each)) ?? 'custom'
      const whole = typeof piece === 'string' ? { at: piece } : { at: null, ...piece }
      const pillar = { size: 'small', standing: true, lies: null }
      return [id, { kind, ...(kind === 'pillar' ? pillar : {}), ...whole } as Piece]
    }),
  )
}

function placeMalefactor(fight: Fight, id: Id, given: string | Partial<MalefactorState>): void {
  const before = fight.malefactors[id]!
  const [at, facing = before.facing] = typeof given === 'string' ? given.split(' ') : []
  const parts = typeof given === 'string' ? { at: at as AreaId, facing: facing as MalefactorState['facing'] } : given
  knownKeys(`fight.malefactors.${id}`, parts, Object.keys(before))
  fight.malefactors[id] = { ...before, ...parts, tokens: { ...before.tokens, ...parts.tokens } }
  const area = fight.malefactors[id].at
  if (area !== null && !areas.includes(area)) throw new InputError(`position: there is no Area '${area}' for ${id}`)
}

function minionOf(id: string, given: Partial<MinionState>): MinionState {
  if (!given.type) throw new InputError(`position: of what type is ${id}?`)
  return { type: given.type, at: given.at ?? null, heldBy: given.heldBy ?? null }
}

/** An Action deck has all its cards unless a size is named; an Event deck only those named. */
function layDeck(fight: Fight, id: Id, deck: TrayDeck, given: ShortDeck, supply: Supply): void {
  const short = Array.isArray(given) ? { top: given as readonly Id[] } : (given as Exclude<ShortDeck, readonly Id[]>)
  knownKeys(`fight.decks.${id}`, short, ['top', 'size', 'discard', 'faceUp', 'playing'])
  const { top = [], discard = [], faceUp = [], playing = null } = short
  const events = eventDecks.find(each => each.id === id)
  const all = events ? [...events.cards] : copies(actionDeck(id).cards.map(actionCard))
  const named = [...top, ...discard, ...(playing === null ? [] : [playing])]
  for (const card of named.filter(isArcana)) supply.take('arcana', card)
  const own = named.filter(card => !isArcana(card))
  const alien = own.find(card => !all.includes(card))
  if (alien !== undefined) throw new InputError(`position: '${alien}' is no card of ${id}`)
  const rest = without(all, own)
  if (own.length + rest.length > all.length) throw new InputError(`position: ${id} has not so many copies of a card`)
  const { size = events ? top.length : top.length + rest.length } = short
  const below = rest.slice(0, Math.max(0, size - top.length))
  if (below.length + top.length !== size) throw new InputError(`position: ${id} cannot have ${size} cards`)
  Object.assign(deck, { cards: [...below, ...top.toReversed()], discard: [...discard], faceUp: [...faceUp], playing })
  fight.boxed.push(...without(rest, below))
}

function placeChampions(
  fight: Fight,
  at: { readonly [champion: string]: Standing },
  fighters: { readonly [champion: string]: Partial<FighterState> },
): void {
  knownKeys('fight.at', at, archetypes)
  knownKeys('fight.fighters', fighters, archetypes)
  const start = confrontation(fight.id).champions.areas
  for (const id of archetypes) {
    Object.assign(fight.fighters[id], { disabled: true }, fighters[id], at[id] ? { at: at[id] } : {})
  }
  const isAway = ({ heldBy, arrest }: FighterState) => heldBy !== null || arrest !== null
  for (const id of archetypes.filter((each: Archetype) => !at[each] && !isAway(fight.fighters[each]))) {
    const [space] = start.flatMap(area => freeSpaces(fight, area))
    if (!space) throw new InputError(`position: there is no Free Space for ${id}`)
    fight.fighters[id].at = space
  }
}

/** The holder records it too. */
function holdWhatIsHeld({ malefactors, fighters, pieces, minions }: Fight): void {
  for (const [id, { heldBy }] of [...Object.entries(fighters), ...Object.entries(minions)]) hold(id, heldBy)
  for (const [id, piece] of Object.entries(pieces)) hold(id, 'heldBy' in piece ? (piece.heldBy ?? null) : null)

  function hold(id: string, holder: Id | null): void {
    if (holder === null) return
    if (!malefactors[holder]) throw new InputError(`position: there is no '${holder}' to hold ${id}`)
    if (!malefactors[holder].holding.includes(id)) malefactors[holder].holding.push(id)
  }
}
