import { expect, test } from 'vitest'
import { type Line, Visitor } from './client.ts'
import { server } from './help.ts'

/** Two at a table whose votes are hidden until the last is in, and a spectator. */
async function voters() {
  const { address } = await server()
  const [dante, virgil, guest] = [
    await Visitor.guest(address),
    await Visitor.guest(address),
    await Visitor.guest(address),
  ]
  const { id } = await dante.open({ game: 'skirmish', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  const lines = [await dante.socket(), await virgil.socket(), await guest.socket()] as const
  for (const line of lines) await line.watch(id)
  const vote = (line: Line, seat: number, version: number) =>
    line.ask({ type: 'move', table: id, seat, version, move: { do: 'vote', option: 'head' } })
  return { id, dante, lines, vote }
}

test('that a step can be taken back is told to its seat alone, after the step', async () => {
  const { id, dante, lines, vote } = await voters()
  const [dantes, virgils, guests] = lines
  await vote(dantes, 0, 0)
  for (const line of lines) expect((await line.next('steps')).now.canUndo).toBe(false)
  expect(await dantes.next('canUndo')).toMatchObject({ table: id, version: 1 })
  expect((await dante.get<{ now: object }>(`/api/tables/${id}`)).now).toMatchObject({ canUndo: true })
  for (const line of [virgils, guests]) expect(line.inbox.filter(({ type }) => type === 'canUndo')).toEqual([])
  // The last vote shows all of them.
  await vote(virgils, 1, 1)
  expect((await virgils.next('steps')).now.version).toBe(2)
  expect(await virgils.ask({ type: 'undo', table: id, seat: 1, version: 2 })).toMatchObject({ why: 'nothing-to-undo' })
  expect(virgils.inbox.filter(({ type }) => type === 'canUndo')).toEqual([])
})

test('several own steps are taken back at once, each a step of its own', async () => {
  const { address } = await server()
  const dante = await Visitor.guest(address)
  const { id } = await dante.open({ game: 'counting', options: { goal: 1000 } })
  const line = await dante.socket()
  await line.watch(id)
  for (const version of [0, 1, 2, 3]) await line.ask({ type: 'move', table: id, seat: 0, version, move: { add: 1 } })
  const now = async () => (await dante.get<{ now: object }>(`/api/tables/${id}`)).now
  expect(await now()).toMatchObject({ canUndo: true, undos: 4 })
  expect(await line.ask({ type: 'undo', table: id, seat: 0, version: 4, count: 3 })).toMatchObject({ version: 7 })
  expect(await now()).toMatchObject({ version: 7, entries: 1, canUndo: true, canRedo: true, view: { count: 1 } })
  expect(await now()).not.toHaveProperty('undos')
  expect((await dante.steps(id)).map(({ kind }) => kind).slice(4)).toEqual(['undo', 'undo', 'undo'])
  // What is too much is taken back as far as it goes.
  expect(await line.ask({ type: 'undo', table: id, seat: 0, version: 7, count: 2 })).toMatchObject({
    why: 'nothing-to-undo',
  })
  expect(await now()).toMatchObject({ version: 8, entries: 0 })
})

test('a step can be taken back before it is known that it can', async () => {
  const { id, lines, vote } = await voters()
  const [dantes] = lines
  const [done, undone] = await Promise.all([
    vote(dantes, 0, 0),
    dantes.ask({ type: 'undo', table: id, seat: 0, version: 1 }),
  ])
  expect([done.type, undone.type]).toEqual(['done', 'done'])
})

test('who comes back to the table is told that the last step can be taken back', async () => {
  const { id, dante, lines, vote } = await voters()
  await vote(lines[0], 0, 0)
  await lines[0].end()
  const again = await dante.socket()
  const { now } = await again.watch(id)
  if (!now.canUndo) expect(await again.next('canUndo')).toMatchObject({ table: id, version: 1 })
})
