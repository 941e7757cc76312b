import { useWords } from '../app/words.tsx'
import './Head.css'
import type { TablePageState } from './useTablePage.ts'

/** What the players are up against, if the game shows it: at the top of the side, and of a narrow page. */
export function Head({ page: { face, shown, mode } }: { readonly page: TablePageState }) {
  const t = useWords()
  if (!face.Head || shown.view === null) return null
  return (
    <div className="head" data-watched={mode.kind === 'beholding'}>
      <face.Head view={shown.view} heard={shown.heard} watched={mode.kind === 'beholding'} language={t.lang} />
    </div>
  )
}
