import { equal } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { useState } from 'react'
import { useWords } from '../../app/words.tsx'
import { seatsApi } from '../../remote/seatsApi.ts'
import { ClockField } from '../../terms/ClockField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useAct } from '../people/useAct.ts'

interface Props {
  readonly table: OpenTable
  onClose(): void
}

/** Another clock, which holds once everybody who plays is for it. */
export default function ClockDialog({ table: { info }, onClose }: Props) {
  const t = useWords()
  const { busy, run } = useAct()
  const present = info.clock?.rules ?? null
  const [wanted, setWanted] = useState(present)
  const propose = async () => {
    if (await run(() => seatsApi.wishClock(info.id, wanted))) onClose()
  }
  return (
    <Dialog title={t('clock')} onClose={onClose}>
      <div className="terms-fields">
        <ClockField value={wanted} onChange={setWanted} />
        <p className="hint">{t('clock.propose.means')}</p>
        <div className="prompt-actions">
          <button type="button" className="button primary" disabled={busy || equal(wanted, present)} onClick={propose}>
            {t('clock.propose')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
