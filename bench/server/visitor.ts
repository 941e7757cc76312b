// A visitor of our server at tables of any game: a cookie, tables by REST, one socket. A message is parsed only when the table
// is looked at, so that many visitors fit into one process.

import type { Move } from '@acheron/engine'
import type { ClientMessage, OpenTable, ServerMessage } from '@acheron/protocol'
import WebSocket from 'ws'

type TableView = OpenTable['now']

/** The last message about a table's game. */
interface Told {
  readonly text: string
  readonly version: number
  view: TableView | null
}

interface Waiting {
  resolve(): void
  reject(error: Error): void
}

const news = /\{"type":"(?:table|steps|info)","table":"(\w+)".*?"now":\{"version":(\d+)/g
const answers = /\{"type":"(done|refused|error)".*?\}/g

export class Visitor {
  readonly cookie: string
  readonly #url: string
  readonly #socket: WebSocket
  /** By table. */
  readonly #told = new Map<string, Told>()
  readonly #news = new Map<string, Waiting>()
  readonly #moves = new Map<string, Waiting>()

  static async enter(url: string, cookie?: string): Promise<Visitor> {
    const own = cookie ?? (await newCookie(url))
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie: own } })
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
    return new Visitor(url, own, socket)
  }

  private constructor(url: string, cookie: string, socket: WebSocket) {
    this.#url = url
    this.cookie = cookie
    this.#socket = socket
    socket.on('message', data => this.#heard(String(data)))
    socket.on('close', () => this.#fail('the server has closed the socket'))
  }

  /** Asks by REST: a body makes it a POST. */
  async request<T>(path: string, body?: unknown): Promise<T> {
    const { cookie } = this
    const answer = await fetch(
      `${this.#url}${path}`,
      body === undefined
        ? { headers: { cookie } }
        : { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body: JSON.stringify(body) },
    )
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as T
  }

  /** Watches the table; returns the size of the first message in bytes. */
  async watch(table: string): Promise<number> {
    this.#say({ type: 'watch', table })
    await this.told(table, 0)
    return Buffer.byteLength(this.#told.get(table)!.text)
  }

  /** Resolves when this visitor has been told of the version. */
  async told(table: string, version: number): Promise<void> {
    while ((this.#told.get(table)?.version ?? -1) < version)
      await new Promise<void>((resolve, reject) => this.#news.set(table, { resolve, reject }))
  }

  /** The table as it was last shown. */
  now(table: string): TableView {
    const told = this.#told.get(table)!
    told.view ??= viewIn(told.text, table)
    return told.view
  }

  /** Every legal move but concede, if there is another. */
  moves(table: string): readonly Move[] {
    const { moves } = this.now(table)
    const others = moves.filter(move => move.do !== 'concede')
    return others.length > 0 ? others : moves
  }

  /** Plays a move; resolves when it is acknowledged. */
  play(table: string, move: Move): Promise<void> {
    const { version, seat } = this.now(table)
    this.#say({ type: 'move', id: table, table, seat: seat!, version, move })
    return new Promise((resolve, reject) => this.#moves.set(table, { resolve, reject }))
  }

  leave(): void {
    this.#socket.terminate()
  }

  #say(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message))
  }

  #heard(text: string): void {
    for (const [, table = '', version] of text.matchAll(news)) {
      this.#told.set(table, { text, version: Number(version), view: null })
      this.#news.get(table)?.resolve()
    }
    for (const [message, type] of text.matchAll(answers)) {
      const id = /"id":"(\w+)"/.exec(message)?.[1]
      if (type === 'done') this.#moves.get(id!)?.resolve()
      else this.#fail(message)
    }
  }

  #fail(problem: string): void {
    for (const { reject } of [...this.#news.values(), ...this.#moves.values()]) reject(new Error(problem))
  }
}

async function newCookie(url: string): Promise<string> {
  const me = await fetch(`${url}/api/me`)
  await me.text()
  return me.headers.getSetCookie()[0]!.split(';')[0]!
}

function viewIn(text: string, table: string): TableView {
  const views = (JSON.parse(text) as ServerMessage[]).flatMap(message => {
    if (!('table' in message) || message.table !== table) return []
    return message.type === 'table' ? [message.open.now] : 'now' in message ? [message.now] : []
  })
  return views.at(-1)!
}
