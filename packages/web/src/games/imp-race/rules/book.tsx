import type { Language } from '@acheron/engine/words'
import type { ImpRaceWords } from '@acheron/games/imp-race/board.ts'
import type { ReactNode } from 'react'
import { type BookWords, chapterOf } from '../../../board/book.tsx'
import type { RuleChapter, TableTerms } from '../../../board/face.ts'
import { byAnyKey } from '../../../board/voices.ts'
import { EndFigure, FightFigure, RunFigure, TableFigure, TridentFigure } from './figures.tsx'
import { CardsTable, cardRows, PricesTable, TilesTable, tileRows } from './tables.tsx'
import { loadWords } from './words/compiled/load.ts'

interface Plan {
  readonly id: string
  readonly paragraphs: number
  figure?(t: BookWords, game: ImpRaceWords): ReactNode
  /** What stands in a table, so that a search finds it. */
  words?(t: BookWords, game: ImpRaceWords): string[]
}

const plans: readonly Plan[] = [
  { id: 'aim', paragraphs: 2 },
  { id: 'table', paragraphs: 3, figure: t => <TableFigure caption={t('text.table.fig')} /> },
  { id: 'turn', paragraphs: 3 },
  { id: 'run', paragraphs: 4, figure: t => <RunFigure caption={t('text.run.fig')} /> },
  {
    id: 'tiles',
    paragraphs: 3,
    figure: (t, game) => <TilesTable t={t} game={game} />,
    words: (t, game) => tileRows(t, game).map(({ name, text }) => `${name}: ${text}`),
  },
  { id: 'fight', paragraphs: 3, figure: (t, game) => <FightFigure caption={t('text.fight.fig')} game={game} /> },
  { id: 'trident', paragraphs: 2, figure: t => <TridentFigure caption={t('text.trident.fig')} /> },
  {
    id: 'cards',
    paragraphs: 2,
    figure: (t, game) => <CardsTable t={t} game={game} />,
    words: (t, game) => cardRows(t, game).map(({ name, text }) => `${name}: ${text}`),
  },
  { id: 'gems', paragraphs: 3, figure: t => <PricesTable t={t} /> },
  { id: 'free', paragraphs: 3 },
  { id: 'end', paragraphs: 2, figure: t => <EndFigure caption={t('text.end.fig')} /> },
  { id: 'options', paragraphs: 3 },
]

type Book = (terms: TableTerms) => readonly RuleChapter[]

/** The rule book in a language, for any table. */
export async function book(language: Language, game: ImpRaceWords): Promise<Book> {
  const t = byAnyKey(await loadWords(language))
  return terms => chapters(t, game, terms)
}

function chapters(t: BookWords, game: ImpRaceWords, { options }: TableTerms): readonly RuleChapter[] {
  const named = {
    imps: Number(options.impsToWin),
    steps: String(options.startSteps),
    opening: String(options.openingFaces),
    chains: String(options.tileChains),
    sacrilege: String(options.sacrilegeGems),
    gift: String(options.lateSeatGems),
    rounds: Number(options.roundLimit),
  }
  return plans.map(({ id, paragraphs, figure, words }) =>
    chapterOf({
      id,
      title: t(`title.${id}`),
      paragraphs: Array.from({ length: paragraphs }, (_, i) => t(`text.${id}.${i + 1}`, named)),
      below: figure?.(t, game),
      found: words?.(t, game),
    }),
  )
}
