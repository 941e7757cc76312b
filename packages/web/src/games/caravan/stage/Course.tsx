import { confrontation, nameOf } from '@acheron/games/caravan/board.ts'
import type { FightStage } from './useFight.ts'

/** The title of the stage: whose Turn it is, the Round, the place, and the Objectives. */
export function Course({ stage: { view, voice } }: { readonly stage: FightStage }) {
  const { t, game } = voice
  const { fight } = view
  const all = confrontation(fight.id).objectives
  const counters = Object.entries(fight.counters).filter(([name]) => !name.endsWith('-round'))
  return (
    <section className="cv-course" aria-label={t('course.title')}>
      <h2 data-of={fight.turn}>{t(`course.turn.${fight.turn}`)}</h2>
      <p>
        {fight.turn === 'setup'
          ? nameOf(game, 'confrontation', fight.id)
          : t('course.round', { round: fight.round, place: nameOf(game, 'confrontation', fight.id) })}
      </p>
      <ul>
        {fight.objectives.map(id => (
          <li key={id} data-result={all.find(each => each.id === id)?.result}>
            {nameOf(game, 'objective', id)}
          </li>
        ))}
      </ul>
      {counters.map(([name, count]) => (
        <p key={name} className="cv-count">
          {t('course.count', { count })}
        </p>
      ))}
    </section>
  )
}
