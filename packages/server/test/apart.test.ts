import type { TableInfo, TableLists } from '@acheron/protocol'
import { expect } from 'vitest'
import { Visitor } from './client.ts'
import { server } from './help.ts'
import { onBothStores } from './stores.ts'

const two = { game: 'counting', options: { goal: 3 }, seats: [{ kind: 'me' }, { kind: 'open' }] } as const

onBothStores('whoever has blocked somebody meets them in no list, nor are they met there', async options => {
  const { address } = await server(options)
  const [dante, virgil] = [await Visitor.guest(address), await Visitor.guest(address)]
  const { id } = await dante.open(two)
  await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  const line = await dante.socket()
  await line.watch(id)
  await line.ask({ type: 'move', table: id, seat: 0, version: 0, move: { add: 3 } })
  const again = await dante.send<TableInfo>('POST', `/api/tables/${id}/rematch`)
  const opened = [
    await dante.open({ ...two, visibility: 'public' }),
    await virgil.open({ ...two, visibility: 'public' }),
  ]
  const listed = async (visitor: Visitor) => {
    const { open, invitations } = await visitor.get<TableLists>('/api/tables')
    return { open: open.map(table => table.id), invitations: invitations.map(table => table.id) }
  }
  const both = opened.map(table => table.id).toReversed()
  expect(await listed(virgil)).toEqual({ open: both, invitations: [again.id] })
  expect(await listed(dante)).toEqual({ open: both, invitations: [] })
  await virgil.send('POST', '/api/hushed', { table: id, seat: 0, how: 'block' })
  expect(await listed(virgil)).toEqual({ open: [opened[1]!.id], invitations: [] })
  expect(await listed(dante)).toEqual({ open: [opened[0]!.id], invitations: [] })
})
