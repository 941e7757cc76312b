import {
  clone,
  findEqual,
  type GameDefinition,
  type GameRecord,
  type GameState,
  type Move,
  replay,
  type Seat,
} from '@acheron/engine'

/** A decision of a recorded game. */
export interface Decision {
  /** The entry of the record, counted from 1. */
  readonly entry: number
  readonly seat: Seat
  readonly before: GameState
  /** Every legal move; `move` is the one of them that was played. */
  readonly moves: readonly Move[]
  readonly move: Move
  /** True when giving up was the only other move. */
  readonly forced: boolean
  readonly after: GameState
  /** Whether the move used chance. */
  readonly chanceUsed: boolean
}

/** The decisions of a record, of one seat or of all; an InputError says why it does not hold. */
export function decisionsOf(game: GameDefinition, record: GameRecord, only: Seat | null): Decision[] {
  const decisions: Decision[] = []
  let before = clone(replay(game, record, 0).state)
  replay(game, record, undefined, (table, { seat, move: played, chance }) => {
    const after = clone(table.state)
    if (only === null || only === seat) {
      const moves = game.moves(before, seat)
      const move = findEqual(moves, played) as Move
      const forced = !game.concedes(move) && moves.filter(each => !game.concedes(each)).length === 1
      const chanceUsed = chance.length > 0
      decisions.push({ entry: table.entryCount, seat, before, moves, move, forced, after, chanceUsed })
    }
    before = after
  })
  return decisions
}
