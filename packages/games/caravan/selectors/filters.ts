import { hasMod } from '../abilities/modifiers.ts'
import { side } from '../battle-board/arcs.ts'
import { flanks, here, isEngaged } from '../battle-board/engagement.ts'
import { isCorner, isEdge } from '../battle-board/places.ts'
import { areaOf, levelOf, range, surface } from '../battle-board/standing.ts'
import { malefactor } from '../box/index.ts'
import type { Archetype, Filter, Kind } from '../box/vocabulary.ts'
import { pointOf, type Reader } from '../cards/card.ts'
import { tokensOf } from '../champions/champion.ts'
import { isChampion } from '../champions/deciders.ts'
import { fullDecks } from '../malefactors/decks.ts'
import { compare } from '../numbers/compare.ts'
import { statOf } from '../numbers/stats.ts'
import type { FightingView, ObjectId } from '../state.ts'
import { isOff, refId } from './references.ts'

/** 3.3. */
export function passes(reader: Reader, id: ObjectId, filter: Filter): boolean {
  return typeof filter === 'string' ? isSo(reader, id, filter) : fits(reader, id, filter)
}

type Word = Extract<Filter, string>
type Phrase = Exclude<Filter, string>

function isSo(reader: Reader, id: ObjectId, word: Word): boolean {
  const { state, card } = reader
  const { fight } = state
  const point = pointOf(card)
  switch (word) {
    case 'here':
      return point !== null && here(state, point, id)
    case 'other':
      return id !== point
    case 'edge':
    case 'corner': {
      const area = areaOf(state, id)
      return area !== null && (word === 'edge' ? isEdge(area) : isCorner(area))
    }
    case 'front':
    case 'back':
    case 'left':
    case 'right': {
      const of = malefactorIn(reader)
      return of !== null && areaOf(state, id) !== null && side(state, of, id) === word
    }
    case 'flanking': {
      const of = malefactorIn(reader)
      return of !== null && isChampion(id) && flanks(state, id, of)
    }
    case 'engaged':
      return isChampion(id) && isEngaged(state, id)
    case 'above':
      return point !== null && levelOf(state, id) > levelOf(state, point)
    case 'below':
      return point !== null && levelOf(state, id) < levelOf(state, point)
    case 'same-level':
      return point !== null && levelOf(state, id) === levelOf(state, point)
    case 'on-pillar':
      return standing(state, id)?.startsWith('top:') ?? false
    case 'on-building': {
      const area = isOff(state, id) ? null : areaOf(state, id)
      return area !== null && surface(fight, area) > 0 && !standing(state, id)?.startsWith('top:')
    }
    case 'on-ground':
      return !isOff(state, id) && areaOf(state, id) !== null && levelOf(state, id) === 0
    case 'on-stairs':
      return Object.values(fight.pieces).some(piece => piece.kind === 'stairs' && piece.at === standing(state, id))
    case 'held':
      return isChampion(id) && fight.fighters[id].heldBy !== null
    case 'arrested':
      return isChampion(id) && fight.fighters[id].arrest !== null
    case 'polymorphed':
    case 'disabled':
      return isChampion(id) && fight.fighters[id][word]
    case 'defeated':
      return fight.malefactors[id]?.defeated ?? false
    case 'flown':
      return id in fight.malefactors && fight.malefactors[id]!.at === null
  }
}

function fits(reader: Reader, id: ObjectId, filter: Phrase): boolean {
  const { state, card } = reader
  if ('near' in filter) return isNear(state, id, filter.near, filter.range)
  if ('range' in filter)
    return within(reader, id, filter.from ? refId(reader, filter.from) : pointOf(card), filter.range)
  if ('beyond' in filter) {
    const point = pointOf(card)
    const far = point === null ? null : range(state, point, id)
    return far !== null && far > filter.beyond
  }
  if ('area' in filter) {
    const area = areaOf(state, id)
    return area !== null && filter.area.includes(area)
  }
  if ('level' in filter) return levelOf(state, id) === filter.level
  if ('minLevel' in filter) return levelOf(state, id) >= filter.minLevel
  if ('vigor' in filter) return compare(statOf(reader, 'vigor', id), ...filter.vigor)
  if ('wounds' in filter) return compare(statOf(reader, 'wounds', id), ...filter.wounds)
  if ('conditions' in filter) return compare(statOf(reader, 'conditions', id), ...filter.conditions)
  if ('handSins' in filter) return compare(statOf(reader, 'hand-sins', id), ...filter.handSins)
  if ('cooldowns' in filter) return compare(statOf(reader, 'cooldowns', id), ...filter.cooldowns)
  if ('token' in filter) return (tokensOf(state, id)[filter.token] ?? 0) > 0
  if ('has' in filter) return isChampion(id) && Object.values(state.champions[id].equip).includes(filter.has)
  if ('archetype' in filter) return id === (filter.archetype satisfies Archetype)
  if ('is' in filter) return refId(reader, filter.is) === id
  if ('isNot' in filter) return refId(reader, filter.isNot) !== id
  if ('standing' in filter || 'collapsed' in filter) {
    const piece = state.fight.pieces[id]
    return piece?.kind === 'pillar' && piece.standing === 'standing' in filter
  }
  if ('size' in filter) return sizeOf(state, id) === filter.size
  if ('movedThrough' in filter) {
    const area = areaOf(state, id)
    return area !== null && card.bound.through.includes(area)
  }
  if ('deckNotEmpty' in filter) return id in state.fight.malefactors && fullDecks(state, id).length > 0
  if ('not' in filter) return !passes(reader, id, filter.not)
  return filter.any.some(each => passes(reader, id, each))
}

function within({ state }: Reader, id: ObjectId, point: ObjectId | null, most: number): boolean {
  const far = point === null ? null : range(state, point, id)
  return far !== null && far <= most
}

/** The Malefactor whose arcs are meant: the card's own, or the target of a Champion's. */
function malefactorIn({ state, card: { source, bound } }: Reader): ObjectId | null {
  const id = source.self ?? bound.target
  return id !== null && id in state.fight.malefactors ? id : null
}

function standing({ fight }: FightingView, id: ObjectId): string | null {
  if (isChampion(id)) return fight.fighters[id].at
  return fight.minions[id]?.at ?? null
}

function sizeOf({ fight }: FightingView, id: ObjectId): 'small' | 'large' | 'oversized' | null {
  if (isChampion(id) || id in fight.minions) return 'small'
  if (id in fight.malefactors) return malefactor(id).size
  const piece = fight.pieces[id]
  return piece?.kind === 'pillar' ? piece.size : null
}

function isNear(state: FightingView, id: ObjectId, kind: Kind, most: number): boolean {
  return thingsOf(state, kind).some(other => {
    const far = other === id ? null : range(state, id, other)
    return far !== null && far <= most
  })
}

/** R11.8: a Champion who is Stairs counts as Furniture too, while she stands on a surface. */
const ladders = (state: FightingView): ObjectId[] =>
  state.fight.track.filter(id => {
    const { at } = state.fight.fighters[id]
    return at !== null && !at.startsWith('top:') && hasMod(state, id, 'improvised-stairs')
  })

/** Everything of a kind that takes part, on the board or not. */
export function thingsOf(state: FightingView, kind: Kind): ObjectId[] {
  const { fight, champions } = state
  const pieces = (...kinds: string[]) => Object.keys(fight.pieces).filter(id => kinds.includes(fight.pieces[id]!.kind))
  switch (kind) {
    case 'champion':
      return [...fight.track]
    case 'player-champion':
      return fight.track.filter(id => champions[id].player)
    case 'companion':
      return fight.track.filter(id => !champions[id].player)
    case 'malefactor':
      return Object.keys(fight.malefactors)
    case 'minion':
      return Object.keys(fight.minions)
    case 'character':
      return [...thingsOf(state, 'champion'), ...thingsOf(state, 'malefactor'), ...thingsOf(state, 'minion')]
    case 'custom-furniture':
      return pieces('custom')
    case 'furniture':
      return [...pieces('ark', 'palisade', 'pillar', 'spear', 'custom'), ...ladders(state)]
    case 'building':
      return Object.keys(fight.buildings).map(area => `building:${area}`)
    case 'platform':
      return [...thingsOf(state, 'building'), ...pieces('stairs')]
    case 'object':
      return [...new Set([...thingsOf(state, 'character'), ...thingsOf(state, 'furniture')])]
    default:
      return pieces(kind)
  }
}
