import type { GameMeta } from '@acheron/engine'
import { longestName } from '@acheron/protocol'
import { useId } from 'react'
import { useWords } from '../app/words.tsx'
import { NumberSelect } from '../ui/NumberSelect.tsx'
import { isBot, type SeatChoice, seatChoices, type Where } from './opening.ts'
import type { Seating } from './useSeating.ts'

interface Props {
  /** How many seats the game has. */
  readonly of: GameMeta['seats']
  readonly where: Where
  readonly seating: Seating
  /** Only those who have a seat link come in. */
  readonly invited?: boolean
}

/** The fields for the number of players and for who takes which seat. */
export function SeatChoices({ of: { min, max }, where, seating, invited = false }: Props) {
  const t = useWords()
  const { players, plans, names } = seating
  return (
    <>
      {min < max && (
        <NumberSelect label={t('new.players')} min={min} max={max} value={players} onChange={seating.setPlayers} />
      )}
      {max > 1 && (
        <fieldset className="seat-choices">
          <legend>{t('new.seats')}</legend>
          {plans.map((plan, i) => (
            <SeatFields
              key={i}
              seat={i}
              where={where}
              invited={invited}
              alone={plans.filter(each => each === 'me').length === 1}
              plan={plan}
              name={names[i] ?? ''}
              onPlan={choice => seating.choose(i, choice)}
              onName={name => seating.call(i, name)}
            />
          ))}
          {[...new Set(plans.filter(isBot))].map(level => (
            <p key={level} className="muted seat-manner">
              {t(`new.seat.${level}.about`)}
            </p>
          ))}
        </fieldset>
      )}
    </>
  )
}

interface SeatProps extends Required<Pick<Props, 'where' | 'invited'>> {
  readonly seat: number
  /** Nobody else has a seat at this device. */
  readonly alone: boolean
  readonly plan: SeatChoice
  readonly name: string
  onPlan(plan: SeatChoice): void
  onName(name: string): void
}

/** Who takes the seat. A person at this device may be given a name; a seat is kept for one. */
function SeatFields({ seat, where, invited, alone, plan, name, onPlan, onName }: SeatProps) {
  const t = useWords()
  const id = useId()
  const number = seat + 1
  const here = where === 'device'
  const kept = plan === 'kept'
  const unnamed = alone ? t('seat.self') : t('seat.player', { number })
  const labelOf = (choice: SeatChoice) => {
    if (choice === 'me' && here) return t('new.seat.person')
    return choice === 'open' && invited ? t('new.seat.invited') : t(`new.seat.${choice}`)
  }
  return (
    <div className="seat-choice">
      <label htmlFor={id}>{t('new.seat', { seat: number })}</label>
      <select id={id} className="input" value={plan} onChange={event => onPlan(event.target.value as SeatChoice)}>
        {seatChoices(where).map(choice => (
          <option key={choice} value={choice}>
            {labelOf(choice)}
          </option>
        ))}
      </select>
      {((plan === 'me' && here) || kept) && (
        <input
          className="input"
          aria-label={t(kept ? 'new.seat.kept.name' : 'new.seat.name', { number })}
          placeholder={kept ? t('new.seat.kept.placeholder') : unnamed}
          required={kept}
          value={name}
          maxLength={longestName}
          autoComplete="off"
          onChange={event => onName(event.target.value)}
        />
      )}
    </div>
  )
}
