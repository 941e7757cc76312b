import type { GameMeta } from '@acheron/engine'
import { Link } from '../app/Link.tsx'
import { useWords } from '../app/words.tsx'
import { Cover } from '../games/covers.tsx'
import { aboutOf } from '../games/shelf.ts'
import './GameCard.css'

interface Props {
  readonly meta: GameMeta
  onPlay(): void
}

/** A game on the shelf. */
export function GameCard({ meta, onPlay }: Props) {
  const t = useWords()
  const { min, max } = meta.seats
  return (
    <article className="panel game-card">
      <div className="game-cover">
        <Cover game={meta.id} />
      </div>
      <div className="game-text">
        <h2>{meta.name[t.lang]}</h2>
        <p className="game-facts">
          <span>{min === max ? t('game.players', { max }) : t('game.playersRange', { min, max })}</span>
          <span>{t('game.minutes', { minutes: meta.minutes })}</span>
          {meta.stage === 'prototype' && <span className="tag">{t('game.prototype')}</span>}
        </p>
        <p className="story">{aboutOf(meta.id, t)}</p>
        <div className="game-actions">
          <button type="button" className="button primary" onClick={onPlay}>
            {t('game.play')}
          </button>
          <Link to={{ page: 'learn', game: meta.id }} className="button">
            {t('game.learn')}
          </Link>
        </div>
      </div>
    </article>
  )
}
