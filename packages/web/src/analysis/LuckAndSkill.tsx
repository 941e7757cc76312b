import type { Report } from '@acheron/bots/analyse'
import type { Seat } from '@acheron/engine'
import { Sigil } from '../icons/Sigil.tsx'
import './LuckAndSkill.css'
import { changeText } from './figures.ts'
import { mostOf } from './turning.ts'
import { useAnalysisWords } from './words.tsx'

interface Props {
  readonly report: Report
  readonly names: readonly string[]
  readonly own: Seat | null
}

/** What dice and cards gave to each seat, and what its choices gave away. */
export function LuckAndSkill({ report, names, own }: Props) {
  const t = useAnalysisWords()
  const lucks = report.seats.flatMap(({ seat, luck }) =>
    luck ? [{ seat, dice: luck.dice ?? 0, choices: luck.choices ?? 0 }] : [],
  )
  if (lucks.length === 0) return null
  const least = 0.1 * mostOf(report)
  const widest = (figures: readonly number[]) => Math.max(least, ...figures.map(Math.abs))
  const [dice, choices] = [widest(lucks.map(luck => luck.dice)), widest(lucks.map(luck => luck.choices))]
  return (
    <section className="luck" aria-labelledby="luck-title">
      <h2 id="luck-title" className="small-caps">
        {t('luck')}
      </h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col" colSpan={2}>
              {t('luck.dice')}
            </th>
            <th scope="col" colSpan={2}>
              {t('luck.choices')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lucks.map(luck => (
            <tr key={luck.seat}>
              <th scope="row" data-own={luck.seat === own}>
                <Sigil seat={luck.seat} size={16} />
                <span>{luck.seat === own ? t('you') : names[luck.seat]}</span>
              </th>
              <td className="luck-bar" aria-hidden="true">
                <span
                  className="luck-middle"
                  data-sign={luck.dice < 0 ? 'less' : 'more'}
                  style={{
                    width: `${(50 * Math.abs(luck.dice)) / dice}%`,
                    marginLeft: `${50 - (luck.dice < 0 ? (50 * Math.abs(luck.dice)) / dice : 0)}%`,
                  }}
                />
              </td>
              <td>{changeText(report.unit, luck.dice, t.lang)}</td>
              <td className="luck-bar" aria-hidden="true">
                <span className="luck-cost" style={{ width: `${(100 * Math.abs(luck.choices)) / choices}%` }} />
              </td>
              <td>{changeText(report.unit, luck.choices, t.lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
