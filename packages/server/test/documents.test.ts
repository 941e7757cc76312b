import { type ClientMessage, type OpenTable, type Program, type Scope, scopes } from '@acheron/protocol'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import type { asyncApi, Operation, openApi } from '../src/programs/documents.ts'
import { hearingScopes, messageScopes, uses } from '../src/programs/scopes.ts'
import { Visitor } from './client.ts'
import { server } from './help.ts'
import { onBothStores } from './stores.ts'
import { account, bearer, newToken } from './tokens.ts'

type Document = ReturnType<typeof openApi> | ReturnType<typeof asyncApi>

/** The same with what it refers to in its place. A reference that leads nowhere is thrown. */
function whole(document: Document, part: unknown): unknown {
  if (Array.isArray(part)) return part.map(each => whole(document, each))
  if (typeof part !== 'object' || part === null) return part
  const { $ref } = part as { $ref?: string }
  if ($ref === undefined)
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, whole(document, each)]))
  let found: unknown = document
  for (const key of $ref.slice('#/'.length).split('/')) found = (found as Record<string, unknown> | undefined)?.[key]
  if (found === undefined) throw new Error(`${$ref} is not in the document`)
  return whole(document, found)
}

const documentsOf = async (address: string) => {
  const visitor = new Visitor(address)
  const rest = await visitor.get<ReturnType<typeof openApi>>('/api/docs/openapi.json')
  const socket = await visitor.get<ReturnType<typeof asyncApi>>('/api/docs/asyncapi.json')
  return { rest, socket, visitor }
}

/** What does not fit the schema; nothing where all of it does. */
const misfits = (schema: unknown, value: unknown): unknown[] => [...Compile(schema as never).Errors(value)]

const allowed = (name: string) => name.replace(/\{(\w+)\}/g, ':$1')

test('the documents name every route and message that programs may use, and need nobody to be read', async () => {
  const { address } = await server()
  const { rest, socket, visitor } = await documentsOf(address)
  const documented = Object.entries(rest.paths).flatMap(([url, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${url}`),
  )
  expect(documented.map(allowed).toSorted()).toEqual(Object.keys(uses).toSorted())
  for (const methods of Object.values(rest.paths))
    for (const { security, 'x-scope': scope } of Object.values(methods)) expect(security).toEqual([{ token: [scope] }])
  expect(rest.paths['/api/socket']?.get?.responses).toHaveProperty('101')
  // The server is who the document is of.
  const { ofClient, ofServer } = socket.operations
  expect([ofClient.action, ofServer.action]).toEqual(['receive', 'send'])
  expect(ofClient.messages).toHaveLength(Object.keys(messageScopes).length)
  for (const document of [rest, socket]) expect(() => whole(document, document)).not.toThrow()
  const page = await visitor.get<string>('/api/docs')
  for (const each of [...documented, ...Object.keys(socket.components.schemas)]) expect(page).toContain(each)
  expect(page).not.toMatch(/(src|href)="(https?:)?\/\//)
  expect(await visitor.get<string>('/api/docs/people')).toMatch(/^# What is stored about you/)
  expect(visitor.cookie).toBe('')
  const { status } = await visitor.request('GET', '/api/docs/openapi.json', undefined, { authorization: 'Bearer x' })
  expect(status).toBe(200)
})

onBothStores('what is asked and answered by every route and the socket fits the documents', async options => {
  const { address } = await server(options)
  const { rest, socket } = await documentsOf(address)
  const dante = await account(address, 'Dante')
  const { id: program } = await dante.send<Program>('POST', '/api/programs', { name: 'Minos' })
  const { token } = await newToken(dante, scopes, program)
  const [visitor, headers] = [new Visitor(address), { authorization: `Bearer ${token}` }]
  const asked = new Set<string>()

  async function ask<T>(method: string, at: string, { id = '', entry = '', query = '', body }: Asked = {}): Promise<T> {
    const operation = whole(rest, rest.paths[at]?.[method.toLowerCase()]) as Operation & Described
    asked.add(`${method} ${allowed(at)}`)
    const wanted = operation.requestBody?.content['application/json'].schema
    expect(wanted === undefined).toBe(body === undefined)
    if (wanted) expect(misfits(wanted, body)).toEqual([])
    const names = new URLSearchParams(query).keys()
    for (const name of names)
      expect(operation.parameters).toContainEqual(expect.objectContaining({ name, in: 'query' }))
    const path = at.replace('{id}', id).replace('{entry}', entry) + query
    const answer = await visitor.request(method, path, body, headers)
    const { content } = operation.responses[answer.status] ?? operation.responses.default!
    expect(answer.status < 300 ? [] : answer.body, `${method} ${path}`).toEqual([])
    expect(misfits(content?.['application/json'].schema, answer.body), `${method} ${path}`).toEqual([])
    return answer.body as T
  }

  await ask('GET', '/api/me')
  const own = { game: 'counting', options: { goal: 3 }, seats: [{ kind: 'me' }, { kind: 'open' }], programs: true }
  await ask('POST', '/api/tables', { body: own })
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const plan = { game: 'counting', options: { goal: 3 }, seats, programs: true, visibility: 'public' } as const
  const { id } = await dante.open(plan)
  await ask('GET', '/api/lobby', { query: '?state=open' })
  await ask('GET', '/api/tables')
  await ask('POST', '/api/tables/{id}/sit', { id, body: { seat: 1 } })
  await ask('POST', '/api/tables/{id}/leave', { id, body: { how: 'open' } })
  const { token: link } = await dante.send<{ token: string }>('POST', `/api/tables/${id}/seats/1/link`)
  await ask('POST', '/api/tables/{id}/enter', { id, body: { token: link } })
  const { now } = await ask<OpenTable>('GET', '/api/tables/{id}', { id })

  const line = await visitor.socket(headers)
  const frames: unknown[] = []
  line.socket.on('message', data => frames.push(JSON.parse(data.toString())))
  const say = (message: ClientMessage) => {
    expect(misfits(socket.components.schemas[`client.${message.type}`], message)).toEqual([])
    line.say(message)
  }
  say({ type: 'watch', table: id })
  await line.next('table')
  const by = await dante.socket()
  await by.watch(id)
  let { version } = now
  const play = async (from: typeof line, seat: number, add: number) => {
    const done = await from.ask({ type: 'move', table: id, seat, version, move: { add } })
    if (done.type !== 'done') throw new Error(JSON.stringify(done))
    version = done.version
  }
  await play(by, 0, 1)
  await line.next('steps')
  await play(line, 1, 1)
  say({ type: 'move', id: 'stale', table: id, seat: 1, version: 0, move: { add: 1 } })
  await line.next('refused')
  await line.ask({ type: 'say', table: id, words: 'Minòs orribilmente' })
  await line.next('said')
  await play(by, 0, 1)
  say({ type: 'watch', table: 'nowhere' })
  await line.next('error')
  say({ type: 'ping' })
  await line.next('pong')
  const frame = whole(socket, socket.components.messages.server)
  for (const each of frames) expect(misfits((frame as { payload: unknown }).payload, each)).toEqual([])
  expect(misfits((frame as { payload: unknown }).payload, [{ type: 'pong', more: 1 }])).not.toEqual([])

  await ask('GET', '/api/tables/{id}/steps', { id, query: '?before=2' })
  await ask('GET', '/api/tables/{id}/past/{entry}', { id, entry: '1' })
  await ask('GET', '/api/tables/{id}/talk', { id, query: '?side=players' })
  await ask('GET', '/api/tables/{id}/record', { id })
  const refused = await visitor.request('POST', `/api/tables/${id}/sit`, { seat: 'first' }, headers)
  expect([
    refused.status,
    misfits(rest.components.responses.refused.content['application/json'].schema, refused.body),
  ]).toEqual([400, []])
  // Those two have tests of their own: a WebSocket, and seeds made together.
  expect([...asked, 'GET /api/socket', 'PUT /api/tables/:id/part'].toSorted()).toEqual(Object.keys(uses).toSorted())
})

interface Asked {
  readonly id?: string
  readonly entry?: string
  readonly query?: string
  readonly body?: object
}

interface Content {
  readonly content?: { readonly 'application/json': { readonly schema: unknown } }
}

interface Described {
  readonly requestBody?: Required<Content>
  readonly responses: Readonly<Record<string | number, Content>>
}

test('every route and message is refused to a token without its scope', async () => {
  const { address } = await server()
  const dante = await account(address, 'Dante')
  const { id: program } = await dante.send<Program>('POST', '/api/programs', { name: 'Minos' })
  const without = new Map<Scope, ReturnType<typeof bearer>>()
  for (const scope of scopes) {
    const others = scopes.filter(each => each !== scope)
    without.set(scope, bearer(address, (await newToken(dante, others, program)).token))
  }
  const { id } = await dante.open({ game: 'counting' })
  for (const [use, { scope }] of Object.entries(uses)) {
    const [method, url] = use.split(' ') as [string, string]
    const path = url.replace(':id', id).replace(':entry', '0')
    const asked = method === 'GET' ? undefined : {}
    expect([use, await without.get(scope)!.ask(method, path, asked)]).toEqual([use, '403 out-of-scope'])
  }
  // Whoever may not read has no socket at all.
  await expect(without.get('read')!.socket()).rejects.toThrow('403')
  const at = { id: 'a', table: id, seat: 0, version: 0 }
  const messages: Partial<Record<ClientMessage['type'], ClientMessage>> = {
    move: { type: 'move', ...at, move: { add: 1 } },
    undo: { type: 'undo', ...at },
    redo: { type: 'redo', ...at },
    order: { type: 'order', ...at, order: { order: 'count' }, stands: true },
    plan: { type: 'plan', table: id, seat: 0, version: 0, move: null, next: [] },
    seen: { type: 'seen', table: id, version: 0 },
    say: { type: 'say', id: 'a', table: id, words: 'no' },
  }
  for (const [type, scope] of Object.entries(messageScopes) as [ClientMessage['type'], Scope][]) {
    if (scope === 'read') continue
    const line = await without.get(scope)!.socket()
    line.say(messages[type]!)
    expect(await line.next('error'), type).toMatchObject({ code: 'out-of-scope' })
  }
  expect(Object.values(hearingScopes)).toEqual(['talk'])
})
