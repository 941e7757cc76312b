import { createHash } from 'node:crypto'

/** A table as the log names it: the same one each time, but not its address, for who has that may come in. */
export const nameInLog = (table: string): string => createHash('sha256').update(table).digest('hex').slice(0, 12)
