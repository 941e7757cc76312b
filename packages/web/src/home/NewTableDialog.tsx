import type { GameDefinition, JsonObject } from '@acheron/engine'
import type { Translate, WordMap } from '@acheron/engine/words'
import { findGame } from '@acheron/games'
import { longestName } from '@acheron/protocol'
import { useEffect, useState } from 'react'
import { explained } from '../app/refusals.ts'
import { go } from '../app/router.ts'
import { useWords } from '../app/words.tsx'
import { Options } from '../settings/Options.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { OptionFields } from './OptionFields.tsx'
import { keepLast, openTable, suggestedOptions, usualPlayers, type Where } from './opening.ts'
import { SeatChoices } from './SeatChoices.tsx'
import { TableForm } from './TableForm.tsx'
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
  const rules = useRules(id)
  const [where, setWhere] = useState<Where>('device')
  const seating = useSeating(where, { players: usualPlayers(meta.seats) })
  const { players, plans, names } = seating
  const [chosen, setChosen] = useState<JsonObject>({})
  const [name, setName] = useState('')
  const options = { ...suggestedOptions(meta, players), ...chosen }

  const open = async () => {
    const route = await openTable({ game: id, where, seats: plans, names, options, name: name.trim() })
    keepLast({ game: id, seats: plans, options })
    go(route)
  }
  return (
    <Dialog title={t('new.title', { game: meta.name[t.lang] })} onClose={onClose}>
      <TableForm submit={t('new.open')} open={open} explain={error => explained(t, error)}>
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
        <SeatChoices of={meta.seats} where={where} seating={seating} />
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
      </TableForm>
    </Dialog>
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
