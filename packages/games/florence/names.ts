import { list, type Translate } from '@acheron/engine/words'
import type { TileId } from './box/bonus-tiles.ts'
import type { FamilyId } from './box/families.ts'
import type { FraudId } from './box/fraud-cards.ts'
import type { GuardianId } from './box/guardians.ts'
import type { LocationId, Quarter } from './box/locations.ts'
import type { PlagueId } from './box/plague-cards.ts'
import type { GateId, ShieldId } from './box/shields.ts'
import { type SoulSin, sinOf, soulSins } from './box/sins.ts'
import { type Barrel, barrels, type Guest, type Member, type Piece } from './box/tower.ts'
import { isMember } from './tower/pieces.ts'
import type { Words } from './words/compiled/keys.ts'

export type T = Translate<Words>

/** The sin as its circle, location, track, cube and diploma are called: "Greed"; that of circle 1 is Limbo. */
export const sinName = (sin: SoulSin, t: T): string => t(`sin.${sin}`)

/** "circle 4 (Greed)". */
export function circleName(circle: number, t: T): string {
  return t('circle.named', { circle, name: sinName(sinOf(circle), t) })
}

/** A shield by its circle and its place from the left: "Greed 4". */
export function shieldName(shield: ShieldId, t: T): string {
  return t('shield.named', { circle: sinName(sinOf(Number(shield[1])), t), n: Number(shield[3]) })
}

/** "the gate above Heresy 3". */
export const gateName = (gate: GateId, t: T): string => t('gate.named', { shield: shieldName(gate, t) })

export const quarterName = (quarter: Quarter, t: T): string => t(`quarter.${quarter}`)

export const locationName = (location: LocationId, t: T): string => t(`location.${location}`)
/** In a sentence: "the Bank". */
export const theLocation = (location: LocationId, t: T): string => t(`location.${location}.the`)
/** "to the Bank". */
export const toLocation = (location: LocationId, t: T): string => t(`location.${location}.to`)

export const guestName = (guest: Guest, t: T): string => t(`guest.${guest}`)
/** "wine barrel". */
export const barrelName = (barrel: Barrel, t: T): string => t(`barrel.${barrel}`)
/** "a noble", "2 nobles". */
export const membersText = (kind: Member, count: number, t: T): string => t(`members.${kind}`, { count })
export const memberText = (kind: Member, t: T): string => membersText(kind, 1, t)

/** Whatever stands in a tower, in a sentence: "a noble", "the Inquisitor", "the wine barrel". */
export function pieceText(piece: Piece, t: T): string {
  if (isMember(piece)) return memberText(piece, t)
  return isBarrel(piece)
    ? t('the.barrel', { barrel: barrelName(piece, t) })
    : t('the.guest', { guest: guestName(piece, t) })
}

const isBarrel = (piece: string): piece is Barrel => (barrels as readonly string[]).includes(piece)

/** "the ground floor", "floor 2". */
export const floorText = (floor: number, t: T): string => t('floor.named', { floor })

export const guardianName = (guardian: GuardianId, t: T): string => t(`guardian.${guardian}`)
/** In a sentence: "the Minotaur". */
export const theGuardian = (guardian: GuardianId, t: T): string => t(`guardian.${guardian}.the`)

export const familyName = (family: FamilyId, t: T): string => t(`family.${family}`)
export const tileName = (tile: TileId, t: T): string => t(`tile.${tile}`)
export const cardName = (card: FraudId, t: T): string => t(`card.${card}`)
export const plagueName = (card: PlagueId, t: T): string => t(`plague.${card}`)

/** "a greedy soul", "2 greedy souls". */
export const soulsText = (sin: SoulSin, count: number, t: T): string => t(`souls.${sin}`, { count })
export const soulText = (sin: SoulSin, t: T): string => soulsText(sin, 1, t)

/** "a lustful soul and 2 heretic souls". */
export function soulsList(souls: readonly SoulSin[], t: T): string {
  const counts = soulSins.map(sin => ({ sin, count: souls.filter(each => each === sin).length }))
  const present = counts.filter(({ count }) => count > 0)
  return list(
    t.lang,
    present.map(({ sin, count }) => soulsText(sin, count, t)),
  )
}

export const florinsText = (count: number, t: T): string => t('coins.florins', { count })
export const drachmasText = (count: number, t: T): string => t('coins.drachmas', { count })
export const infamyText = (count: number, t: T): string => t('infamy', { count })

/** "3 Florins and one Drachma". */
export function coinsText({ florins = 0, drachmas = 0 }: { florins?: number; drachmas?: number }, t: T): string {
  return list(t.lang, [
    ...(florins > 0 ? [florinsText(florins, t)] : []),
    ...(drachmas > 0 ? [drachmasText(drachmas, t)] : []),
  ])
}
