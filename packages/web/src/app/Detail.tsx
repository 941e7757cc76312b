/** A technical message in English, beside a sentence in the page's language. */
export function Detail({ text }: { readonly text: string }) {
  if (!text) return null
  return (
    <small className="detail muted" lang="en">
      {text}
    </small>
  )
}
