import { inspect } from 'node:util'
import { InputError } from '@acheron/engine'
import { type Command, commands } from './commands.ts'
import { Failure } from './failure.ts'
import { help } from './help.ts'
import { say, sayError } from './output.ts'
import { safeLines } from './safe-text.ts'

/** Runs one command line. A failure is one line on standard error and an exit code, never a trace. */
export async function main(args: readonly string[]): Promise<void> {
  // A reader that closes the pipe early (`| head`) is no error.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0)
      throw error
    })
  try {
    await dispatch(args)
  } catch (error) {
    process.exitCode = report(error)
  }
}

async function dispatch([name, ...rest]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const asked = name === 'help' && rest[0] !== undefined ? find(rest[0]) : undefined
    return say(help(asked))
  }
  const command = find(name)
  if (rest.some(arg => arg === '--help' || arg === '-h')) return say(help(command))
  const { run } = await command.load()
  await run(rest)
}

function find(name: string): Command {
  const command = commands.find(command => command.name === name)
  if (command) return command
  throw new InputError(`unknown command '${name}'; known: ${commands.map(command => command.name).join(', ')}`)
}

/** Reports the error; returns the exit code: 1 for a failed check, 2 for bad input, 70 for a bug of ours. */
function report(error: unknown): number {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof Failure || error instanceof InputError) {
    sayError(message)
    return error instanceof Failure ? 1 : 2
  }
  sayError(`internal error: ${message}; this is a bug, ACHERON_DEBUG=1 shows where`)
  if (process.env.ACHERON_DEBUG) process.stderr.write(`${safeLines(inspect(error))}\n`)
  return 70
}
