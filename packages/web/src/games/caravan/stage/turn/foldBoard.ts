import {
  type AreaId,
  type CaravanEvent,
  dirs,
  type FightingView,
  isChampion,
  type ObjectId,
  type Piece,
  type SpaceId,
  spaceOf,
} from '@acheron/games/caravan/board.ts'

type Fight = FightingView['fight']

/** What an event changes on the board. */
export function foldBoard(fight: Fight, event: CaravanEvent): void {
  switch (event.e) {
    case 'modelMoved':
      move(fight, event.object, event.space ?? event.on ?? event.to)
      break
    case 'facingChanged': {
      const malefactor = fight.malefactors[event.malefactor]
      if (malefactor) malefactor.facing = event.facing
      break
    }
    case 'malefactorDefeated':
    case 'malefactorRose': {
      const malefactor = fight.malefactors[event.malefactor]
      if (malefactor) malefactor.defeated = event.e === 'malefactorDefeated'
      break
    }
    case 'flewAway': {
      const malefactor = fight.malefactors[event.malefactor]
      if (malefactor) malefactor.at = null
      break
    }
    case 'levelChanged':
      if (event.layers === 0) delete fight.buildings[event.area]
      else fight.buildings[event.area] = event.layers
      break
    case 'trapSprung':
      delete fight.traps[event.area]
      break
    case 'minionPlaced':
      fight.minions[event.minion] = { type: event.type, at: event.at as SpaceId | null, heldBy: null }
      break
    case 'minionRemoved':
      letGo(fight, event.minion)
      delete fight.minions[event.minion]
      break
    case 'held':
      hold(fight, event.object, event.by)
      break
    case 'released':
    case 'freed':
      letGo(fight, event.object)
      break
    case 'arrested':
      arrest(fight, event.object, event.by)
      break
    case 'piecePlaced':
    case 'pieceRemoved':
    case 'pieceCollapsed':
      foldPiece(fight, event)
  }
}

function move(fight: Fight, id: ObjectId, to: string | null): void {
  letGo(fight, id)
  const piece = fight.pieces[id]
  if (isChampion(id)) fight.fighters[id].at = to === null ? null : spaceIn(to)
  else if (fight.malefactors[id]) fight.malefactors[id].at = to as AreaId | null
  else if (fight.minions[id]) fight.minions[id].at = to === null ? null : (spaceIn(to) as SpaceId)
  else if (piece?.kind === 'spear') piece.at = to as AreaId | null
  else if (piece) piece.at = to as SpaceId | null
}

/** Any Space of an Area will do where none is told: whoever is PUSHED only passes it. */
const spaceIn = (place: string): Fight['fighters']['artist']['at'] =>
  (place.length === 2 ? spaceOf(place as AreaId, dirs[0]) : place) as SpaceId

function letGo(fight: Fight, id: ObjectId): void {
  for (const holder of Object.values(fight.malefactors)) holder.holding = holder.holding.filter(held => held !== id)
  if (isChampion(id)) Object.assign(fight.fighters[id], { heldBy: null, arrest: null })
  else if (fight.minions[id]) fight.minions[id].heldBy = null
  else if (fight.pieces[id]) delete (fight.pieces[id] as { heldBy?: string }).heldBy
}

function hold(fight: Fight, id: ObjectId, by: ObjectId | null): void {
  letGo(fight, id)
  const held = { at: null, heldBy: by }
  fight.malefactors[by ?? '']?.holding.push(id)
  if (isChampion(id)) Object.assign(fight.fighters[id], held)
  else if (fight.minions[id]) Object.assign(fight.minions[id], held)
  else if (fight.pieces[id]) Object.assign(fight.pieces[id], held)
}

function arrest(fight: Fight, id: ObjectId, by: ObjectId | null): void {
  if (!isChampion(id) || by === null) return
  letGo(fight, id)
  // How it may come free is not told; the view after the decision knows.
  Object.assign(fight.fighters[id], { at: null, arrest: { by, free: { by: 'interact' }, round: fight.round } })
}

type PieceEvent = Extract<CaravanEvent, { e: 'piecePlaced' | 'pieceRemoved' | 'pieceCollapsed' }>

function foldPiece(fight: Fight, { e, piece: id, kind, at, size = 'small' }: PieceEvent): void {
  const piece = fight.pieces[id]
  if (e === 'piecePlaced') {
    const more = kind === 'pillar' ? { size, standing: true, lies: null } : {}
    fight.pieces[id] = { kind, at, ...more } as Piece
    return
  }
  if (e === 'pieceCollapsed') {
    if (piece?.kind === 'pillar') piece.standing = false
    return
  }
  letGo(fight, id)
  if (piece?.kind === 'spear') piece.at = null
  else delete fight.pieces[id]
}
