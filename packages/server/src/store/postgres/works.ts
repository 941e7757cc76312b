import { setTimeout } from 'node:timers/promises'
import { ApiFailure, storeErrorOf, unsureOf } from '../../errors.ts'
import { type Answer, postgresStatement, type Query, type Work, type Works } from '../work.ts'
import { CommitLost, type Connections, codeOf } from './connections.ts'

/** A work that others get in the way of, or whose line breaks, is begun anew this often. */
const mostTries = 12

/** Refusals after which a new try may succeed: other transactions were in the way, or have just added the same row. */
const passing = ['40001', '40P01', '23505']

type Ask = (query: Query) => Promise<Answer>

/** Runs works on the database: reads query by query, writes in one serializable transaction. */
export class PostgresWorks implements Works {
  readonly #connections: Connections

  constructor(connections: Connections) {
    this.#connections = connections
  }

  async read<T>(work: () => Work<T>): Promise<T> {
    try {
      return await drive(work(), query => this.#connections.ask(postgresStatement(query)))
    } catch (error) {
      if (error instanceof ApiFailure) throw error
      throw new ApiFailure(503, 'unavailable', 'the tables cannot be reached at the moment; try again in a while', {
        cause: error,
      })
    }
  }

  async write<T>(work: () => Work<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      let result: { readonly value: T } | null = null
      try {
        return await this.#connections.transaction(async ask => {
          result = null
          result = { value: await drive(work(), query => ask(postgresStatement(query))) }
          return result.value
        })
      } catch (error) {
        if (error instanceof ApiFailure) throw error
        if (error instanceof CommitLost) {
          const end = await this.#connections.endOf(error)
          if (end === 'committed') return result!.value
          if (end === 'unknown') throw unsureOf(error)
        } else if (codeOf(error) !== '' && !passing.includes(codeOf(error))) throw storeErrorOf(error)
        if (tries === mostTries || this.#connections.isEnding) throw storeErrorOf(error)
        await setTimeout(Math.random() * 10 * tries)
      }
    }
  }
}

async function drive<T>(work: Work<T>, ask: Ask): Promise<T> {
  let next = work.next()
  while (!next.done) next = work.next(await ask(next.value))
  return next.value
}
