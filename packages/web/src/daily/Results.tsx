import { findGame } from '@acheron/games'
import type { DailyResult } from '@acheron/protocol'
import { useWords } from '../app/words.tsx'
import { Glyph } from '../icons/Glyph.tsx'
import { personName } from '../table/players/seats.ts'
import './Results.css'

interface Props {
  readonly game: string
  readonly results: readonly DailyResult[]
  /** The number of best results to show; all when missing. */
  readonly best?: number
}

/** The day's results, best first. */
export function Results({ game, results, best = results.length }: Props) {
  const t = useWords()
  const { depths } = findGame(game).meta
  if (results.length === 0) return <p className="muted">{t('daily.nobody')}</p>
  return (
    <table className="results">
      <thead className={best < results.length ? 'visually-hidden' : undefined}>
        <tr>
          <th scope="col">{t('daily.name')}</th>
          <th scope="col">{t('daily.cleared')}</th>
          <th scope="col">{t('daily.score')}</th>
        </tr>
      </thead>
      <tbody>
        {results.slice(0, best).map((row, i) => (
          <tr key={i} className={row.you ? 'you' : undefined}>
            <th scope="row">{row.you ? t('daily.you', { name: personName(row.name, t) }) : personName(row.name, t)}</th>
            <td>
              {row.outcome === 'won' ? (
                <>
                  <Glyph name="check" size={16} />
                  <span className="visually-hidden">{t('daily.won')}</span>
                </>
              ) : depths === undefined ? (
                row.cleared
              ) : (
                t('game.depth', { cleared: row.cleared, depths })
              )}
            </td>
            <td>{row.outcome === 'won' ? row.score : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
