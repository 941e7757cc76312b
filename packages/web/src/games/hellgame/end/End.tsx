import type { Result, View } from '@acheron/engine'
import { type Language, list } from '@acheron/engine/words'
import { Sigil } from '../../../icons/Sigil.tsx'
import { factoriesOf, pointsOf, throneHolder } from '../rules.ts'
import { Icon } from '../stage/Icon.tsx'
import { numerals } from '../stage/Seats.tsx'
import { demonsInAll, type Hell } from '../types.ts'
import { type Voice, voiceOf } from '../words.ts'
import './end.css'

interface Props {
  readonly view: View
  readonly result: Result
  readonly names: readonly string[]
  readonly language: Language
}

/** How the game ended: who won and why, and what decided every place. */
export function End({ view: seen, result, names, language }: Props) {
  const view = seen as unknown as Hell
  const voice = voiceOf(language)
  const { t } = voice
  const winners = result.winners.map(seat => names[seat] ?? '')
  const cause = view.ended ?? 'rounds'
  return (
    <section className="hellgame hg-end">
      <h2>{t('end.title', { who: list(language, winners), count: winners.length })}</h2>
      <p className="hg-verdict">{t(`end.by.${cause}`, { round: view.round, upkeeps: view.upkeeps })}</p>
      {view.options.goal === 'dominion' ? (
        <Dominion view={view} result={result} names={names} voice={voice} />
      ) : (
        <Ranking view={view} result={result} names={names} voice={voice} />
      )}
      <p className="hg-criteria">{t(view.options.goal === 'dominion' ? 'end.how.dominion' : 'end.how')}</p>
    </section>
  )
}

interface TableProps {
  readonly view: Hell
  readonly result: Result
  readonly names: readonly string[]
  readonly voice: Voice
}

/** The seats, best first, each with its place. */
function places({ ranking }: Result): { seat: number; place: number }[] {
  let place = 1
  return ranking.flatMap(group => {
    const rows = group.map(seat => ({ seat, place }))
    place += group.length
    return rows
  })
}

function Ranking({ view, result, names, voice: { t } }: TableProps) {
  const holder = throneHolder(view)
  return (
    <table className="hg-ranking">
      <thead>
        <tr>
          <th scope="col">{t('end.place')}</th>
          <th scope="col">{t('end.player')}</th>
          <th scope="col">{t('end.throne')}</th>
          <th scope="col">{t('end.circle')}</th>
          <th scope="col">{t('end.souls')}</th>
          <th scope="col">{t('end.factories')}</th>
          <th scope="col">{t('end.demons')}</th>
        </tr>
      </thead>
      <tbody>
        {places(result).map(({ seat, place }) => (
          <tr key={seat} data-won={result.winners.includes(seat)}>
            <td>{place}</td>
            <th scope="row">
              <Sigil seat={seat} size={22} /> {names[seat]}
            </th>
            <td>{holder === seat ? <Icon name="daemon-skull" /> : '–'}</td>
            <td>{numerals[(view.seats[seat]?.unlocked ?? 1) - 1]}</td>
            <td>{view.seats[seat]?.souls}</td>
            <td>{factoriesOf(view, seat).length}</td>
            <td>{demonsInAll(view, seat)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Points, each kind by itself. */
function Dominion({ view, result, names, voice: { t } }: TableProps) {
  return (
    <table className="hg-ranking">
      <thead>
        <tr>
          <th scope="col">{t('end.place')}</th>
          <th scope="col">{t('end.player')}</th>
          <th scope="col">{t('end.points.circles')}</th>
          <th scope="col">{t('end.points.factories')}</th>
          <th scope="col">{t('end.points.throne')}</th>
          <th scope="col">{t('end.points.souls')}</th>
          <th scope="col">{t('end.points.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {places(result).map(({ seat, place }) => {
          const points = pointsOf(view, seat)
          return (
            <tr key={seat} data-won={result.winners.includes(seat)}>
              <td>{place}</td>
              <th scope="row">
                <Sigil seat={seat} size={22} /> {names[seat]}
              </th>
              <td>{points.circles}</td>
              <td>{points.factories}</td>
              <td>{points.throne}</td>
              <td>{points.souls}</td>
              <td>
                <b>{points.sum}</b>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
