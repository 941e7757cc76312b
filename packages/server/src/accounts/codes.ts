import { randomInt } from 'node:crypto'
import { hashOf } from '../sessions.ts'
import type { TicketRow } from '../store/subjects/tickets.ts'

/** No letter or digit that is taken for another. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

/** A code of sixteen characters (79 bits) in groups of four, to be read and typed by people. */
export function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

/** The hash of a code however it was typed. */
export function codeHash(kind: TicketRow['kind'], code: string): string {
  return hashOf(`${kind} ${code.toLowerCase().replace(/[^0-9a-z]/g, '')}`)
}
