import type { Translate, WordMap } from '@acheron/engine/words'
import type { ReactNode } from 'react'
import type { RuleChapter } from './face.ts'

/** A book's words; its chapters say by number which paragraphs they have. */
export type BookWords = Translate<WordMap>

interface Parts {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Figures and tables, below the paragraphs. */
  readonly below?: ReactNode
  /** What stands in its tables, so that a search finds it. */
  readonly found?: readonly string[] | undefined
}

/** A chapter of a rule book: paragraphs, and what stands below them. */
export function chapterOf({ id, title, paragraphs, below, found = [] }: Parts): RuleChapter {
  const body = (
    <>
      {paragraphs.map(text => (
        <p key={text}>{text}</p>
      ))}
      {below}
    </>
  )
  return { id, title, body, text: [...paragraphs, ...found].join(' ') }
}
