import { circleOf, cubeValue, type Sin, seatIn, sinName, sins } from '@acheron/games/florence/board.ts'
import type { CSSProperties } from 'react'
import { explained } from '../../../board/explain/help.ts'
import { Icon, sinIcons } from '../stage/Icon.tsx'
import { type PartProps, type RankedSeat, Who } from './ranking.tsx'

/** Step 4, sin by sin: the cube's value times the skull's level, for whoever has the diploma. */
export function Sins(props: PartProps) {
  const { view, ranked, voice } = props
  const { t, game } = voice
  const held = sins.filter(sin => ranked.some(({ seat }) => seatIn(view, seat)?.diplomas.includes(sin)))
  if (held.length === 0) return null
  return (
    <section className="fl-scroll" aria-labelledby="fl-sins">
      <h3 id="fl-sins">{t('sins')}</h3>
      <p className="fl-note">{t('sins.how')}</p>
      <table className="fl-sheet">
        <thead>
          <tr>
            <th scope="col">{t('sin')}</th>
            <th scope="col">{t('cube')}</th>
            {ranked.map(who => (
              <Who key={who.seat} who={who} {...props} />
            ))}
          </tr>
        </thead>
        <tbody>
          {held.map(sin => (
            <tr key={sin}>
              <th scope="row">
                <span className="fl-sin" style={{ '--sin': `var(--circle-${circleOf(sin)})` } as CSSProperties}>
                  <Icon name={sinIcons[sin]} />
                  {sinName(sin, game)}
                </span>
              </th>
              <td>{cubeValue(view.cubes[sin])}</td>
              {ranked.map(who => (
                <Product key={who.seat} sin={sin} who={who} {...props} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Product({ sin, who, view, voice: { t } }: PartProps & { sin: Sin; who: RankedSeat }) {
  const { seat, place, points } = who
  const item = points.steps.diplomas.items.find(each => each.step === 4 && each.sin === sin)
  const level = seatIn(view, seat)?.skulls[sin] ?? 0
  if (item?.step !== 4)
    return (
      <td data-first={place === 1} data-none="true" {...explained(t('none', { level }))}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('none', { level })}</span>
      </td>
    )
  const byHalves = points.steps.halfDiplomas.items.some(each => each.step === 3 && each.sin === sin)
  return (
    <td data-first={place === 1}>
      <small>{t('product', { value: item.value, level: item.level })}</small> {item.points}
      {byHalves && (
        <span className="fl-halves" {...explained(t('halves'))}>
          <Icon name="tied-scroll" />
          <span className="visually-hidden">{t('halves')}</span>
        </span>
      )}
    </td>
  )
}
