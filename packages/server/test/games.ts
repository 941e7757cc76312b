import type { GameDefinition } from '@acheron/engine'
import { type GameEntry, games } from '@acheron/games'
import { type CountingRules, countingBy } from '../../engine/test/counting.ts'
import { skirmish } from '../../engine/test/skirmish/index.ts'

export type { CountingRules } from '../../engine/test/counting.ts'

const entry = (game: GameDefinition): GameEntry => ({ meta: game.meta, load: async () => game })

/** Every game of the shelf, and two that only tests play; one of them by these rules. */
export const gamesWith = (rules: CountingRules): readonly GameEntry[] => [
  ...games,
  entry(skirmish as unknown as GameDefinition),
  entry(countingBy(rules) as unknown as GameDefinition),
]

export const testGames = gamesWith({ rulesVersion: 1 })

/** The code of the thread of the past, with the test games; one of them by these rules. */
export function historyFile(rules: CountingRules = { rulesVersion: 1 }): URL {
  const at = (file: string) => JSON.stringify(new URL(file, import.meta.url))
  const code = `
    import { remember } from ${at('../src/history/remember.ts')}
    import { gamesWith } from ${at('./games.ts')}
    remember(gamesWith(${JSON.stringify(rules)}))`
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`)
}
