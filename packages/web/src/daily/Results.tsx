import { findGame } from '@acheron/games'
import type { DailyResult } from '@acheron/protocol'
import { useWords } from '../app/words.tsx'
import { Glyph } from '../icons/Glyph.tsx'
import { personName } from '../table/players/seats.ts'
import './Results.css'

interface Props {
  readonly game: string
  readonly results: readonly DailyResult[]
  /** Only so many of the best, and of those the least; all, whole, when missing. */
  readonly best?: number
}

/** The day's results, best first. */
export function Results({ game, results, best }: Props) {
  const t = useWords()
  const { depths } = findGame(game).meta
  return (
    <table className="results">
      <thead className={best !== undefined && best < results.length ? 'visually-hidden' : undefined}>
        <tr>
          <th scope="col">{t('daily.name')}</th>
          <th scope="col">{t('daily.cleared')}</th>
          <th scope="col">{t('daily.score')}</th>
        </tr>
      </thead>
      <tbody>
        {results.slice(0, best).map((row, i) => (
          <tr key={i} className={row.you ? 'you' : undefined}>
            <th scope="row">
              {row.you ? t('daily.you', { name: personName(row.name, t) }) : personName(row.name, t)}
              {best === undefined && row.begun > 1 && (
                <small className="muted">{t('daily.begun', { count: row.begun })}</small>
              )}
            </th>
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
