import { useEffect } from 'react'
import { useWords } from '../app/words.tsx'
import { Glyph } from '../icons/Glyph.tsx'
import { interrupt, say } from '../ui/announce.tsx'
import { createStore, useStore } from '../ui/store.ts'
import './notes.css'

interface Note {
  readonly text: string
  readonly kind: 'info' | 'refusal'
  /** Something to do about it; such a note stays until it is closed. */
  readonly action?: { readonly label: string; run(): void }
}

const note = createStore<Note | null>(null)

/** A small word at the edge of the page: why not, copied, refused. It goes by itself. */
export function tell(text: string, kind: Note['kind'] = 'info', action?: Note['action']): void {
  if (!text) return
  note.set({ text, kind, ...(action ? { action } : {}) })
  if (kind === 'refusal') interrupt(text)
  else say(text)
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
  if (!shown) return null
  return (
    <div className={`note ${shown.kind}`} key={shown.text}>
      <p>{shown.text}</p>
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
