import {
  type Compilable,
  createQueryId,
  DummyDriver,
  Kysely,
  type OperationNodeSource,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
  type RootOperationNode,
  SqliteQueryCompiler,
  WithSchemaPlugin,
} from 'kysely'
import type { Row } from './rows.ts'

/** A query of the builder. The store that runs it makes the text in its own dialect. */
export type Query<O = unknown> = Compilable<O> & OperationNodeSource

/** What a database says to a query: its rows, and how many were written. */
export interface Answer {
  readonly rows: Row[]
  readonly changed: number
}

/**
 * A piece of work on the store, written once for both databases: a generator that yields queries and is handed their answers.
 * An `ApiFailure` that it throws undoes all of it and reaches the caller as it is.
 */
export type Work<T> = Generator<Query, T, Answer>

/**
 * Runs works. A work is given by a function that begins it, because it may be begun anew: whatever it does beside its
 * queries may happen twice.
 */
export interface Works {
  /** Asks each query by itself. What must be of one moment is one query. */
  read<T>(work: () => Work<T>): Promise<T>
  /** Runs all queries in one transaction, as if no other work ran; resolves once they are stored. */
  write<T>(work: () => Work<T>): Promise<T>
}

/** All rows that the query gives. */
export function* all<O>(query: Query<O>): Work<O[]> {
  return (yield query).rows as O[]
}

/** The first row that the query gives; null if there is none. */
export function* first<O>(query: Query<O>): Work<O | null> {
  return ((yield query).rows[0] as O | undefined) ?? null
}

/** The number of rows that the query has written. */
export function* run(query: Query): Work<number> {
  return (yield query).changed
}

/** The builder only builds: it has no connection. */
const builder = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** The query builder for these tables: `const db = tables<SessionTables>()`. */
export const tables = <Tables>(): Kysely<Tables> => builder as Kysely<Tables>

/** A query as its database takes it. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

const schema = new WithSchemaPlugin('acheron')
const forSqlite = new SqliteQueryCompiler()
const forPostgres = new PostgresQueryCompiler()

export const sqliteStatement = (query: Query): Statement => compiled(forSqlite, nodeOf(query))

export function postgresStatement(query: Query): Statement {
  return compiled(forPostgres, schema.transformQuery({ node: nodeOf(query), queryId: createQueryId() }))
}

const nodeOf = (query: Query) => query.toOperationNode() as RootOperationNode

function compiled(compiler: QueryCompiler, node: RootOperationNode): Statement {
  const { sql, parameters } = compiler.compileQuery(node, createQueryId())
  return { text: sql, values: parameters }
}
