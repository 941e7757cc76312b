import type { Result, View } from '@acheron/engine'
import { type Language, list } from '@acheron/engine/words'
import { Sigil } from '../../../icons/Sigil.tsx'
import { placesOf } from '../../places.ts'
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
  const { goal } = view.options
  return (
    <section className="hellgame hg-end">
      <h2>{t('end.title', { who: list(language, winners), count: winners.length })}</h2>
      <p className="hg-verdict">{t(causeOf(view), { round: view.round, upkeeps: view.upkeeps })}</p>
      {goal === 'dominion' ? (
        <Dominion view={view} result={result} names={names} voice={voice} />
      ) : (
        <Ranking view={view} result={result} names={names} voice={voice} />
      )}
      <p className="hg-criteria">{t(`end.how.${goal}`)}</p>
    </section>
  )
}

interface TableProps {
  readonly view: Hell
  readonly result: Result
  readonly names: readonly string[]
  readonly voice: Voice
}

/** R9: the last upkeep or round may find the throne held, and under `dominion` it is points that count even then. */
function causeOf(view: Hell) {
  const cause = view.ended ?? 'rounds'
  const { goal } = view.options
  if (goal === 'dominion') return cause === 'rounds' ? 'end.by.rounds.dominion' : 'end.by.dominion'
  if (cause === 'rounds' && goal === 'throne' && throneHolder(view) !== null) return 'end.by.rounds.throne'
  return `end.by.${cause}` as const
}

function Ranking({ view, result, names, voice: { t } }: TableProps) {
  const holder = throneHolder(view)
  // In a race demons on the throne decide nothing.
  const throneCounts = view.options.goal === 'throne'
  return (
    <table className="hg-ranking">
      <thead>
        <tr>
          <th scope="col">{t('end.place')}</th>
          <th scope="col">{t('end.player')}</th>
          {throneCounts && <th scope="col">{t('end.throne')}</th>}
          <th scope="col">{t('end.circle')}</th>
          <th scope="col">{t('end.souls')}</th>
          <th scope="col">{t('end.factories')}</th>
          <th scope="col">{t('end.demons')}</th>
        </tr>
      </thead>
      <tbody>
        {placesOf(result).map(({ seat, place }) => (
          <tr key={seat} data-won={result.winners.includes(seat)}>
            <td>{place}</td>
            <th scope="row">
              <Sigil seat={seat} size={22} /> {names[seat]}
            </th>
            {throneCounts && <td>{holder === seat ? <Icon name="daemon-skull" /> : '–'}</td>}
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
        {placesOf(result).map(({ seat, place }) => {
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
