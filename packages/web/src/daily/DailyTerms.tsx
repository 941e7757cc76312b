import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../app/words.tsx'
import { api } from '../remote/api.ts'
import { isGuest } from '../table/players/seats.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { NameField } from '../ui/NameField.tsx'
import { tellFailure } from '../ui/notes.tsx'

interface Props {
  onClose(): void
  onStart(): void
}

/** Shown before the day's descent: its terms, and a field for the name of a guest. */
export function DailyTerms({ onClose, onStart }: Props) {
  const t = useWords()
  const [guest, setGuest] = useState(false)
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const go = useRef<HTMLButtonElement>(null)
  // Enter starts the descent and does not close the dialog.
  useEffect(() => go.current?.focus(), [])
  useEffect(() => {
    api.me().then(
      me => setGuest(isGuest(me.name)),
      () => {}, // without a server the start reports the failure
    )
  }, [])
  const start = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      if (name.trim()) await api.setMe({ name: name.trim(), language: t.lang })
      onStart()
    } catch (error) {
      tellFailure(t, error)
    }
    setBusy(false)
  }
  return (
    <Dialog title={t('daily.terms.title')} onClose={onClose}>
      <form className="daily-terms" onSubmit={start}>
        <ul>
          <li>{t('daily.terms.once')}</li>
          <li>{t('daily.terms.dice')}</li>
          <li>{t('daily.terms.undo')}</li>
        </ul>
        {guest && <NameField label={t('daily.terms.name')} value={name} onChange={setName} />}
        <button ref={go} type="submit" className="button primary" disabled={busy}>
          {t('daily.start')}
        </button>
      </form>
    </Dialog>
  )
}
