import { list } from '@acheron/engine/words'
import { games } from '@acheron/games'
import type { LobbyTable } from '@acheron/protocol'
import { useState } from 'react'
import { Link } from '../app/Link.tsx'
import { go } from '../app/router.ts'
import { useWords } from '../app/words.tsx'
import { explained } from '../board/explain/help.ts'
import { Glyph } from '../icons/Glyph.tsx'
import { Sigil } from '../icons/Sigil.tsx'
import { RatedTag } from '../rated/RatedTag.tsx'
import { api } from '../remote/api.ts'
import { Pace } from '../table/clock/Pace.tsx'
import { isForAll } from '../table/people/state.ts'
import { seatNames } from '../table/players/seats.ts'
import { tellFailure } from '../ui/notes.tsx'
import { standingOf } from './progress.ts'

interface Props {
  readonly row: LobbyTable
  /** The table is not as it is shown. */
  onStale(): void
}

/** A table with a free seat: what is played, with whom, how many are still wanted. */
export function OpenRow({ row, onStale }: Props) {
  const t = useWords()
  const { table, language, help } = row
  const { game, name, names } = useNames(row)
  const [busy, setBusy] = useState(false)
  const free = table.seats.filter(isForAll).length
  const spoken = new Intl.DisplayNames(t.lang, { type: 'language' }).of(language)
  const sit = async () => {
    setBusy(true)
    try {
      await api.sit(table.id, table.seats.findIndex(isForAll))
      go({ page: 'table', id: table.id })
    } catch (error) {
      setBusy(false)
      tellFailure(t, error)
      onStale()
    }
  }
  return (
    <li className="lobby-row">
      <Link to={{ page: 'table', id: table.id }} className="lobby-link">
        <span className="lobby-names">
          <span>
            <strong>{name}</strong> {table.rated && <RatedTag />} {help && <span className="tag">{t('help.on')}</span>}{' '}
            {table.pace && <Pace pace={table.pace} />}
          </span>
          {name !== game && <span className="muted">{game}</span>}
        </span>
        <span className="lobby-who">{names}</span>
        <span className="lobby-seats">
          {table.seats.map((seat, i) =>
            isForAll(seat) ? (
              <span key={i} className="ring" aria-hidden="true" />
            ) : (
              <Sigil key={i} seat={i} size={18} />
            ),
          )}
          <span className="muted">{t('table.free', { count: free })}</span>
        </span>
        <span className="lobby-language" {...explained(spoken)}>
          <span aria-hidden="true">{language.toUpperCase()}</span>
          <span className="visually-hidden">{spoken}</span>
        </span>
      </Link>
      <button
        type="button"
        className="button"
        disabled={busy}
        aria-label={t('game.named', { act: t('lobby.sit'), game: name })}
        onClick={sit}
      >
        {t('lobby.sit')}
      </button>
    </li>
  )
}

/** A running table that anybody may watch. */
export function PlayedRow({ row }: Pick<Props, 'row'>) {
  const t = useWords()
  const { table, watching } = row
  const { game, meta, names } = useNames(row)
  const standing = standingOf(table, meta, t)
  return (
    <li className="lobby-row">
      <Link to={{ page: 'table', id: table.id }} className="lobby-link">
        <span className="lobby-names">
          <span>
            <strong>{names}</strong> {table.rated && <RatedTag />} {table.pace && <Pace pace={table.pace} />}
          </span>
          <span className="muted">{standing ? `${game}, ${standing}` : game}</span>
        </span>
        {watching > 0 && (
          <span className="lobby-watching">
            <Glyph name="eye" size={16} />
            <span aria-hidden="true">{watching}</span>
            <span className="visually-hidden">{t('lobby.watching', { count: watching })}</span>
          </span>
        )}
      </Link>
      <Link
        to={{ page: 'table', id: table.id }}
        className="button"
        aria-label={t('game.named', { act: t('lobby.watch'), game: names })}
      >
        {t('lobby.watch')}
      </Link>
    </li>
  )
}

function useNames({ table }: LobbyTable) {
  const t = useWords()
  const meta = games.find(({ meta }) => meta.id === table.game)?.meta
  const game = meta?.name[t.lang] ?? table.game
  // A table that has the game's name in its owner's language has no name of its own.
  const isPlain = meta !== undefined && Object.values(meta.name).includes(table.name)
  const all = seatNames(table.seats, t)
  const names = list(
    t.lang,
    all.filter((_, i) => table.seats[i]?.kind !== 'open'),
  )
  return { meta, game, name: isPlain || !table.name ? game : table.name, names }
}
