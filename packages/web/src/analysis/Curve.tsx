import type { Report } from '@acheron/bots/analyse'
import type { Seat } from '@acheron/engine'
import { type PointerEvent, type ReactNode, useState } from 'react'
import './Curve.css'
import { changeText, worthText } from './figures.ts'
import { chancesAfter, mostOf, placed, turningPoints } from './turning.ts'
import { useAnalysisWords } from './words.tsx'

interface Props {
  readonly report: Report
  readonly names: readonly string[]
  /** The seats whose lines are drawn, and the viewer's own among them, if any. */
  readonly seats: readonly Seat[]
  readonly own: Seat | null
  /** All win or lose together. */
  readonly shared: boolean
  readonly at: number
  go(at: number): void
  /** Before the legend: why the game ended as it did. */
  readonly children: ReactNode
}

/** The width of a label over the curve, in percent. */
const labelWidth = 24
const grid = [0, 0.25, 0.5, 0.75, 1]

/** Each seat's chance over the game, with the moments at which it turned; as a table too. */
export function Curve(props: Props) {
  const { names, seats, own, shared } = props
  const t = useAnalysisWords()
  const [asTable, setAsTable] = useState(false)
  const about = t('curve', { shared: shared ? 'yes' : 'no' })
  return (
    <section className="curve" aria-label={about}>
      <div className="curve-head">
        {props.children}
        {!shared && (
          <ul className="curve-legend">
            {seats.map(seat => (
              <li key={seat} data-own={seat === own}>
                <svg viewBox="0 0 26 6" width="26" height="6" aria-hidden="true">
                  <line
                    x1="0"
                    y1="3"
                    x2="26"
                    y2="3"
                    className="curve-line"
                    data-seat={seat % 5}
                    data-own={seat === own}
                  />
                </svg>
                {seat === own ? t('you') : names[seat]}
              </li>
            ))}
          </ul>
        )}
        <button type="button" className="button quiet curve-switch" onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'curve.lines' : 'curve.table')}
        </button>
      </div>
      {asTable ? <AsTable {...props} /> : <Lines {...props} />}
    </section>
  )
}

function Lines({ report, names, seats, own, shared, at, go }: Omit<Props, 'children'>) {
  const t = useAnalysisWords()
  const total = report.decisions.length
  const most = mostOf(report)
  const x = (position: number) => (total === 0 ? 0 : (100 * position) / total)
  const share = (position: number, seat: Seat) => (chancesAfter(report, position)[seat] ?? 0) / most
  const points = turningPoints(report)
  const lefts = placed(
    points.map(point => x(point.at)),
    labelWidth,
  )
  const positions = Array.from({ length: total + 1 }, (_, position) => position)
  const summary = seats
    .map(seat =>
      t('curve.summary', {
        who: shared || seat === own ? t('you') : (names[seat] ?? ''),
        start: worthText(report.unit, chancesAfter(report, 0)[seat] ?? 0, t.lang),
        end: worthText(report.unit, chancesAfter(report, total)[seat] ?? 0, t.lang),
      }),
    )
    .join(' ')
  const pick = ({ currentTarget, clientX, buttons, type }: PointerEvent<HTMLElement>) => {
    if (type === 'pointermove' && buttons !== 1) return
    const { left, width } = currentTarget.getBoundingClientRect()
    go(Math.max(0, Math.min(total, Math.round((total * (clientX - left)) / width))))
  }
  return (
    <div className="curve-frame">
      <ol className="curve-labels">
        {points.map((point, i) => (
          <li key={point.at} style={{ left: `${lefts[i]}%`, width: `${labelWidth}%` }}>
            <button type="button" aria-current={point.at === at} onClick={() => go(point.at)}>
              {t(point.by === 'luck' ? 'turning.luck' : 'turning.choice', {
                at: point.at + 1,
                who: point.seat === own ? t('you') : (names[point.seat] ?? ''),
                figure: changeText(report.unit, point.change, t.lang),
              })}
              <span className="curve-what">{point.what}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className="curve-plot" onPointerDown={pick} onPointerMove={pick}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={summary}>
          {grid.map(line => (
            <line key={line} className="curve-grid" x1="0" x2="100" y1={100 - 100 * line} y2={100 - 100 * line} />
          ))}
          {points.map(point => (
            <line key={point.at} className="curve-turn" x1={x(point.at)} x2={x(point.at)} y1="0" y2="100" />
          ))}
          <rect className="curve-band" x={x(Math.max(0, at - 0.5))} width={x(1)} y="0" height="100" />
          <line className="curve-now" x1={x(at)} x2={x(at)} y1="0" y2="100" />
          <g className="curve-lines">
            {seats.map(seat => (
              <polyline
                key={seat}
                className="curve-line"
                data-seat={seat % 5}
                data-own={shared || seat === own}
                points={positions.map(position => `${x(position)},${100 - 100 * share(position, seat)}`).join(' ')}
              />
            ))}
          </g>
        </svg>
        {points.map(({ at: position, seat }) => (
          <span
            key={position}
            className={`curve-dot player-${(seat % 5) + 1}`}
            style={{
              left: `${x(position)}%`,
              top: `${100 - 100 * share(position, seats.includes(seat) ? seat : (seats[0] ?? 0))}%`,
            }}
            aria-hidden="true"
          />
        ))}
      </div>
      <div className="curve-ticks" aria-hidden="true">
        <span>{worthText(report.unit, most, t.lang)}</span>
        <span>{worthText(report.unit, most / 2, t.lang)}</span>
        <span>{worthText(report.unit, 0, t.lang)}</span>
      </div>
      <div className="curve-moves" aria-hidden="true">
        <span>{t('move')} 1</span>
        <span>{total}</span>
      </div>
    </div>
  )
}

/** The same figures for whoever does not see the curve or wants them exactly. */
function AsTable({ report, names, seats, own, at, go }: Omit<Props, 'children'>) {
  const t = useAnalysisWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
    <div className="curve-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('move')}</th>
            {seats.map(seat => (
              <th key={seat} scope="col">
                {seat === own ? t('you') : names[seat]}
              </th>
            ))}
            <th scope="col">{t('happened')}</th>
          </tr>
        </thead>
        <tbody>
          {report.decisions.map(({ entry, chances, seat: mover, played }, i) => (
            <tr key={entry} aria-current={i === at}>
              <th scope="row">
                <button type="button" className="text-link" onClick={() => go(i)}>
                  {entry}
                </button>
              </th>
              {seats.map(seat => (
                <td key={seat}>{worthText(report.unit, chances[seat] ?? 0, t.lang)}</td>
              ))}
              <td>
                {names[mover]}: {played.text}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
