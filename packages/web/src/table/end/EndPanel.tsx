import type { Result } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { Link } from '../../app/Link.tsx'
import type { Route } from '../../app/routes.ts'
import { useWords } from '../../app/words.tsx'
import { Glyph, type GlyphName } from '../../icons/Glyph.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { RatedEnd } from '../../rated/RatedEnd.tsx'
import { Holders } from '../people/Holders.tsx'
import { titleOf, unopposedText } from './title.ts'

interface Props {
  readonly table: OpenTable
  readonly result: Result
  /** Why it ended as it did, in one sentence. */
  readonly why: string
  /** Whether the result covers the board. */
  readonly shown: boolean
  /** Where the game is analysed; null where there is no record. */
  readonly analysis: Route | null
  /** The game has a Virgil of its own. */
  readonly ownVirgil: boolean
  onShow(shown: boolean): void
  onRematch(): void
  onReplay(): void
  onShare(): void
  /** Null at a game without saves. */
  readonly onSaves: (() => void) | null
  /** Null while the record is secret. */
  readonly onSave: (() => void) | null
  /** Null where there is no record to check them by. */
  readonly onDice: (() => void) | null
}

/** When the game is over: who won, and what to do next. */
export function EndPanel(props: Props) {
  const {
    table,
    result,
    why,
    shown,
    analysis,
    ownVirgil,
    onShow,
    onRematch,
    onReplay,
    onShare,
    onSaves,
    onSave,
    onDice,
  } = props
  const t = useWords()
  const { people, seats } = table.info
  const daily = table.info.daily !== null
  const mayJoin = people?.rematch != null && people.may.includes('rematch')
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
      {people && people.unopposed !== null && <p className="prompt-text">{unopposedText(table, t)}</p>}
      <p className="prompt-text end-why">{why}</p>
      {daily && <p className="prompt-text muted">{t('end.text.daily')}</p>}
      {table.info.rated && <RatedEnd table={table} />}
      {mayJoin && <p className="prompt-text">{t('end.rematch.asked')}</p>}
      <div className="prompt-actions">
        {daily && (
          <Link to={{ page: 'daily' }} className="button primary">
            {t('end.results')}
          </Link>
        )}
        {daily
          ? button('again', t('end.rematch.daily'), onRematch)
          : button('again', t(mayJoin ? 'end.rematch.join' : 'end.rematch'), onRematch, 'primary')}
        {people?.rematch != null && !mayJoin && (
          <Link to={{ page: 'table', id: people.rematch }} className="button">
            {t('end.rematch.watch')}
          </Link>
        )}
        {analysis && (
          <Link to={analysis} className="button">
            <Icon name="quill-ink" size={18} />
            {t('end.analysis', { who: ownVirgil ? 'nobody' : 'virgil' })}
          </Link>
        )}
        {button('play', t('end.replay'), onReplay)}
        {onSaves && button('branch', t('saves'), onSaves)}
        {button('share', t('end.share'), onShare)}
        {onSave && button('save', t('end.save'), onSave)}
        {onDice && button('check', t('end.dice'), onDice)}
        {button('board', shown ? t('end.board') : t('end.result'), () => onShow(!shown), 'quiet')}
      </div>
      {people && <Holders seats={seats} holders={people.holders} />}
    </section>
  )
}
