import type { Save, SeatInfo } from '@acheron/protocol'
import { explained, named } from '../app/refusals.ts'
import { useWords } from '../app/words.tsx'
import { SeatChoices } from '../home/SeatChoices.tsx'
import { TableForm } from '../home/TableForm.tsx'
import { type Sitter, useSeating } from '../home/useSeating.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { goToTable } from './goToTable.ts'
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
  const open = async () => {
    const wish = { table: save.table, n: save.n, seats: seating.seats(), names: seating.names }
    goToTable(source, await source.campaign.branch(wish))
  }
  return (
    <Dialog title={t('saves.newTable')} onClose={onClose}>
      <TableForm submit={t('new.open')} open={open} explain={error => explained(t, named(error, 'cannot-reseat'))}>
        <p>{t('saves.newTable.text', { save: face.game.tellEvent(save.event, face.t) })}</p>
        <SeatChoices of={face.game.meta.seats} where={where} seating={seating} />
      </TableForm>
    </Dialog>
  )
}

function sitter({ kind, name, you }: SeatInfo): Sitter {
  if (kind === 'bot') return { bot: name ?? 'greedy' }
  return { me: you, ...(name === null ? {} : { name }) }
}
