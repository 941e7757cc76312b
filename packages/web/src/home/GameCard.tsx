import type { GameMeta } from '@acheron/engine'
import { Link } from '../app/Link.tsx'
import { gameAnchor } from '../app/routes.ts'
import { type Say, useWords } from '../app/words.tsx'
import { dailyGame } from '../daily/dailyGame.ts'
import { Cover } from '../games/Cover.tsx'
import { hasLesson } from '../games/index.ts'
import './GameCard.css'

interface Props {
  readonly meta: GameMeta
  /** Against bots, at once. */
  onPlay(): void
  /** Straight to a table with a link to send. */
  onFriends(): void
  onOptions(): void
  /** A table is being opened. */
  readonly busy: boolean
}

/** A game on the shelf. Every card has the same buttons, so each says which game it belongs to. */
export function GameCard({ meta, busy, onPlay, onFriends, onOptions }: Props) {
  const t = useWords()
  const { min, max } = meta.seats
  const game = meta.name[t.lang]
  const named = (act: string) => t('game.named', { act, game })
  // Who plays alone meets others over the same dice.
  const shared = max === 1 && meta.id === dailyGame
  return (
    <article id={gameAnchor(meta.id)} className="panel game-card">
      <div className="game-cover">
        <Cover meta={meta} />
        {meta.stage === 'prototype' && <span className="tag">{t('game.prototype')}</span>}
      </div>
      <div className="game-text">
        <h2>{game}</h2>
        <p className="game-facts">
          <span>{min === max ? t('game.players', { max }) : t('game.playersRange', { min, max })}</span>
          <span>{lengthOf(meta, t)}</span>
        </p>
        {/* The first sentence says what it is; the rule book says the rest. */}
        <p className="game-about">{meta.about?.[t.lang].split(/(?<=\.) /)[0]}</p>
        {shared && <p className="game-about muted">{t('game.friends.daily')}</p>}
      </div>
      <div className="game-actions">
        <button
          type="button"
          className="button primary"
          disabled={busy}
          aria-label={named(t('game.play'))}
          onClick={onPlay}
        >
          {t('game.play')}
        </button>
        {shared ? (
          <Link to={{ page: 'daily' }} className="button" aria-label={named(t('game.friends'))}>
            {t('game.friends')}
          </Link>
        ) : (
          max > 1 && (
            <button
              type="button"
              className="button"
              disabled={busy}
              aria-label={named(t('game.friends'))}
              onClick={onFriends}
            >
              {t('game.friends')}
            </button>
          )
        )}
      </div>
      <div className="game-more">
        {hasLesson(meta.id) && (
          <Link to={{ page: 'learn', game: meta.id }} className="text-link" aria-label={named(t('game.learn'))}>
            {t('game.learn.short')}
          </Link>
        )}
        <button type="button" className="text-link" aria-label={named(t('game.options'))} onClick={onOptions}>
          {t('game.options')}
        </button>
      </div>
    </article>
  )
}

/** How long a game takes, or a chapter of one that has chapters; long ones in hours. */
function lengthOf({ minutes, chapters }: GameMeta, t: Say): string {
  if (!chapters) return t('game.minutes', { minutes })
  return minutes < 120 ? t('game.minutes.chapter', { minutes }) : t('game.hours.chapter', { hours: minutes / 60 })
}
