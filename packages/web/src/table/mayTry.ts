import type { TableInfo } from '@acheron/protocol'
import type { GameFace } from '../board/face.ts'
import type { TableSource } from './source.ts'

/** What decides whether a game may be tried from a moment of it. */
export interface Tried {
  readonly source: Pick<TableSource, 'kind'>
  readonly table: {
    readonly info: Pick<TableInfo, 'status' | 'daily'> & Partial<Pick<TableInfo, 'people'>>
    readonly now: { readonly entries: number; readonly result: object | null }
  }
  readonly face: { readonly game: Pick<GameFace['game'], 'open'> }
  readonly lesson: { readonly steps: readonly unknown[] }
}

/**
 * Whether a try may begin after that many decisions. While a game with others goes on, only where nothing is hidden and the
 * table allows help: a try would be help. Nor does the day's descent help itself. A lesson has its own way, and after the last decision nobody has one.
 */
export function mayTry({ source, table: { info, now }, face, lesson }: Tried, at: number | null): boolean {
  const over = now.result !== null
  if (at === null || lesson.steps.length > 0 || info.status === 'waiting' || (over && at >= now.entries)) return false
  if (source.kind === 'local' || over) return true
  return face.game.open && info.daily === null && info.people?.help !== false
}
