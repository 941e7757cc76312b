import type { OpenTable } from '@acheron/protocol'
import { useWords } from '../app/words.tsx'
import './rated.css'

/** Whether the viewer began at a rated table where a bot has taken over their seat since. */
export const isOut = ({ info, now }: OpenTable): boolean =>
  now.seat !== null && (info.people?.gone.includes(now.seat) ?? false)

/** What leaving means at a rated table that has begun, for whoever is about to. */
export function LeaveNote({ table }: { readonly table: OpenTable }) {
  const t = useWords()
  if (!table.info.rated || table.now.version === 0) return null
  return <p className="rated-note">{t(isOut(table) ? 'rated.out' : 'rated.leave')}</p>
}

/** Above the prompt, once all but one have left: the places are certain, and what follows is for fun. */
export function DecidedNote({ table }: { readonly table: OpenTable }) {
  const t = useWords()
  const { info, now } = table
  const gone = info.people?.gone ?? []
  if (!info.rated || now.result !== null || gone.length < info.seats.length - 1) return null
  const isFirst = now.seat !== null && !gone.includes(now.seat)
  return <p className="rated-decided">{t('rated.decided', { first: isFirst ? 'yes' : 'no' })}</p>
}
