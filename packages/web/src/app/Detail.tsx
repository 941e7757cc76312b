/** What a program said, in the language of programs: beside a sentence of the page, never instead of one. */
export function Detail({ text }: { readonly text: string }) {
  if (!text) return null
  return (
    <small className="detail muted" lang="en">
      {text}
    </small>
  )
}
