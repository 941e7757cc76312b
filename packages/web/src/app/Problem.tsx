import { Detail } from './Detail.tsx'
import type { Explained } from './refusals.ts'

/** Why not, where it was asked: a note at the page's edge would lie behind a dialog. */
export function Problem({ of }: { readonly of: Explained | null }) {
  return (
    of && (
      <p className="problem" role="alert">
        {of.text}
        <Detail text={of.detail} />
      </p>
    )
  )
}
