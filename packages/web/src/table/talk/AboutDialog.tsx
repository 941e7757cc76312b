import type { SaidMessage } from '@acheron/protocol'
import { useWords } from '../../app/words.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { personName } from '../players/seats.ts'
import { AboutPerson } from './AboutPerson.tsx'

interface Props {
  readonly table: string
  readonly message: SaidMessage
  onClose(): void
}

/** What can be done about somebody who said something. */
export function AboutDialog({ table, message: { name, side, n }, onClose }: Props) {
  const who = personName(name, useWords())
  return (
    <Dialog title={who} onClose={onClose}>
      <AboutPerson about={{ table, said: { side, n } }} who={who} onClose={onClose} />
    </Dialog>
  )
}
