import { useWords } from '../../app/words.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Asks before a move that gives the game up. */
export function ConfirmDialog({ onAnswer }: { onAnswer(yes: boolean): void }) {
  const t = useWords()
  return (
    <Dialog title={t('concede.title')} onClose={() => onAnswer(false)}>
      <p>{t('concede.text')}</p>
      <div className="prompt-actions">
        <button type="button" className="button" onClick={() => onAnswer(false)}>
          {t('concede.no')}
        </button>
        <button type="button" className="button primary" onClick={() => onAnswer(true)}>
          {t('concede.yes')}
        </button>
      </div>
    </Dialog>
  )
}
