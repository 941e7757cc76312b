/** Helpers on sorted lists of die values, where equal values cannot be told apart. */

/** Every different handful of up to `most` values, listed by size: `handfuls([2, 2, 5], 2)[1]` is `[[2], [5]]`. */
export function handfuls(sorted: readonly number[], most: number): readonly number[][][] {
  const bySize: number[][][] = [[[]]]
  for (let size = 1; size <= most; size++) bySize.push([])
  for (let start = 0; start < sorted.length; ) {
    const value = sorted[start]!
    let end = start + 1
    while (end < sorted.length && sorted[end] === value) end++
    // Larger handfuls first, so that none gets this value twice over.
    for (let size = most - 1; size >= 0; size--) {
      for (const smaller of bySize[size]!) {
        let handful = smaller
        for (let copy = 1; copy <= end - start && size + copy <= most; copy++) {
          handful = [...handful, value]
          bySize[size + copy]!.push(handful)
        }
      }
    }
    start = end
  }
  return bySize
}

/** Takes the values out of the list, once each. */
export function takeOut(list: number[], values: readonly number[]): void {
  for (const value of values) list.splice(list.indexOf(value), 1)
}

/** Puts a value into a sorted list, in its place. */
export function insertSorted(sorted: number[], value: number): void {
  let at = sorted.length
  while (at > 0 && sorted[at - 1]! > value) at--
  sorted.splice(at, 0, value)
}

export function total(values: readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}

export function countOf(values: readonly number[], wanted: number): number {
  let count = 0
  for (const value of values) if (value === wanted) count++
  return count
}
