import { seatMark } from '@acheron/engine/words'
import { useWords } from '../../app/words.tsx'
import { Sigil } from '../../icons/Sigil.tsx'
import { Named } from '../log/Named.tsx'
import type { TablePageState } from '../useTablePage.ts'
import './Intentions.css'

/** What the others are about to do, a line for each, above what has happened. */
export function Intentions({ page }: { readonly page: TablePageState }) {
  const t = useWords()
  const { face, table, names, intentions } = page
  const { view } = table.now
  const said = (plan: (typeof intentions)[number]) =>
    face.planLine?.(view, plan) ?? face.game.describeMove(plan.move, view, face.t)
  return intentions.map(plan => (
    <li key={`plan ${plan.seat}`} className="intention">
      <Sigil seat={plan.seat} size={18} />
      <span>
        <Named text={t('intends', { who: seatMark(plan.seat), what: said(plan) })} names={names} />
      </span>
    </li>
  ))
}
