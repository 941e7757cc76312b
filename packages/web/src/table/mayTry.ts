import type { TableInfo } from '@acheron/protocol'
import type { GameFace } from '../board/face.ts'
import type { TableSource } from './source.ts'

/** What decides whether a game may be tried from a moment of it. */
export interface Tried {
  readonly source: Pick<TableSource, 'kind'>
  readonly table: {
    readonly info: Pick<TableInfo, 'status' | 'daily'>
    readonly now: { readonly entries: number; readonly result: object | null }
  }
  readonly face: { readonly game: Pick<GameFace['game'], 'open'> }
  readonly lesson: { readonly steps: readonly unknown[] }
}

/**
 * Whether a try may begin after that many decisions. While a game with others goes on, only where nothing is hidden: a try
 * would be help. Nor does the day's descent help itself. A lesson has its own way, and after the last decision nobody has one.
 */
export function mayTry({ source, table: { info, now }, face, lesson }: Tried, at: number | null): boolean {
  const over = now.result !== null
  if (at === null || lesson.steps.length > 0 || info.status === 'waiting' || (over && at >= now.entries)) return false
  return source.kind === 'local' || over || (face.game.open && info.daily === null)
}
