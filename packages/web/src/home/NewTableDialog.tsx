import type { GameDefinition, JsonObject } from '@acheron/engine'
import type { Translate, WordMap } from '@acheron/engine/words'
import { findGame } from '@acheron/games'
import { longestName } from '@acheron/protocol'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { Detail } from '../app/Detail.tsx'
import { type Explained, explained } from '../app/refusals.ts'
import { go } from '../app/router.ts'
import { useWords } from '../app/words.tsx'
import { ownName } from '../settings/name.ts'
import { Options } from '../settings/SettingsDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { NumberSelect } from '../ui/NumberSelect.tsx'
import { useStore } from '../ui/store.ts'
import './NewTableDialog.css'
import { OptionFields } from './OptionFields.tsx'
import {
  namesFor,
  openTable,
  plansFor,
  type SeatChoice,
  seatChoices,
  suggestedOptions,
  usualPlayers,
  type Where,
} from './opening.ts'

interface Props {
  readonly game: string
  /** Whether the server answers. Without it only tables of this device can be opened. */
  readonly server: boolean
  onClose(): void
}

const places: readonly Where[] = ['device', 'friends']

export function NewTableDialog({ game: id, server, onClose }: Props) {
  const t = useWords()
  const { meta } = findGame(id)
  const { min, max } = meta.seats
  const rules = useRules(id)
  const [where, setWhere] = useState<Where>('device')
  const [players, setPlayers] = useState(usualPlayers(meta.seats))
  const [seats, setSeats] = useState<readonly SeatChoice[]>([])
  const [written, setWritten] = useState<readonly (string | undefined)[]>([])
  const [chosen, setChosen] = useState<JsonObject>({})
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<Explained | null>(null)
  const [busy, setBusy] = useState(false)
  const plans = plansFor(players, seats, where)
  const names = namesFor(plans, written, useStore(ownName))
  const options = { ...suggestedOptions(meta, players), ...chosen }

  const open = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    try {
      go(await openTable({ game: id, where, seats: plans, names, options, name: name.trim() }))
    } catch (error) {
      setProblem(explained(t, error))
      setBusy(false)
    }
  }
  return (
    <Dialog title={t('new.title', { game: meta.name[t.lang] })} onClose={onClose}>
      <form className="new-table" onSubmit={open}>
        <div className="new-table-fields">
          <div>
            <Options<Where>
              legend={t('new.where')}
              values={server ? places : places.slice(0, 1)}
              value={where}
              label={value => t(`new.where.${value}`, { solo: max === 1 ? 'yes' : 'no' })}
              onChange={setWhere}
            />
            <p className="hint">{server ? t(`new.where.${where}.about`) : t('new.where.away')}</p>
          </div>
          {min < max && (
            <NumberSelect label={t('new.players')} min={min} max={max} value={players} onChange={setPlayers} />
          )}
          {max > 1 && (
            <fieldset className="seat-choices">
              <legend>{t('new.seats')}</legend>
              {plans.map((plan, i) => (
                <SeatFields
                  key={i}
                  seat={i}
                  where={where}
                  plan={plan}
                  name={names[i] ?? ''}
                  onPlan={choice => setSeats(plans.with(i, choice))}
                  onName={each => setWritten(Array.from(plans, (_, at) => (at === i ? each : written[at])))}
                />
              ))}
            </fieldset>
          )}
          {rules && (
            <OptionFields
              schema={meta.options}
              values={options}
              words={rules.words}
              onChange={(name, value) => setChosen({ ...chosen, [name]: value })}
            />
          )}
          <label className="field">
            <span>{t('new.name')}</span>
            <input
              className="input"
              value={name}
              maxLength={longestName}
              onChange={event => setName(event.target.value)}
            />
          </label>
          {problem !== null && (
            <p className="problem" role="alert">
              {problem.text}
              <Detail text={problem.detail} />
            </p>
          )}
        </div>
        <div className="new-table-foot">
          <button type="submit" className="button primary" disabled={busy}>
            {t('new.open')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

interface SeatProps {
  readonly seat: number
  readonly where: Where
  readonly plan: SeatChoice
  readonly name: string
  onPlan(plan: SeatChoice): void
  onName(name: string): void
}

/** Who takes the seat. A person at this device may be given a name. */
function SeatFields({ seat, where, plan, name, onPlan, onName }: SeatProps) {
  const t = useWords()
  const id = useId()
  const number = seat + 1
  const here = where === 'device'
  return (
    <div className="seat-choice">
      <label htmlFor={id}>{t('new.seat', { seat: number })}</label>
      <select id={id} className="input" value={plan} onChange={event => onPlan(event.target.value as SeatChoice)}>
        {seatChoices(where).map(choice => (
          <option key={choice} value={choice}>
            {choice === 'me' && here ? t('new.seat.person') : t(`new.seat.${choice}`)}
          </option>
        ))}
      </select>
      {plan === 'me' && here && (
        <input
          className="input"
          aria-label={t('new.seat.name', { number })}
          placeholder={t('seat.player', { number })}
          value={name}
          maxLength={longestName}
          autoComplete="off"
          onChange={event => onName(event.target.value)}
        />
      )}
    </div>
  )
}

interface Rules {
  readonly game: GameDefinition
  readonly words: Translate<WordMap>
}

/** The game's words. They load with its rules, after the form is shown. */
function useRules(id: string): Rules | null {
  const t = useWords()
  const [rules, setRules] = useState<Rules | null>(null)
  useEffect(() => {
    let current = true
    findGame(id)
      .load()
      .then(async game => ({ game, words: await game.words(t.lang) }))
      .then(loaded => current && setRules(loaded))
    return () => {
      current = false
    }
  }, [id, t.lang])
  return rules
}
