import { enter } from '@acheron/engine'
import { dirOf, spaceOf } from '../battle-board/places.ts'
import {
  areaOf,
  buildingId,
  filledBy,
  objectsIn,
  onTop,
  pillarUnder,
  spaceOfObject,
  stairsIn,
  surface,
  topLevel,
} from '../battle-board/standing.ts'
import { confrontation } from '../box/index.ts'
import type { AreaId, CustomPiece, Id, PieceKind, SpaceId } from '../box/vocabulary.ts'
import { isChampion } from '../champions/deciders.ts'
import { letGo, put, type Spot } from '../displacement/landing.ts'
import { fall, isCharacter, releaseAll, shove, tell } from '../displacement/shove.ts'
import type { Ctx, Fight, FightingState, FightingView, ObjectId, Piece } from '../state.ts'

/** R11.3: layers rise from the ground; all that is in the Area keeps its Space. Not under an OVERSIZED Malefactor. */
export const mayRise = ({ fight }: FightingState, area: AreaId): boolean => filledBy(fight, area) === null

/** R11.2, R11.3: erosion and upheaval; nobody is hurt. */
export function changeLayers({ fight }: FightingState, area: AreaId, by: number, ctx: Ctx): void {
  const layers = Math.max(0, surface(fight, area) + by)
  if (layers === 0) delete fight.buildings[area]
  else fight.buildings[area] = layers
  ctx.emit({ e: 'levelChanged', area, layers })
}

/**
 * R11.4: one layer of a Building, or all of them; each Character on it falls, except `spare`, which has just stepped in
 * and DESTROYS it (R9.13).
 */
export function destroyBuilding(
  state: FightingState,
  area: AreaId,
  ctx: Ctx,
  { whole = false, cause = null, spare = null }: { whole?: boolean; cause?: ObjectId | null; spare?: ObjectId | null },
): void {
  const layers = whole ? surface(state.fight, area) : Math.min(1, surface(state.fight, area))
  if (layers === 0) return
  const onIt = objectsIn(state.fight, area).filter(id => id !== spare && isCharacter(state, id))
  changeLayers(state, area, -layers, ctx)
  tell(state, 'building-destroyed', buildingId(area), cause)
  for (const id of onIt.reverse()) fall(state, id, layers)
}

/** K.DESTROY: a piece of Furniture or Stairs. The verb `destroy` does it, from the step after its selection on. */
export function destroyPiece(state: FightingState, id: ObjectId): void {
  enter(state, { kind: 'effect', fx: { do: 'destroy', what: `#${id}` }, step: 'each', memo: { found: [id], at: 0 } })
}

/**
 * R11.15, R10.9: a Champion on top of a Pillar falls to a place of its choice in the base Area; if there is no room, by
 * a SHOVE.
 */
export function fallFromTop(state: FightingState, pillar: ObjectId): void {
  const rider = onTop(state.fight, pillar)
  const from = areaOf(state, pillar)
  if (rider === null || from === null) return
  shove(state, rider, [], { from, level: topLevel(state.fight, pillar), first: [from], own: true, event: 'none' })
}

/** Off the board, not DESTROYED; its ARRESTED Champions are freed, and a Champion on top stands on its Space. */
export function removePiece(state: FightingState, id: ObjectId, ctx: Ctx): void {
  const { fight } = state
  const piece = fight.pieces[id]
  if (!piece) return
  const rider = onTop(fight, id)
  const space = spaceOfObject(fight, id)
  releaseAll(state, id, ctx)
  letGo(fight, id)
  if (rider !== null && space !== null) put(state, rider, space, ctx)
  delete fight.pieces[id]
  ctx.emit({ e: 'pieceRemoved', piece: id, kind: piece.kind, at: piece.at })
}

/** A new piece on the board; its name. */
export function placePiece(state: FightingState, what: PieceKind, at: SpaceId, ctx: Ctx, customId?: Id): ObjectId {
  const { pieces } = state.fight
  const piece = newPiece(what, at)
  const id = customId ?? unused(pieces, piece.kind)
  pieces[id] = piece
  ctx.emit({
    e: 'piecePlaced',
    piece: id,
    kind: piece.kind,
    at,
    ...(piece.kind === 'pillar' && { size: piece.size }),
  })
  return id
}

function newPiece(what: PieceKind, at: SpaceId): Piece {
  if (what === 'pillar-small' || what === 'pillar-large')
    return { kind: 'pillar', size: what === 'pillar-small' ? 'small' : 'large', at, standing: true, lies: null }
  return { kind: what, at }
}

function unused(pieces: Fight['pieces'], kind: string): ObjectId {
  for (let n = 1; ; n++) if (!(`${kind}-${n}` in pieces)) return `${kind}-${n}`
}

/** The Confrontation's data of a custom piece. */
export const customPiece = ({ fight }: FightingView, id: ObjectId): CustomPiece | null =>
  confrontation(fight.id).map.custom?.find(piece => piece.id === id) ?? null

/** K.STICK, K.RETRIEVE: the Spear, wherever it is. */
export const spearOf = ({ pieces }: Fight): ObjectId | null =>
  Object.keys(pieces).find(id => pieces[id]!.kind === 'spear') ?? null

/** K.RETRIEVE: it lies at its owner's card. */
export function retrieve({ fight }: FightingState, id: ObjectId, ctx: Ctx): void {
  const piece = fight.pieces[id]
  if (piece?.kind !== 'spear' || piece.at === null) return
  ctx.emit({ e: 'pieceRemoved', piece: id, kind: 'spear', at: piece.at })
  piece.at = null
}

/** R11.5: all layers go on to the next Area, with all that stands on them. Traps stay in their Areas. */
export function carry(state: FightingState, from: AreaId, to: AreaId, ctx: Ctx): void {
  const { fight } = state
  const layers = surface(fight, from)
  const onIt = [...objectsIn(fight, from), ...stairsIn(fight, from)].map(id => [id, spotBeyond(state, id, to)] as const)
  changeLayers(state, from, -layers, ctx)
  changeLayers(state, to, layers, ctx)
  for (const [id, spot] of onIt) if (spot !== null) put(state, id, spot, ctx)
}

/** The same place of another Area; null for a Champion on top of a Pillar, which goes along with it. */
function spotBeyond({ fight }: FightingState, id: ObjectId, to: AreaId): Spot | null {
  const piece = fight.pieces[id]
  if (fight.malefactors[id] || piece?.kind === 'spear') return to
  const standing = isChampion(id) ? fight.fighters[id].at : spaceOfObject(fight, id)
  if (standing === null || pillarUnder(standing) !== null) return null
  return spaceOf(to, dirOf(standing as SpaceId))
}
