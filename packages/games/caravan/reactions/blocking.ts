import type { Happening } from '../frames.ts'

/** R14.6: the inflicted part first. */
export function block(happening: Happening, n: number): void {
  const inflicted = Math.min(happening.inflicted, n)
  happening.inflicted -= inflicted
  happening.suffered = Math.max(0, happening.suffered - (n - inflicted))
}
