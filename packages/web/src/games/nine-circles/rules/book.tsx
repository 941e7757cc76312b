import type { Language } from '@acheron/engine/words'
import { circleIds } from '@acheron/games/nine-circles/board.ts'
import type { ReactNode } from 'react'
import { type BookWords, chapterOf } from '../../../board/book.tsx'
import type { RuleChapter, TableTerms } from '../../../board/face.ts'
import { byAnyKey } from '../../../board/voices.ts'
import type { GameWords } from '../words.ts'
import { CirclesTable, ClaimingFigure, RollingFigure, ScoreFigure, VirgilFigure } from './figures.tsx'
import { loadWords } from './words/compiled/load.ts'

interface Plan {
  readonly id: string
  readonly paragraphs: number
  figure?(t: BookWords, game: GameWords): ReactNode
}

const plans: readonly Plan[] = [
  { id: 'need', paragraphs: 3 },
  { id: 'turn', paragraphs: 2 },
  { id: 'rolling', paragraphs: 3, figure: t => <RollingFigure caption={t('text.rolling.fig')} /> },
  { id: 'virgil', paragraphs: 2, figure: t => <VirgilFigure caption={t('text.virgil.fig')} /> },
  { id: 'claiming', paragraphs: 3, figure: t => <ClaimingFigure caption={t('text.claiming.fig')} /> },
  {
    id: 'circles',
    paragraphs: 1,
    figure: (t, game) => (
      <CirclesTable
        game={game}
        columns={{ circle: t('column.circle'), target: t('column.target'), least: t('column.least') }}
      />
    ),
  },
  { id: 'violence', paragraphs: 3 },
  { id: 'fraud', paragraphs: 1 },
  { id: 'losing', paragraphs: 3 },
  { id: 'end', paragraphs: 2, figure: t => <ScoreFigure caption={t('text.end.fig')} /> },
  { id: 'options', paragraphs: 3 },
]

const questions = [1, 2, 3, 4, 5, 6, 7]

type Book = (terms: TableTerms) => readonly RuleChapter[]

/** The rule book in a language, for any table. */
export async function book(language: Language, game: GameWords): Promise<Book> {
  const t = byAnyKey(await loadWords(language))
  return terms => chapters(t, game, terms)
}

function chapters(t: BookWords, game: GameWords, { options }: TableTerms): readonly RuleChapter[] {
  const { dice, rows, virgil, start } = options.sheet as { dice: number; rows: number[]; virgil: number; start: number }
  const even = rows.every(pips => pips === 7) ? 'yes' : 'no'
  const named = { dice, virgil, start, even, rows: rows.join(', '), stop: String(options.stop) }
  const found = plans.map(({ id, paragraphs, figure }) =>
    chapterOf({
      id,
      title: t(`title.${id}`),
      paragraphs: Array.from({ length: paragraphs }, (_, i) => t(`text.${id}.${i + 1}`, named)),
      below: figure?.(t, game),
      found: id === 'circles' ? targets(game) : [],
    }),
  )
  return [...found, answers(t)]
}

/** The table of circles in words, so that a search finds it. */
function targets(game: GameWords): string[] {
  return circleIds.map(id => `${game(`circle.${id}.name`)}: ${game(`circle.${id}.target`)}.`)
}

function answers(t: BookWords): RuleChapter {
  const pairs = questions.map(n => [t(`ask.${n}`), t(`answer.${n}`)] as const)
  return {
    id: 'questions',
    title: t('title.questions'),
    body: (
      <dl>
        {pairs.map(([ask, answer]) => (
          <div key={ask}>
            <dt>
              <b>{ask}</b>
            </dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    ),
    text: pairs.flat().join(' '),
  }
}
