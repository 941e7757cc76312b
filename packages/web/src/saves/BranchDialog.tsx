import type { Save, SeatInfo } from '@acheron/protocol'
import { type FormEvent, useState } from 'react'
import { type Explained, explained, named } from '../app/refusals.ts'
import { useWords } from '../app/words.tsx'
import '../home/NewTableDialog.css'
import { SeatChoices } from '../home/SeatChoices.tsx'
import { type Sitter, useSeating } from '../home/useSeating.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { goToTable } from './goToTable.ts'
import { Problem } from './Problem.tsx'
import type { SavesProps } from './SavesDrawer.tsx'

interface Props extends SavesProps {
  readonly save: Save
  onClose(): void
}

/** Opens a save as a new table, with other people and another number of seats if wanted. */
export function BranchDialog({ source, table, face, save, onClose }: Props) {
  const t = useWords()
  const { seats } = table.info
  const where = source.kind === 'local' ? 'device' : 'friends'
  const seating = useSeating(where, { players: seats.length, sitters: seats.map(sitter) })
  const [problem, setProblem] = useState<Explained | null>(null)
  const [busy, setBusy] = useState(false)
  const open = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    try {
      const wish = { table: save.table, n: save.n, seats: seating.seats(), names: seating.names }
      goToTable(source, await source.campaign.branch(wish))
    } catch (error) {
      setProblem(explained(t, named(error, 'cannot-reseat')))
      setBusy(false)
    }
  }
  return (
    <Dialog title={t('saves.newTable')} onClose={onClose}>
      <form className="new-table" onSubmit={open}>
        <div className="new-table-fields">
          <p>{t('saves.newTable.text', { save: face.game.tellEvent(save.event, face.t) })}</p>
          <SeatChoices of={face.game.meta.seats} where={where} seating={seating} />
          <Problem of={problem} />
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

function sitter({ kind, name, you }: SeatInfo): Sitter {
  if (kind === 'bot') return { bot: name ?? 'greedy' }
  return { me: you, ...(name === null ? {} : { name }) }
}
