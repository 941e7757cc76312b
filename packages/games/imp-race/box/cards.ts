/** The kinds of cards (2.4). */
export const cardKinds = [
  'die1',
  'die2',
  'die3',
  'die4',
  'die5',
  'wild',
  'banana',
  'coffin',
  'angel',
  'trident',
  'treasure',
] as const
export type CardKind = (typeof cardKinds)[number]

const letters = ['a', 'b', 'c', 'd', 'e', 'f'] as const

export type CardId = `${CardKind}-${(typeof letters)[number]}`

/** The use of a card, besides being staked in a fight (R9.1). */
export type CardUse = 'die' | 'banana' | 'angel' | 'trident' | 'treasure' | null

/** The value of a thrown six and of the Wild die: any from 1 to 5 (R4.2). */
export const joker = 6

/** 2.4, from card a on: the more a card does, the weaker it fights. Only Coffins have strength 6. */
const kinds: Readonly<Record<CardKind, { use: CardUse; value?: number; strengths: readonly number[] }>> = {
  die1: { use: 'die', value: 1, strengths: [3, 4, 5, 5] },
  die2: { use: 'die', value: 2, strengths: [3, 3, 4, 5] },
  die3: { use: 'die', value: 3, strengths: [2, 3, 4, 4] },
  die4: { use: 'die', value: 4, strengths: [1, 2, 3, 4] },
  die5: { use: 'die', value: 5, strengths: [1, 2, 2, 3] },
  wild: { use: 'die', value: joker, strengths: [1, 1, 2, 2] },
  banana: { use: 'banana', strengths: [1, 2, 2, 3, 3, 4] },
  coffin: { use: null, strengths: [6, 6, 6, 6] },
  angel: { use: 'angel', strengths: [1, 2, 3, 4, 5] },
  trident: { use: 'trident', strengths: [3, 4, 4, 5, 5] },
  treasure: { use: 'treasure', strengths: [1, 2, 3, 4] },
}

interface Card {
  readonly id: CardId
  readonly kind: CardKind
  readonly use: CardUse
  /** What a dice card counts for; 0 for the others. */
  readonly value: number
  readonly strength: number
}

const cards: readonly Card[] = cardKinds.flatMap(kind => {
  const { use, value = 0, strengths } = kinds[kind]
  return strengths.map((strength, i) => ({ id: `${kind}-${letters[i]!}` as const, kind, use, value, strength }))
})

/** The 48 cards. */
export const allCards: readonly CardId[] = cards.map(card => card.id)

const byId = Object.fromEntries(cards.map(card => [card.id, card])) as Readonly<Record<CardId, Card>>

export function kindOf(card: CardId): CardKind {
  return byId[card].kind
}

export function useOf(card: CardId): CardUse {
  return byId[card].use
}

export function dieValueOf(card: CardId): number {
  return byId[card].value
}

export function strengthOf(card: CardId): number {
  return byId[card].strength
}
