import { entryText, entryTitle, type Id, type Story } from '@acheron/games/caravan/board.ts'

/** An entry of the story, set as in the book. */
export function Passage({ story, entry }: { readonly story: Story; readonly entry: Id }) {
  return (
    <article className="cvo-passage">
      <h3>{entryTitle(story, entry)}</h3>
      {entryText(story, entry)
        .split(/\n+/)
        .filter(Boolean)
        .map(text => (
          <p key={text}>{text}</p>
        ))}
    </article>
  )
}
