import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Child } from './child.ts'

/** The programs of the servers, by the names of their clients. */
export const PROGRAMS = {
  ours: 'ours.ts',
  'bare-ws': '../peers/server/bare-ws.ts',
  'boardgame-io': '../peers/server/boardgame-io.ts',
  colyseus: '../peers/server/colyseus.ts',
}

export type Kind = keyof typeof PROGRAMS

/** Moves acknowledged per second of the server's own CPU time, and per second of the clock. */
export interface Throughput {
  readonly perCpuSecond: number
  readonly perSecond: number
}

const SETTLING_SECONDS = 0.3

/**
 * A server and its guests, each in a separate process. They rest between their turns. The tables stay open: a finished
 * game restarts at the same table, so that moves are counted and not the opening of tables.
 */
export class Contestant {
  readonly kind: Kind
  readonly #tables: number
  readonly #server: Child
  #guests: Child | null = null

  constructor(kind: Kind, tables: number, folder: string) {
    this.kind = kind
    this.#tables = tables
    this.#server = new Child(join(import.meta.dirname, PROGRAMS[kind]), join(folder, `${kind}.sqlite`), 'endless')
  }

  async connect(): Promise<void> {
    const port = await this.#server.ask<number>('port')
    const load = join(import.meta.dirname, 'load.ts')
    this.#guests = new Child(load, this.kind, `http://127.0.0.1:${port}`, `${this.#tables}`)
    await this.#guests.ask('connect')
  }

  /**
   * Lets every guest play one move after the other until the server has used the given CPU time, or until the patience
   * is over on a machine that is too busy.
   */
  async playFully(cpuSeconds: number, patienceSeconds: number): Promise<Throughput> {
    await this.#play(Number.POSITIVE_INFINITY)
    await sleep(SETTLING_SECONDS * 1000)
    const start = await this.#figures()
    let end = start
    while (end.cpuSeconds - start.cpuSeconds < cpuSeconds && end.at - start.at < patienceSeconds * 1000) {
      await sleep(50)
      end = await this.#figures()
    }
    await this.#rest()
    const moves = end.acknowledged - start.acknowledged
    return {
      perCpuSecond: moves / (end.cpuSeconds - start.cpuSeconds),
      perSecond: (moves / (end.at - start.at)) * 1000,
    }
  }

  /**
   * Lets the guests play at a rate, in moves per second of all together; returns the 99th percentile of the
   * acknowledgement time in milliseconds.
   */
  async playAtRate(rate: number, seconds: number): Promise<number> {
    await this.#play(rate)
    await sleep(seconds * 1000)
    return (await this.#rest()).p99
  }

  async stop(): Promise<void> {
    await this.#guests?.stop()
    await this.#server.stop()
  }

  async #play(rate: number): Promise<void> {
    await this.#guests!.ask('play', { pause: (this.#tables / rate) * 1000 })
  }

  async #rest(): Promise<{ p99: number }> {
    return this.#guests!.ask('rest')
  }

  async #figures() {
    const [cpuSeconds, count] = await Promise.all([
      this.#server.ask<number>('cpuSeconds'),
      this.#guests!.ask<{ acknowledged: number; at: number }>('count'),
    ])
    return { cpuSeconds, ...count }
  }
}
