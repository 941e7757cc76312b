import { useWords } from '../../app/words.tsx'
import { clockTime } from '../../ui/dates.ts'
import type { Happening } from './happenings.ts'

/** Something that happened at the table, as a hairline with words between what was said. */
export function HappeningRow({ happening: { text, at } }: { readonly happening: Happening }) {
  const { lang } = useWords()
  return (
    <li className="happened">
      <span>
        {text.replace(/\.$/, '')}, <time>{clockTime(lang, at)}</time>
      </span>
    </li>
  )
}
