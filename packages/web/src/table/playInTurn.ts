import { equal, type Move, type Seat } from '@acheron/engine'
import type { ActionOutcome, TableSource } from './source.ts'

/**
 * Makes moves one after the other, each once the table shows the one before. It stops without a word where the next one is
 * not asked for: somebody else has decided meanwhile, or the rules have gone on by themselves.
 */
export async function playInTurn(source: TableSource, seat: Seat, moves: readonly Move[]): Promise<ActionOutcome> {
  const before = source.snapshot().table?.now.entries ?? 0
  for (const [made, move] of moves.entries()) {
    if (made > 0 && !(await isAsked(source, seat, move, before + made))) break
    const outcome = await source.move(seat, move)
    if (!outcome.ok) return outcome
  }
  return { ok: true }
}

/** Whether the move is legal right after that many decisions. */
async function isAsked(source: TableSource, seat: Seat, move: Move, entries: number): Promise<boolean> {
  await untilShown(source, entries)
  const { table, connection } = source.snapshot()
  if (connection.state !== 'open' || table?.now.entries !== entries || table.now.seat !== seat) return false
  return table.now.moves.some(each => equal(each, move))
}

/** The answer to a move may come before its step. */
function untilShown(source: TableSource, entries: number): Promise<void> {
  return new Promise(resolve => {
    let leave = () => {}
    const look = () => {
      const { table, connection } = source.snapshot()
      if (connection.state === 'open' && (table?.now.entries ?? 0) < entries) return
      leave()
      resolve()
    }
    leave = source.subscribe(look)
    look()
  })
}
