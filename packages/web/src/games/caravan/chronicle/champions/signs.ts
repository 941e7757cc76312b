import type { ChampionState } from '@acheron/games/caravan/board.ts'

export type Sign = 'empty' | 'cooldown' | 'wound' | 'sin'

/** The three Slots, or a Companion's three boxes, and the number of Sins in hand. */
export function boardOf({ player, slots, readiness, sins }: ChampionState): { places: Sign[]; sins: number } {
  const places: Sign[] = player
    ? slots.map(({ cond }) => cond ?? 'empty')
    : [0, 1, 2].map(box => (readiness.some(({ at, side }) => at === box && side === 'wound') ? 'wound' : 'empty'))
  return { places, sins: sins.length }
}
