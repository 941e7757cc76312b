import { Generator, type Move } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { SqliteStore } from '../../packages/server/src/store/sqlite.ts'
import { newTable } from '../../packages/server/src/tables/open.ts'
import { restore } from '../../packages/server/src/tables/restore.ts'
import { TableState } from '../../packages/server/src/tables/state.ts'

/**
 * Writes a campaign of the Caravan of that many steps into a data file, while no server has it open; its seats are open.
 * It is played at random, but nobody gives up; each name is another campaign. Returns the table's id.
 */
export async function storeLongCaravan(file: string, seats: number, steps: number, name = 'long'): Promise<string> {
  const caravan = await findGame('caravan').load()
  const goesOn = (move: Move) => !caravan.concedes(move) && !JSON.stringify(move).includes('giveUp')
  const store = new SqliteStore({ file })
  const dante = { id: 'dante', name: 'Dante', language: 'en' } as const
  const plan = Array.from({ length: seats }, () => ({ kind: 'open' }) as const)
  const id = await store.createTable(newTable(caravan, { game: 'caravan', options: {}, seats: plan }, dante, name))
  const stored = (await store.table(id))!
  const { live } = restore(caravan, stored)
  // States are stored as often as the server stores them.
  const state = new TableState({ live, stored, names: new Map() })
  const choice = Generator.seeded(`choice ${name}`)
  const writes: Promise<unknown>[] = []
  for (let version = 1; version <= steps; version++) {
    const seat = choice.pick(live.actors())
    const started = performance.now()
    const outcome = live.act({ kind: 'move', seat, move: choice.pick(live.moves(seat).filter(goesOn)) })
    if (!outcome.ok) throw new Error(outcome.message)
    const write = state.writeOf(outcome, Date.now(), performance.now() - started)
    writes.push(store.append(write))
    state.written(write)
  }
  await Promise.all(writes)
  await store.close()
  return id
}
