import { laterTables } from '../migrations.ts'

/**
 * The tables of a database that are in a data file too, with the same columns, in an order in which they can be filled. Steps
 * and standings differ: a database keeps a standing for a table, a data file one for each step.
 */
export const sameTables: readonly string[] = [
  'secret',
  'counter',
  'person',
  'game_table',
  'seat',
  'snapshot',
  'parked',
  'unbegun',
  'save',
  'wish',
  ...laterTables,
]

/** What is about running servers, and in no backup. */
export const ofServers = { database: ['process', 'format'], file: ['upkeep'] } as const

/** The process whose tables restored ones are: a dead one, so that the servers adopt them. */
export const restored = 'restored'
