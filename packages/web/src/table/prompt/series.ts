import { equal, type Move, type Seat, type TableView } from '@acheron/engine'

/** The moves of one choice, made one after the other. */
export interface Series {
  readonly seat: Seat
  readonly moves: readonly Move[]
  /** How many of them were made. */
  readonly made: number
  /** The version in which the next one is to be made, after the known steps of others: any other says that something came between. */
  readonly version: number
  /** The next one is on its way, and its answer has not come. */
  readonly sending: boolean
}

export function seriesOf(now: Pick<TableView, 'version'>, seat: Seat, moves: readonly Move[]): Series {
  return { seat, moves, made: 0, version: now.version, sending: false }
}

/** The same after the next move was made. */
export function oneMore(series: Series): Series {
  return { ...series, made: series.made + 1, version: series.version + 1, sending: false }
}

/** The same after that many steps of others: they stop it only where the next move is not legal any more. */
export function pastOthers(series: Series, steps: number): Series {
  return { ...series, version: series.version + steps }
}

/** The continuation of a series: with a move, not yet, or not at all. */
export type Onward =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'wait' }
  | { readonly kind: 'over' }

/**
 * It goes on as long as its next move is legal, offered and nothing else has happened. `offered` is empty while the page shows
 * the past; a lesson offers less than what is legal.
 */
export function onward(
  series: Series,
  now: Pick<TableView, 'seat' | 'version' | 'moves'>,
  offered: readonly Move[],
): Onward {
  const move = series.moves[series.made]
  if (series.sending) return { kind: 'wait' }
  if (now.seat !== series.seat || now.version > series.version) return { kind: 'over' }
  if (now.version < series.version) return { kind: 'wait' }
  if (!move) return { kind: 'over' }
  const isAmong = (moves: readonly Move[]) => moves.some(each => equal(each, move))
  if (!isAmong(now.moves)) return { kind: 'over' }
  if (offered.length === 0) return { kind: 'wait' }
  return isAmong(offered) ? { kind: 'move', move } : { kind: 'over' }
}

/** The series with an answer before its next move: the question that came between has no other that matters. */
export function answering(
  series: Series,
  now: Pick<TableView, 'seat' | 'version'>,
  answer: () => Move | null,
): Series | null {
  if (series.sending || now.seat !== series.seat || now.version !== series.version) return null
  const move = answer()
  const next = series.moves[series.made]
  // An answer that is not offered is not tried twice.
  if (move && next && equal(move, next)) return null
  return move && { ...series, moves: series.moves.toSpliced(series.made, 0, move) }
}

/** The moves that are still to be made in this version of the table. */
export function leftOf({ moves, made, version }: Series, now: Pick<TableView, 'version'>): readonly Move[] {
  return moves.slice(made + (now.version > version ? 1 : 0))
}
