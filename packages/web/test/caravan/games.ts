import { Generator, type Json, Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import { type CaravanMove, type CaravanView, type FightingView, isFighting } from '@acheron/games/caravan/board.ts'

export interface Position {
  readonly view: FightingView
  readonly seat: number
  readonly moves: readonly CaravanMove[]
}

/** Positions of fights that are played at random, one in each circle, as those who decide see them. */
export function* positions(most: number): Generator_<Position> {
  for (let circle = 1; circle <= 9; circle++) {
    const options: { [name: string]: Json } = { mode: 'quick', startCircle: circle, retry: 'none' }
    const table = new Table(caravan, { players: 1 + (circle % 4), options, seed: `touch ${circle}` })
    const chance = Generator.seeded(`touch ${circle}`)
    for (let n = 0; n < most; ) {
      const [seat] = table.actors()
      if (seat === undefined) break
      const moves = table.moves(seat)
      const view = table.view(seat) as CaravanView
      if (isFighting(view)) {
        n++
        yield { view, seat, moves }
      }
      table.submit(seat, chance.pick(moves))
    }
  }
}

type Generator_<T> = globalThis.Generator<T, void, undefined>
