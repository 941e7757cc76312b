import type { ClockRules, OpenTable, SeatTime, TableClock } from '@acheron/protocol'
import { useWords } from '../../app/words.tsx'
import { Glyph } from '../../icons/Glyph.tsx'
import './clock.css'
import { digits, shownTime, spoken, tickOf } from './figures.ts'
import { since, useTick } from './since.ts'

interface Props {
  readonly info: OpenTable['info']
  readonly seat: number
}

/** The clock of a seat; nothing for bots, at a table without clocks, and after the end. */
export function SeatClock({ info: { clock, status }, seat }: Props) {
  const time = clock?.seats[seat]
  if (!clock?.rules || !time || status === 'over') return null
  return <OneClock clock={clock} rules={clock.rules} time={time} />
}

interface OneProps {
  readonly clock: TableClock
  readonly rules: ClockRules
  readonly time: SeatTime
}

function OneClock({ clock, rules, time }: OneProps) {
  const t = useWords()
  const { left, part, late } = shownTime(rules, time, since(clock))
  useTick(time.runs && !time.out ? tickOf(rules, left) : null)
  const stands = time.stands !== null
  const label = time.out ? t('clock.up') : t('clock.left', { time: spoken(left, t.lang) })
  return (
    <span className="seat-clock" data-runs={time.runs} data-late={late}>
      {late ? <Glyph name="hourglass" size={15} /> : stands && <Glyph name="pause" size={15} />}
      <span className="seat-time" aria-hidden="true">
        {time.out ? t('clock.up') : digits(rules, left, t.lang)}
      </span>
      <span className="visually-hidden">
        {label}
        {stands && `, ${t('clock.stands')}`}
      </span>
      {time.runs && <TimeBar part={part} late={late} />}
    </span>
  )
}

/** The part of the time that is left, as a thin bar. */
export function TimeBar({ part, late }: { readonly part: number; readonly late: boolean }) {
  return (
    <span className="time-bar" data-late={late} aria-hidden="true">
      <span style={{ width: `${part * 100}%` }} />
    </span>
  )
}
