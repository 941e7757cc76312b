/** Helpers on sorted lists of die values, where equal values cannot be told apart. */

/** Every different handful of up to `most` values, listed by size: `handfuls([2, 2, 5], 1)` is `[[[]], [[2], [5]]]`. */
export function handfuls(sorted: readonly number[], most: number): readonly (readonly number[])[][] {
  const bySize: number[][][] = Array.from({ length: most + 1 }, (_, size) => (size === 0 ? [[]] : []))
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

/** One number for a list of at most nine dice: a decimal digit per face, which counts it. */
export function codeOf(values: readonly number[]): number {
  let code = 0
  for (let i = 0; i < values.length; i++) code += digits[values[i]!]!
  return code
}

const digits = [0, 1, 10, 100, 1_000, 10_000, 100_000]

/** Takes the values, which must be there, out of the list, once each. Shifts in place: faster than splice. */
export function takeOut(list: number[], values: readonly number[]): void {
  for (let i = 0; i < values.length; i++) {
    let at = list.indexOf(values[i]!)
    for (; at < list.length - 1; at++) list[at] = list[at + 1]!
    list.pop()
  }
}

/** Puts a value into a sorted list, in its place. */
export function insertSorted(sorted: number[], value: number): void {
  let at = sorted.length
  for (; at > 0 && sorted[at - 1]! > value; at--) sorted[at] = sorted[at - 1]!
  sorted[at] = value
}

export function total(values: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]!
  return sum
}

export function countOf(values: readonly number[], wanted: number): number {
  let count = 0
  for (let i = 0; i < values.length; i++) if (values[i] === wanted) count++
  return count
}
