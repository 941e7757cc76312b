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

export type CardId = `${CardKind}-${'a' | 'b' | 'c' | 'd' | 'e' | 'f'}`
