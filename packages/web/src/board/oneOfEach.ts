/** The items in their order, but one of each kind first, then the second of each, and so on. */
export function oneOfEach<T>(items: readonly T[], kindOf: (item: T) => string): readonly T[] {
  const counts = new Map<string, number>()
  const nth = new Map<T, number>()
  for (const item of items) {
    const count = counts.get(kindOf(item)) ?? 0
    counts.set(kindOf(item), count + 1)
    nth.set(item, count)
  }
  return items.toSorted((a, b) => (nth.get(a) ?? 0) - (nth.get(b) ?? 0))
}
