import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { api } from '../remote/api.ts'
import { socket } from '../remote/socket.ts'
import { RemoteTable } from '../remote/source.ts'
import { settings } from '../settings/store.ts'
import type { TableSnapshot, TableSource } from './source.ts'

export type TableKind = TableSource['kind']

async function open(kind: TableKind, id: string): Promise<TableSource> {
  if (kind === 'remote') {
    // The first answer gives a new visitor an identity, which the socket needs.
    await api.me().catch(() => {})
    return new RemoteTable(id, socket(), api, () => settings.get().named)
  }
  const { openLocal } = await import('../local/index.ts')
  return openLocal(id)
}

export interface Opened {
  /** Null until the table is open. */
  readonly source: TableSource | null
  /** A part of the site could not be loaded. */
  readonly error: unknown
  /** Closes the table and opens it again. */
  again(): void
}

/** The table behind the page, opened with it and closed with it. */
export function useSource(kind: TableKind, id: string): Opened {
  const [source, setSource] = useState<TableSource | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try opens the table again
  useEffect(() => {
    let opened: TableSource | null = null
    let gone = false
    open(kind, id).then(
      made => {
        if (gone) return made.close()
        opened = made
        setSource(made)
      },
      (reason: unknown) => !gone && setError(reason),
    )
    return () => {
      gone = true
      opened?.close()
      setSource(null)
      setError(null)
    }
  }, [kind, id, tries])
  const again = useCallback(() => setTries(count => count + 1), [])
  return { source, error, again }
}

export function useSnapshot(source: TableSource): TableSnapshot {
  const subscribe = useCallback((onChange: () => void) => source.subscribe(onChange), [source])
  return useSyncExternalStore(subscribe, () => source.snapshot())
}
