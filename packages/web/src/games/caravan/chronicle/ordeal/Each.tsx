import { type Archetype, type CaravanView, mostEffort, type OrdealFrame } from '@acheron/games/caravan/board.ts'
import type { RoadVoice } from '../words.ts'
import { chanceOf, percentOf, spreadOf } from './chance.ts'
import { effortOf, hitsLying, type Planned } from './hands.ts'

interface Props {
  readonly view: CaravanView
  readonly ordeal: OrdealFrame
  readonly voice: RoadVoice
  readonly seat: number
  /** The seat's Champions whose Effort is asked for. */
  readonly champions: readonly Archetype[]
  readonly planned: Planned
  readonly busy: boolean
  onPlan(planned: Planned): void
}

/** So many dice from each Champion are a touch of their own. */
const numbers = [1, 2, 3] as const

/** The same number of dice from each Champion by one touch, with the chance that it gives; a second touch takes it back. */
export function Each({ view, ordeal, voice: { t }, seat, champions, planned, busy, onPlan }: Props) {
  const mostOf = (champion: Archetype) => mostEffort(view.champions[champion])
  const offered = numbers.filter(n => champions.some(champion => mostOf(champion) >= n))
  return (
    <fieldset className="effort-each" aria-label={t('effort.each.title')}>
      {offered.map(n => {
        const plan: Planned = Object.fromEntries(
          champions.map(champion => [champion, Math.min(n, mostOf(champion))] as const),
        )
        const chance = chanceOf(spreadOf(effortOf(view, ordeal, seat, plan), hitsLying(ordeal)), ordeal.difficulty)
        const isChosen = champions.every(champion => plan[champion] === (planned[champion] ?? 0))
        return (
          <button
            key={n}
            type="button"
            data-each={n}
            aria-pressed={isChosen}
            disabled={busy}
            onClick={() => onPlan(isChosen ? {} : plan)}
          >
            <b>{champions.length > 1 ? t('effort.each', { count: n }) : t('effort.alone', { count: n })}</b>{' '}
            <span>{t('effort.percent', { percent: percentOf(chance) })}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
