import type { Op } from '../box/vocabulary.ts'

export function compare(a: number, op: Op, b: number): boolean {
  switch (op) {
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '=':
      return a === b
    case '>=':
      return a >= b
    case '>':
      return a > b
  }
}
