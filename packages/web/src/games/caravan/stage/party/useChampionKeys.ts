import { type Archetype, archetypes } from '@acheron/games/caravan/board.ts'
import { useBoardKeys } from '../../../../board/useBoardKeys.ts'

/** The keys that choose a Champion (`keys` of the face), in the order of the tabs. */
export const championKeys = ['z', 'x', 'c', 'v'] as const

const keys = Object.fromEntries(championKeys.map((key, i) => [key, archetypes[i]!]))

export function useChampionKeys(open: (champion: Archetype) => void): void {
  useBoardKeys(keys, champion => {
    open(champion)
    return true
  })
}
