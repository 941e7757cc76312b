import type { ClockBrief } from '@acheron/protocol'
import { useWords } from '../../app/words.tsx'
import { Glyph } from '../../icons/Glyph.tsx'
import { paceText } from '../../terms/clock.ts'
import './clock.css'
import { digits, shownBrief, spoken, tickOf } from './figures.ts'
import { TimeBar } from './SeatClock.tsx'
import { since, useTick } from './since.ts'

/** In a list: how long I have where I am asked, else by what clock a table plays. */
export function Pace({ pace }: { readonly pace: ClockBrief }) {
  const t = useWords()
  const shown = shownBrief(pace, since(pace))
  useTick(shown && tickOf(pace.rules, shown.left))
  if (!shown) return <span className="tag">{paceText(pace.rules, t)}</span>
  const { left, part, late } = shown
  return (
    <span className="seat-clock pace" data-late={late}>
      {late && <Glyph name="hourglass" size={15} />}
      <span aria-hidden="true">{digits(pace.rules, left, t.lang)}</span>
      <span className="visually-hidden">{t('clock.left', { time: spoken(left, t.lang) })}</span>
      <TimeBar part={part} late={late} />
    </span>
  )
}
