import { InputError } from '@acheron/engine'

/** The flags of commands about the data of a server. */
export const dataFlags = {
  data: { type: 'string' },
  database: { type: 'string' },
} as const

/** Where the data is: named by a flag, else where a server would look by its environment. */
export async function placeOf(values: { data?: string | undefined; database?: string | undefined }): Promise<string> {
  if (values.data !== undefined && values.database !== undefined)
    throw new InputError('--data and --database name two places; choose one')
  const { defaultFile } = await import('@acheron/server')
  const { DATABASE_URL, DATA = defaultFile } = process.env
  return values.database ?? values.data ?? (DATABASE_URL || DATA)
}

/** A failure of the server's parts is one line, not a bug. */
export async function orInputError<T>(work: Promise<T>): Promise<T> {
  const { StartError } = await import('@acheron/server')
  return work.catch(error => {
    throw error instanceof StartError ? new InputError(error.message) : error
  })
}
