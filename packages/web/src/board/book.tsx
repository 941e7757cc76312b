import type { Translate, WordMap } from '@acheron/engine/words'
import type { ReactNode } from 'react'
import type { RuleChapter } from './face.ts'
import './board.css'
import './book.css'

/** A book's words; its chapters say by number which paragraphs they have. */
export type BookWords = Translate<WordMap>

interface Parts {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Figures and tables, below the paragraphs. */
  readonly below?: ReactNode
  /** The text of its tables, so that a search finds it. */
  readonly found?: readonly string[] | undefined
}

/** A chapter of a rule book: paragraphs, and the figures and tables below them. */
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

interface FigureProps {
  /** The game's own classes, which its pieces and sizes rest on. */
  readonly className: string
  readonly caption: string
  readonly children: ReactNode
}

/** A drawing made of the game's own pieces, with a line below it. */
export function BookFigure({ className, caption, children }: FigureProps) {
  return (
    <figure className={`book-figure ${className}`}>
      <div className="book-drawing" aria-hidden="true">
        {children}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** A thing in a list of the book: its picture and name, then its further columns. */
export interface BookRow {
  readonly id: string
  readonly picture?: ReactNode
  readonly name: ReactNode
  readonly cells: readonly ReactNode[]
}

interface TableProps {
  readonly className: string
  readonly columns: readonly string[]
  readonly rows: readonly BookRow[]
}

export function BookTable({ className, columns, rows }: TableProps) {
  return (
    <div className={`book-figure ${className}`}>
      <table className="book-table" data-columns={columns.length}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, picture, name, cells }) => (
            <tr key={id}>
              <th scope="row">
                {picture && (
                  <span className="book-sample" aria-hidden="true">
                    {picture}
                  </span>
                )}
                {name}
              </th>
              {cells.map((cell, i) => (
                <td key={columns[i + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
