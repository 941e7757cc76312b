import type { MadeToken, NewToken, Program, Programs } from '@acheron/protocol'
import { ask, json } from './api.ts'

/** Programs and tokens of an account. */
export const programsApi = {
  all: () => json<Programs>('GET', '/programs'),
  newProgram: (name: string) => json<Program>('POST', '/programs', { name }),
  removeProgram: (id: string) => ask('DELETE', `/programs/${encodeURIComponent(id)}`),
  newToken: (wanted: NewToken) => json<MadeToken>('POST', '/tokens', wanted),
  revoke: (id: string) => ask('DELETE', `/tokens/${encodeURIComponent(id)}`),
}
