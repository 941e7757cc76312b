import { ApiFailure } from '../errors.ts'
import type { Metrics } from '../metrics.ts'
import type { Store } from './store.ts'

/** The calls that are measured. Steps are not among them: commits are, and a step must not cost a promise more. */
const measured: readonly (keyof Store)[] = [
  ...([
    'read',
    'write',
    'secret',
    'count',
    'person',
    'people',
    'savePerson',
    'createTable',
    'table',
    'steps',
    'since',
  ] as const),
  ...([
    'setClock',
    'saveSnapshot',
    'park',
    'tablesOf',
    'openTables',
    'unbegunOf',
    'unbegunAmong',
    'unfinishedOf',
    'removeStale',
    'adopt',
  ] as const),
  ...(['reseat', 'redeal', 'remove', 'looked', 'invitationsOf', 'briefs'] as const),
  ...(['saves', 'save', 'savesOf', 'tablesWithSaves', 'branches', 'wish', 'returnTo'] as const),
  ...(['tablesGoingOn', 'dailyResults', 'dailyBegun', 'dailyTable', 'check'] as const),
]

/** A work may refuse what is asked of it; the store has not failed then. */
const isRefusal = (error: unknown) => error instanceof ApiFailure && error.status < 500

type Call = (...args: unknown[]) => Promise<unknown>

/** Measures the calls of this store from now on. */
export function measure(store: Store, metrics: Metrics): void {
  const calls = store as unknown as Record<string, Call>
  for (const name of measured) {
    const call = calls[name]!.bind(store)
    calls[name] = (...args) => {
      const started = performance.now()
      const result = call(...args)
      result.then(
        () => metrics.store.since(started, name),
        error => {
          metrics.store.since(started, name)
          if (!isRefusal(error)) metrics.storeFailures.add(name)
        },
      )
      return result
    }
  }
}
