import type { TableInfo } from '@acheron/protocol'
import type { Visitor } from './visitor.ts'

const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)]!

/** The visitors at one table, one for each seat; they play random legal moves. */
export class Party {
  readonly #visitors: readonly Visitor[]
  readonly table: string
  #version = 0
  #mover: Visitor

  private constructor(visitors: readonly Visitor[], table: string) {
    this.#visitors = visitors
    this.table = table
    this.#mover = visitors[0]!
  }

  /** The first visitor opens a table of the game, the others sit down; all of them watch it. */
  static async open(game: string, visitors: readonly Visitor[]): Promise<Party> {
    const [host, ...others] = visitors
    const seats = visitors.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }))
    const { id } = await host!.request<TableInfo>('/api/tables', { game, options: {}, seats })
    for (const [i, visitor] of others.entries()) await visitor.request(`/api/tables/${id}/sit`, { seat: i + 1 })
    for (const visitor of visitors) await visitor.watch(id)
    return new Party(visitors, id)
  }

  get over(): boolean {
    return this.#actors().length === 0
  }

  /** Plays one move of a seat that has to decide. */
  async play(): Promise<void> {
    const { table } = this
    const visitor = this.#visitors[pick(this.#actors())]!
    await visitor.told(table, this.#version)
    await visitor.play(table, pick(visitor.moves(table)))
    this.#version++
    this.#mover = visitor
    await visitor.told(table, this.#version)
  }

  /** Resolves when everybody has been told of the last move. */
  async settled(): Promise<void> {
    for (const visitor of this.#visitors) await visitor.told(this.table, this.#version)
  }

  /** As the last mover was told: the others may not have been told yet. */
  #actors(): readonly number[] {
    return this.#mover.now(this.table).actors
  }
}
