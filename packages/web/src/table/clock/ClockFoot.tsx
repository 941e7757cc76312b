import type { OpenTable } from '@acheron/protocol'
import { useWords } from '../../app/words.tsx'
import { clockLine } from '../../terms/clock.ts'
import './clock.css'

/** Under the players: by what clock the table plays. */
export function ClockFoot({ table: { info } }: { readonly table: OpenTable }) {
  const t = useWords()
  const rules = info.clock?.rules
  return rules && <p className="clock-rules">{clockLine(rules, t)}</p>
}
