import type { ClockRules, Timeout } from '@acheron/protocol'
import { type ReactNode, useId } from 'react'
import { useWords } from '../app/words.tsx'
import { Options } from '../settings/Options.tsx'
import { lengthText } from '../ui/lengths.ts'
import { clockMeans, dayText, paceText, timeouts, usualClocks, usualIndex, weekdays } from './clock.ts'
import './terms.css'

interface Props<Rules = ClockRules | null> {
  readonly value: Rules
  onChange(value: Rules): void
}

type Live = Extract<ClockRules, { kind: 'live' }>
type Slow = Extract<ClockRules, { kind: 'slow' }>

/** The clock of a table: one of the usual ones, or set exactly, and what happens when time is up. */
export function ClockField({ value, onChange }: Props) {
  const t = useWords()
  const usual = value ? usualIndex(value) : -1
  const choose = (chosen: string) => {
    if (chosen !== 'own') onChange(usualClocks[Number(chosen)] ?? null)
  }
  return (
    <div className="clock-field">
      <div>
        <label className="field">
          <span>{t('clock')}</span>
          <select
            className="input"
            value={value ? (usual < 0 ? 'own' : usual) : 'none'}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="none">{t('clock.none')}</option>
            {usualClocks.map((rules, i) => (
              <option key={i} value={i}>
                {paceText(rules, t)}
              </option>
            ))}
            {value && usual < 0 && <option value="own">{paceText(value, t)}</option>}
          </select>
        </label>
        <p className="hint">{clockMeans(value, t)}</p>
      </div>
      {value && (
        <>
          <TimeoutField value={value.timeout} onChange={timeout => onChange({ ...value, timeout })} />
          <details className="option-record">
            <summary>{t('clock.exact')}</summary>
            <div className="clock-exact">
              {value.kind === 'live' ? (
                <LiveFields value={value} onChange={onChange} />
              ) : (
                <SlowFields value={value} onChange={onChange} />
              )}
            </div>
          </details>
        </>
      )}
    </div>
  )
}

function TimeoutField({ value, onChange }: Props<Timeout>) {
  const t = useWords()
  return (
    <div>
      <label className="field">
        <span>{t('clock.timeout')}</span>
        <select className="input" value={value} onChange={({ target }) => onChange(target.value as Timeout)}>
          {timeouts.map(timeout => (
            <option key={timeout} value={timeout}>
              {t(`clock.timeout.${timeout}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="hint">{t('clock.timeout.means', { timeout: value })}</p>
    </div>
  )
}

const minute = 60
const hour = 3600
const banks = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360].map(minutes => minutes * minute)
const increments = [0, 2, 3, 5, 10, 15, 20, 30, 60, 120, 300]
const lines = [0, 1, 2, 3, 5, 10, 30].map(minutes => minutes * minute)
const hours = [1, 2, 4, 8, 12, 24, 48, 72, 120, 168, 336, 720]
const reserves = [0, 6, 12, 24, 48, 72, 120]

function LiveFields({ value, onChange }: Props<Live>) {
  const t = useWords()
  return (
    <>
      <Length
        label={t('clock.bank')}
        values={banks}
        value={value.bank}
        onChange={bank => onChange({ ...value, bank })}
      />
      <Length
        label={t('clock.increment')}
        values={increments}
        value={value.increment}
        onChange={increment => onChange({ ...value, increment })}
      />
      <Length
        label={t('clock.line')}
        values={lines}
        value={value.line}
        onChange={line => onChange({ ...value, line })}
      />
    </>
  )
}

const pers = ['turn', 'decision'] as const

function SlowFields({ value, onChange }: Props<Slow>) {
  const t = useWords()
  return (
    <>
      <Length
        label={t('clock.hours')}
        values={hours}
        unit={hour}
        value={value.hours}
        onChange={hours => onChange({ ...value, hours })}
      />
      <Options<Slow['per']>
        legend={t('clock.per')}
        values={pers}
        value={value.per}
        label={per => t(`clock.per.${per}`)}
        onChange={per => onChange({ ...value, per })}
      />
      <Length
        label={t('clock.reserve')}
        values={reserves}
        unit={hour}
        value={value.reserve}
        onChange={reserve => onChange({ ...value, reserve })}
      />
      <DaysOff value={value.daysOff} onChange={daysOff => onChange({ ...value, daysOff })} />
    </>
  )
}

/** Days that do not count; at least one does. */
function DaysOff({ value, onChange }: Props<Slow['daysOff']>) {
  const t = useWords()
  const id = useId()
  const toggle = (day: number) =>
    onChange(value.includes(day) ? value.filter(each => each !== day) : [...value, day].sort())
  return (
    <fieldset className="options" aria-labelledby={id}>
      <legend id={id}>{t('clock.daysOff')}</legend>
      <div className="options-row clock-days">
        {weekdays.map(day => (
          <label key={day} className="option">
            <input
              type="checkbox"
              checked={value.includes(day)}
              disabled={value.length === weekdays.length - 1 && !value.includes(day)}
              aria-label={dayText(day, t)}
              onChange={() => toggle(day)}
            />
            <span>{dayText(day, t, 'short')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface LengthProps extends Props<number> {
  readonly label: ReactNode
  readonly values: readonly number[]
  /** Seconds of one of them. */
  readonly unit?: number
}

/** A length of time from a list, that of the table among them. */
function Length({ label, values, unit = 1, value, onChange }: LengthProps) {
  const t = useWords()
  const listed = values.includes(value) ? values : [...values, value].sort((a, b) => a - b)
  return (
    <label className="field">
      <span>{label}</span>
      <select className="input" value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {listed.map(each => (
          <option key={each} value={each}>
            {each === 0 ? t('clock.zero') : lengthText(t.lang, each * unit)}
          </option>
        ))}
      </select>
    </label>
  )
}
