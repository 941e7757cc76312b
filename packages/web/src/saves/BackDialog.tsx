import type { Save } from '@acheron/protocol'
import { Problem } from '../app/Problem.tsx'
import { useWords } from '../app/words.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import type { SavesProps } from './SavesDrawer.tsx'
import { useGoingBack } from './useGoingBack.ts'

/** Where somebody wants to go on: at a save, or at another branch as it stands. */
export type Asked = { readonly kind: 'save'; readonly save: Save } | { readonly kind: 'branch'; readonly table: string }

interface Props extends SavesProps {
  readonly asked: Asked
  onClose(): void
}

/** Says what going back means, before it happens. */
export function BackDialog({ source, table, face, asked, onClose }: Props) {
  const t = useWords()
  const { busy, problem, back } = useGoingBack(source)
  const { campaign } = table.info
  const alone = campaign === null || campaign.mayGoBack || campaign.needed === 1
  const confirm = async () => {
    const to = asked.kind === 'save' ? { table: asked.save.table, n: asked.save.n } : { table: asked.table, n: null }
    if (await back(to)) onClose()
  }
  return (
    <Dialog title={asked.kind === 'save' ? t('saves.back.title') : t('saves.return.title')} onClose={onClose}>
      <p>
        {asked.kind === 'save'
          ? t('saves.back.text', { save: face.game.tellEvent(asked.save.event, face.t) })
          : t('saves.return.text')}
      </p>
      {!alone && <p className="saves-vote">{t('saves.vote', { needed: campaign.needed })}</p>}
      <Problem of={problem} />
      <div className="prompt-actions">
        <button type="button" className="button" onClick={onClose}>
          {t('saves.stay')}
        </button>
        <button type="button" className="button primary" disabled={busy} onClick={confirm}>
          {!alone ? t('saves.propose') : asked.kind === 'save' ? t('saves.goBack') : t('saves.return')}
        </button>
      </div>
    </Dialog>
  )
}
