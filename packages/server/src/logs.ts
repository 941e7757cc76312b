import { createHash } from 'node:crypto'

/** The log of the server. */
export interface Logger {
  info(data: object, message: string): void
  warn(data: object, message: string): void
  error(data: object, message: string): void
}

/** A table's name in the log: always the same, but not its id, since whoever knows the id may open the table. */
export const nameInLog = (table: string): string => createHash('sha256').update(table).digest('hex').slice(0, 12)
