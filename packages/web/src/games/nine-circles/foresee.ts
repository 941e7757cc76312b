import { clone, Generator } from '@acheron/engine'
import { nineCircles } from '@acheron/games/nine-circles'
import { type Claim, isClaim, type NineMove, type Sheet, type State } from './types.ts'

export interface Foresight {
  readonly sheet: Sheet
  /** The claims that the move would allow. */
  readonly claims: readonly Claim[]
  /** Whether the descent would end there and then. */
  readonly lost: boolean
}

/** What a move without chance (a Virgil change, a claim) leads to, as the rules themselves play it. */
export function foresee(sheet: Sheet, move: NineMove): Foresight {
  const random = Generator.seeded('foresight')
  const state: State = { ...clone(sheet), rng: random.rng }
  nineCircles.play(state, 0, move, { random, emit() {} })
  const claims = state.status === 'playing' ? nineCircles.moves(state, 0).filter(isClaim) : []
  return { sheet: state, claims, lost: state.status === 'lost' }
}
