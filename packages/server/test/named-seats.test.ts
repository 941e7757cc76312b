import type { LobbyPage, NewTable, OpenTable, TableInfo, TableLists } from '@acheron/protocol'
import { expect } from 'vitest'
import { Visitor } from './client.ts'
import { server } from './help.ts'
import { onBothStores } from './stores.ts'

const password = 'nel mezzo del cammin'

async function account(address: string, name: string): Promise<Visitor> {
  const visitor = await Visitor.guest(address)
  await visitor.send('POST', '/api/account', { name, password })
  await visitor.send('PUT', '/api/me', { name: `${name} of Mantua`, language: 'en' })
  return visitor
}

const kept = (name: string, more: Partial<NewTable> = {}): Partial<NewTable> => ({
  ...{ game: 'counting', seats: [{ kind: 'me' }, { kind: 'open', name }], ...more },
})
const invitations = async (visitor: Visitor) =>
  (await visitor.get<TableLists>('/api/tables')).invitations.map(({ id }) => id)
const codeOf = ({ status, body }: Awaited<ReturnType<Visitor['request']>>) =>
  `${status} ${(body as { error?: { code: string } }).error?.code ?? ''}`.trim()

onBothStores(
  'a seat reserved by name is for the account of that name, who finds it among the invitations',
  async options => {
    const { address } = await server(options)
    const [dante, virgil, other] = [
      await Visitor.guest(address),
      await account(address, 'Virgíl'),
      await account(address, 'Statius'),
    ]
    const { id } = await dante.open(kept(' VIRGIL ', { visibility: 'invited' }))
    expect(await invitations(virgil)).toEqual([id])
    expect(await invitations(other)).toEqual([])
    expect((await other.request('GET', `/api/tables/${id}`)).status).toBe(404)
    const { info } = await virgil.get<OpenTable>(`/api/tables/${id}`)
    expect(info.seats[1]).toMatchObject({ kind: 'open', kept: { name: 'VIRGIL', you: true } })
    const seated = await virgil.send<TableInfo>('POST', `/api/tables/${id}/sit`, { seat: 1 })
    expect(seated.seats[1]).toMatchObject({ kind: 'person', you: true })
    // The owner thinks of somebody else.
    const byLink = await dante.open(kept('Virgil'))
    expect(codeOf(await other.request('POST', `/api/tables/${byLink.id}/sit`, { seat: 1 }))).toBe('403 seat-kept')
    await dante.send('POST', `/api/tables/${byLink.id}/seats/1/link`, { name: 'statius' })
    expect([await invitations(virgil), await invitations(other)]).toEqual([[], [byLink.id]])
    expect(codeOf(await virgil.request('POST', `/api/tables/${byLink.id}/sit`, { seat: 1 }))).toBe('403 seat-kept')
    await dante.send('POST', `/api/tables/${byLink.id}/seats/1/link`, { name: 'Nobody' })
    expect(await invitations(other)).toEqual([])
  },
)

onBothStores('nobody learns from a reserved seat whether there is such a name', async options => {
  const { address } = await server(options)
  const [dante, stranger] = [await Visitor.guest(address), await Visitor.guest(address)]
  await account(address, 'Virgil')
  const seen = async (name: string) => {
    const seats = [{ kind: 'me' }, { kind: 'open', name }, { kind: 'open' }] as const
    const opened = await dante.open({ game: 'counting', visibility: 'public', seats })
    const { id } = opened
    const looked = await stranger.get<OpenTable>(`/api/tables/${id}`)
    const link = await dante.request('POST', `/api/tables/${id}/seats/1/link`, { name })
    const lists = await Promise.all([dante, stranger].map(each => each.get<TableLists>('/api/tables')))
    const listed = lists.flatMap(({ mine, open }) => [...mine, ...open]).filter(table => table.id === id)
    const found = async () =>
      (await stranger.get<LobbyPage>('/api/lobby')).tables.filter(({ table }) => table.id === id)
    await expect.poll(found).toHaveLength(1)
    const inLobby = await found()
    const sat = codeOf(await stranger.request('POST', `/api/tables/${id}/sit`, { seat: 1 }))
    const all = [opened.seats, opened.people, looked.info.seats, looked.info.people, link.status, sat]
    const told = [all, listed.map(({ seats }) => seats), inLobby.map(({ table }) => table.seats)]
    return JSON.stringify(told, (key, value) => (key === 'awaySince' ? undefined : value)).replaceAll(name, '*')
  }
  const there = await seen('Virgil')
  expect(there).toContain('*')
  expect(there).not.toContain('Mantua')
  expect(await seen('Nobody')).toBe(there)
})
