import type { Seat } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { useState } from 'react'
import { useWords } from '../../app/words.tsx'
import { Sigil } from '../../icons/Sigil.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { othersAt, toldNames } from '../players/seats.ts'
import { AboutPerson } from './AboutPerson.tsx'

interface Props {
  readonly table: OpenTable
  onClose(): void
}

/** Whom it is about, as they sat there when they were chosen. */
interface Meant {
  readonly seat: Seat
  readonly who: string
}

/** Somebody who sits there, or the table, is a nuisance: also where nobody says a word. */
export default function NuisanceDialog({ table: { info }, onClose }: Props) {
  const t = useWords()
  const [meant, setMeant] = useState<Meant | 'table' | null>(null)
  const names = toldNames(info.seats, t)
  const table = info.id
  // The seat may have changed hands meanwhile.
  if (meant && meant !== 'table' && names[meant.seat] === meant.who)
    return (
      <Dialog title={meant.who} onClose={onClose}>
        <AboutPerson about={{ table, seat: meant.seat }} who={meant.who} onClose={onClose} />
      </Dialog>
    )
  if (meant === 'table')
    return (
      <Dialog title={info.name} onClose={onClose}>
        <AboutPerson about={{ table }} who={null} onClose={onClose} />
      </Dialog>
    )
  return (
    <Dialog title={t('nuisance')} onClose={onClose}>
      <div className="about-person">
        <p>{t('nuisance.who')}</p>
        {othersAt(info.seats).map(seat => (
          <button
            key={seat}
            type="button"
            className="button about-whom"
            onClick={() => setMeant({ seat, who: names[seat] ?? '' })}
          >
            <Sigil seat={seat} size={18} />
            {names[seat]}
          </button>
        ))}
        <button type="button" className="button about-whom" onClick={() => setMeant('table')}>
          {t('nuisance.table')}
        </button>
      </div>
    </Dialog>
  )
}
