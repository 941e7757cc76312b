import type { Language } from '@acheron/engine/words'
import { circleOf, cubeValue, lastSpace, type T, topLevel } from '@acheron/games/florence/board.ts'
import type { ReactNode } from 'react'
import { type BookWords, chapterOf } from '../../../board/book.tsx'
import type { RuleChapter, TableTerms } from '../../../board/face.ts'
import { byAnyKey } from '../../../board/voices.ts'
import { type ChapterId, chapterIds } from './chapters.ts'
import {
  AccusingFigure,
  BoardFigure,
  DanteFigure,
  GatesFigure,
  LeadingFigure,
  LoanFigure,
  QuartersFigure,
  RiverFigure,
  ScoringFigure,
  StyxFigure,
  TowerFigure,
  TurnFigure,
} from './figures.tsx'
import {
  circleList,
  familyList,
  fraudList,
  guardianList,
  type Listing,
  ListingTable,
  locationList,
  panelList,
  plagueList,
  stepList,
  tileList,
} from './tables.tsx'
import { values } from './values.ts'
import { loadWords } from './words/compiled/load.ts'

interface Plan {
  readonly paragraphs: number
  figure?(caption: string, game: T): ReactNode
  table?(t: BookWords, game: T): Listing
}

/** A diploma of wrath, counted for the chapter on scoring. */
function example() {
  const empty = 2
  const to = lastSpace - empty
  const value = cubeValue(to)
  return { circle: circleOf('wrath'), empty, from: lastSpace, to, value, level: topLevel, points: value * topLevel }
}

const plans: Readonly<Record<ChapterId, Plan>> = {
  aim: { paragraphs: 3 },
  board: { paragraphs: 4, figure: caption => <BoardFigure caption={caption} />, table: circleList },
  families: { paragraphs: 3, table: familyList },
  turn: { paragraphs: 3, figure: caption => <TurnFigure caption={caption} /> },
  leading: { paragraphs: 6, figure: caption => <LeadingFigure caption={caption} />, table: plagueList },
  gates: { paragraphs: 3, figure: caption => <GatesFigure caption={caption} /> },
  money: { paragraphs: 4, figure: caption => <LoanFigure caption={caption} /> },
  quarters: { paragraphs: 4, figure: caption => <QuartersFigure caption={caption} /> },
  locations: { paragraphs: 2, table: locationList },
  tower: { paragraphs: 5, figure: caption => <TowerFigure caption={caption} />, table: panelList },
  accusing: { paragraphs: 5, figure: caption => <AccusingFigure caption={caption} />, table: tileList },
  dante: { paragraphs: 3, figure: (caption, game) => <DanteFigure caption={caption} game={game} />, table: stepList },
  guardians: { paragraphs: 3, table: guardianList },
  styx: { paragraphs: 2, figure: caption => <StyxFigure caption={caption} /> },
  fraud: { paragraphs: 5, table: fraudList },
  diplomas: { paragraphs: 3, figure: caption => <RiverFigure caption={caption} /> },
  end: { paragraphs: 4, figure: caption => <ScoringFigure caption={caption} example={example()} /> },
  options: { paragraphs: 3 },
}

type Book = (terms: TableTerms) => readonly RuleChapter[]

/** The rule book in a language, for any table. */
export async function book(language: Language, game: T): Promise<Book> {
  const t = byAnyKey(await loadWords(language))
  return terms => chapters(t, game, terms)
}

function chapters(t: BookWords, game: T, { options }: TableTerms): readonly RuleChapter[] {
  const named = { ...values(game, options), ...example() }
  return chapterIds.map(id => {
    const { paragraphs, figure, table } = plans[id]
    const listing = table?.(t, game)
    return chapterOf({
      id,
      title: t(`title.${id}`),
      paragraphs: Array.from({ length: paragraphs }, (_, i) => t(`text.${id}.${i + 1}`, named)),
      below: (
        <>
          {figure?.(t(`text.${id}.fig`, named), game)}
          {listing && <ListingTable {...listing} />}
        </>
      ),
      found: listing?.rows.map(({ name, cells }) => `${name}: ${cells.join(' ')}`),
    })
  })
}
