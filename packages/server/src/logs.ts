import { createHash } from 'node:crypto'

/** What the server writes its lines with. */
export interface Logger {
  info(data: object, message: string): void
  warn(data: object, message: string): void
  error(data: object, message: string): void
}

/** A table as the log names it: the same one each time, but not its address, for who has that may come in. */
export const nameInLog = (table: string): string => createHash('sha256').update(table).digest('hex').slice(0, 12)
