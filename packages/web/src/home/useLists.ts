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
  readonly open: readonly Listed[]
  /** False until the tables of this device have been read. */
  readonly ready: boolean
}

const again = 15_000
/** A shorter interval while the server does not answer. */
const soon = 4000

const listed =
  (where: Listed['where']) =>
  (table: TableSummary): Listed => ({ ...table, where })

/** Sorts tables: those that wait for me, then running ones, then finished ones; each newest first. */
export function sorted(tables: readonly Listed[]): Listed[] {
  const rank = (table: Listed) => (table.status === 'over' ? 2 : table.yourTurn ? 0 : 1)
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changed.localeCompare(a.changed))
}

/** The open tables of others: those at which one sits are among one's own. */
export function elsewhere(open: readonly Listed[], mine: readonly Listed[]): Listed[] {
  const own = new Set(mine.map(({ id }) => id))
  return open.filter(({ id }) => !own.has(id))
}

async function localTables(): Promise<TableSummary[]> {
  const { listLocal } = await import('../local/index.ts')
  return listLocal()
}

/** My tables, on this device and on the server, and those with an open seat. Refreshed at intervals. */
export function useLists(): Lists & { refresh(): void } {
  const [remote, setRemote] = useState<{ server: boolean | null; mine: Listed[]; open: Listed[] }>({
    server: null,
    mine: [],
    open: [],
  })
  const [local, setLocal] = useState<Listed[] | null>(null)
  const refresh = useCallback(() => {
    api.tables().then(
      ({ mine, open }) =>
        setRemote({ server: true, mine: mine.map(listed('remote')), open: open.map(listed('remote')) }),
      // Without the server its tables cannot be opened, so none are listed.
      () => setRemote({ server: false, mine: [], open: [] }),
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
  const open = elsewhere(remote.open, mine)
  return { server: remote.server, mine, open, ready: local !== null, refresh }
}
