import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../../../app/words.tsx'

interface Props {
  readonly label: string
  /** The whole of it for a reader, where the label alone does not say whom it concerns. */
  readonly name?: string
  /** What the button says that does it. */
  readonly sure: string
  readonly busy: boolean
  onYes(): void
  /** What it means. */
  readonly children: ReactNode
}

/** A button for what is not done by one press: the second one says what it means. */
export function AskOnce({ label, name, sure, busy, onYes, children }: Props) {
  const t = useWords()
  const [asked, setAsked] = useState(false)
  const yes = useRef<HTMLButtonElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  // The focus goes with the question, there and back.
  useEffect(() => {
    if (asked) yes.current?.focus()
    else if (wasAsked.current) first.current?.focus()
    wasAsked.current = asked
  }, [asked])
  if (!asked)
    return (
      <button
        ref={first}
        type="button"
        className="button ask-once"
        {...(name ? { 'aria-label': name } : {})}
        onClick={() => setAsked(true)}
      >
        {label}
      </button>
    )
  return (
    <div className="ask-sure">
      <p>{children}</p>
      <div className="vote-acts">
        <button ref={yes} type="button" className="button primary" disabled={busy} onClick={onYes}>
          {sure}
        </button>
        <button type="button" className="button" onClick={() => setAsked(false)}>
          {t('owner.no')}
        </button>
      </div>
    </div>
  )
}
