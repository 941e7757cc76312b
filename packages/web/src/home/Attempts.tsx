import { games } from '@acheron/games'
import type { TableSummary } from '@acheron/protocol'
import { useCallback, useEffect, useState } from 'react'
import { Link } from '../app/Link.tsx'
import { useWords } from '../app/words.tsx'
import { explained } from '../board/explain/help.ts'
import { Glyph } from '../icons/Glyph.tsx'
import { ago } from '../ui/dates.ts'
import './Attempts.css'

/** Tries from moments of other tables, folded away below the tables themselves. */
export function Attempts() {
  const t = useWords()
  const [tables, setTables] = useState<readonly TableSummary[]>([])
  const refresh = useCallback(async () => {
    const { listAttempts } = await import('../local/index.ts')
    setTables(await listAttempts().catch(() => []))
  }, [])
  useEffect(() => void refresh(), [refresh])
  if (tables.length === 0) return null
  return (
    <details className="attempts">
      <summary>
        <h2 className="small-caps">{t('attempts', { count: tables.length })}</h2>
      </summary>
      <p className="muted">{t('attempts.text')}</p>
      <ul className="table-list panel">
        {tables.map(table => (
          <Attempt key={table.id} table={table} onChange={refresh} />
        ))}
      </ul>
    </details>
  )
}

/** It is removed unasked: in time it goes by itself. */
function Attempt({
  table: { id, game, name, status, yourTurn, changed },
  onChange,
}: {
  readonly table: TableSummary
  onChange(): void
}) {
  const t = useWords()
  const called = games.find(({ meta }) => meta.id === game)?.meta.name[t.lang] ?? game
  const remove = async () => {
    const { removeLocal } = await import('../local/index.ts')
    await removeLocal(id)
    onChange()
  }
  const removes = t('table.remove', { name: `${called}, ${name}` })
  return (
    <li className="table-row">
      <Link to={{ page: 'local', id }} className="table-link">
        <span className="table-names">
          <strong>{called}</strong>
          <span className="muted">{name}</span>
        </span>
        <span className="table-facts">
          <span>{t('table.status', { status: yourTurn ? 'yours' : status })}</span>
          <span>{ago(t.lang, changed)}</span>
        </span>
      </Link>
      <button type="button" className="button icon-only" aria-label={removes} onClick={remove} {...explained(removes)}>
        <Glyph name="close" size={16} />
      </button>
    </li>
  )
}
