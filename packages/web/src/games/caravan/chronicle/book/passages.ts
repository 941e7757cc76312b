import { type CaravanView, type CaravanWords, journalOf, type Paragraph } from '@acheron/games/caravan/board.ts'

/** The chapter so far as the book has it: what lies before the newest passage, and what has come of it since. */
export interface Told {
  readonly before: readonly Paragraph[]
  readonly since: readonly Paragraph[]
  /** All passages of the campaign. */
  readonly passages: number
}

export function toldIn(view: CaravanView, game: CaravanWords): Told {
  const chapters = journalOf(view, game)
  const passages = chapters.reduce((sum, { paragraphs }) => sum + paragraphs.filter(isPassage).length, 0)
  const now = chapters.at(-1)
  if (now?.chapter !== view.chapter) return { before: [], since: [], passages }
  const newest = now.paragraphs.findLastIndex(isPassage)
  return {
    before: now.paragraphs.slice(0, Math.max(0, newest)),
    since: now.paragraphs.slice(newest + 1),
    passages,
  }
}

export const isPassage = (paragraph: Paragraph): paragraph is Extract<Paragraph, { kind: 'passage' }> =>
  paragraph.kind === 'passage'

/** The last sentence of a passage, with the quotation it may end in. */
export function lastSentence(text: string): string {
  const [sentence = ''] = /[^.!?…]+[.!?…]+['’"”»]*\s*$/.exec(text.trim()) ?? [text.trim()]
  return sentence.trim()
}

export const paragraphsOf = (text: string): string[] => text.split(/\n+/).filter(Boolean)
