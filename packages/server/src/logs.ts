import { createHash } from 'node:crypto'

/** The log of the server. */
export interface Logger {
  info(data: object, message: string): void
  warn(data: object, message: string): void
  error(data: object, message: string): void
}

/** A table's name in the log: stable, but not its id, because the id is enough to open the table. */
export const nameInLog = (table: string): string => createHash('sha256').update(table).digest('hex').slice(0, 12)
