/** Rounded to six decimals, so that 0.30000000000000004 is 0.3. */
export function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
