import type { JsonObject, Seat } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import type {
  ApiError,
  Daily,
  GoBack,
  LobbyPage,
  Me,
  NewBranch,
  NewTable,
  PastViews,
  SavesList,
  SeatPlan,
  StepsPage,
  TableLists,
  TableSummary,
  WentBack,
} from '@acheron/protocol'
import { hasMet, noteMe } from '../settings/name.ts'
import { ownZone } from '../terms/clock.ts'

/** The server refused, or did not answer (`status` 0). */
export class ApiFailure extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }

  /** There is no answer: tables of this device go on. */
  get away(): boolean {
    return this.status === 0 || this.status >= 502
  }
}

let meeting: Promise<Me> | null = null

/** The first answer makes a guest of a new visitor. Nothing else is asked before it, for each request would make another guest. */
function meet(): Promise<Me> {
  meeting ??= noted(json<Me>('GET', '/me')).finally(() => {
    meeting = null
  })
  return meeting
}

/**
 * Where the session was ended elsewhere, asking who one is makes a new guest of whoever is here. What only reads is then asked
 * again; what would change something is refused, for it was meant under another name.
 */
export async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  if (path !== '/me' && !hasMet()) await meet().catch(() => {})
  try {
    return await askOnce(method, path, body)
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'unknown-cookie' || path === '/me') throw error
    await api.me()
    if (method !== 'GET') throw error
    return askOnce(method, path, body)
  }
}

async function askOnce(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch (error) {
    throw new ApiFailure(0, 'away', error instanceof Error ? error.message : String(error))
  }
  // A site without a server behind it answers with its start page.
  const json = response.headers.get('content-type')?.includes('json') ?? false
  if (response.ok && (json || response.status === 204)) return response
  if (!json) throw new ApiFailure(response.ok ? 0 : response.status, 'away', response.statusText)
  const { error } = (await response.json()) as ApiError
  throw new ApiFailure(response.status, error.code, error.message)
}

export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await ask(method, path, body)).json() as Promise<T>
}

/** The answer is noted for the tables of this device. */
async function noted(answer: Promise<Me>): Promise<Me> {
  const me = await answer
  noteMe(me)
  return me
}

export const table = (id: string) => `/tables/${encodeURIComponent(id)}`

export const api = {
  me: () => (hasMet() ? noted(json<Me>('GET', '/me')) : meet()),
  setMe: (me: { name: string; language: Language }) => noted(json<Me>('PUT', '/me', me)),
  tables: () => json<TableLists>('GET', '/tables'),
  lobby: (query: Readonly<Record<string, string>>) => json<LobbyPage>('GET', `/lobby?${new URLSearchParams(query)}`),
  create: (wanted: NewTable) => json<TableSummary>('POST', '/tables', wanted),
  sit: (id: string, seat: Seat) => json<unknown>('POST', `${table(id)}/sit`, { seat, zone: ownZone() }),
  past: async (id: string, entry: number, count: number) =>
    (await json<PastViews>('GET', `${table(id)}/past/${entry}?count=${count}`)).moments,
  steps: (id: string, before: number) => json<StepsPage>('GET', `${table(id)}/steps?before=${before}`),
  record: async (id: string) => (await ask('GET', `${table(id)}/record`)).text(),
  saves: (id: string) => json<SavesList>('GET', `${table(id)}/saves`),
  back: (id: string, to: GoBack) => json<WentBack>('POST', `${table(id)}/back`, to),
  stay: async (id: string) => void (await ask('DELETE', `${table(id)}/back`)),
  branch: (id: string, wanted: NewBranch) => json<TableSummary>('POST', `${table(id)}/branch`, wanted),
  campaign: async (id: string) => (await ask('GET', `${table(id)}/campaign`)).text(),
  importCampaign: (file: JsonObject, seats: readonly SeatPlan[]) =>
    json<TableSummary>('POST', '/campaigns', { file, seats }),
  daily: (game: string) => json<Daily>('GET', `/daily/${encodeURIComponent(game)}`),
  startDaily: (game: string) => json<TableSummary>('POST', `/daily/${encodeURIComponent(game)}`),
}
