import { findClaims, type Move, type State, VIRGIL_TO } from './hand-loop.ts'

/** True when a move from any source is legal. This is cheaper than looking it up in the list of all legal moves. */
export function isLegal(state: State, move: Move): boolean {
  const { circle, active, pool, virgil } = state
  if (state.status !== 'playing') return false
  if (circle === 8 && state.declared === null) return move.do === 'declare' && isWithin(move.n, 1, 6)
  const claims = findClaims(state)
  switch (move.do) {
    case 'declare':
      return false
    case 'claim':
      return claims.some(use => sameDice(use, move.use))
    case 'virgil':
      if (claims.length > 0 && !state.lastWasVirgil) return false
      if (circle === 7 && move.to === 5) return false
      return virgil > 0 && active.includes(move.from) && VIRGIL_TO[move.from]!.includes(move.to)
    case 'roll': {
      const { rows, fresh, again } = move
      if (claims.length > 0 || rows.length === 0 || (rows.length > 1 && circle !== 7)) return false
      const total = rows.reduce((sum, k) => sum + k, 0)
      if (!isWithin(fresh, 0, pool) || fresh + again.length !== total || !rowsAreFree(state.rows, rows)) return false
      return circle === 7 ? sameDice(again, active.slice(0, again.length)) : isSortedPartOf(again, active)
    }
  }
}

function isWithin(n: number, low: number, high: number): boolean {
  return Number.isInteger(n) && n >= low && n <= high
}

function sameDice(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i])
}

function isSortedPartOf(part: readonly number[], sorted: readonly number[]): boolean {
  let i = 0
  for (const value of part) {
    while (i < sorted.length && sorted[i] !== value) i++
    if (i++ === sorted.length) return false
  }
  return true
}

function rowsAreFree(free: readonly number[], wanted: readonly number[]): boolean {
  const left = [...free]
  return wanted.every((k, i) => isWithin(k, 1, 4) && (i === 0 || k <= wanted[i - 1]!) && left[k - 1]!-- > 0)
}
