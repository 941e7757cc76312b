import type { LobbyTable } from '@acheron/protocol'
import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../app/words.tsx'
import { useStore } from '../ui/store.ts'
import './Lobby.css'
import { LobbyFilters } from './LobbyFilters.tsx'
import { OpenRow, PlayedRow } from './LobbyRow.tsx'
import { isFiltered, lobbyFilter, setFilter } from './lobbyFilter.ts'
import type { useLobby } from './useLobby.ts'

interface Props {
  readonly from: ReturnType<typeof useLobby>
  /** Tables where I sit are among my own. */
  isMine(table: LobbyTable): boolean
}

/** So many are shown at first: the games below stay in sight. */
const fewRows = 4

/** The rows that are shown, and what brings more of them; null where there are no more. */
function useRows({ from: { lobby, more }, isMine }: Props) {
  const [all, setAll] = useState(false)
  const rows = lobby?.tables.filter(row => !isMine(row)) ?? []
  const shown = all ? rows : rows.slice(0, fewRows)
  const isMore = shown.length < rows.length || (lobby?.hasMore ?? false)
  return { rows: shown, onMore: isMore ? () => (all ? more() : setAll(true)) : null }
}

/** Tables with a free seat, by what one looks for. */
export function OpenTables({ empty, ...props }: Props & { readonly empty: ReactNode }) {
  const t = useWords()
  const id = useId()
  const filter = useStore(lobbyFilter)
  const { lobby, refresh } = props.from
  const { rows, onMore } = useRows(props)
  const filtered = isFiltered(filter)
  return (
    <section aria-labelledby={id}>
      <div className="lobby-head">
        <h2 id={id} className="small-caps">
          {t('home.open')}
        </h2>
        {rows.length > 0 && <span className="muted">{t('lobby.count', { count: lobby!.total })}</span>}
        {lobby && (rows.length > 0 || filtered) && <LobbyFilters filter={filter} counts={lobby.counts} />}
      </div>
      {rows.length > 0 && (
        <ul className="panel lobby-list">
          {rows.map(row => (
            <OpenRow key={row.table.id} row={row} onStale={refresh} />
          ))}
        </ul>
      )}
      {onMore && <More onMore={onMore} />}
      {rows.length === 0 && filtered && lobby && (
        <div className="panel empty-lobby">
          <p>{t('lobby.none')}</p>
          <button type="button" className="button" onClick={() => setFilter({})}>
            {t('lobby.all')}
          </button>
        </div>
      )}
      {rows.length === 0 && !filtered && empty}
    </section>
  )
}

/** Running tables that anybody may watch. */
export function PlayedTables(props: Props) {
  const t = useWords()
  const id = useId()
  const { lobby } = props.from
  const { rows, onMore } = useRows(props)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className="lobby-head">
        <h2 id={id} className="small-caps">
          {t('home.playing')}
        </h2>
        <span className="muted">{t('lobby.count', { count: lobby!.total })}</span>
      </div>
      <ul className="panel lobby-list">
        {rows.map(row => (
          <PlayedRow key={row.table.id} row={row} />
        ))}
      </ul>
      {onMore && <More onMore={onMore} />}
    </section>
  )
}

function More({ onMore }: { onMore(): void }) {
  const t = useWords()
  return (
    <button type="button" className="button quiet" onClick={onMore}>
      {t('lobby.more')}
    </button>
  )
}
