import type { Language } from '@acheron/engine/words'
import type { HellgameWords } from '@acheron/games/hellgame/board.ts'
import type { ReactNode } from 'react'
import { type BookWords, chapterOf } from '../../../board/book.tsx'
import type { RuleChapter, TableTerms } from '../../../board/face.ts'
import { byAnyKey } from '../../../board/voices.ts'
import { BoardFigure, DemonsFigure, EndFigure, FightFigure, MovementFigure, UpkeepFigure } from './figures.tsx'
import { curseRows, eventRows, itemRows, PricesTable, type Row, spellRows, ThingsTable, tileRows } from './tables.tsx'
import { values } from './values.ts'
import { loadWords } from './words/compiled/load.ts'

interface Plan {
  readonly id: string
  readonly paragraphs: number
  figure?(t: BookWords, game: HellgameWords): ReactNode
  /** A table of things; a search finds what stands in it. */
  rows?(game: HellgameWords): readonly Row[]
}

const plans: readonly Plan[] = [
  { id: 'aim', paragraphs: 3 },
  { id: 'board', paragraphs: 3, figure: t => <BoardFigure caption={t('text.board.fig')} /> },
  { id: 'turn', paragraphs: 3 },
  { id: 'movement', paragraphs: 3, figure: t => <MovementFigure caption={t('text.movement.fig')} /> },
  { id: 'unlocking', paragraphs: 3, figure: (t, game) => <PricesTable t={t} game={game} /> },
  { id: 'squares', paragraphs: 3, rows: tileRows },
  { id: 'spells', paragraphs: 2, rows: spellRows },
  { id: 'curses', paragraphs: 2, rows: curseRows },
  { id: 'demons', paragraphs: 3, figure: t => <DemonsFigure caption={t('text.demons.fig')} /> },
  { id: 'fight', paragraphs: 3, figure: t => <FightFigure caption={t('text.fight.fig')} /> },
  { id: 'upkeep', paragraphs: 2, figure: t => <UpkeepFigure caption={t('text.upkeep.fig')} /> },
  { id: 'events', paragraphs: 3, rows: eventRows },
  { id: 'items', paragraphs: 2, rows: itemRows },
  { id: 'end', paragraphs: 2, figure: t => <EndFigure caption={t('text.end.fig')} /> },
  { id: 'options', paragraphs: 2 },
  { id: 'prototype', paragraphs: 2 },
]

type Book = (terms: TableTerms) => readonly RuleChapter[]

/** The rule book in a language, for any table. */
export async function book(language: Language, game: HellgameWords): Promise<Book> {
  const t = byAnyKey(await loadWords(language))
  return terms => chapters(t, game, terms)
}

function chapters(t: BookWords, game: HellgameWords, { options }: TableTerms): readonly RuleChapter[] {
  const named = values(game, options)
  return plans.map(({ id, paragraphs, figure, rows }) => {
    const things = rows?.(game) ?? []
    return chapterOf({
      id,
      title: t(`title.${id}`),
      paragraphs: Array.from({ length: paragraphs }, (_, i) => t(`text.${id}.${i + 1}`, named)),
      below: (
        <>
          {figure?.(t, game)}
          {things.length > 0 && <ThingsTable rows={things} t={t} />}
        </>
      ),
      found: things.map(({ name, text }) => `${name}: ${text}`),
    })
  })
}
