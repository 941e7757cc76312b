import type { Result } from '@acheron/engine'
import { list } from '@acheron/engine/words'
import type { OpenTable } from '@acheron/protocol'
import { Link } from '../../app/Link.tsx'
import { type Say, useWords } from '../../app/words.tsx'
import { Glyph, type GlyphName } from '../../icons/Glyph.tsx'
import { isShared, toldNames } from '../players/seats.ts'

interface Props {
  readonly table: OpenTable
  readonly result: Result
  /** Why it ended as it did, in one sentence. */
  readonly why: string
  /** Whether the result covers the board. */
  readonly shown: boolean
  onShow(shown: boolean): void
  onRematch(): void
  onReplay(): void
  onShare(): void
  /** Null at a game without saves. */
  readonly onSaves: (() => void) | null
  /** Null while the record is secret. */
  readonly onSave: (() => void) | null
}

/** When the game is over: who won, and what to do next. */
export function EndPanel({ table, result, why, shown, onShow, onRematch, onReplay, onShare, onSaves, onSave }: Props) {
  const t = useWords()
  const daily = table.info.daily !== null
  const button = (glyph: GlyphName, label: string, onClick: () => void, kind = '') => (
    <button type="button" className={`button ${kind}`.trim()} onClick={onClick}>
      <Glyph name={glyph} size={18} />
      {label}
    </button>
  )
  return (
    <section className="prompt over" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title">
        {titleOf(table, result, t)}
      </h2>
      <p className="prompt-text end-why">{why}</p>
      {daily && <p className="prompt-text muted">{t('end.text.daily')}</p>}
      <div className="prompt-actions">
        {daily && (
          <Link to={{ page: 'daily' }} className="button primary">
            {t('end.results')}
          </Link>
        )}
        {daily
          ? button('again', t('end.rematch.daily'), onRematch)
          : button('again', t('end.rematch'), onRematch, 'primary')}
        {button('play', t('end.replay'), onReplay)}
        {onSaves && button('branch', t('saves'), onSaves)}
        {button('share', t('end.share'), onShare)}
        {onSave && button('save', t('end.save'), onSave)}
        {button('board', shown ? t('end.board') : t('end.result'), () => onShow(!shown), 'quiet')}
      </div>
    </section>
  )
}

/** Who has won. Spectators and those who share a device are told by name. */
function titleOf({ now: { seat }, info: { seats } }: OpenTable, { winners }: Result, t: Say): string {
  const byName = seat === null || isShared(seats)
  if (!byName) return t('end.title', { outcome: winners.includes(seat) ? 'won' : 'lost' })
  const names = toldNames(seats, t)
  const won = seats.length > 1 ? winners.flatMap(winner => names[winner] ?? []) : []
  if (won.length === 0) return t('end.title', { outcome: 'other' })
  return t('end.winners', { who: list(t.lang, won), count: won.length })
}
