import { noArgument, readArguments, readInteger } from './arguments.ts'

/** `acheron serve`: the server as a process; missing settings come from the environment (see packages/server). */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments('serve', args, {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
  })
  noArgument('serve', positionals)
  const port = readInteger('port', values.port, 0, 65535, null)
  if (port !== null) process.env.PORT = `${port}`
  if (values.host !== undefined) process.env.HOST = values.host
  if (values.data !== undefined) {
    process.env.DATA = values.data
    // A file named on the command line wins over DATABASE_URL.
    delete process.env.DATABASE_URL
  }
  await import('@acheron/server/main')
}
