import { useEffect } from 'react'
import { Detail } from '../app/Detail.tsx'
import { explained } from '../app/refusals.ts'
import { type Say, useWords } from '../app/words.tsx'
import { Glyph } from '../icons/Glyph.tsx'
import { interrupt, say } from './announce.tsx'
import { createStore, useStore } from './store.ts'
import './notes.css'

interface Note {
  readonly text: string
  readonly kind: 'info' | 'refusal'
  /** Something to do about it; such a note stays until it is closed. */
  readonly action?: { readonly label: string; run(): void }
  /** The technical message, in English; small. */
  readonly detail?: string
}

const note = createStore<Note | null>(null)

/** Shows a note at the edge of the page for a few seconds: why not, copied, refused. */
export function tell(text: string, kind: Note['kind'] = 'info', more: Pick<Note, 'action' | 'detail'> = {}): void {
  if (!text) return
  note.set({ text, kind, ...more })
  if (kind === 'refusal') interrupt(text)
  else say(text)
}

/** What went wrong or was refused, in the page's language. */
export function tellFailure(t: Say, error: unknown): void {
  const { text, detail } = explained(t, error)
  tell(text, 'refusal', { detail })
}

export function hush(): void {
  note.set(null)
}

export function Notes() {
  const t = useWords()
  const shown = useStore(note)
  useEffect(() => {
    if (!shown || shown.action) return
    const timer = setTimeout(hush, 3000 + shown.text.length * 60)
    return () => clearTimeout(timer)
  }, [shown])
  // A plain note does not outlive its page.
  useEffect(
    () => () => {
      const told = note.get()
      if (told?.kind === 'info' && !told.action) hush()
    },
    [],
  )
  if (!shown) return null
  return (
    <div className={`note ${shown.kind}`} key={shown.text}>
      <p>
        {shown.text}
        <Detail text={shown.detail ?? ''} />
      </p>
      {shown.action && (
        <button type="button" className="button" onClick={shown.action.run}>
          {shown.action.label}
        </button>
      )}
      <button type="button" className="button icon-only" onClick={hush} aria-label={t('close')}>
        <Glyph name="close" size={16} />
      </button>
    </div>
  )
}
