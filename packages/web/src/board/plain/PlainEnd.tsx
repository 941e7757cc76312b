import { list, type Translate } from '@acheron/engine/words'
import type { EndProps } from '../face.ts'
import { placesOf } from '../places.ts'
import type { Words } from './words/compiled/keys.ts'
import './plain.css'

/** How any game ended: who won, and everybody's place and points. */
export function PlainEnd({ result, names, t }: EndProps & { readonly t: Translate<Words> }) {
  const winners = result.winners.map(seat => names[seat] ?? '')
  return (
    <section className="board-root plain-end">
      <h2>
        {winners.length > 0 ? t('end.won', { names: list(t.lang, winners), count: winners.length }) : t('end.lost')}
      </h2>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('end.place')}</th>
            <th scope="col">{t('end.player')}</th>
            <th scope="col">{t('end.score')}</th>
          </tr>
        </thead>
        <tbody>
          {placesOf(result).map(({ seat, place }) => (
            <tr key={seat}>
              <td>{place}</td>
              <th scope="row">{names[seat]}</th>
              <td>{result.scores[seat] ?? t('value.none')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
