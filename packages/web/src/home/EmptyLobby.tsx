import type { GameMeta } from '@acheron/engine'
import { Link } from '../app/Link.tsx'
import { useWords } from '../app/words.tsx'
import { dailyGame } from '../daily/dailyGame.ts'

interface Props {
  /** A game for several. */
  readonly meta: GameMeta
  readonly busy: boolean
  onPlay(): void
  /** Opens a table that others find here. */
  onOpen(): void
  /** Opens a table for friends, and hands out its link. */
  onInvite(): void
}

/** What to do while nobody waits at a table. */
export function EmptyLobby({ meta, busy, onPlay, onOpen, onInvite }: Props) {
  const t = useWords()
  const game = meta.name[t.lang]
  return (
    <div className="panel empty-lobby">
      <p>{t('home.open.empty')}</p>
      {dailyGame && (
        <Link to={{ page: 'daily' }} className="button">
          {t('home.open.daily')}
        </Link>
      )}
      <button type="button" className="button" disabled={busy} onClick={onPlay}>
        {t('home.open.bots', { game })}
      </button>
      <button type="button" className="button" disabled={busy} onClick={onOpen}>
        {t('home.open.table', { game })}
      </button>
      <button type="button" className="button" disabled={busy} onClick={onInvite}>
        {t('home.open.invite', { game })}
      </button>
    </div>
  )
}
