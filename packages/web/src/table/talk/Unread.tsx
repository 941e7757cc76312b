import { useWords } from '../../app/words.tsx'
import './Unread.css'

/** The number of unread messages; nothing where there are none. */
export function Unread({ count }: { readonly count: number }) {
  const t = useWords()
  if (count === 0) return null
  return (
    <span className="unread">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{t('talk.unread', { count })}</span>
    </span>
  )
}
