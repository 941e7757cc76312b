import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBot } from '@acheron/bots'
import type { TableFor } from '@acheron/bots/analyse'
import { type GameRecord, Generator, type JsonObject, recordOf, Table } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { expect, test } from 'vitest'
import { acheron, folder } from '../../../cli/test/run.ts'
import type { Clerk } from '../../src/analysis/clerk.ts'
import { fileNames, fileText } from '../../src/analysis/file.ts'
import { Job } from '../../src/analysis/job.ts'
import type { Kept, Part } from '../../src/analysis/kept.ts'
import { judged, type Progress, teamSize } from '../../src/analysis/run.ts'

/** What `acheron analyse --json` says of the record. */
function byCommand(record: GameRecord, ...args: string[]): string {
  const file = `${record.game}.json`
  writeFileSync(join(folder, file), JSON.stringify(record))
  const { stdout, stderr } = acheron(['analyse', file, '--json', ...args])
  expect(stderr).toBe('')
  return stdout
}

/** A game of plain players to its end, or for so many decisions. */
async function played(id: string, options: JsonObject, most = Number.POSITIVE_INFINITY): Promise<GameRecord> {
  const game = await findGame(id).load()
  const table = new Table(game, { players: game.meta.seats.min, options, seed: 'dis' })
  const bot = makeBot(game, 'greedy', 'bots')
  const random = Generator.seeded('dis')
  while (table.actors().length > 0 && table.entryCount < most) {
    const seat = table.actors()[0] as number
    table.submit(seat, bot.choose(table.view(seat), seat, table.moves(seat), random))
  }
  return JSON.parse(JSON.stringify(recordOf(table)))
}

const noTable = () => Promise.reject(new Error('small games need no table'))

/** The file that the page fetches. */
const fetched: TableFor = async ({ mind }, state, goal) =>
  new Uint8Array(
    readFileSync(new URL(`../../src/hint/exact/tables/${mind.table!.nameOf(state, goal)}`, import.meta.url)),
  )

/** A clerk that does its work here and not in a worker. */
function clerkFor(bot?: string): Clerk {
  let job: Job | null = null
  const opened = () => job as Job
  return {
    open: async text => {
      job = await Job.open(text, fetched, bot)
      return job?.opened ?? null
    },
    judge: async index => opened().judge(index),
    solve: async progress => opened().solve(progress),
    report: async (...args) => opened().report(...args),
    moves: async index => opened().moves(index),
    attempt: async (...args) => opened().attempt(...args),
    why: async (...args) => opened().why(...args),
    end: () => {},
  }
}

class MapKept implements Kept {
  readonly parts = new Map<string, Part>()
  get = async (key: string) => this.parts.get(key) ?? null
  put = async (key: string, part: Part) => void this.parts.set(key, structuredClone(part))
}

async function team(record: GameRecord, bot?: string) {
  const clerks = [clerkFor(bot), clerkFor(bot)]
  const text = JSON.stringify(record)
  const [opened] = await Promise.all(clerks.map(clerk => clerk.open(text)))
  if (!opened) throw new Error('the record is of other rules')
  return { clerks, opened }
}

/** The page's report of the record, by two clerks. */
async function byPage(record: GameRecord, bot?: string, kept: Kept = new MapKept()): Promise<string> {
  const { clerks, opened } = await team(record, bot)
  const never = new AbortController().signal
  const found = await judged({ opened, clerks, kept, signal: never, onProgress: () => {} })
  if (!found) throw new Error('nobody cancelled it')
  const names = fileNames(opened.names, seat => `Seat ${seat}`)
  return fileText(await clerks[0]!.report(found, names, 'en'))
}

/** The last two circles with few dice and pips: solved exactly in a moment. */
const small = { sheet: { dice: 4, rows: [1, 2, 1, 0], virgil: 1, start: 8 } }

test('the page finds what the command line finds, byte for byte: Nine Circles by its solution', async () => {
  const record = await played('nine-circles', small)
  const found = await byPage(record)
  expect(JSON.parse(found)).toMatchObject({ exact: true, bot: 'expert', unit: 'chance' })
  expect(found).toBe(byCommand(record))
})

test('the page finds what the command line finds, byte for byte: a larger sheet by the table that is fetched', async () => {
  const record = await played('nine-circles', { sheet: { start: 8, rows: [7, 7, 7, 7] } })
  const found = await byPage(record)
  expect(JSON.parse(found)).toMatchObject({ exact: true, bot: 'expert' })
  expect(found).toBe(byCommand(record))
})

test('the page finds what the command line finds, byte for byte: a race by a search, with hidden hands', async () => {
  const record = { ...(await played('imp-race', { roundLimit: 2 })), names: ['Beatrice', null] }
  const found = await byPage(record, 'search:iterations=6')
  expect(JSON.parse(found).decisions.length).toBe(record.entries.length)
  expect(found).toBe(byCommand(record, '--bot', 'search:iterations=6'))
})

test.each([
  [1, { solved: false, decisions: 100 }, 1],
  [2, { solved: false, decisions: 100 }, 2],
  [4, { solved: false, decisions: 100 }, 3],
  [32, { solved: false, decisions: 100 }, 6],
  [32, { solved: false, decisions: 4000 }, 2],
  [32, { solved: true, decisions: 100 }, 1],
])('on %i cores %o is judged by %i', (cores, opened, workers) => {
  expect(teamSize(opened, cores)).toBe(workers)
})

test('a cancelled analysis keeps what it has, and goes on from there to the same end', async () => {
  const record = await played('imp-race', {}, 14)
  const bot = 'search:iterations=4'
  const kept = new MapKept()
  const cancel = new AbortController()
  const { clerks, opened } = await team(record, bot)
  const onProgress = ({ done }: Progress) => done === 5 && cancel.abort()
  expect(await judged({ opened, clerks, kept, signal: cancel.signal, onProgress })).toBeNull()
  const part = kept.parts.get(opened.key)
  const some = part && 'some' in part ? part.some.filter(one => one !== null).length : 0
  expect(some).toBeGreaterThanOrEqual(5)
  expect(some).toBeLessThan(14)

  const steps: number[] = []
  const again = await team(record, bot)
  const signal = new AbortController().signal
  const whole = await judged({ ...again, kept, signal, onProgress: ({ done }) => steps.push(done) })
  expect(steps[0]).toBe(some)
  expect(steps.at(-1)).toBe(14)
  // Once computed it is only read.
  const idle = { ...again, clerks: [], kept, signal, onProgress: () => expect.unreachable() }
  expect(await judged(idle)).toEqual(whole)
  expect(await byPage(record, bot, kept)).toBe(await byPage(record, bot))
})

test('in practice the best move costs nothing, and the one that was played what it cost', async () => {
  const record = await played('nine-circles', small)
  const { clerks } = await team(record)
  const report = JSON.parse(await byPage(record))
  for (const [i, { best, played: made, cost }] of report.decisions.entries()) {
    expect(await clerks[0]!.moves(i)).toContainEqual(best.move)
    expect(await clerks[0]!.attempt(i, best.move)).toMatchObject({ mark: 'best' })
    expect((await clerks[0]!.attempt(i, made.move)).cost).toBeCloseTo(cost, 5)
  }
})

test('reasons for the better move are those of the game, the same each time and without the unseen', async () => {
  const record = await played('imp-race', {}, 14)
  const { clerks } = await team(record, 'search:iterations=4')
  let reasons = 0
  for (let i = 0; i < 14; i++) {
    const moves = (await clerks[0]!.moves(i)).slice(0, 2)
    const why = await clerks[0]!.why(i, moves)
    expect(why).toEqual(await clerks[1]!.why(i, moves))
    expect(why.reasons.length).toBe(moves.length)
    reasons += why.reasons.flat().length
  }
  expect(reasons).toBeGreaterThan(0)
})

test.each([
  ['imp-race', {}, 'search:iterations=4'],
  ['nine-circles', small, undefined],
] as const)(
  '%s: three moves are told where there are so many, the best first and none of them better',
  async (id, options, bot) => {
    const record = await played(id, options, 14)
    const { clerks } = await team(record, bot)
    const { decisions, exact } = JSON.parse(await byPage(record, bot))
    let three = 0
    for (const [i, { mark, best, played: made, cost }] of decisions.entries()) {
      if (mark === 'forced') continue
      const named = cost > 0 ? [best.move, made.move] : [made.move]
      const legal = await clerks[0]!.moves(i)
      const { others } = await clerks[0]!.why(i, named)
      expect(others.length).toBeLessThanOrEqual(3 - named.length)
      if (named.length + others.length === 3) three++
      for (const other of others) {
        expect(legal).toContainEqual(other.move)
        expect(named).not.toContainEqual(other.move)
        expect(other.cost).toBeGreaterThanOrEqual(0)
        // The exact ones are those that `attempt` finds too.
        if (exact)
          expect(other).toMatchObject({
            ...(await clerks[0]!.attempt(i, other.move)),
            cost: expect.closeTo(other.cost, 6),
          })
      }
      expect(others.map(other => other.cost)).toEqual(others.map(other => other.cost).toSorted((a, b) => a - b))
    }
    expect(three).toBeGreaterThan(0)
  },
)

test('a record of other rules is not judged by these', async () => {
  const record = { ...(await played('imp-race', {}, 1)), rules: 1_000 }
  expect(await Job.open(JSON.stringify(record), noTable)).toBeNull()
})
