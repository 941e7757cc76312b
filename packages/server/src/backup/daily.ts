import { rmSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { isDatabase } from '../check.ts'
import { StartError } from '../errors.ts'
import type { Logger } from '../logs.ts'
import { makeFolder } from '../store/modes.ts'
import { dailyBackups, newName, unfinishedBackups } from './names.ts'
import { backUp } from './write.ts'

const day = 24 * 60 * 60 * 1000
const lookMilliseconds = 10 * 60 * 1000

/** Where daily backups go, and what they are of. */
export interface DailyPlan {
  readonly folder: string
  /** This many are kept. */
  readonly keep: number
  /** The data file, or the address of the database. */
  readonly source: string
  /** The file of the keys, if there is one. */
  readonly keysFile: string | null
}

/** Whether no backup of the last day is there. One of the future was made by a clock that was wrong. */
function isDue(folder: string): boolean {
  const now = Date.now()
  return !dailyBackups(folder).some(({ at }) => at > now - day && at <= now)
}

/** Makes the backup of the day where there is none, then removes the oldest; returns its name, or null. */
export async function backUpDaily({ folder, keep, source, keysFile }: DailyPlan): Promise<string | null> {
  let made: string | null = null
  const work = async () => {
    // Another process with the same folder may have made it.
    if (!isDue(folder)) return
    makeFolder(folder)
    // A stop ends the thread in the middle: what it was making stays.
    for (const part of unfinishedBackups(folder)) rmSync(part, { force: true })
    const name = newName(folder)
    await backUp(source, name, keysFile)
    made = name
    for (const { file } of dailyBackups(folder).slice(keep)) if (file !== name) rmSync(file, { force: true })
  }
  if (isDatabase(source)) await (await import('../store/postgres/backup.ts')).exclusively(source, work)
  else await work()
  return made
}

/** Refuses to begin a new house where backups of an old one lie. */
export function refuseNewHouse(folder: string, file: string): void {
  const newest = newestIn(folder)
  if (newest)
    throw new StartError(
      `there is no data file ${file}, but there are backups of one; run \`acheron restore ${newest}\`, or set DATA_LOST=accept to begin anew`,
    )
}

function newestIn(folder: string): string | undefined {
  try {
    return dailyBackups(folder)[0]?.file
  } catch (error) {
    throw new StartError(
      `the folder of backups cannot be read: ${(error as Error).message}; name another with BACKUPS=`,
    )
  }
}

/** Makes a backup every day in a thread of its own: a large file takes seconds to read. */
export class DailyBackups {
  readonly #plan: DailyPlan
  readonly #log: Logger
  readonly #timer: NodeJS.Timeout
  #worker: Worker | null = null
  /** When the last one was made, by the clock that nobody sets. */
  #made = Number.NEGATIVE_INFINITY

  constructor(plan: DailyPlan, log: Logger) {
    this.#plan = plan
    this.#log = log
    this.#timer = setInterval(() => this.#look(), lookMilliseconds).unref()
    this.#look()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#worker?.terminate()
  }

  #look(): void {
    if (this.#worker || performance.now() - this.#made < day) return
    try {
      if (isDue(this.#plan.folder)) this.#run()
    } catch (error) {
      this.#failed(error)
    }
  }

  #run(): void {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.#plan })
    this.#worker.unref()
    this.#worker.on('message', (made: string | null) => {
      this.#made = made ? performance.now() : this.#made
      if (made) this.#log.info({ file: made }, 'the daily backup is made')
    })
    this.#worker.on('error', error => this.#failed(error))
    this.#worker.on('exit', () => {
      this.#worker = null
    })
  }

  #failed(error: unknown): void {
    const problem = error instanceof Error ? error.message : String(error)
    this.#log.error({ problem }, 'the daily backup could not be made; it is tried again in ten minutes')
  }
}
