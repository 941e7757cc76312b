import type { Result } from '@acheron/engine'
import { list } from '@acheron/engine/words'
import {
  allDemonsOf,
  endOf,
  factoriesOf,
  type HellgameState,
  type HellgameView,
  pointsOf,
  throneHolder,
} from '@acheron/games/hellgame/board.ts'
import type { ReactNode } from 'react'
import type { EndProps } from '../../../board/face.ts'
import { placesOf } from '../../../board/places.ts'
import { Sigil } from '../../../icons/Sigil.tsx'
import { Icon } from '../stage/Icon.tsx'
import { numerals } from '../stage/Seats.tsx'
import { type Voice, voiceOf } from '../words.ts'
import '../../../board/board.css'
import './end.css'

/** The end of the game: the winner, the reason, and the criteria of every place. */
export function End({ view, result, names, language }: EndProps<HellgameState>) {
  const voice = voiceOf(language)
  const { t } = voice
  const winners = result.winners.map(seat => names[seat] ?? '')
  const { goal } = view.options
  return (
    <section className="board-root hellgame hg-end">
      <h2>{t('end.title', { who: list(language, winners), count: winners.length })}</h2>
      <p className="hg-verdict">{t(`end.by.${endOf(view)}`, { round: view.round, upkeeps: view.upkeeps })}</p>
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
  readonly view: HellgameView
  readonly result: Result
  readonly names: readonly string[]
  readonly voice: Voice
}

interface PlacesProps {
  readonly result: Result
  readonly names: readonly string[]
  readonly voice: Voice
  /** The titles of the criteria, and each seat's result. */
  readonly columns: readonly string[]
  cells(seat: number): readonly ReactNode[]
}

/** Every seat, best first. */
function Places({ result, names, voice: { t }, columns, cells }: PlacesProps) {
  return (
    <table className="hg-ranking">
      <thead>
        <tr>
          {[t('end.place'), t('end.player'), ...columns].map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {placesOf(result).map(({ seat, place }) => (
          <tr key={seat} data-won={result.winners.includes(seat)}>
            <td>{place}</td>
            <th scope="row">
              <Sigil seat={seat} size={22} /> {names[seat]}
            </th>
            {cells(seat).map((cell, i) => (
              <td key={columns[i]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Ranking({ view, ...shown }: TableProps) {
  const { t } = shown.voice
  const holder = throneHolder(view)
  // In a race demons on the throne decide nothing.
  const throneCounts = view.options.goal === 'throne'
  const columns = [t('end.circle'), t('end.souls'), t('end.factories'), t('end.demons')]
  return (
    <Places
      {...shown}
      columns={throneCounts ? [t('end.throne'), ...columns] : columns}
      cells={seat => [
        ...(throneCounts ? [holder === seat ? <Icon key="throne" name="daemon-skull" /> : '–'] : []),
        numerals[(view.seats[seat]?.unlocked ?? 1) - 1],
        view.seats[seat]?.souls,
        factoriesOf(view, seat).length,
        allDemonsOf(view, seat),
      ]}
    />
  )
}

/** Points, each kind by itself. */
function Dominion({ view, ...shown }: TableProps) {
  const { t } = shown.voice
  const kinds = ['circles', 'factories', 'throne', 'souls'] as const
  return (
    <Places
      {...shown}
      columns={[...kinds.map(kind => t(`end.points.${kind}`)), t('end.points.sum')]}
      cells={seat => {
        const points = pointsOf(view, seat)
        return [...kinds.map(kind => points[kind]), <b key="sum">{points.sum}</b>]
      }}
    />
  )
}
