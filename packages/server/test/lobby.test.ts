import type { LobbyPage, TableInfo } from '@acheron/protocol'
import { expect } from 'vitest'
import { Visitor } from './client.ts'
import { server } from './help.ts'
import { onBothStores } from './stores.ts'

const two = { game: 'counting', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' } as const

const lobby = (who: Visitor, query = '') => who.get<LobbyPage>(`/api/lobby${query}`)
const listed = async (who: Visitor, query = '') => (await lobby(who, query)).tables.map(({ table }) => table.id)

onBothStores('an open table is met in the lobby, taken, watched, and gone when it is hidden', async options => {
  const { address } = await server(options)
  const [dante, virgil, beatrice] = await Promise.all([0, 1, 2].map(() => Visitor.guest(address)))
  const { id } = await dante!.open(two)
  await dante!.open({ ...two, visibility: 'link' })
  await expect.poll(() => listed(virgil!)).toEqual([id])
  expect(await listed(virgil!, '?state=playing')).toEqual([])
  const page = await lobby(virgil!, '?game=counting&free=1')
  expect(page).toMatchObject({ total: 1, counts: { games: [{ game: 'counting', count: 1 }], free: [{ count: 1 }] } })
  expect([await listed(virgil!, '?pace=none'), await listed(virgil!, '?pace=live')]).toEqual([[id], []])
  await virgil!.send<TableInfo>('POST', `/api/tables/${id}/sit`, { seat: 1 })
  await expect.poll(() => listed(beatrice!, '?state=playing')).toEqual([id])
  await expect.poll(() => listed(beatrice!)).toEqual([])
  await dante!.request('PATCH', `/api/tables/${id}`, { visibility: 'invited' })
  expect(await listed(beatrice!, '?state=playing')).toEqual([])
})

onBothStores('whether Virgil may help between people is said before anybody sits down', async options => {
  const { address } = await server(options)
  const [dante, virgil] = await Promise.all([0, 1].map(() => Visitor.guest(address)))
  const { id: allowed } = await dante!.open({ ...two, help: true })
  const { id: usual } = await dante!.open(two)
  const helped = async () =>
    Object.fromEntries((await lobby(virgil!)).tables.map(({ table, help = false }) => [table.id, help]))
  await expect.poll(helped).toEqual({ [allowed]: true, [usual]: false })
  await dante!.request('PATCH', `/api/tables/${allowed}`, { help: false })
  expect(await helped()).toEqual({ [allowed]: false, [usual]: false })
})

onBothStores('the lobby tells who is there: people, tables, who watches', async options => {
  const { address } = await server(options)
  const [dante, virgil, beatrice] = await Promise.all([0, 1, 2].map(() => Visitor.guest(address)))
  const { id } = await dante!.open({ ...two, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  await expect.poll(() => listed(beatrice!, '?state=playing')).toEqual([id])
  const [dantes, virgils] = [await dante!.socket(), await virgil!.socket()]
  await Promise.all([dantes.watch(id), virgils.watch(id)])
  const seen = async () => {
    const { tables, house } = await lobby(beatrice!, '?state=playing')
    return { house, online: tables[0]?.table.seats[0]?.online, watching: tables[0]?.watching }
  }
  await expect.poll(seen, { timeout: 5000 }).toEqual({ house: { people: 3, tables: 1 }, online: true, watching: 1 })
  await Promise.all([dantes.end(), virgils.end()])
  await expect.poll(seen, { timeout: 5000 }).toEqual({ house: { people: 1, tables: 0 }, online: false, watching: 0 })
})

onBothStores('questions that the lobby does not know are refused', async options => {
  const { address } = await server(options)
  const dante = await Visitor.guest(address)
  for (const query of ['?state=over', '?free=0', '?free=x', '?after=-1', '?language=de', '?pace=fast', '?owner=x'])
    expect((await dante.request('GET', `/api/lobby${query}`)).status).toBe(400)
})

onBothStores('spectators are counted for everybody, and named if they like', async options => {
  const { address } = await server(options)
  const [dante, virgil, beatrice] = await Promise.all([0, 1, 2].map(() => Visitor.guest(address)))
  await virgil!.send('PUT', '/api/me', { name: 'Virgil', language: 'en' })
  const { id } = await dante!.open(two)
  const [dantes, virgils, beatrices] = await Promise.all([dante!, virgil!, beatrice!].map(each => each.socket()))
  await dantes!.watch(id)
  await beatrices!.watch(id)
  expect(await dantes!.next('watching')).toEqual({ type: 'watching', table: id, count: 1, names: [] })
  virgils!.say({ type: 'watch', table: id, named: true })
  expect(await dantes!.next('watching')).toMatchObject({ count: 2, names: ['Virgil'] })
  // Who sits down watches no longer.
  await beatrice!.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  expect(await virgils!.next('watching', ({ count, names }) => count === 1 && names.length === 1)).toMatchObject({
    names: ['Virgil'],
  })
  virgils!.say({ type: 'watch', table: id, since: 0 })
  expect(await dantes!.next('watching', ({ names }) => names.length === 0)).toMatchObject({ count: 1 })
  await virgils!.end()
  expect(await dantes!.next('watching', ({ count }) => count === 0)).toMatchObject({ names: [] })
})
