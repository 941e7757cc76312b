// Saves, branches and campaign files of tables in this browser.
import { type CampaignFile, InputError, recordOf, Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import { expect, test } from 'vitest'
import type { LocalSeat } from '../../src/local/store.ts'
import { tab } from './world.ts'

type Here = ReturnType<typeof tab>

/** The record of a campaign of plain players, up to the first fight and two decisions of it. */
function record(players: number): string {
  const table = new Table(caravan, { players, seed: 'caravan 0' })
  const on = () => {
    const seat = table.actors()[0]!
    table.submit(seat, caravan.mind.policy!(table.state, seat, [...table.moves(seat)]))
  }
  while (!table.state.fight) on()
  on()
  on()
  return JSON.stringify(recordOf(table))
}

const alone = record(1)
const together = record(2)

const momentsOf = async ({ tables }: Here, id: string) =>
  (await tables.saves(id)).saves.map(({ event, n }) => `${n} ${event.at} ${event.chapter}`)

const isBeforeRounds = async ({ tables }: Here, id: string) =>
  ((await tables.open(id)).now.view as unknown as { fight: { round: number } }).fight.round === 0

/** A campaign for two at this device, in its first fight: saves 1 (the chapter's start) and 2 (the fight's). */
async function campaign(here: Here, text = alone): Promise<string> {
  return here.tables.import(text, 'en')
}

test('saves are made by themselves and survive a reload; a game without saves has none', async () => {
  const here = tab()
  const id = await campaign(here)
  expect(await momentsOf(here, id)).toEqual(['2 confrontation 1', '1 chapter 1'])
  const [fight] = (await here.tables.saves(id)).saves
  expect(fight).toMatchObject({ table: id, event: { levels: { outlaw: 1 }, players: 1 } })
  expect(fight!.version).toBeGreaterThan(1)
  expect(JSON.stringify(await here.tables.saves(id))).not.toContain('rng')
  expect((await here.tables.open(id)).info.campaign).toEqual({
    continued: null,
    mayGoBack: true,
    wishes: [],
    needed: 1,
  })
  expect(await momentsOf(tab(here.store), id)).toHaveLength(2)

  const other = await here.tables.create({ game: 'nine-circles', options: {}, seats: ['me'], name: '' })
  expect((await here.tables.open(other)).info.campaign).toBeNull()
  expect((await here.tables.saves(other)).saves).toEqual([])
})

test('a step that asks for a save is stored with it, or not at all', async () => {
  const here = tab()
  const id = await here.tables.create({ game: 'caravan', options: {}, seats: ['me'], name: '' })
  expect(await momentsOf(here, id)).toEqual([])
  await here.play(id)
  expect(await momentsOf(here, id)).toEqual(['1 chapter 1'])
  const { row } = (await here.store.load(id))!
  const [save] = await here.store.saves(id)
  const [step] = (await here.store.load(id))!.steps
  expect(await here.store.append({ ...row, version: 1 }, step!, { ...save!, n: 2 })).toBe(false)
  expect(await here.store.saves(id)).toHaveLength(1)
})

test('going back opens a branch there; the old one is kept, refuses moves, and can be returned to', async () => {
  const here = tab()
  const id = await campaign(here)
  const before = (await here.tables.open(id)).now
  const { table } = await here.tables.back(id, { table: id, n: 1 })
  const branch = table!
  const open = await here.tables.open(branch)
  expect(open.info).toMatchObject({ name: 'The Caravan', yourTurn: true, campaign: { continued: null } })
  expect(open.now.view).toEqual((await here.tables.past(id, 1)).view)
  expect(await here.play(branch)).toEqual({ ok: true })

  expect((await here.tables.open(id)).info).toMatchObject({ yourTurn: false, campaign: { continued: branch } })
  expect(await here.play(id)).toMatchObject({ ok: false, why: 'continued' })
  expect((await here.tables.list()).map(each => each.id)).toEqual([branch])

  const { saves, branches } = await here.tables.saves(branch)
  expect(saves.map(save => [save.table, save.n])).toEqual([
    [id, 2],
    [id, 1],
  ])
  expect(branches).toMatchObject([
    { table: branch, here: true, continued: null, from: { table: id, n: 1 } },
    { table: id, here: false, continued: branch, from: null },
  ])

  expect(await here.tables.back(branch, { table: id, n: null })).toMatchObject({ table: id })
  expect((await here.tables.list()).map(each => each.id)).toEqual([id])
  expect((await here.tables.open(id)).now).toEqual(before)
  expect(await here.play(id)).toEqual({ ok: true })
  expect(await here.play(branch)).toMatchObject({ ok: false, why: 'continued' })
})

test('whoever watches the table that is left is told, and its bots rest', async () => {
  const here = tab()
  const id = await campaign(here)
  await here.tables.watch(id)
  here.changes.length = 0
  const { table } = await here.tables.back(id, { table: id, n: 2 })
  expect(here.changes).toContainEqual({ table: id, here: true })
  expect((await here.tables.open(id)).info.campaign).toMatchObject({ continued: table })
})

test('a branch is restored, has a record that can be checked, and is tried from like any other', async () => {
  const here = tab()
  const id = await campaign(here)
  const { table } = await here.tables.back(id, { table: id, n: 2 })
  const branch = table!
  for (let i = 0; i < 3; i++) await here.play(branch)
  const now = (await here.tables.open(branch)).now
  const again = tab(here.store)
  expect((await again.tables.open(branch)).now).toEqual(now)
  const text = await again.tables.export(branch)
  const copy = await again.tables.import(text, 'en')
  expect((await again.tables.open(copy)).now.view).toEqual(now.view)

  const attempt = await again.attempt(branch, 2)
  expect((await again.tables.open(attempt)).now.view).toEqual((await again.tables.past(branch, 2)).view)
  expect((await again.tables.open(attempt)).info).toMatchObject({
    recorded: true,
    origin: { page: 'local', id: branch },
  })
  expect((await again.tables.saves(branch)).branches.map(each => each.table)).toContain(attempt)
  expect(JSON.parse(await again.tables.campaign(attempt))).toMatchObject({ whole: true, players: 1 })
  expect(await again.tables.record(attempt)).not.toBeNull()
})

test('a save is opened as a new table with other seats, beside the old one', async () => {
  const here = tab()
  const id = await campaign(here)
  const seats: LocalSeat[] = ['me', { bot: 'greedy' }, 'me']
  const wide = await here.tables.branch(id, { table: id, n: 1, seats, names: ['Ana', null, 'Bo'], name: 'Three' })
  expect((await here.tables.open(wide)).info).toMatchObject({
    name: 'Three',
    seats: [{ name: 'Ana' }, { kind: 'bot', name: 'greedy' }, { name: 'Bo' }],
  })
  expect((await here.tables.list()).map(each => each.id).sort()).toEqual([id, wide].sort())
  // Both list the same campaign.
  expect((await here.tables.saves(wide)).branches.map(each => each.table)).toEqual([wide, id])

  // Where the fight begins a Companion gets a board.
  const two = await here.tables.branch(id, { table: id, n: 2, seats: ['me', 'me'] })
  expect((await here.tables.open(two)).now.view).toMatchObject({ players: 2, fight: { round: 0 } })
  expect(await here.play(two)).toEqual({ ok: true })
  await expect(here.tables.branch(id, { table: id, n: 9, seats: ['me'] })).rejects.toMatchObject({
    code: 'no-such-save',
  })
  await expect(here.tables.branch(id, { table: id, n: 1, seats: [{ bot: 'oracle' }] })).rejects.toThrow('oracle')
  expect(await here.tables.list()).toHaveLength(3)

  // The branch for three goes back to a save of the table for one: its own seats stay.
  const { table } = await here.tables.back(wide, { table: id, n: 1 })
  expect((await here.tables.open(table!)).info.seats).toHaveLength(3)
})

test('a table of another campaign is no place to return to', async () => {
  const here = tab()
  const [one, other] = [await campaign(here), await campaign(here)]
  await expect(here.tables.back(one, { table: other, n: null })).rejects.toMatchObject({ code: 'no-such-save' })
  await expect(here.tables.back(one, { table: other, n: 1 })).rejects.toMatchObject({ code: 'no-such-save' })
  expect(await here.tables.list()).toHaveLength(2)
})

test('the campaign is one file, opened elsewhere with its saves; bots stay bots', async () => {
  const here = tab()
  const imported = await campaign(here, together)
  // With a bot: a branch from the fight's save.
  const id = await here.tables.branch(imported, {
    ...{ table: imported, n: 2, name: 'With a bot' },
    ...{ seats: ['me', { bot: 'random' }], names: ['Ana', null] },
  })
  const text = await here.tables.campaign(id)
  const file = JSON.parse(text) as CampaignFile
  expect(file).toMatchObject({
    ...{ format: 'acheron-campaign-1', game: 'caravan', whole: true, players: 2, name: 'With a bot' },
    seats: [
      { kind: 'person', name: 'Ana' },
      { kind: 'bot', bot: 'random' },
    ],
    saves: [{ event: { at: 'chapter' } }, { event: { at: 'confrontation' } }],
  })
  expect(text).not.toContain('"rng"')

  const there = tab()
  const copy = await there.tables.importCampaign(text, null)
  const open = await there.tables.open(copy)
  expect(open.info).toMatchObject({ name: 'With a bot', seats: [{ name: 'Ana' }, { kind: 'bot', name: 'random' }] })
  expect(open.now.view).toEqual((await here.tables.open(id)).now.view)
  expect(await momentsOf(there, copy)).toEqual(['2 confrontation 1', '1 chapter 1'])
  expect(await there.play(copy)).toEqual({ ok: true })
  const { table } = await there.tables.back(copy, { table: copy, n: 1 })
  expect(await there.play(table!)).toEqual({ ok: true })

  // For another number of seats: its first save, where the chapter begins.
  const early = JSON.stringify({ ...file, now: file.saves[0]!.state })
  const wide = await there.tables.importCampaign(early, { seats: ['me', 'me', 'me'], names: [] })
  expect((await there.tables.open(wide)).info.seats).toHaveLength(3)
  expect(await there.play(wide)).toEqual({ ok: true })
  // In the middle of the fight there are no more seats than Player Champions.
  while (await isBeforeRounds(here, imported)) await here.play(imported)
  const late = await here.tables.campaign(imported)
  await expect(there.tables.importCampaign(late, { seats: ['me', 'me', 'me'], names: [] })).rejects.toMatchObject({
    code: 'cannot-reseat',
    message: expect.stringContaining('open a save'),
  })
})

test('a file with saves of other numbers of seats is opened, and goes back to any of them with its own seats', async () => {
  const here = tab()
  const id = await campaign(here)
  const wide = await here.tables.branch(id, { table: id, n: 1, seats: ['me', 'me', 'me'] })
  const text = await here.tables.campaign(wide)
  const file = JSON.parse(text) as CampaignFile
  expect(file.players).toBe(3)
  // As they were made.
  const seatsThen = file.saves.map(({ event, state }) => [event.at, event.players, state.players])
  expect(seatsThen).toEqual([
    ['chapter', 1, 1],
    ['confrontation', 1, 1],
  ])

  const there = tab()
  const copy = await there.tables.importCampaign(text, null)
  const fight = await there.tables.back(copy, { table: copy, n: 2 })
  expect((await there.tables.open(fight.table!)).now.view).toMatchObject({ players: 3, fight: { round: 0 } })
  const { table } = await there.tables.back(fight.table!, { table: copy, n: 1 })
  const open = await there.tables.open(table!)
  expect(open.info.seats).toHaveLength(3)
  expect(open.now.view).toMatchObject({ players: 3 })
  expect(await there.play(table!)).toEqual({ ok: true })
  const alone = await there.tables.branch(copy, { table: copy, n: 2, seats: ['me'] })
  expect((await there.tables.open(alone)).now.view).toMatchObject({ players: 1 })
  expect(await there.play(alone)).toEqual({ ok: true })
})

test('a game that ends leaves no save of its end, and none comes from a file', async () => {
  const table = new Table(caravan, {
    ...{ players: 1, seed: 'caravan 0' },
    options: { mode: 'quick', startCircle: 9, retry: 'none', difficulty: 'grim' },
  })
  while (table.actors().length > 0) {
    const moves = table.moves(0)
    table.submit(0, moves.find(move => move.do === 'pass') ?? moves.at(-1))
  }
  const here = tab()
  const text = JSON.stringify(recordOf(table))
  const id = await here.tables.import(text, 'en')
  const { info, steps } = await here.tables.open(id)
  const end = steps.at(-1)!.events.find(({ e }) => e === 'saved')!
  expect(info.status).toBe('over')
  expect(end).toMatchObject({ at: 'after' })
  const before = await momentsOf(here, id)
  expect(before.at(0)).toBe('1 confrontation 9')

  // The same by a step at the table.
  const again = await here.tables.import(
    JSON.stringify({ ...recordOf(table), entries: table.entries.slice(0, -1) }),
    'en',
  )
  expect(await here.play(again, table.entries.at(-1)!.move)).toEqual({ ok: true })
  expect((await here.tables.open(again)).info.status).toBe('over')
  expect(await momentsOf(here, again)).toEqual(before)

  const file = JSON.parse(await here.tables.campaign(id)) as CampaignFile
  const withEnd = { ...file, saves: [...file.saves, { at: file.exported, event: end, state: file.now }] }
  const copy = await here.tables.importCampaign(JSON.stringify(withEnd), null)
  expect(await momentsOf(here, copy)).toEqual(before)
})

test('a save that is undone and played again is kept once', async () => {
  const here = tab()
  const id = await here.tables.create({ game: 'caravan', options: {}, seats: ['me'], name: '', seed: 'caravan 0' })
  await here.play(id)
  expect(await momentsOf(here, id)).toEqual(['1 chapter 1'])
  expect(await here.tables.act(id, 1, { kind: 'undo', seat: 0 })).toEqual({ ok: true })
  expect(await here.tables.act(id, 2, { kind: 'redo', seat: 0 })).toEqual({ ok: true })
  expect(await momentsOf(here, id)).toEqual(['1 chapter 1'])
})

test('bots of a record stay bots; of an older one, which does not name them, every seat is mine', async () => {
  const here = tab()
  const plan = { game: 'caravan', options: {}, name: '', names: ['Ana'] }
  const mixed = await here.tables.create({ ...plan, seats: ['me', { bot: 'random' }] })
  const text = await here.tables.export(mixed)
  const { bots, ...older } = JSON.parse(text)
  expect(bots).toEqual([null, 'random'])
  const seats = async (record: string) =>
    (await here.tables.open(await here.tables.import(record, 'en'))).info.seats.map(({ kind, name, you }) => [
      ...[kind, name, you],
    ])
  expect(await seats(text)).toEqual([
    ['person', 'Ana', true],
    ['bot', 'random', false],
  ])
  expect(await seats(JSON.stringify(older))).toEqual([
    ['person', 'Ana', true],
    ['person', null, true],
  ])
  const strange = here.tables.import(JSON.stringify({ ...older, bots: [null, 'oracle'] }), 'en')
  await expect(strange).rejects.toMatchObject({ code: 'bad-record', message: expect.stringContaining('oracle') })
})

test('a campaign of the rules before is migrated; older, newer and broken ones are refused with the reason', async () => {
  const here = tab()
  const file = JSON.parse(await here.tables.campaign(await campaign(here)))
  const { rulesVersion, oldestRules = 0 } = caravan.meta
  const altered = (change: object) => here.tables.importCampaign(JSON.stringify({ ...file, ...change }), null)
  const before = (await here.tables.list()).length
  const bad: [object, string][] = [
    [{ rules: oldestRules - 1 }, `rules version ${oldestRules} to ${rulesVersion}, and this one is of version 1`],
    [{ rules: rulesVersion + 1 }, `and this one is of version ${rulesVersion + 1}`],
    [{ game: 'chess' }, "unknown game 'chess'"],
    [{ game: 'nine-circles' }, 'no campaigns'],
    [{ format: 'pgn' }, 'not a campaign'],
    [{ now: { ...file.now, chapter: 77 } }, 'cannot go on from where it stands'],
    [{ saves: [{ ...file.saves[0], state: {} }] }, 'save 1'],
    [{ seats: [{ kind: 'bot', bot: 'oracle' }] }, 'oracle'],
  ]
  for (const [change, message] of bad) {
    const refused = altered(change)
    await expect(refused).rejects.toThrow(message)
    await expect(refused).rejects.toBeInstanceOf(InputError)
    await expect(refused).rejects.toMatchObject({ code: 'bad-campaign' })
  }
  await expect(here.tables.importCampaign('{', null)).rejects.toMatchObject({ code: 'bad-campaign' })
  expect(await here.tables.list()).toHaveLength(before)
  const older = await altered({ rules: oldestRules })
  expect(await here.play(older)).toEqual({ ok: true })
})

test('a table of the page before, without saves, goes on and makes them', async () => {
  const here = tab()
  const id = await here.tables.create({ game: 'caravan', options: {}, seats: ['me'], name: '', seed: 'caravan 0' })
  const { row, steps } = (await here.store.load(id))!
  const { saves: _, ...older } = row
  const there = tab()
  await there.store.create({ row: older, steps })
  await there.play(id)
  expect(await momentsOf(there, id)).toEqual(['1 chapter 1'])
})

test('a removed table takes the branches with it that were left for it, and no other', async () => {
  const here = tab()
  const id = await campaign(here)
  const beside = await here.tables.branch(id, { table: id, n: 1, seats: ['me'] })
  const { table } = await here.tables.back(id, { table: id, n: 1 })
  const { table: third } = await here.tables.back(table!, { table: id, n: 2 })
  await here.tables.remove(third!)
  expect((await here.store.list()).map(row => row.id)).toEqual([beside])
  expect(await here.store.saves(id)).toEqual([])
  // What is left of the campaign can still be looked at.
  expect((await here.tables.saves(beside)).branches).toMatchObject([{ table: beside, here: true }])
})
