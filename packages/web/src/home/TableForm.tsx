import { type FormEvent, type ReactNode, useState } from 'react'
import { Problem } from '../app/Problem.tsx'
import type { Explained } from '../app/refusals.ts'
import './NewTableDialog.css'

interface Props {
  /** What the button says. */
  readonly submit: string
  readonly children: ReactNode
  /** Opens the table and goes there. */
  open(): Promise<void>
  explain(error: unknown): Explained
}

/** The fields of a dialog that opens a table. If that fails, the reason stands below them. */
export function TableForm({ submit, children, open, explain }: Props) {
  const [problem, setProblem] = useState<Explained | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    try {
      await open()
    } catch (error) {
      setProblem(explain(error))
      setBusy(false)
    }
  }
  return (
    <form className="new-table" onSubmit={send}>
      <div className="new-table-fields">
        {children}
        <Problem of={problem} />
      </div>
      <div className="new-table-foot">
        <button type="submit" className="button primary" disabled={busy}>
          {submit}
        </button>
      </div>
    </form>
  )
}
