import type { TableSummary } from '@acheron/protocol'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../remote/api.ts'

export interface Listed extends TableSummary {
  readonly where: 'remote' | 'local'
}

export interface Lists {
  /** Whether the server answers; null until it has been asked. */
  readonly server: boolean | null
  readonly mine: readonly Listed[]
  /** False until the tables of this device have been read. */
  readonly ready: boolean
}

const again = 15_000
/** A shorter interval while the server does not answer. */
const soon = 4000

const listed =
  (where: Listed['where']) =>
  (table: TableSummary): Listed => ({ ...table, where })

/**
 * Sorts tables: those that wait for me, where my time is up soonest first of all, then running ones, then finished ones; each newest
 * first.
 */
export function sorted(tables: readonly Listed[]): Listed[] {
  const rank = (table: Listed) => (table.status === 'over' ? 2 : table.yourTurn ? 0 : 1)
  const due = ({ yourTurn, pace }: Listed) => (yourTurn ? (pace?.until ?? Infinity) : Infinity)
  const sooner = (a: Listed, b: Listed) => (due(a) === due(b) ? 0 : due(a) - due(b))
  return [...tables].sort((a, b) => rank(a) - rank(b) || sooner(a, b) || b.changed.localeCompare(a.changed))
}

async function localTables(): Promise<TableSummary[]> {
  const { listLocal } = await import('../local/index.ts')
  return listLocal()
}

/** My tables, on this device and on the server. Refreshed at intervals. */
export function useLists(): Lists & { refresh(): void } {
  const [remote, setRemote] = useState<{ server: boolean | null; mine: Listed[] }>({ server: null, mine: [] })
  const [local, setLocal] = useState<Listed[] | null>(null)
  const refresh = useCallback(() => {
    api.tables().then(
      ({ mine, invitations }) => setRemote({ server: true, mine: [...invitations, ...mine].map(listed('remote')) }),
      // Without the server its tables cannot be opened, so none are listed.
      () => setRemote({ server: false, mine: [] }),
    )
    localTables().then(
      tables => setLocal(tables.map(listed('local'))),
      () => setLocal([]),
    )
  }, [])
  useEffect(() => {
    refresh()
    window.addEventListener('focus', refresh)
    window.addEventListener('online', refresh)
    return () => {
      window.removeEventListener('focus', refresh)
      window.removeEventListener('online', refresh)
    }
  }, [refresh])
  const away = remote.server === false
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), away ? soon : again)
    return () => clearInterval(timer)
  }, [refresh, away])
  const mine = sorted([...remote.mine, ...(local ?? [])])
  return { server: remote.server, mine, ready: local !== null, refresh }
}
