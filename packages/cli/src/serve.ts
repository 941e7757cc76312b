import { readArguments } from './arguments.ts'

/** `acheron serve`: the server as a process; what is not given comes from the environment (see packages/server). */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = readArguments('serve', args, {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
  })
  if (values.port !== undefined) process.env.PORT = values.port
  if (values.host !== undefined) process.env.HOST = values.host
  if (values.data !== undefined) process.env.DATA = values.data
  await import('@acheron/server/main')
}
