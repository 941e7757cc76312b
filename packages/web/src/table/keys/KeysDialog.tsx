import { useWords } from '../../app/words.tsx'
import type { GameFace } from '../../board/face.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import './KeysDialog.css'

interface Props {
  /** The keys that the board of this game takes, with their use. */
  readonly board: GameFace['keys']
  onClose(): void
}

/** Every key of this table: those of the page, and those of the game's board. */
export function KeysDialog({ board = {}, onClose }: Props) {
  const t = useWords()
  const rows: readonly (readonly [string, string])[] = [
    ['1–9 A–Z', t('keys.choice')],
    ['← ↑ ↓ →', t('keys.walk')],
    ['Shift ← ↑ ↓ →', t('keys.read')],
    ['Enter', t('keys.enter')],
    ['Esc', t('keys.escape')],
    ...[...Map.groupBy(Object.keys(board), key => board[key] ?? '')].map(
      ([use, keys]) => [keys.join(' ').toUpperCase(), use] as const,
    ),
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
