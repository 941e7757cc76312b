import { existsSync } from 'node:fs'
import { anyGame } from './any-game.ts'
import type { Stage } from './stage.ts'

/** The stage of a game: that of the folder beside this file which has its id, or the plain one. */
export async function stageOf(id: string): Promise<Stage> {
  const own = new URL(`./${id}/index.ts`, import.meta.url)
  if (!existsSync(own)) return anyGame
  const { stage }: { stage: Stage } = await import(own.href)
  return stage
}
