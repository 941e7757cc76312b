/** The target of a circle among the active dice (R5). */
export type Target =
  | { readonly kind: 'faces'; readonly face: number; readonly count: number }
  /** Any dice, parted into this many sets of that sum each. */
  | { readonly kind: 'sums'; readonly sum: number; readonly sets: 1 | 2 }
  | { readonly kind: 'run'; readonly length: number }
  /** R7: any dice at all; those that show `face` when rolled are discarded. */
  | { readonly kind: 'without'; readonly face: number; readonly count: number }
  | { readonly kind: 'declared'; readonly count: number }

export interface Circle {
  readonly id: string
  readonly target: Target
  /** The smallest number of dice that can ever meet the target (R8.2). */
  readonly leastDice: number
}

/** The nine circles in the order of the descent. */
const circles = [
  { id: 'pagans', target: { kind: 'faces', face: 1, count: 1 }, leastDice: 1 },
  { id: 'lust', target: { kind: 'sums', sum: 9, sets: 1 }, leastDice: 2 },
  { id: 'gluttony', target: { kind: 'faces', face: 2, count: 3 }, leastDice: 3 },
  { id: 'greed', target: { kind: 'sums', sum: 12, sets: 1 }, leastDice: 2 },
  { id: 'wrath', target: { kind: 'sums', sum: 10, sets: 2 }, leastDice: 4 },
  { id: 'heresy', target: { kind: 'run', length: 4 }, leastDice: 4 },
  { id: 'violence', target: { kind: 'without', face: 5, count: 5 }, leastDice: 5 },
  { id: 'fraud', target: { kind: 'declared', count: 2 }, leastDice: 2 },
  { id: 'treachery', target: { kind: 'faces', face: 6, count: 3 }, leastDice: 3 },
] as const satisfies readonly Circle[]

export type CircleId = (typeof circles)[number]['id']

export const circleIds: readonly CircleId[] = circles.map(circle => circle.id)

export const lastCircle = circles.length

/** The circle of that number, 1 to 9. */
export function circleOf(number: number): Circle & { readonly id: CircleId } {
  const circle = circles[number - 1]
  if (!circle) throw new Error(`there is no circle ${number}`)
  return circle
}
