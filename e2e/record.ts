import { recordOf, Table } from '@acheron/engine'
import { nineCircles } from '@acheron/games/nine-circles'

/** A descent by the expert with a fixed seed; it ends well. */
const seed = 'e2e-19'

interface Wish {
  /** The descent is cut where this circle can be claimed and a die would be lost; whole when not given. */
  readonly claimIn?: number
}

/** The record file of the descent, to be opened as a table of the device: the same on every machine. */
export function descent({ claimIn }: Wish = {}): { name: string; mimeType: string; buffer: Buffer } {
  const table = new Table(nineCircles, { players: 1, options: {}, seed })
  while (table.actors().length > 0) {
    const { state } = table
    const moves = table.moves(0)
    const spare = moves.some(move => move.t === 'claim' && move.use.length < state.active.length)
    if (state.circle === claimIn && spare) break
    table.submit(0, nineCircles.mind.expert!(state, 0, moves, 'score'))
  }
  const buffer = Buffer.from(JSON.stringify(recordOf(table)))
  return { name: 'descent.json', mimeType: 'application/json', buffer }
}
