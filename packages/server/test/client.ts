import {
  type ClientMessage,
  decodeServerMessages,
  encodeClientMessage,
  type Me,
  type NewTable,
  type ServerMessage,
  type StepsPage,
  type TableInfo,
} from '@acheron/protocol'
import { encodeServerMessage } from '@acheron/protocol/wire'
import WebSocket from 'ws'

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>

/** A visitor with a cookie of its own: REST and sockets as a browser would use them. */
export class Visitor {
  readonly base: string
  /** The cookies by name. */
  readonly #jar = new Map<string, string>()
  readonly #via: Record<string, string>

  /** With `from`, a visitor of that address: a proxy on this machine is believed. */
  constructor(base: string, from?: string) {
    this.base = base.replace('localhost', '127.0.0.1')
    this.#via = from ? { 'x-forwarded-for': from } : {}
  }

  /** All cookies, as a header has them. */
  get cookie(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  set cookie(text: string) {
    this.#jar.clear()
    for (const part of text.split('; ').filter(Boolean)) {
      const at = part.indexOf('=')
      this.#jar.set(part.slice(0, at), part.slice(at + 1))
    }
  }

  /** A visitor that the server knows already. */
  static async guest(base: string, from?: string): Promise<Visitor> {
    const visitor = new Visitor(base, from)
    await visitor.get('/api/me')
    return visitor
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await fetch(this.base + path, {
      method,
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.#via,
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(set) ?? []
      if (/Max-Age=0|Expires=Thu, 01 Jan 1970/.test(set)) this.#jar.delete(name)
      else this.#jar.set(name, value)
    }
    const text = await answer.text()
    const json = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
    return { status: answer.status, headers: answer.headers, body: json }
  }

  async get<T>(path: string): Promise<T> {
    const { status, body } = await this.request('GET', path)
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
    return body as T
  }

  async send<T>(method: 'POST' | 'PUT', path: string, payload: unknown = {}): Promise<T> {
    const { status, body } = await this.request(method, path, payload)
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
    return body as T
  }

  me(): Promise<Me> {
    return this.get('/api/me')
  }

  open(table: Partial<NewTable> = {}): Promise<TableInfo> {
    return this.send('POST', '/api/tables', { game: 'nine-circles', options: {}, seats: [{ kind: 'me' }], ...table })
  }

  /** All steps of a table, page by page. */
  async steps(table: string): Promise<StepsPage['steps']> {
    const all: StepsPage['steps'][number][] = []
    for (let before = Number.POSITIVE_INFINITY; before > 1; ) {
      const query = Number.isFinite(before) ? `?before=${before}` : ''
      const page = await this.get<StepsPage>(`/api/tables/${table}/steps${query}`)
      all.unshift(...page.steps)
      before = page.before + 1
    }
    return all
  }

  async socket(headers: Record<string, string> = {}): Promise<Line> {
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/api/socket`, {
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}), ...this.#via, ...headers },
    })
    return Line.open(socket)
  }
}

/** A socket whose messages are waited for by their type. */
export class Line {
  readonly socket: WebSocket
  /** Messages that have arrived but were not requested yet. */
  inbox: ServerMessage[] = []
  closed: { code: number; reason: string } | null = null
  #waiting: { wants: (message: ServerMessage) => boolean; resolve: (message: ServerMessage) => void }[] = []
  #ids = 0

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('error', () => {})
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() }
    })
    socket.on('message', data => {
      for (const message of decodeServerMessages(data.toString())) this.#came(message)
    })
  }

  #came(message: ServerMessage): void {
    // Throws where the message lacks a field of its schema, or has one too many.
    encodeServerMessage(message)
    const at = this.#waiting.findIndex(one => one.wants(message))
    if (at < 0) this.inbox.push(message)
    else this.#waiting.splice(at, 1)[0]!.resolve(message)
  }

  static open(socket: WebSocket): Promise<Line> {
    const line = new Line(socket)
    return new Promise((resolve, reject) => {
      socket.on('open', () => resolve(line))
      socket.on('unexpected-response', (_request, answer) => {
        const chunks: Buffer[] = []
        answer.on('data', chunk => chunks.push(chunk))
        answer.on('end', () => reject(new Error(`${answer.statusCode} ${Buffer.concat(chunks)}`)))
      })
      socket.on('error', reject)
    })
  }

  say(message: ClientMessage): void {
    this.socket.send(encodeClientMessage(message))
  }

  /**
   * The first message of the type, among those that have arrived or will arrive. A bot thread alone takes seconds to
   * start on a busy machine.
   */
  next<T extends ServerMessage['type']>(
    type: T,
    also: (message: Message<T>) => boolean = () => true,
    milliseconds = 30_000,
  ): Promise<Message<T>> {
    const wants = (message: ServerMessage) => message.type === type && also(message as Message<T>)
    const at = this.inbox.findIndex(wants)
    if (at >= 0) return Promise.resolve(this.inbox.splice(at, 1)[0] as Message<T>)
    return new Promise((resolve, reject) => {
      const seen = () => this.inbox.map(message => message.type).join(', ')
      const timer = setTimeout(() => reject(new Error(`no '${type}' came; there is: ${seen()}`)), milliseconds)
      this.#waiting.push({
        wants,
        resolve: message => {
          clearTimeout(timer)
          resolve(message as Message<T>)
        },
      })
    })
  }

  async watch(table: string, since?: number) {
    this.say({ type: 'watch', table, ...(since === undefined ? {} : { since }) })
    return (await this.next('table', message => message.table === table)).open
  }

  /** Sends a request and waits for its answer. */
  async ask(request: Record<string, unknown>): Promise<Message<'done' | 'refused' | 'error'>> {
    const id = `r${++this.#ids}`
    this.say({ id, ...request } as ClientMessage)
    const isAnswer = (message: { id?: string }) => message.id === id
    const answers = [this.next('done', isAnswer), this.next('refused', isAnswer), this.next('error', isAnswer)]
    for (const answer of answers) answer.catch(() => {})
    return Promise.race(answers)
  }

  end(): Promise<void> {
    if (this.closed) return Promise.resolve()
    return new Promise(resolve => {
      this.socket.on('close', () => resolve())
      this.socket.close()
    })
  }

  async untilClosed(): Promise<{ code: number; reason: string }> {
    if (!this.closed) await new Promise(resolve => this.socket.once('close', resolve))
    return this.closed!
  }
}
