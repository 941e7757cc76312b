import type { JsonObject } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { longestName } from '@acheron/protocol'
import { useState } from 'react'
import { explained } from '../app/refusals.ts'
import { go } from '../app/router.ts'
import { useWords } from '../app/words.tsx'
import { Options } from '../settings/Options.tsx'
import { VisibilityField } from '../terms/TermFields.tsx'
import { ratedTerms, usualTerms } from '../terms/terms.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { OptionFields } from './OptionFields.tsx'
import {
  isBot,
  keepLast,
  meantOptions,
  openTable,
  shownOptions,
  suggestedOptions,
  usualPlayers,
  type Where,
} from './opening.ts'
import { RatedField, useMayRate } from './RatedField.tsx'
import { SeatChoices } from './SeatChoices.tsx'
import { TableForm } from './TableForm.tsx'
import { TermsFold } from './TermsFold.tsx'
import { useOptionWords } from './useOptionWords.ts'
import { useSeating } from './useSeating.ts'

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
  const { max } = meta.seats
  const words = useOptionWords(id)
  const [where, setWhere] = useState<Where>('device')
  const seating = useSeating(where, { players: usualPlayers(meta.seats, 'device') })
  const { plans, names, players } = seating
  const [chosen, setChosen] = useState<JsonObject>({})
  const [name, setName] = useState('')
  const [wantedTerms, setTerms] = useState(usualTerms)
  const [wantsRated, setRated] = useState(false)
  const mayRate = useMayRate(meta, where, plans)
  const rated = mayRate && wantsRated
  // Who plays alone, or with bots only, has no clock.
  const timed = plans.filter(plan => !isBot(plan)).length > 1
  const terms = timed ? wantedTerms : { ...wantedTerms, clock: null }
  const options = shownOptions(meta, plans, chosen)

  const open = async () => {
    const given = { ...suggestedOptions(meta, plans.length), ...chosen }
    const about = { game: id, where, seats: plans, names, options: given, name: name.trim() }
    const route = await openTable({ ...about, terms: rated ? ratedTerms(terms) : terms, rated })
    keepLast({ game: id, seats: plans, options: given })
    go(route)
  }
  const moveTo = (to: Where) => {
    setWhere(to)
    if (to === 'friends' && players === 1 && max > 1) seating.setPlayers(usualPlayers(meta.seats, to))
  }
  const meant = meantOptions(meta, options)
  const lead = plans.some(isBot) && plans.some(plan => !isBot(plan)) ? Object.keys(meta.peopleLead ?? {}) : []
  const asked = meta.asked ?? ['seats', ...meant]
  const folded = meant.filter(option => !asked.includes(option) && !lead.includes(option))
  const fields = (names: readonly string[]) =>
    words && (
      <OptionFields
        schema={Object.fromEntries(names.flatMap(name => (meta.options[name] ? [[name, meta.options[name]]] : [])))}
        values={options}
        words={words}
        onChange={(name, value) => setChosen({ ...chosen, [name]: value })}
      />
    )
  const seats = (
    <>
      <div>
        <Options<Where>
          legend={t('new.where')}
          values={server ? places : places.slice(0, 1)}
          value={where}
          label={value => t(`new.where.${value}`, { solo: max === 1 ? 'yes' : 'no' })}
          onChange={moveTo}
        />
        {where === 'device' && <p className="hint">{t(server ? 'new.where.device.about' : 'new.where.away')}</p>}
      </div>
      {where === 'friends' && (
        <VisibilityField value={terms.visibility} onChange={visibility => setTerms({ ...terms, visibility })} />
      )}
      <SeatChoices of={meta.seats} where={where} seating={seating} invited={terms.visibility === 'invited'} />
      {fields(lead)}
      {mayRate && <RatedField value={rated} onChange={setRated} />}
      {where === 'friends' && max > 1 && <TermsFold terms={terms} rated={rated} timed={timed} onChange={setTerms} />}
    </>
  )
  const nameField = (
    <label className="field">
      <span>{t('new.name')}</span>
      <input className="input" value={name} maxLength={longestName} onChange={event => setName(event.target.value)} />
    </label>
  )
  const at = asked.indexOf('seats')
  return (
    <Dialog title={t('new.title', { game: meta.name[t.lang] })} onClose={onClose}>
      <TableForm submit={t('new.open')} open={open} explain={error => explained(t, error)}>
        {fields(asked.slice(0, at).filter(option => meant.includes(option)))}
        {meta.asked ? (
          <fieldset className="new-table-who">
            <legend>{t('new.who')}</legend>
            {seats}
          </fieldset>
        ) : (
          seats
        )}
        {fields(asked.slice(at + 1).filter(option => meant.includes(option)))}
        {meta.asked ? (
          <details className="option-record new-table-more">
            <summary>{t('new.more')}</summary>
            <div className="new-table-folded">
              {fields(folded)}
              {nameField}
            </div>
          </details>
        ) : (
          nameField
        )}
      </TableForm>
    </Dialog>
  )
}
