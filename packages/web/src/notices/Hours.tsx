import { digests } from '@acheron/protocol'
import { Section } from '../account/Page.tsx'
import { Options } from '../settings/Options.tsx'
import { ownZone } from '../terms/clock.ts'
import type { ChoiceProps } from './Kinds.tsx'
import { useNoticeWords } from './words.tsx'

const usual = { from: 22 * 60, to: 8 * 60 }
const twoDigits = (n: number) => String(n).padStart(2, '0')
const clockOf = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** Minutes since midnight of a field such as 22:30; null while it is half typed. */
function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/** The hours in which nothing comes, and whether letters come one by one. */
export function Hours({ choice, targets, onChoose }: ChoiceProps) {
  const say = useNoticeWords()
  const { quiet, digest } = choice
  // Until something is chosen that goes by a clock, none is kept.
  const zone = quiet || digest !== 'none' ? choice.zone : ownZone()
  const set = (which: 'from' | 'to', clock: string) => {
    const minutes = minutesOf(clock)
    if (quiet && minutes !== null) onChoose({ quiet: { ...quiet, [which]: minutes } })
  }
  return (
    <Section title={say('hours')} text={say('hours.text', { zone: zone.replaceAll('_', ' ') })}>
      <Options
        legend={say('quiet')}
        values={['off', 'on'] as const}
        value={quiet ? 'on' : 'off'}
        label={value => say(`quiet.${value}`)}
        onChange={value => onChoose({ quiet: value === 'on' ? usual : null })}
      />
      {quiet && (
        <div className="notice-hours">
          {(['from', 'to'] as const).map(which => (
            <label key={which} className="field">
              <span>{say(`quiet.${which}`)}</span>
              <input
                type="time"
                className="input"
                defaultValue={clockOf(quiet[which])}
                onBlur={event => set(which, event.target.value)}
              />
            </label>
          ))}
        </div>
      )}
      {targets.some(({ way }) => way === 'mail') && (
        <Options
          legend={say('digest')}
          values={digests}
          value={digest}
          label={value => say(`digest.${value}`)}
          onChange={value => onChoose({ digest: value })}
        />
      )}
    </Section>
  )
}
