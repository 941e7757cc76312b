import { Generator, type LiveTable } from '@acheron/engine'
import { games } from '@acheron/games'
import { SqliteStore } from '../../packages/server/src/store/sqlite.ts'
import type { Append, Store, TableRow } from '../../packages/server/src/store/store.ts'
import { newTable } from '../../packages/server/src/tables/open.ts'
import { restore } from '../../packages/server/src/tables/restore.ts'

/** A table that is copied many times. */
interface Sample {
  readonly table: TableRow
  readonly steps: readonly Omit<Append, 'table'>[]
}

/** Writes that many tables into a data file, while no server has it open; at every second one a bot has to move. */
export async function storeManyTables(file: string, count: number): Promise<void> {
  const samples = [...(await samplesOf('bot')), ...(await samplesOf('person'))]
  const store = new SqliteStore({ file })
  const writes: Promise<unknown>[] = []
  for (let i = 0; i < count; i++) writes.push(...storeCopy(store, samples[i % samples.length]!, i))
  await Promise.all(writes)
  await store.close()
}

/** All people sit at ten tables. */
function storeCopy(store: Store, { table, steps }: Sample, i: number): Promise<unknown>[] {
  const id = `t${`${i}`.padStart(15, '0')}`
  const person = `p${Math.floor(i / 10)}`.padStart(16, '0')
  const seats = table.seats.map(seat => (seat.kind === 'person' ? { ...seat, person } : seat))
  return [
    store.savePerson({ id: person, name: `Guest ${i}`, language: 'en' }),
    store.createTable({ ...table, id, owner: person, seats }),
    ...steps.map(step => store.append({ ...step, table: id })),
  ]
}

/** Of every game for several people a table of a person and bots, played until one of that kind has to decide. */
async function samplesOf(kind: 'person' | 'bot'): Promise<Sample[]> {
  const dante = { id: 'dante', name: 'Dante', language: 'en' } as const
  const scratch = new SqliteStore({ file: ':memory:' })
  const several = games.filter(({ meta }) => meta.seats.min > 1)
  return Promise.all(
    several.map(async ({ load }) => {
      const game = await load()
      const seats = Array.from({ length: game.meta.seats.min }, (_, i) =>
        i === 0 ? ({ kind: 'me' } as const) : ({ kind: 'bot', bot: 'random' } as const),
      )
      const table = newTable(game, { game: game.meta.id, options: {}, seats }, dante, 'seed')
      await scratch.createTable(table)
      const { live } = restore(game, (await scratch.table(table.id))!)
      return { table, steps: stepsUntil(kind, live) }
    }),
  )
}

function stepsUntil(kind: 'person' | 'bot', live: LiveTable): Omit<Append, 'table'>[] {
  const choice = Generator.seeded('choice')
  const steps: Omit<Append, 'table'>[] = []
  const waits = () => live.actors().every(seat => (seat === 0) === (kind === 'person'))
  while (!waits() || steps.length === 0) {
    const seat = choice.pick(live.actors())
    const outcome = live.act({ kind: 'move', seat, move: choice.pick(live.moves(seat)) })
    if (!outcome.ok) throw new Error(outcome.message)
    const standing = { at: 0, actors: live.actors(), progress: live.game.progress(live.state) }
    steps.push({ version: live.version, step: outcome.text, standing, result: null, snapshot: null })
  }
  return steps
}
