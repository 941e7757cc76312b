// Reports of a position: rule cases that also open as tables.
import { type GameState, Generator, parseScenarios, reportOf, runScenario, Table, type View } from '@acheron/engine'
import { games } from '@acheron/games'
import { expect, test } from 'vitest'
import { tab } from './world.ts'

const ids = games.map(({ meta }) => meta.id)

async function gameOf(id: string) {
  return games.find(({ meta }) => meta.id === id)!.load()
}

/** The report of seat 0 after some random decisions, as a file's text. */
async function reported(id: string, decisions: number, seat: number | null = 0) {
  const game = await gameOf(id)
  const players = Math.min(2, game.meta.seats.max)
  const table = new Table(game, { players, seed: `report ${decisions}` })
  const random = Generator.seeded(`report ${id}`)
  for (let n = 0; n < decisions && table.actors().length > 0; n++) {
    const actor = table.actors()[0]!
    table.submit(actor, random.pick(table.moves(actor).filter(move => !game.concedes(move))))
  }
  const view = table.view(seat)
  const moves = seat === null ? [] : table.moves(seat)
  const options = table.config.options as GameState
  const text = JSON.stringify(
    reportOf({ game: id, players, options, seat, view, moves, title: id, about: { browser: 'a browser' } }),
  )
  return { game, table, text }
}

/** Where the game stands. A table that goes on elsewhere asks again whoever has decided while others still do. */
const undecided = (view: View) =>
  (view as unknown as GameState).flow.map(frame => ({ ...frame, ballots: undefined, cast: undefined }))

test.each(ids)('%s: a report is a case that passes, and a table that goes on from there', async id => {
  for (const decisions of [0, 7, 40]) {
    const { game, table, text } = await reported(id, decisions)
    expect(parseScenarios(text).map(each => runScenario(game, each))).toEqual([[]])
    if (table.actors().length === 0) continue
    const { tables } = tab()
    const { now } = await tables.open(await tables.import(text, 'en'))
    expect(undecided(now.view)).toEqual(undecided(game.view(table.state, 0)))
  }
})

test('the report of somebody who waits is a case that passes: whoever is asked has something to answer', async () => {
  const game = await gameOf('imp-race')
  for (const seed of ['fz 1 2', 'fz 2 2', 'fz 3 2']) {
    const table = new Table(game, { players: 2, seed })
    const random = Generator.seeded(seed)
    for (let decisions = 0; decisions < 250 && table.actors().length > 0; decisions++) {
      const [actor] = table.actors()
      const seat = 1 - actor!
      const options = table.config.options as GameState
      const title = `${seed}, ${decisions}`
      const about = { game: 'imp-race', players: 2, options, seat, moves: [], about: {}, title }
      const [report] = parseScenarios(JSON.stringify(reportOf({ ...about, view: table.view(seat) })))
      expect([title, runScenario(game, report!)]).toEqual([title, []])
      table.submit(actor!, random.pick(table.moves(actor!).filter(move => !game.concedes(move))))
    }
  }
})

test('a report of a seat that was offered other moves fails, and says which', async () => {
  const { game, text } = await reported('imp-race', 7)
  const { legal, ...report } = parseScenarios(text)[0]!
  const claimed = { ...report, legal: { ...(legal as object), seat: 0, count: 99 } }
  expect(runScenario(game, claimed)).toEqual([expect.stringMatching(/^legal: expected 99 moves/)])
})

test('what the seat could not see is in no report', async () => {
  const { table, text } = await reported('florence', 40)
  const { seats } = table.state as unknown as { seats: { hand: string[] }[] }
  const { seen } = JSON.parse(text) as { seen: { view: { seats: { hand: (string | null)[] }[] } } }
  expect(seats[1]!.hand.length).toBeGreaterThan(0)
  expect(seen.view.seats[1]!.hand).toEqual(seats[1]!.hand.map(() => null))
  expect(seen.view).not.toHaveProperty('rng')
})

test('a view that was made up is refused, and no table is made of it', async () => {
  const { text } = await reported('hellgame', 7)
  const { tables } = tab()
  const report = JSON.parse(text)
  for (const view of [{}, { ...report.seen.view, flow: [{ kind: 'nothing' }] }, { ...report.seen.view, flow: 7 }]) {
    const forged = JSON.stringify({ ...report, seen: { seat: 0, view } })
    await expect(tables.import(forged, 'en')).rejects.toMatchObject({ code: 'bad-record' })
  }
  expect(await tables.list()).toEqual([])
})
