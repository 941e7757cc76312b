import { existsSync } from 'node:fs'
import { type Move, recordOf } from '@acheron/engine'
import { checkWritable, writeText } from '../files.ts'
import type { Say } from '../words.ts'
import type { Paint } from './paint.ts'
import type { Session } from './session.ts'
import type { Scene, Stage } from './stage.ts'

/** One game and what is needed to show it, for both the full screen and the line mode. */
export interface Host {
  readonly session: Session
  readonly stage: Stage
  readonly say: Say
  readonly title: string
  /** The file that the record is saved to by itself; null where only the player saves. */
  readonly recordFile: string | null
}

/** A way to play in some kind of terminal. */
export interface Mode {
  /** Plays one game until it ends or the player leaves. */
  play(host: Host): Promise<'again' | 'quit'>
  close(): void
}

/** The view of the player to move; when the game is over, the view of everybody. */
export function sceneOf(
  { session, say, stage }: Host,
  given: { paint: Paint; columns: number; roomy: boolean; lit: readonly Move[] },
): Scene {
  const { table, seat } = session
  const eyes = seat ?? session.viewer
  const scene: Scene = {
    ...given,
    game: table.game,
    config: table.config,
    view: table.view(eyes),
    seat: eyes,
    moves: seat === null ? [] : table.moves(seat),
    say,
    t: session.words,
    describe: move => stage.describe?.(move, scene) ?? session.describe(move),
  }
  return scene
}

/** A free file name for a record without one. */
export function recordName({ session }: Host): string {
  const name = `${session.table.game.meta.id}-${session.table.seed.replace(/[^\w-]+/g, '_')}`
  for (let number = 1; ; number++) {
    const file = number === 1 ? `${name}.json` : `${name}-${number}.json`
    if (!existsSync(file)) return file
  }
}

/** Writes the game as it stands; an InputError says why it cannot. */
export function saveRecord({ session }: Host, path: string): void {
  checkWritable(path, 'record')
  writeText(path, `${JSON.stringify(recordOf(session.table), null, 2)}\n`)
}
