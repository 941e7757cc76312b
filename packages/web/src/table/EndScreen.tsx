import type { Result } from '@acheron/engine'
import { list } from '@acheron/engine/words'
import type { OpenTable } from '@acheron/protocol'
import { Link } from '../app/Link.tsx'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import { Glyph } from '../icons/Glyph.tsx'
import { isShared, toldNames } from './seats.ts'

interface Props {
  readonly table: OpenTable
  readonly face: GameFace
  readonly result: Result
  /** Whether the result lies over the board. */
  readonly shown: boolean
  onShow(shown: boolean): void
  onRematch(): void
  onReplay(): void
  onShare(): void
  /** Null while the record is secret. */
  readonly onSave: (() => void) | null
}

/** The prompt's place when the game is over: what next. */
export function EndPanel({ table, result, shown, onShow, onRematch, onReplay, onShare, onSave }: Props) {
  const t = useWords()
  const { seat } = table.now
  const { seats } = table.info
  // Several at one device are told by name who has won, and so is whoever watched.
  const byName = seat === null || isShared(seats)
  const names = toldNames(seats, t)
  const winners = seats.length > 1 ? result.winners.flatMap(winner => names[winner] ?? []) : []
  const outcome = byName ? 'other' : result.winners.includes(seat) ? 'won' : 'lost'
  return (
    <section className="prompt over" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title">
        {byName && winners.length > 0
          ? t('end.winners', { who: list(t.lang, winners), count: winners.length })
          : t('end.title', { outcome })}
      </h2>
      <p className="prompt-text muted">{table.info.daily ? t('end.text.daily') : t('end.text')}</p>
      <div className="prompt-actions">
        {table.info.daily && (
          <Link to={{ page: 'daily' }} className="button primary">
            {t('end.results')}
          </Link>
        )}
        <button type="button" className={table.info.daily ? 'button' : 'button primary'} onClick={onRematch}>
          <Glyph name="again" size={18} />
          {table.info.daily ? t('end.rematch.daily') : t('end.rematch')}
        </button>
        <button type="button" className="button" onClick={onReplay}>
          <Glyph name="play" size={18} />
          {t('end.replay')}
        </button>
        <button type="button" className="button" onClick={onShare}>
          <Glyph name="share" size={18} />
          {t('end.share')}
        </button>
        {onSave && (
          <button type="button" className="button" onClick={onSave}>
            <Glyph name="save" size={18} />
            {t('end.save')}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => onShow(!shown)}>
          <Glyph name="board" size={18} />
          {shown ? t('end.board') : t('end.result')}
        </button>
      </div>
    </section>
  )
}

/** The result with every point explained, as the game tells it. */
export function EndScreen({ table, face, result }: Pick<Props, 'table' | 'face' | 'result'>) {
  const t = useWords()
  return (
    <div className="end-screen fade-in">
      <face.End view={table.now.view} result={result} names={toldNames(table.info.seats, t)} language={t.lang} />
    </div>
  )
}
