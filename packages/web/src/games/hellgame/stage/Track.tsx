import { eventName, eventText, numbers, roundsLeft } from '@acheron/games/hellgame/board.ts'
import { Explained } from '../../../board/explain/Explained.tsx'
import { Spot } from '../../../board/Spot.tsx'
import type { Voice } from '../words.ts'
import { eventIcons, Icon } from './Icon.tsx'
import { keys } from './keys.ts'
import type { Stage } from './useStage.ts'

const slots = Array.from({ length: numbers.track.slots }, (_, i) => i + 1)

interface Props {
  readonly stage: Stage
  readonly voice: Voice
}

/** The rounds until the upkeep, and the eclipse if there is one. */
export function Track({ stage, voice: { t } }: Props) {
  const { track, round, upkeeps, ended, options } = stage.view
  const goal = t(`goal.${options.goal}`, { upkeeps: numbers.dominion.upkeeps })
  return (
    <section className="hg-track" aria-label={t('track.title')}>
      <h2>
        <span>{t('track.round', { round })}</span>
        <small>
          {ended === null ? t('track.left', { count: roundsLeft(stage.view) }) : t('track.done', { upkeeps })}
        </small>
      </h2>
      {ended === null && <p className="hg-goal">{goal}</p>}
      {ended === null && <p className="hg-until">{t('track.until', { slot: track.slot, length: track.length })}</p>}
      <div className="hg-slots">
        {slots.map(slot => (
          <Spot
            key={slot}
            thing={keys.track(slot)}
            stage={stage}
            className="hg-slot"
            label={t('track.slot', {
              slot,
              token: track.slot === slot ? 'yes' : 'no',
              last: track.length === slot ? 'yes' : 'no',
              eclipse: track.eclipse === slot ? 'yes' : 'no',
            })}
          >
            <span
              className="hg-slot-face"
              data-beyond={slot > track.length}
              data-last={slot === track.length}
              data-token={slot === track.slot}
            >
              {track.eclipse === slot && <Icon name="eclipse" />}
              {slot === track.length && track.slot !== slot ? <Icon name="hourglass" /> : slot}
            </span>
          </Spot>
        ))}
      </div>
    </section>
  )
}

/** The kinds of event that lie on the board, and how many of each were turned up. */
export function EventKinds({ stage: { view }, voice: { t, game } }: Props) {
  return (
    <section className="hg-events" aria-label={t('events.title')}>
      <h2>{t('events.title')}</h2>
      <div>
        {view.eventKinds.map(event => {
          const turned = view.turned.filter(each => each === event).length
          return (
            <Explained
              key={event}
              help={{
                title: eventName(event, game),
                lines: [eventText(event, game), t('events.turned', { count: turned })],
              }}
              className="hg-event"
            >
              <span data-turned={turned > 0}>
                <Icon name={eventIcons[event]} />
                {turned > 0 && <small>{turned}</small>}
              </span>
            </Explained>
          )
        })}
      </div>
    </section>
  )
}
