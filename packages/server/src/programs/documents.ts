import type { Scope } from '@acheron/protocol'
import { ApiError, clientMessages, serverMessages } from '@acheron/protocol/schemas'
import { hearingScopes, messageScopes, type Use, uses } from './scopes.ts'

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
const token = { type: 'http', scheme: 'bearer', description: 'A token of an account or of a program.' }
const needs = (scope: Scope) => `Needs the scope \`${scope}\`.`
/** Schemas are JSON Schema already; what the compiler hides in them stays here. */
const plain = (schema: unknown): Schema => JSON.parse(JSON.stringify(schema))

/** What programs may ask for, as OpenAPI. The schemas are those that the server checks by. */
export function openApi(routes: readonly RouteForm[]) {
  const paths: { [url: string]: { [method: string]: Operation } } = {}
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
    components: {
      securitySchemes: { token },
      responses: {
        refused: { description: 'It is refused, or failed; nothing was changed.', content: json(ApiError) },
        tooMany: {
          description: 'More than one may ask for. It may be asked again after so many seconds.',
          headers: { 'retry-after': { schema: { type: 'integer', minimum: 0 } } },
          content: json(ApiError),
        },
      },
    },
    paths,
  }
}

/** A route as programs use it. */
export interface Operation {
  readonly summary: string
  readonly description: string
  readonly 'x-scope': Scope
  readonly security: readonly object[]
  readonly parameters?: readonly object[]
  readonly requestBody?: object
  readonly responses: object
}

function operationOf({ scope, summary, answer }: Use, schema: NonNullable<RouteForm['schema']>): Operation {
  const { params, querystring, body, response } = schema
  const parameters = [...fieldsOf(params, 'path'), ...fieldsOf(querystring, 'query')]
  const done = (response as { 200?: unknown } | undefined)?.[200]
  return {
    ...{ summary, description: needs(scope), 'x-scope': scope, security: [{ token: [scope] }] },
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: {
      ...(answer ?? { 200: { description: 'Done.', ...(done ? { content: json(done) } : {}) } }),
      429: { $ref: '#/components/responses/tooMany' },
      default: { $ref: '#/components/responses/refused' },
    },
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

/** The messages over the socket, as AsyncAPI: the server is who receives and sends. */
export function asyncApi() {
  const sent = named(clientMessages, 'client', messageScopes)
  const heard = named(serverMessages, 'server', hearingScopes)
  const refs = (names: readonly string[], place: string) => names.map(name => ({ $ref: `#/${place}/${name}` }))
  const messages = {
    ...Object.fromEntries(
      Object.entries(sent).map(([id, { 'x-scope': scope }]) => [
        id,
        { name: id, summary: needs(scope), payload: { $ref: `#/components/schemas/${id}` } },
      ]),
    ),
    server: {
      name: 'server',
      summary: 'What is new, in its order.',
      payload: { type: 'array', minItems: 1, items: { anyOf: refs(Object.keys(heard), 'components/schemas') } },
    },
  }
  const operation = (action: 'send' | 'receive', names: readonly string[]) => ({
    ...{ action, channel: { $ref: '#/channels/socket' }, security: [{ $ref: '#/components/securitySchemes/token' }] },
    messages: refs(names, 'channels/socket/messages'),
  })
  return {
    asyncapi: '3.0.0',
    info: {
      ...{ title, version },
      description: 'A message of the server is a list of these; one of the client stands alone.',
    },
    defaultContentType: 'application/json',
    channels: {
      socket: {
        address: '/api/socket',
        messages: Object.fromEntries(Object.keys(messages).map(id => [id, { $ref: `#/components/messages/${id}` }])),
      },
    },
    operations: { ofClient: operation('receive', Object.keys(sent)), ofServer: operation('send', ['server']) },
    components: { securitySchemes: { token }, messages, schemas: { ...sent, ...heard } },
  }
}

/** The schemas of messages by their names, with the scopes that a token needs for them. */
function named(
  all: Readonly<Record<string, unknown>>,
  who: string,
  scopes: Readonly<Record<string, Scope>>,
): { [id: string]: Schema & { readonly 'x-scope': Scope } } {
  const entries = Object.entries(all)
  return Object.fromEntries(
    entries.map(([type, schema]) => [`${who}.${type}`, { ...plain(schema), 'x-scope': scopes[type] ?? 'read' }]),
  )
}
