import type { Move, ShownStep } from '@acheron/engine'
import type { ClientMessage, OpenTable, ServerMessage } from '@acheron/protocol'
import { Socket, type Wire } from '../../src/remote/socket.ts'
import { RemoteTable, type TableApi } from '../../src/remote/source.ts'

/** The server's end of a connection, driven by the test. */
export class Line implements Wire {
  readonly sent: ClientMessage[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  closed = false

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  close(): void {
    this.closed = true
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify([message]) })
  }
}

export const step = (version: number, move: Move = { n: version }): ShownStep => ({
  version,
  kind: 'move',
  seat: 0,
  move,
  events: [{ e: 'moved', n: version }],
})

export const info: OpenTable['info'] = {
  id: 't',
  game: 'some-game',
  name: '',
  status: 'playing',
  seats: [{ kind: 'person', name: 'Ada', you: true, online: true }],
  progress: 0,
  yourTurn: true,
  changed: '2026-11-15T12:00:00Z',
  daily: null,
  rules: 1,
  options: {},
  seedHash: '',
  seed: null,
  campaign: null,
  people: null,
  clock: null,
}

/** The table after that many steps, of which the first ones are not sent. */
export function at(version: number, before = 0): OpenTable {
  return {
    info,
    now: {
      version,
      entries: version,
      seat: 0,
      view: { flow: [] },
      actors: [0],
      moves: [],
      canUndo: false,
      canRedo: false,
      progress: 0,
      result: null,
    },
    steps: Array.from({ length: version - before }, (_, i) => step(before + i + 1)),
    before,
    opening: [],
  }
}

export const steps = (version: number, list: readonly ShownStep[]): ServerMessage => ({
  type: 'steps',
  table: 't',
  info,
  now: at(version).now,
  steps: list,
})

/** A table on a line that the test drives. */
export interface Rig {
  readonly table: RemoteTable
  readonly lines: readonly Line[]
  latest(): Line
  /** The line is up and the table has come; its first steps are not sent. */
  opened(version: number, before?: number): Line
  drop(): void
  /** Whether somebody looks at the page. */
  see(looks: boolean): void
}

export function rig(api: TableApi): Rig {
  const lines: Line[] = []
  const socket = new Socket(() => {
    const line = new Line()
    lines.push(line)
    return line
  })
  const table = new RemoteTable('t', socket, api)
  const latest = () => lines.at(-1)!
  return {
    table,
    lines,
    latest,
    opened: (version, before = 0) => {
      latest().onopen?.()
      latest().tell({ type: 'table', table: 't', open: at(version, before) })
      return latest()
    },
    drop: () => latest().onclose?.(),
    see: looks => socket.see(looks),
  }
}

const unasked = async () => {
  throw new Error('not asked here')
}

/** An API that answers nothing but what a test gives it. */
export const api: TableApi = {
  sit: async () => {},
  past: unasked,
  steps: unasked,
  record: async () => 'record',
  saves: unasked,
  back: unasked,
  stay: unasked,
  branch: unasked,
  campaign: unasked,
}
