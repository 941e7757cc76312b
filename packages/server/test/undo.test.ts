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
