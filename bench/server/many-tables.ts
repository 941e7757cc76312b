import { Generator, type LiveTable } from '@acheron/engine'
import { games } from '@acheron/games'
import type { ClockRules } from '@acheron/protocol'
import { SqliteStore } from '../../packages/server/src/store/sqlite.ts'
import type { Append, Store, TableRow } from '../../packages/server/src/store/store.ts'
import { newTable } from '../../packages/server/src/tables/open.ts'
import { restore } from '../../packages/server/src/tables/restore.ts'
import { dueOf, newClock, settled } from '../../packages/server/src/time/clock.ts'

/** A table that is copied many times. */
interface Sample {
  readonly table: TableRow
  readonly steps: readonly Omit<Append, 'table'>[]
}

/** Writes that many tables into a data file, while no server has it open; at every second one a bot has to move. */
export async function storeManyTables(file: string, count: number): Promise<void> {
  await storeCopies(file, count, [...(await samplesOf('bot')), ...(await samplesOf('person'))])
}

/** The same with a person to move at each of them, by that clock: it runs from now on. */
export async function storeWaitingTables(file: string, count: number, clock: ClockRules | null): Promise<void> {
  await storeCopies(file, count, await samplesOf('person'), clock)
}

async function storeCopies(
  file: string,
  count: number,
  samples: readonly Sample[],
  clock: ClockRules | null = null,
): Promise<void> {
  const store = new SqliteStore({ file })
  const writes: Promise<unknown>[] = []
  for (let i = 0; i < count; i++) {
    const sample = samples[i % samples.length]!
    writes.push(...storeCopy(store, clock ? timed(sample, clock) : sample, i))
  }
  await Promise.all(writes)
  await store.close()
}

/** The same table with a clock, which its last step starts. */
function timed({ table, steps }: Sample, rules: ClockRules): Sample {
  const last = steps.at(-1)!
  const now = Date.now()
  const isPerson = (seat: number) => table.seats[seat]?.kind === 'person'
  const clock = settled(newClock(rules, table.seats.length), {
    ...{ rules, now, zone: () => 'UTC', isPerson, isHeld: isPerson },
    runs: seat => last.standing.actors.includes(seat),
  })
  const due = dueOf(clock, () => 'UTC', now)
  return {
    table: { ...table, agreed: { clock: rules } },
    steps: [...steps.slice(0, -1), { ...last, clock: { ...clock, due } }],
  }
}

export const tableId = (i: number): string => `t${`${i}`.padStart(15, '0')}`

/** All people sit at ten tables. */
function storeCopy(store: Store, { table, steps }: Sample, i: number): Promise<unknown>[] {
  const id = tableId(i)
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
