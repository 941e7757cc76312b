/** Whether two lists of numbers are the same. */
export function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i])
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The values without those of the other list, once each. */
export function without(values: readonly number[], gone: readonly number[]): number[] {
  const rest = [...values]
  for (const value of gone) {
    const at = rest.indexOf(value)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}
