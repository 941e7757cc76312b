import { useWords } from '../app/words.tsx'
import { explained } from '../board/explain/help.ts'
import './rated.css'

/** The end of this table counts for ratings. */
export function RatedTag() {
  const t = useWords()
  return (
    <span className="tag rated-tag" {...explained(t('rated.option.means', { rated: 'yes' }))}>
      {t('rated')}
    </span>
  )
}
