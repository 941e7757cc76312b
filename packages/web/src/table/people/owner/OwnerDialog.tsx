import type { OpenTable, TableChange } from '@acheron/protocol'
import { go } from '../../../app/router.ts'
import { useWords } from '../../../app/words.tsx'
import type { GameFace } from '../../../board/face.ts'
import { seatsApi } from '../../../remote/seatsApi.ts'
import { AwayField, HelpField, TalkField, VisibilityField } from '../../../terms/TermFields.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useAct } from '../useAct.ts'
import { AskOnce } from './AskOnce.tsx'
import { NameForm } from './NameForm.tsx'
import { OwnerOptions } from './OwnerOptions.tsx'
import { OwnerSeats } from './OwnerSeats.tsx'
import './owner.css'

interface Props {
  readonly table: OpenTable
  readonly face: GameFace
  onClose(): void
}

/** Everything that the owner may change about the table. Each change counts at once, and everybody is told. */
export default function OwnerDialog({ table, face, onClose }: Props) {
  const t = useWords()
  const { busy, run } = useAct()
  const { info } = table
  const { id, people } = info
  // Whoever has handed the table over, or begun the game, has less to change: the dialog follows.
  if (!people?.owner.you) return null
  const { may, shared } = people
  const change = (wanted: TableChange) => run(() => seatsApi.change(id, wanted))
  const close = async () => {
    if (await run(() => seatsApi.close(id))) go({ page: 'home' })
  }
  return (
    <Dialog title={t('owner')} onClose={onClose}>
      <div className="owner">
        {may.includes('rename') && <NameForm key={info.name} name={info.name} onName={name => change({ name })} />}
        {info.seats.length > 1 && <OwnerSeats table={table} />}
        {may.includes('visibility') && (
          <VisibilityField value={people.visibility} onChange={visibility => change({ visibility })} />
        )}
        {shared && (
          <>
            {may.includes('talk') && <TalkField value={people.talk} onChange={talk => change({ talk })} />}
            {may.includes('help') && <HelpField value={people.help} onChange={help => change({ help })} />}
            {may.includes('away') && !info.clock?.rules && (
              <AwayField value={people.away} onChange={away => change({ away })} />
            )}
          </>
        )}
        {may.includes('options') && <OwnerOptions info={info} face={face} />}
        {may.includes('close') && (
          <div className="owner-end">
            <AskOnce label={t('owner.close')} sure={t('owner.close.sure')} busy={busy} onYes={close}>
              {t('owner.close.means')}
            </AskOnce>
          </div>
        )}
      </div>
    </Dialog>
  )
}
