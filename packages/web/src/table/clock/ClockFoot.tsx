import type { OpenTable } from '@acheron/protocol'
import { useState } from 'react'
import { useWords } from '../../app/words.tsx'
import { Glyph } from '../../icons/Glyph.tsx'
import { clockLine } from '../../terms/clock.ts'
import './clock.css'

/** Under the players: by what clock the table plays, in one line that unfolds. */
export function ClockFoot({ table: { info } }: { readonly table: OpenTable }) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  const rules = info.clock?.rules
  return (
    rules && (
      <button type="button" className="clock-rules" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{clockLine(rules, t)}</span>
        <Glyph name={open ? 'down' : 'on'} size={14} />
      </button>
    )
  )
}
