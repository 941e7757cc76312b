import type { LeaveSeat, OpenTable, Right } from '@acheron/protocol'
import { useState } from 'react'
import { go } from '../../app/router.ts'
import { useWords } from '../../app/words.tsx'
import { LeaveNote } from '../../rated/RatedNote.tsx'
import { seatsApi } from '../../remote/seatsApi.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import './People.css'
import { useAct } from './useAct.ts'

interface Props {
  readonly table: OpenTable
  onClose(): void
}

type How = LeaveSeat['how']

/** The ways to leave the table, each with what it means. What cannot be taken back stands last and asks once. */
export default function LeaveDialog({ table, onClose }: Props) {
  const { info, now } = table
  const t = useWords()
  const { busy, run } = useAct()
  const [asked, setAsked] = useState<How | null>(null)
  const may: readonly Right[] = info.people?.may ?? []
  const away = info.people?.away ?? null
  const begun = now.version > 0
  const leave = async (how: How) => {
    if (await run(() => seatsApi.leave(info.id, how))) onClose()
  }
  // Before the first move nothing is lost: the seat is simply free.
  const forGood: readonly How[] = [
    ...(may.includes('giveUp') ? (begun ? (['bot', 'open'] as const) : (['open'] as const)) : []),
    ...(may.includes('resign') ? (['resign'] as const) : []),
  ]
  const facts = { begun: begun ? 'yes' : 'no', minutes: away ?? 0 }
  return (
    <Dialog title={t('leave')} onClose={onClose}>
      <LeaveNote table={table} />
      <ul className="leave-ways">
        <li>
          <button type="button" className="leave-way" onClick={() => go({ page: 'home' })}>
            <b>{t('leave.now')}</b>
            <span>{t(away === null || !begun ? 'leave.now.means' : 'leave.now.away', facts)}</span>
          </button>
        </li>
        {may.includes('standIn') && (
          <li>
            <button type="button" className="leave-way" disabled={busy} onClick={() => leave('standIn')}>
              <b>{t('leave.standIn')}</b>
              <span>{t('leave.standIn.means')}</span>
            </button>
          </li>
        )}
        {forGood.map(how => (
          <li key={how} className="leave-for-good" data-asked={asked === how}>
            <button
              type="button"
              className="leave-way"
              disabled={busy}
              aria-expanded={asked === how}
              onClick={() => setAsked(asked === how ? null : how)}
            >
              <b>{t(`leave.${how}`, facts)}</b>
              <span>{t(`leave.${how}.means`, facts)}</span>
            </button>
            {asked === how && (
              <p className="leave-sure">
                <button type="button" className="button primary" disabled={busy} onClick={() => leave(how)}>
                  {t('leave.sure', { how })}
                </button>
                <button type="button" className="button" onClick={() => setAsked(null)}>
                  {t('leave.stay')}
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
