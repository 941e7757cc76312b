import { promises as historyPromises } from './checker.ts'

/** All that a run looks at: what a history tells, and the house as a whole. */
export const promises = {
  ...historyPromises,
  unequal: 'shown otherwise by two processes at the end, or not at all',
  unplayable: 'stored, and its steps do not play again to the same hashes',
  ended: 'process that ended by itself',
  sick: 'process that was not healthy again when all faults were over',
  'slow-stop': 'process that did not end within 5 s of SIGTERM',
  stuck: 'table at which nothing could be played when all faults were over',
  idle: 'run in which no step was acknowledged, and which proves nothing',
} as const

export interface Finding {
  readonly promise: keyof typeof promises
  /** One line for a person. */
  readonly detail: string
}

/** What `chaos --json` prints. */
export interface Verdict {
  readonly seed: string
  readonly store: 'postgres' | 'sqlite'
  readonly processes: number
  readonly seconds: number
  readonly tables: number
  readonly acknowledged: number
  readonly refused: Readonly<Record<string, number>>
  readonly unknown: number
  readonly reads: number
  readonly readsFailed: number
  readonly faults: Readonly<Record<string, number>>
  readonly starts: number
  /** Starts that ended in one line because the database was away; they were tried again. */
  readonly startsFailed: number
  /** The longest time from SIGTERM to the end of a process. */
  readonly longestStopMilliseconds: number
  /** Stops that took so long that the process was killed. */
  readonly stopsKilled: number
  readonly counts: Readonly<Record<keyof typeof promises, number>>
  readonly findings: readonly Finding[]
  /** History and logs; null where all is well and nobody asked to keep them. */
  readonly folder: string | null
}

/** A service manager kills a slow server; what it would have stored is lost. */
const stopMilliseconds = 5000

/** The finding about a stop, if it took too long or the process had to be killed. */
export function slowStop(name: string, milliseconds: number, inTime: boolean): Finding | null {
  if (inTime && milliseconds <= stopMilliseconds) return null
  const took = `${(milliseconds / 1000).toFixed(1)} s`
  return { promise: 'slow-stop', detail: inTime ? `${name} took ${took}` : `${name} was killed after ${took}` }
}

/** The finding about a run in which nobody could play. */
export const idleRun = (acknowledged: number): Finding | null =>
  acknowledged > 0 ? null : { promise: 'idle', detail: 'no step was acknowledged' }

export function countsOf(findings: readonly Finding[]): Verdict['counts'] {
  const names = Object.keys(promises) as Finding['promise'][]
  const count = (name: Finding['promise']) => findings.filter(({ promise }) => promise === name).length
  return Object.fromEntries(names.map(name => [name, count(name)])) as Verdict['counts']
}

const shownFindings = 20

const counted = (count: number, one: string, several = `${one}s`) => `${count} ${count === 1 ? one : several}`

/** The verdict in plain lines. */
export function verdictText(verdict: Verdict): string {
  const { counts, findings, folder, faults, refused } = verdict
  const list = (of: Readonly<Record<string, number>>) =>
    Object.entries(of)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ') || 'none'
  const where = verdict.store === 'sqlite' ? 'a data file' : 'PostgreSQL and NATS'
  const lines = [
    `Seed ${verdict.seed}: ${Math.round(verdict.seconds)} s, ${counted(verdict.processes, 'process', 'processes')} on ${where}, ${counted(verdict.tables, 'table')}.`,
    `Faults: ${list(faults)}.`,
    `Processes: ${counted(verdict.starts, 'start')}, ${verdict.startsFailed} tried again as the database was away; the longest stop took ${(verdict.longestStopMilliseconds / 1000).toFixed(1)} s, ${verdict.stopsKilled} were killed.`,
    `Steps: ${verdict.acknowledged} acknowledged, ${verdict.unknown} without an answer; refused: ${list(refused)}.`,
    `Reads: ${verdict.reads}, and ${verdict.readsFailed} without an answer.`,
    '',
    ...Object.entries(promises).map(([name, meaning]) => {
      const count = counts[name as Finding['promise']]
      return `${count === 0 ? 'good' : 'BAD '}  ${String(count).padStart(4)} ${name.padEnd(11)} ${meaning}`
    }),
  ]
  if (findings.length > 0)
    lines.push('', ...findings.slice(0, shownFindings).map(each => `${each.promise}: ${each.detail}`))
  if (findings.length > shownFindings) lines.push(`... and ${findings.length - shownFindings} more`)
  if (folder) lines.push('', `History and logs: ${folder}`)
  return lines.join('\n')
}
