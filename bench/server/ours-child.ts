import { join } from 'node:path'
import { Child } from './child.ts'

/** Works with our server on a data file, in a process of its own that is killed afterwards. */
export async function withServer<T>(
  file: string,
  use: (url: string, server: Child) => Promise<T>,
  game?: 'endless',
): Promise<T> {
  const server = new Child(join(import.meta.dirname, 'ours.ts'), file, ...(game ? [game] : []))
  try {
    return await use(`http://127.0.0.1:${await server.ask<number>('port')}`, server)
  } finally {
    await server.stop()
  }
}
