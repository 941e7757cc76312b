import type { MadeToken, Scope } from '@acheron/protocol'
import { Visitor } from './client.ts'

export const password = 'nel mezzo del cammin'

export async function account(address: string, name: string): Promise<Visitor> {
  const visitor = await Visitor.guest(address)
  await visitor.send('POST', '/api/account', { name, password })
  return visitor
}

export const newToken = (owner: Visitor, scopes: readonly Scope[], program?: string) =>
  owner.send<MadeToken>('POST', '/api/tokens', { name: 'A token', scopes, ...(program ? { program } : {}) })

/** Requests by a token, without any cookie. */
export function bearer(address: string, token: string) {
  const visitor = new Visitor(address)
  const headers = { authorization: `Bearer ${token}` }
  return {
    ask: async (method: string, path: string, body?: unknown) => {
      const answer = await visitor.request(method, path, body, headers)
      const { error } = answer.body as { error?: { code: string } }
      return error ? `${answer.status} ${error.code}` : answer.body
    },
    socket: () => visitor.socket(headers),
  }
}
