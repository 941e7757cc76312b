import { type FormEvent, useState } from 'react'
import { useOrderWords } from './words.tsx'

interface Props {
  /** What is done. */
  readonly label: string
  readonly first?: string
  /** It may be done without a word. */
  readonly optional?: boolean
  onDone(words: string): Promise<boolean>
}

/** An act with its reason in words, folded until it is wanted. */
export function Reasoned({ label, first = '', optional = false, onDone }: Props) {
  const t = useOrderWords()
  const [words, setWords] = useState(first)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    await onDone(words.trim())
  }
  return (
    <details className="admin-act">
      <summary>{label}</summary>
      <form onSubmit={send}>
        <input
          className="input"
          aria-label={t(optional ? 'note' : 'reason')}
          placeholder={t(optional ? 'note' : 'reason')}
          required={!optional}
          maxLength={500}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <button type="submit" className="button">
          {label}
        </button>
      </form>
    </details>
  )
}
