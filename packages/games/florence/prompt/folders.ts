import type { GuardianId } from '../box/guardians.ts'
import type { LocationId } from '../box/locations.ts'
import type { Sin } from '../box/sins.ts'
import type { Barrel, Guest, Piece } from '../box/tower.ts'
import type { FlorenceMove, Origin } from '../moves.ts'

/** Which legal moves belong under one title in a list. */

/** What moves of one title have in common. */
export type Folder =
  | { readonly kind: 'soul'; readonly soul: Origin }
  /** A bribe at a location, whatever for. */
  | { readonly kind: 'bribe'; readonly location: LocationId }
  | { readonly kind: 'accuse'; readonly location: LocationId }
  /** Members who come home. */
  | { readonly kind: 'home'; readonly members: number }
  | { readonly kind: 'cube' | 'disc' | 'council' }
  | { readonly kind: 'guardian'; readonly guardian: GuardianId }
  | { readonly kind: 'sin'; readonly sin: Sin }
  | { readonly kind: 'piece'; readonly piece: Piece }
  | { readonly kind: 'barrel'; readonly barrel: Barrel }
  | { readonly kind: 'guest'; readonly guest: Guest }

/** The title a move belongs under; null for a move of its own. */
export function folderOf(move: FlorenceMove): Folder | null {
  switch (move.do) {
    case 'lead':
      return { kind: 'soul', soul: move.soul }
    case 'effect':
      return move.soul ? { kind: 'soul', soul: move.soul } : null
    case 'send':
      return move.bribe ? { kind: 'bribe', location: move.location } : null
    case 'accuse':
      return { kind: move.bribe ? 'bribe' : 'accuse', location: move.location }
    case 'option':
      if (move.gate) return { kind: 'disc' }
      if (move.sin) return { kind: 'cube' }
      return move.members ? { kind: 'home', members: move.members.length } : null
    case 'home':
      return { kind: 'home', members: move.members.length }
    case 'cube':
    case 'disc':
    case 'council':
      return { kind: move.do }
    case 'guardian':
      return { kind: 'guardian', guardian: move.guardian }
    case 'styx':
      return { kind: 'sin', sin: move.sin }
    case 'move':
    case 'swap':
      return { kind: 'piece', piece: move.piece }
    case 'barrel':
      return { kind: 'barrel', barrel: move.barrel }
    case 'guest':
      return { kind: 'guest', guest: move.guest }
    default:
      return null
  }
}
