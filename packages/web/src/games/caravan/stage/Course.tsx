import { confrontation, nameOf } from '@acheron/games/caravan/board.ts'
import type { FightStage } from './useFight.ts'

/** The state of the fight: its Round, whose turn it is, and the Objectives. */
export function Course({ stage: { view, voice } }: { readonly stage: FightStage }) {
  const { t, game } = voice
  const { fight } = view
  const all = confrontation(fight.id).objectives
  const counters = Object.entries(fight.counters).filter(([name]) => !name.endsWith('-round'))
  return (
    <section className="cv-course" aria-label={t('course.title')}>
      <h2>{nameOf(game, 'confrontation', fight.id)}</h2>
      <p className="cv-round">
        {t('course.round', { round: fight.round })} · <b data-of={fight.turn}>{t(`course.turn.${fight.turn}`)}</b>
      </p>
      <ul>
        {fight.objectives.map(id => {
          const objective = all.find(each => each.id === id)
          return (
            <li key={id} data-result={objective?.result}>
              {nameOf(game, 'objective', id)}
            </li>
          )
        })}
      </ul>
      {counters.map(([name, count]) => (
        <p key={name} className="cv-count">
          {t('course.count', { count })}
        </p>
      ))}
    </section>
  )
}
