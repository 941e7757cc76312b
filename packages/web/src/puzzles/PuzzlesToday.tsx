import { games } from '@acheron/games'
import { Link } from '../app/Link.tsx'
import { useWords } from '../app/words.tsx'
import { Glyph } from '../icons/Glyph.tsx'
import { hasPuzzles, today } from './kept.ts'
import './puzzles.css'
import { solvedOn } from './solved.ts'

interface Props {
  /** The game whose puzzle is open, if any. */
  readonly here?: string
  readonly date?: string
}

/** The puzzles of the day: one of each game, with what became of those that were answered here. */
export function PuzzlesToday({ here, date = today() }: Props) {
  const t = useWords()
  const solved = solvedOn(date)
  return (
    <ul className="puzzles-today" aria-label={t('puzzles')}>
      {games
        .filter(({ meta }) => hasPuzzles(meta.id))
        .map(({ meta: { id, name } }) => {
          const outcome = solved.get(id)
          return (
            <li key={id}>
              <Link
                to={{ page: 'puzzles', game: id }}
                className="puzzle-link"
                {...(id === here ? { 'aria-current': 'page' as const } : {})}
              >
                {name[t.lang]}
                {outcome && <Glyph name={outcome === 'shown' ? 'on' : 'check'} size={16} />}
                {outcome && <span className="visually-hidden">{t('puzzles.answered', { how: outcome })}</span>}
              </Link>
            </li>
          )
        })}
    </ul>
  )
}
