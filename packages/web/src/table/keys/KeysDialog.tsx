import { useWords } from '../../app/words.tsx'
import type { GameFace } from '../../board/face.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import './KeysDialog.css'
import { keyRows } from './keyRows.ts'

interface Props {
  readonly face: GameFace
  onClose(): void
}

/** Every key of this table: those of the page, and those of the game's board. */
export function KeysDialog({ face, onClose }: Props) {
  const t = useWords()
  return (
    <Dialog title={t('keys')} onClose={onClose}>
      <dl className="keys">
        {keyRows(face, t).map(([key, meaning]) => (
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
