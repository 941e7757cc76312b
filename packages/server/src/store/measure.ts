import type { Metrics } from '../metrics.ts'
import type { Store } from './store.ts'

/** The calls that are measured. Steps are not among them: commits are, and a step must not cost a promise more. */
const measured: readonly (keyof Store)[] = [
  ...(['secret', 'count', 'person', 'people', 'savePerson', 'createTable', 'table', 'steps', 'since', 'sit'] as const),
  ...([
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
  ...(['saves', 'save', 'savesOf', 'branches', 'wish', 'returnTo'] as const),
  ...(['tablesGoingOn', 'dailyResults', 'dailyBegun', 'dailyTable', 'check'] as const),
]

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
        () => {
          metrics.store.since(started, name)
          metrics.storeFailures.add(name)
        },
      )
      return result
    }
  }
}
