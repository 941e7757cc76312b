import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '@acheron/engine'

/** Runs a tool. Wrong input is one line on standard error and exit code 2; `run` gives the exit code otherwise. */
export async function runCommand(name: string, help: string, run: (args: string[]) => Promise<number>): Promise<void> {
  const args = process.argv.slice(2)
  // Who presses Ctrl+C wants everything that was started to end: that happens on exit.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${help}\n`)
    return
  }
  try {
    process.exit(await run(args))
  } catch (error) {
    const expected = error instanceof InputError
    process.stderr.write(expected ? `${name}: ${error.message}\n` : `${(error as Error).stack ?? error}\n`)
    process.exit(expected ? 2 : 70)
  }
}

/** A new folder for the results of a run; git ignores it. */
export function resultFolder(): string {
  const folder = join(import.meta.dirname, '../data')
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Such as 2026-11-17-120530. */
export function timeStamp(): string {
  return new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
}
