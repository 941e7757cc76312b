import { useWords } from '../../app/words.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import './KeysDialog.css'

export function KeysDialog({ onClose }: { onClose(): void }) {
  const t = useWords()
  const rows: readonly (readonly [string, string])[] = [
    ['1–9 A–Z', t('keys.choice')],
    ['← ↑ ↓ →', t('keys.walk')],
    ['Shift ← ↑ ↓ →', t('keys.read')],
    ['Enter', t('keys.enter')],
    ['Esc', t('keys.escape')],
    ['U', t('undo')],
    ['Shift U', t('redo')],
    ['H', t('keys.hint')],
    ['R', t('rules')],
    ['L', t('log')],
    ['?', t('keys.explain')],
  ]
  return (
    <Dialog title={t('keys')} onClose={onClose}>
      <dl className="keys">
        {rows.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
