import { list } from '@acheron/engine/words'
import { games } from '@acheron/games'
import { type ReactNode, useId, useState } from 'react'
import { Link } from '../app/Link.tsx'
import { useWords } from '../app/words.tsx'
import { explained } from '../board/explain/help.ts'
import { Glyph } from '../icons/Glyph.tsx'
import { RatedTag } from '../rated/RatedTag.tsx'
import { Pace } from '../table/clock/Pace.tsx'
import { ownSeat, seatNames } from '../table/players/seats.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ago, dayName } from '../ui/dates.ts'
import './TableList.css'
import { standingOf } from './progress.ts'
import type { Listed } from './useLists.ts'
import { isInvited } from './useWaiting.ts'

interface Props {
  readonly title: string
  readonly tables: readonly Listed[]
  /** In place of the list. */
  readonly empty?: ReactNode
  onChange(): void
}

export function TableList({ title, tables, empty = null, onChange }: Props) {
  const id = useId()
  if (tables.length === 0 && !empty) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="small-caps">
        {title}
      </h2>
      {tables.length === 0 ? (
        empty
      ) : (
        <ul className="table-list panel">
          {tables.map(table => (
            <TableRow key={`${table.where}-${table.id}`} table={table} onChange={onChange} />
          ))}
        </ul>
      )}
    </section>
  )
}

function TableRow({ table, onChange }: { readonly table: Listed; onChange(): void }) {
  const t = useWords()
  const meta = games.find(({ meta }) => meta.id === table.game)?.meta
  const game = meta?.name[t.lang] ?? table.game
  const name = table.daily ? t('daily.of', { day: dayName(t.lang, table.daily) }) : table.name
  // On a shared device all players are named, else everybody but me.
  const own = table.seats.length === 1 ? 0 : ownSeat(table.seats)
  const others = seatNames(table.seats, t).filter((_, i) => i !== own && table.seats[i]?.kind !== 'open')
  const [asking, setAsking] = useState(false)
  const remove = async () => {
    setAsking(false)
    const { removeLocal } = await import('../local/index.ts')
    await removeLocal(table.id)
    onChange()
  }
  return (
    <li className="table-row" data-yours={table.yourTurn}>
      <Link to={{ page: table.where === 'local' ? 'local' : 'table', id: table.id }} className="table-link">
        <span className="table-names">
          <strong>{game}</strong>
          {name && name !== game && <span className="muted">{name}</span>}
        </span>
        <span className="table-facts">
          {others.length > 0 && <span>{t('table.with', { names: list(t.lang, others) })}</span>}
          {table.seats.length === 1 && <span>{t('table.alone')}</span>}
          <span>{standingOf(table, meta, t)}</span>
          {table.yourTurn && <span className="table-yours">{t('table.status', { status: 'yours' })}</span>}
          {isInvited(table) && <span className="table-invited">{t('seat.kept.you')}</span>}
          <span>{ago(t.lang, table.changed)}</span>
          {table.pace && <Pace pace={table.pace} />}
          {table.rated && <RatedTag />}
          {table.where === 'local' && <span className="tag">{t('table.local')}</span>}
        </span>
      </Link>
      {table.where === 'local' && (
        <button
          type="button"
          className="button icon-only"
          aria-label={t('table.remove', { name: name || game })}
          {...explained(t('table.remove', { name: name || game }))}
          onClick={() => setAsking(true)}
        >
          <Glyph name="close" size={16} />
        </button>
      )}
      {asking && (
        <Dialog title={t('table.remove.title')} onClose={() => setAsking(false)}>
          <p>{t('table.remove.text', { name: name && name !== game ? `${game}, ${name}` : game })}</p>
          {meta?.saves && <p>{t('table.remove.campaign')}</p>}
          <div className="prompt-actions">
            <button type="button" className="button primary" onClick={() => setAsking(false)}>
              {t('table.remove.no')}
            </button>
            <button type="button" className="button" onClick={remove}>
              {t('table.remove.yes')}
            </button>
          </div>
        </Dialog>
      )}
    </li>
  )
}
