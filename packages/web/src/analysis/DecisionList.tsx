import type { Report } from '@acheron/bots/analyse'
import type { Seat } from '@acheron/engine'
import { useEffect, useRef } from 'react'
import { Sigil } from '../icons/Sigil.tsx'
import './DecisionList.css'
import { changeText } from './figures.ts'
import { type Filter, filtered } from './filter.ts'
import { MarkSign } from './Mark.tsx'
import { useAnalysisWords } from './words.tsx'

interface Props {
  readonly report: Report
  readonly mine: readonly Seat[]
  readonly filter: Filter
  readonly at: number
  onFilter(filter: Filter): void
  go(at: number): void
}

const marks = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const

/** Every decision with its mark; the chosen one stays in sight. */
export function DecisionList({ report, mine, filter, at, onFilter, go }: Props) {
  const t = useAnalysisWords()
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row of that moment comes into sight
  useEffect(() => {
    const box = list.current
    const row = box?.querySelector<HTMLElement>('[aria-current="true"]')
    if (!box || !row) return
    const top = row.offsetTop - box.offsetTop
    if (top < box.scrollTop || top + row.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top - box.clientHeight / 2
  }, [at, filter])
  const shown = filtered(report, filter, mine)
  const slips = { mine: mine.length > 0 ? 'yes' : 'no' } as const
  const label = (each: Filter) => {
    const { length: count } = filtered(report, each, mine)
    return each === 'slips' ? t('filter.slips', { ...slips, count }) : t(`filter.${each}`, { count })
  }
  const filters: readonly Filter[] = mine.length > 0 && report.players > 1 ? ['mine', 'slips', 'all'] : ['slips', 'all']
  return (
    <section className="decisions" aria-label={t('decisions')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame of its own */}
      <div className="decision-filters" role="group" aria-label={t('filter')}>
        {filters.map(each => (
          <button key={each} type="button" aria-pressed={each === filter} onClick={() => onFilter(each)}>
            {label(each)}
          </button>
        ))}
      </div>
      <ul className="mark-counts">
        {marks.map(mark => (
          <li key={mark}>
            <MarkSign mark={mark} />
            {shown.filter(told => told.mark === mark).length}
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="muted">{t('filter.empty')}</p>}
      <ol ref={list} className="decision-rows">
        {shown.map(({ entry, seat, played, mark, cost }) => (
          <li key={entry}>
            <button type="button" aria-current={entry === at + 1} onClick={() => go(entry - 1)}>
              <span className="decision-entry">{entry}</span>
              {report.players > 1 && (filter === 'all' || mine.length !== 1) && <Sigil seat={seat} size={16} />}
              <span className="decision-text">{played.text}</span>
              <span className="decision-cost" data-mark={mark}>
                {cost > 0 && mark !== 'best' && changeText(report.unit, -cost, t.lang)}
              </span>
              <MarkSign mark={mark} />
            </button>
          </li>
        ))}
      </ol>
      <p className="mark-legend" aria-hidden="true">
        {marks.map(mark => (
          <span key={mark} data-mark={mark}>
            {t('mark', { mark })}
          </span>
        ))}
      </p>
    </section>
  )
}
