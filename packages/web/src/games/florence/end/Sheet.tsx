import { type FlorencePoints, seatIn } from '@acheron/games/florence/board.ts'
import { type PartProps, type RankedSeat, Who } from './ranking.tsx'

const reasons = ['soul', 'tile', 'panel', 'token', 'dante', 'loan', 'council'] as const
const steps = ['fraud', 'diplomas', 'loans'] as const

/** One row for each source of infamy, one column for each seat; a row of zeros is left out. */
export function Sheet(props: PartProps) {
  const { ranked, view, voice } = props
  const { t } = voice
  const tied = ranked.some(({ points }, i) => i > 0 && points.total === ranked[i - 1]?.points.total)
  return (
    <section className="fl-scroll" aria-label={t('sheet')}>
      <table className="fl-sheet">
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            {ranked.map(who => (
              <Who key={who.seat} who={who} {...props} />
            ))}
          </tr>
        </thead>
        <tbody>
          {reasons.map(reason => (
            <Row key={reason} title={t(`game.${reason}`)} of={({ game }) => game[reason]} ranked={ranked} />
          ))}
          <Row title={t('before')} of={({ before }) => before} ranked={ranked} className="fl-sum" always />
          {steps.map(step => (
            <Row key={step} title={t(`step.${step}`)} of={points => points.steps[step].points} ranked={ranked} />
          ))}
        </tbody>
        <tfoot>
          <Row title={t('total')} of={({ total }) => total} ranked={ranked} className="fl-total" always />
          {tied && (
            <tr className="fl-tie">
              <th scope="row">{t('tie')}</th>
              {ranked.map(({ seat }) => {
                const own = seatIn(view, seat)
                const coins = (own?.florins ?? 0) + (own?.drachmas ?? 0)
                return <td key={seat}>{[own?.diplomas.length ?? 0, own?.boat ?? 0, coins].join(' · ')}</td>
              })}
            </tr>
          )}
        </tfoot>
      </table>
      {tied && <p className="fl-note">{t('ties')}</p>}
    </section>
  )
}

interface RowProps {
  readonly title: string
  of(points: FlorencePoints): number
  readonly ranked: readonly RankedSeat[]
  readonly className?: string
  /** Shown even if it is 0 for everybody. */
  readonly always?: boolean
}

function Row({ title, of, ranked, className, always = false }: RowProps) {
  const amounts = ranked.map(({ points }) => of(points))
  if (!always && amounts.every(amount => amount === 0)) return null
  return (
    <tr className={className}>
      <th scope="row">{title}</th>
      {ranked.map(({ seat, place, points }) => (
        <td key={seat} data-first={place === 1} data-bad={of(points) < 0} data-none={of(points) === 0}>
          {signed(of(points))}
        </td>
      ))}
    </tr>
  )
}

/** With a minus sign instead of a hyphen. */
function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : String(amount)
}
