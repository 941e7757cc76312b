import { type Talk, talks } from '@acheron/protocol'
import { type Say, useWords } from '../app/words.tsx'
import { Options } from '../settings/Options.tsx'
import { lengthText } from '../ui/lengths.ts'
import { paceText } from './clock.ts'
import { type Terms, visibilities, waitsWith } from './terms.ts'
import './terms.css'

interface Props<K extends keyof Terms> {
  readonly value: Terms[K]
  onChange(value: Terms[K]): void
}

/** Who may come in, with a sentence of what that means. */
export function VisibilityField({ value, onChange }: Props<'visibility'>) {
  const t = useWords()
  return (
    <div>
      <Options
        legend={t('invite.who')}
        values={visibilities}
        value={value}
        label={who => t('invite.may', { who })}
        onChange={onChange}
      />
      <p className="hint">{t('invite.means', { who: value })}</p>
    </div>
  )
}

/** What may be said at the table. */
export function TalkField({ value, onChange }: Props<'talk'>) {
  const t = useWords()
  return (
    <div>
      <Options<Talk>
        legend={t('talk.option')}
        values={talks}
        value={value}
        label={each => t(`talk.option.${each}`)}
        onChange={onChange}
      />
      <p className="hint">{t('talk.option.means', { talk: value })}</p>
    </div>
  )
}

const helps = ['off', 'on'] as const

/** Whether Virgil may help between people. */
export function HelpField({ value, onChange }: Props<'help'>) {
  const t = useWords()
  return (
    <div>
      <Options<(typeof helps)[number]>
        legend={t('help.option')}
        values={helps}
        value={value ? 'on' : 'off'}
        label={each => t(`help.option.${each}`)}
        onChange={each => onChange(each === 'on')}
      />
      <p className="hint">{t('help.option.means')}</p>
    </div>
  )
}

const answers = ['no', 'yes'] as const

/** Whether programs may sit there. */
export function ProgramsField({ value, onChange }: Props<'programs'>) {
  const t = useWords()
  return (
    <div>
      <Options<(typeof answers)[number]>
        legend={t('programs.option')}
        values={answers}
        value={value ? 'yes' : 'no'}
        label={each => t(`programs.option.${each}`)}
        onChange={each => onChange(each === 'yes')}
      />
      <p className="hint">{t('programs.option.means')}</p>
    </div>
  )
}

const makers = ['server', 'all'] as const

/** Whether everybody adds to the seed. */
export function SeedField({ value, onChange }: Props<'seedOfAll'>) {
  const t = useWords()
  const chosen = value ? 'all' : 'server'
  return (
    <div>
      <Options<(typeof makers)[number]>
        legend={t('seed.option')}
        values={makers}
        value={chosen}
        label={each => t(`seed.option.${each}`)}
        onChange={each => onChange(each === 'all')}
      />
      <p className="hint">{t('seed.option.means', { by: chosen })}</p>
    </div>
  )
}

/** How long the table waits for somebody who is away. */
export function AwayField({ value, onChange }: Props<'away'>) {
  const t = useWords()
  return (
    <div>
      <label className="field">
        <span>{t('away.option')}</span>
        <select
          className="input"
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        >
          {waitsWith(value).map(minutes => (
            <option key={minutes} value={minutes ?? ''}>
              {waitText(minutes, t)}
            </option>
          ))}
        </select>
      </label>
      <p className="hint">{t('away.option.means')}</p>
    </div>
  )
}

function waitText(minutes: number | null, t: Say): string {
  if (minutes === null) return t('away.option.ever')
  return lengthText(t.lang, minutes * 60)
}

/** What is agreed on at the table, in a line. */
export function termsLine({ talk, help, programs, seedOfAll, clock }: Terms, t: Say): string {
  const welcome = programs ? [t('programs.welcome')] : []
  return [
    t('terms.talk', { talk }),
    t(help ? 'help.on' : 'help.off'),
    ...welcome,
    ...(seedOfAll ? [t('seed.ofAll')] : []),
    ...(clock ? [paceText(clock, t)] : []),
  ].join(' · ')
}
