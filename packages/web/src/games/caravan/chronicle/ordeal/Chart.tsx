import type { RoadVoice } from '../words.ts'
import type { Spread } from './chance.ts'

interface Props {
  readonly spread: Spread
  readonly difficulty: number
  readonly voice: RoadVoice
}

/** The spread of Hits with the Difficulty drawn in: a percentage alone hides how close it is. */
export function Chart({ spread, difficulty, voice: { t } }: Props) {
  const least = spread.findIndex(chance => chance > 0)
  const most = spread.length - 1
  const first = Math.max(0, Math.min(least, difficulty) - 1)
  const last = Math.max(most, difficulty) + 1
  const highest = Math.max(...spread)
  const bars = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  return (
    <div
      className="effort-chart"
      role="img"
      aria-label={t('effort.spread', { least, most, likely: spread.indexOf(highest) })}
    >
      {bars.map(hits => (
        <span key={hits} className="effort-bar" data-enough={hits >= difficulty} data-mark={hits === difficulty}>
          <i style={{ blockSize: `${((spread[hits] ?? 0) / highest) * 100}%` }} />
          <small>{hits === difficulty || hits === least || hits === most ? hits : ''}</small>
        </span>
      ))}
    </div>
  )
}
