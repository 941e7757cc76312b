// npm run chaos: faults of processes, lines, database and NATS while guests play, and a look at whether anything was lost.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '@acheron/engine'
import { noArgument, readArguments, readInteger } from '../../packages/cli/src/arguments.ts'
import { resultFolder, runCommand, timeStamp } from '../house/command.ts'
import { statusLine } from '../house/status-line.ts'
import { type FaultKind, faultKinds, processFaults } from './faults.ts'
import { type Verdict, verdictText } from './verdict.ts'

const help = `Usage: npm run chaos [-- flags]

Starts PostgreSQL, NATS and server processes of its own, lets guests play there, breaks things, and checks every answer.
Exit code 1 if a promise is broken.

  --minutes N        how long things break (default: 10); --seconds N for less
  --seed S           any text; the same seed draws the same faults (default: a new one)
  --processes N      server processes, 1 to 8 (default: 3)
  --tables N         tables that are played at the same time (default: 10)
  --store sqlite     one process on a data file instead
  --faults a,b       only these: ${faultKinds.join(', ')}
  --keep             keep history and logs also when all is well
  --json             one JSON value on standard output and nothing else`

await runCommand('chaos', help, async args => {
  const { values, positionals } = readArguments('chaos', args, {
    minutes: { type: 'string' },
    seconds: { type: 'string' },
    seed: { type: 'string' },
    processes: { type: 'string' },
    tables: { type: 'string' },
    store: { type: 'string' },
    faults: { type: 'string' },
    keep: { type: 'boolean' },
    json: { type: 'boolean' },
  })
  noArgument('chaos', positionals)
  const store = values.store ?? 'postgres'
  if (store !== 'postgres' && store !== 'sqlite')
    throw new InputError(`--store must be postgres or sqlite, got '${store}'`)
  const most = store === 'sqlite' ? 1 : 8
  const minutes = readInteger('minutes', values.minutes, 1, 24 * 60, 10)
  const seconds = readInteger('seconds', values.seconds, 1, 24 * 3600, minutes * 60)
  const seed = values.seed ?? timeStamp()
  const processes = readInteger('processes', values.processes, 1, most, Math.min(most, 3))
  const tables = readInteger('tables', values.tables, 1, 200, 10)
  const faults = faultsOf(values.faults, store)
  const folder = join(resultFolder(), `chaos-${timeStamp()}-${process.pid}`)
  mkdirSync(folder)
  const status = statusLine(seconds)
  const { runChaos } = await import('./run.ts')
  const found = await runChaos({
    ...{ seed, store, processes, seconds, tables, faults, folder, progress: status.show },
  }).finally(status.clear)
  const isGood = found.findings.length === 0
  const kept = values.keep || !isGood
  if (!kept) rmSync(folder, { recursive: true })
  const verdict: Verdict = { ...found, folder: kept ? folder : null }
  process.stdout.write(`${values.json ? JSON.stringify(verdict, null, 2) : verdictText(verdict)}\n`)
  return isGood ? 0 : 1
})

function faultsOf(text: string | undefined, store: 'postgres' | 'sqlite'): readonly FaultKind[] {
  const possible: readonly FaultKind[] = store === 'sqlite' ? processFaults : faultKinds
  if (text === undefined) return possible
  return text.split(',').map(name => {
    const kind = possible.find(each => each === name)
    if (kind) return kind
    throw new InputError(`--faults: on ${store} there is no '${name}'; there are: ${possible.join(', ')}`)
  })
}
