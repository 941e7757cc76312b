import { clientMessages, serverMessages } from '@acheron/protocol/schemas'
import { messageScopes, uses } from './scopes.ts'

/** A route as it was registered. */
export interface RouteForm {
  readonly method: string
  readonly url: string
  readonly schema?: {
    readonly params?: unknown
    readonly querystring?: unknown
    readonly body?: unknown
    readonly response?: unknown
  }
}

type Schema = { readonly [key: string]: unknown }

const title = 'Acheron'
const version = '1'
/** Schemas are JSON Schema already; what the compiler hides in them stays here. */
const plain = (schema: unknown): Schema => JSON.parse(JSON.stringify(schema))

/** What programs may ask for, as OpenAPI. The schemas are those that the server checks by. */
export function openApi(routes: readonly RouteForm[]) {
  const paths: { [url: string]: { [method: string]: object } } = {}
  for (const { method, url, schema = {} } of routes) {
    const use = uses[`${method} ${url}`]
    if (!use) continue
    const at = url.replace(/:(\w+)/g, '{$1}')
    paths[at] = { ...paths[at], [method.toLowerCase()]: operationOf(use, schema) }
  }
  return {
    openapi: '3.1.0',
    info: {
      ...{ title, version },
      description: 'Tables, seats and moves. Errors are `{ error: { code, message } }`; 429 says when to come again.',
    },
    security: [{ token: [] }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}

function operationOf({ scope, summary }: (typeof uses)[string], schema: NonNullable<RouteForm['schema']>): object {
  const { params, querystring, body, response } = schema
  const parameters = [...fieldsOf(params, 'path'), ...fieldsOf(querystring, 'query')]
  const answer = (response as { 200?: unknown } | undefined)?.[200]
  return {
    ...{ summary, description: `Needs the scope \`${scope}\`.`, 'x-scope': scope },
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: { 200: { description: 'Done.', ...(answer ? { content: json(answer) } : {}) } },
  }
}

const json = (schema: unknown) => ({ 'application/json': { schema: plain(schema) } })

function fieldsOf(schema: unknown, place: 'path' | 'query'): object[] {
  if (!schema) return []
  const { properties = {}, required = [] } = plain(schema) as { properties?: Schema; required?: readonly string[] }
  return Object.entries(properties).map(([name, field]) => ({
    ...{ name, in: place, required: place === 'path' || required.includes(name), schema: field },
  }))
}

/** The messages over the socket, as AsyncAPI. */
export function asyncApi() {
  const named = (all: object, who: string) =>
    Object.entries(all).map(([type, schema]) => [`${who}.${type}`, { name: type, payload: plain(schema) }] as const)
  const sent = named(clientMessages, 'client')
  const received = named(serverMessages, 'server')
  const refs = (all: typeof sent, place: string) => all.map(([id]) => ({ $ref: `#/${place}/${id}` }))
  const withScope = sent.map(([id, message]) => {
    const scope = messageScopes[message.name as keyof typeof messageScopes]
    return [id, { ...message, summary: `Needs the scope \`${scope}\`.`, 'x-scope': scope }] as const
  })
  return {
    asyncapi: '3.0.0',
    info: {
      ...{ title, version },
      description: 'A message of the server is a list of these; one of the client stands alone.',
    },
    channels: {
      socket: {
        address: '/api/socket',
        messages: Object.fromEntries(
          [...withScope, ...received].map(([id]) => [id, { $ref: `#/components/messages/${id}` }]),
        ),
      },
    },
    operations: {
      toServer: {
        action: 'send',
        channel: { $ref: '#/channels/socket' },
        messages: refs(sent, 'channels/socket/messages'),
      },
      toClient: {
        action: 'receive',
        channel: { $ref: '#/channels/socket' },
        messages: refs(received, 'channels/socket/messages'),
      },
    },
    components: { messages: Object.fromEntries([...withScope, ...received]) },
  }
}
