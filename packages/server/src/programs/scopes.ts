import type { ClientMessage, Scope, ServerMessage } from '@acheron/protocol'

export interface Use {
  readonly scope: Scope
  /** What it does, for the documents. */
  readonly summary: string
  /** The answer by its status, where it is another than 200 with what the route's schema says. */
  readonly answer?: Readonly<Record<number, { readonly description: string }>>
}

/** What programs may ask for. Everything else is for people: accounts, order, seats that change hands. */
export const uses: Readonly<Record<string, Use>> = {
  'GET /api/me': { scope: 'read', summary: 'Who the token acts for.' },
  'GET /api/lobby': { scope: 'read', summary: 'Public tables with a free seat, and running ones to watch, by pages.' },
  'GET /api/tables': { scope: 'read', summary: 'Own tables, and those with an open seat.' },
  'GET /api/tables/:id': { scope: 'read', summary: 'A table as the caller may see it, with the legal moves.' },
  'GET /api/tables/:id/steps': { scope: 'read', summary: 'Earlier steps of a table.' },
  'GET /api/tables/:id/past/:entry': { scope: 'read', summary: 'The table after that many decisions.' },
  'GET /api/tables/:id/record': { scope: 'read', summary: 'Every move and die of a finished game.' },
  'GET /api/tables/:id/talk': { scope: 'talk', summary: 'What was said at a table, as far as the caller may hear it.' },
  'POST /api/tables': { scope: 'open', summary: 'Opens a table. A program that sits there itself needs `programs`.' },
  'POST /api/tables/:id/sit': { scope: 'play', summary: 'Takes an open seat where the table allows programs.' },
  'POST /api/tables/:id/enter': { scope: 'play', summary: 'Takes a seat by its link where the table allows programs.' },
  'POST /api/tables/:id/leave': { scope: 'play', summary: 'Leaves the seat: to a bot, or to whoever comes.' },
  'PUT /api/tables/:id/part': {
    scope: 'play',
    summary: 'Adds to the seed of a table where everybody does: first the fingerprint, then the part.',
  },
  'GET /api/socket': {
    scope: 'read',
    summary: 'The socket: see the messages below.',
    answer: { 101: { description: 'It is a WebSocket from here on.' } },
  },
}

/** What a token needs for a route; null where it is of no use. */
export const scopeOf = (method: string, url: string): Scope | null => uses[`${method} ${url}`]?.scope ?? null

/** What a token needs for a message over the socket. */
export const messageScopes: Readonly<Record<ClientMessage['type'], Scope>> = {
  ...{ ping: 'read', watch: 'read', unwatch: 'read', sight: 'read' },
  ...{ move: 'play', undo: 'play', redo: 'play', order: 'play', plan: 'play', seen: 'play' },
  say: 'talk',
}

/** What a token needs to be sent a message over the socket, where that is more than the socket itself needs. */
export const hearingScopes: Readonly<{ [type in ServerMessage['type']]?: Scope }> = { said: 'talk' }
