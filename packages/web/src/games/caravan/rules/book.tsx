import type { Language } from '@acheron/engine/words'
import type { CaravanWords } from '@acheron/games/caravan/board.ts'
import type { ReactNode } from 'react'
import { type BookRow, BookTable, type BookWords, chapterOf } from '../../../board/book.tsx'
import type { RuleChapter, TableTerms } from '../../../board/face.ts'
import { byAnyKey } from '../../../board/voices.ts'
import { type ChapterId, chapterIds } from './chapters.ts'
import { AreaFigure, DiceFigure, LevelsFigure, MapFigure, SlotsFigure } from './figures.tsx'
import { keywords } from './keywords.ts'
import { loadWords } from './words/compiled/load.ts'

interface Seen {
  readonly caption: string
  readonly game: CaravanWords
  readonly language: Language
}

interface Plan {
  readonly paragraphs: number
  figure?(seen: Seen): ReactNode
}

/** A die of each kind, and the eight dice of the example. */
const oneOfEach = [1, 3, 5] as const
const eight = [3, 4, 5, 6, 1, 2, 1, 2] as const

const plans: Readonly<Record<ChapterId, Plan>> = {
  campaign: { paragraphs: 4 },
  chronicle: { paragraphs: 4, figure: ({ caption, game }) => <MapFigure caption={caption} game={game} /> },
  ordeals: {
    paragraphs: 4,
    figure: ({ caption, language }) => <DiceFigure caption={caption} faces={oneOfEach} language={language} />,
  },
  transition: { paragraphs: 3 },
  board: { paragraphs: 3, figure: ({ caption }) => <AreaFigure caption={caption} /> },
  movement: { paragraphs: 3 },
  displacement: { paragraphs: 3 },
  platforms: { paragraphs: 3, figure: ({ caption }) => <LevelsFigure caption={caption} /> },
  turn: { paragraphs: 4 },
  attacks: {
    paragraphs: 3,
    figure: ({ caption, language }) => <DiceFigure caption={caption} faces={eight} language={language} />,
  },
  counterattacks: { paragraphs: 3 },
  damage: { paragraphs: 3 },
  wounds: { paragraphs: 4, figure: ({ caption }) => <SlotsFigure caption={caption} /> },
  companions: { paragraphs: 3 },
  equipment: { paragraphs: 3 },
  malefactors: { paragraphs: 4 },
  reactions: { paragraphs: 3 },
  difficulty: { paragraphs: 2 },
  keywords: { paragraphs: 1 },
}

/** The keywords with what they mean. */
function keywordRows(t: BookWords): (BookRow & { readonly means: string; readonly word: string })[] {
  return keywords.map(id => {
    const [word = '', means = ''] = t(`kw.${id}`).split('|')
    return { id, name: word, cells: [means], word, means }
  })
}

type Book = (terms: TableTerms) => readonly RuleChapter[]

/** The rule book in a language, for any table. */
export async function book(language: Language, game: CaravanWords): Promise<Book> {
  const t = byAnyKey(await loadWords(language))
  return terms => chapters(t, game, terms, language)
}

function chapters(
  t: BookWords,
  game: CaravanWords,
  { options }: TableTerms,
  language: Language,
): readonly RuleChapter[] {
  const named = { voteTie: String(options.voteTie), retry: String(options.retry) }
  return chapterIds.map(id => {
    const { paragraphs, figure } = plans[id]
    const rows = id === 'keywords' ? keywordRows(t) : []
    return chapterOf({
      id,
      title: t(`title.${id}`),
      paragraphs: Array.from({ length: paragraphs }, (_, i) => t(`text.${id}.${i + 1}`, named)),
      below: (
        <>
          {figure?.({ caption: t(`text.${id}.fig`), game, language })}
          {rows.length > 0 && <BookTable className="cvb" columns={[t('column.word'), t('column.means')]} rows={rows} />}
        </>
      ),
      found: rows.map(({ word, means }) => `${word}: ${means}`),
    })
  })
}
