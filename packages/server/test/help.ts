import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { Historian } from '../src/history/historian.ts'
import { type RunningServer, type ServerOptions, startServer } from '../src/index.ts'
import { UndoFinder } from '../src/tables/undo.ts'
import { historyFile, testGames } from './games.ts'

/** A folder that goes with the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'acheron-server-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** Finds out what can be undone, with a thread that goes with the test. */
export function undoFinder(): UndoFinder {
  const historian = new Historian(historyFile())
  onTestFinished(() => historian.close())
  return new UndoFinder(historian, { info() {}, warn() {}, error() {} })
}

/** A server with the test games on a free port, stopped when the test is over. */
export async function server(options: Partial<ServerOptions> = {}): Promise<RunningServer & { file: string }> {
  const file = options.file ?? join(folder(), 'data.sqlite')
  const running = await startServer({
    port: 0,
    host: '127.0.0.1',
    file,
    logLevel: 'silent',
    games: testGames,
    botFile: new URL('./worker.ts', import.meta.url),
    historyFile: historyFile(),
    webDir: join(file, '../no-web'),
    ...options,
    // Tests ask what is stored until it is there.
    limits: { personalPerMinute: 1000, ...options.limits },
  })
  onTestFinished(() => running.close())
  return { ...running, file }
}
