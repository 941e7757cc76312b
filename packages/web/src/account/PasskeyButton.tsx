import { useState } from 'react'
import { Detail } from '../app/Detail.tsx'
import { useWords } from '../app/words.tsx'
import { Glyph } from '../icons/Glyph.tsx'
import { type Trouble, troubleOf } from './problems.ts'
import { useAccountWords } from './words.tsx'

/** Asks the browser for a passkey. What went wrong stands below. */
export function PasskeyButton({ label, work }: { readonly label: string; work(): Promise<void> }) {
  const t = useWords()
  const say = useAccountWords()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    setTrouble(null)
    try {
      await work()
    } catch (error) {
      setTrouble(troubleOf(say, t, error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="account-passkey">
      <button type="button" className="button" disabled={busy} onClick={run}>
        <Glyph name="key" size={18} />
        {label}
      </button>
      {trouble && (
        <p className="problem" role="alert">
          {trouble.text}
          <Detail text={trouble.detail} />
        </p>
      )}
    </div>
  )
}
