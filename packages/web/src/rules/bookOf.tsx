import type { Say } from '../app/words.tsx'
import type { GameFace, RuleChapter, TableTerms } from '../board/face.ts'
import { variantsOf } from './variants.ts'

/** A book is made once for each face and table: the page asks for it with every move. */
const books = new WeakMap<GameFace, Map<string, readonly RuleChapter[]>>()

/** The rule book as it holds at a table: first what the table has agreed on, then the game's own chapters. */
export function bookOf(face: GameFace, terms: TableTerms, t: Say): readonly RuleChapter[] {
  const made = books.get(face) ?? new Map<string, readonly RuleChapter[]>()
  books.set(face, made)
  const key = JSON.stringify([t.lang, terms.players, terms.options])
  const known = made.get(key)
  if (known) return known
  const book = [atThisTable(face, terms, t), ...face.rules(terms)]
  made.set(key, book)
  return book
}

function atThisTable({ game: { meta }, t: words }: GameFace, { options, players }: TableTerms, t: Say): RuleChapter {
  const variants = variantsOf(meta.options, options, words).map(({ about, ...variant }) =>
    about === null ? t('rules.here.variant', variant) : t('rules.here.variant.about', { ...variant, about }),
  )
  const first = [
    ...(meta.seats.max > 1 ? [t('rules.here.players', { count: players })] : []),
    ...(variants.length === 0 ? [t('rules.here.standard')] : []),
  ].join(' ')
  const body = (
    <>
      {first && <p>{first}</p>}
      {variants.length > 0 && (
        <ul className="rules-variants">
          {variants.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  )
  return { id: 'table-terms', title: t('rules.here'), body, text: [first, ...variants].join(' ') }
}

/** The terms of an open table. */
export function termsOf({
  options,
  seats,
}: {
  readonly options: TableTerms['options']
  readonly seats: readonly unknown[]
}): TableTerms {
  return { options, players: seats.length }
}
