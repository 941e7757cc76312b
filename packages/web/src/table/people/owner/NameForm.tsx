import { longestName } from '@acheron/protocol'
import { type FormEvent, useState } from 'react'
import { useWords } from '../../../app/words.tsx'

interface Props {
  readonly name: string
  onName(name: string): Promise<boolean>
}

/** What the table is called. */
export function NameForm({ name, onName }: Props) {
  const t = useWords()
  const [written, setWritten] = useState(name)
  const [busy, setBusy] = useState(false)
  const wanted = written.trim()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    await onName(wanted)
    setBusy(false)
  }
  return (
    <form className="owner-name" onSubmit={send}>
      <label className="field">
        <span>{t('owner.name')}</span>
        <input
          className="input"
          value={written}
          maxLength={longestName}
          required
          autoComplete="off"
          onChange={event => setWritten(event.target.value)}
        />
      </label>
      <button type="submit" className="button" disabled={busy || wanted === '' || wanted === name}>
        {t('owner.rename')}
      </button>
    </form>
  )
}
