import { type CaravanView, type CaravanWords, journalOf, type Paragraph } from '@acheron/games/caravan/board.ts'

type Passage = Extract<Paragraph, { kind: 'passage' }>

/** The chapter so far as the book has it: what was read before, what is new, and what has come of it since. */
export interface Told {
  readonly before: readonly Paragraph[]
  /** Passages that led on to the newest without a question, and what lies between them. */
  readonly fresh: readonly Paragraph[]
  readonly newest: Passage | null
  readonly since: readonly Paragraph[]
  /** All passages of the campaign. */
  readonly passages: number
}

/** `unread` passages before the newest are new too. */
export function toldIn(view: CaravanView, game: CaravanWords, unread = 0): Told {
  const chapters = journalOf(view, game)
  const passages = chapters.reduce((sum, { paragraphs }) => sum + paragraphs.filter(isPassage).length, 0)
  const now = chapters.at(-1)
  if (now?.chapter !== view.chapter) return { before: [], fresh: [], newest: null, since: [], passages }
  const at = now.paragraphs.flatMap((paragraph, i) => (isPassage(paragraph) ? [i] : []))
  const newest = at.at(-1) ?? -1
  const first = unread > 0 ? (at.at(-1 - unread) ?? at[0] ?? 0) : Math.max(0, newest)
  return {
    before: now.paragraphs.slice(0, first),
    fresh: now.paragraphs.slice(first, Math.max(0, newest)),
    newest: now.paragraphs.slice(newest).find(isPassage) ?? null,
    since: now.paragraphs.slice(newest + 1),
    passages,
  }
}

export const isPassage = (paragraph: Paragraph): paragraph is Passage => paragraph.kind === 'passage'

/** The last sentence of a passage, with the quotation it may end in. */
export function lastSentence(text: string): string {
  const [sentence = ''] = /[^.!?…]+[.!?…]+['’"”»]*\s*$/.exec(text.trim()) ?? [text.trim()]
  // A quotation that ended with the sentence before is not its own.
  return sentence.replace(/^['’"”»]*\s+/, '').trim()
}

export const paragraphsOf = (text: string): string[] => text.split(/\n+/).filter(Boolean)
