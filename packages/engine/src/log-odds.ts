/** What is certain stays so; of the rest nothing is surer than one in a thousand. */
const surest = 0.999

export function logOdds(chance: number): number {
  const bound = Math.min(surest, Math.max(1 - surest, chance))
  return Math.log(bound / (1 - bound))
}

/** A chance whose log odds are stretched, then shifted. */
export function stretched(chance: number, [shift, stretch]: readonly [shift: number, stretch: number]): number {
  if (chance <= 0 || chance >= 1) return chance
  return 1 / (1 + Math.exp(-shift - stretch * logOdds(chance)))
}
