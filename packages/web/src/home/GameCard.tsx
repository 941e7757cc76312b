import type { GameMeta } from '@acheron/engine'
import { Link } from '../app/Link.tsx'
import { useWords } from '../app/words.tsx'
import { Cover } from '../games/Cover.tsx'
import { hasLesson } from '../games/index.ts'
import { hasFinished } from '../ui/finished.ts'
import './GameCard.css'

interface Props {
  readonly meta: GameMeta
  onPlay(): void
  onOptions(): void
  /** A table is being opened. */
  readonly busy: boolean
}

/** A game on the shelf. */
export function GameCard({ meta, busy, onPlay, onOptions }: Props) {
  const t = useWords()
  const { min, max } = meta.seats
  const known = hasFinished()
  // Every card has the same buttons, so a screen reader is told which game they belong to.
  const title = `game-${meta.id}`
  const learn = hasLesson(meta.id) && (
    <Link
      to={{ page: 'learn', game: meta.id }}
      className={known ? 'button' : 'button primary'}
      aria-describedby={title}
    >
      {t('game.learn')}
    </Link>
  )
  return (
    <article className="panel game-card">
      <div className="game-cover">
        <Cover meta={meta} />
      </div>
      <div className="game-text">
        <h2 id={title}>{meta.name[t.lang]}</h2>
        <p className="game-facts">
          <span>{min === max ? t('game.players', { max }) : t('game.playersRange', { min, max })}</span>
          <span>{t('game.minutes', { minutes: meta.minutes })}</span>
          {meta.stage === 'prototype' && <span className="tag">{t('game.prototype')}</span>}
        </p>
        <p className="story">{meta.about?.[t.lang]}</p>
        <div className="game-actions">
          {/* The lesson comes first until a game has been finished on this device. */}
          {!known && learn}
          <button
            type="button"
            className={known || !learn ? 'button primary' : 'button'}
            disabled={busy}
            aria-describedby={title}
            onClick={onPlay}
          >
            {t('game.play')}
          </button>
          {known && learn}
          <button type="button" className="button quiet" aria-describedby={title} onClick={onOptions}>
            {t('game.options')}
          </button>
        </div>
      </div>
    </article>
  )
}
