import './Mark.css'
import type { Told } from './turning.ts'
import { useAnalysisWords } from './words.tsx'

const signs: Readonly<Record<string, string>> = { best: '★', good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??' }

/** A decision's mark: a sign, with its word for a reader or for everybody. */
export function MarkSign({ mark, worded = false }: { readonly mark: Told['mark']; readonly worded?: boolean }) {
  const t = useAnalysisWords()
  const sign = signs[mark]
  const word = t('mark', { mark })
  return (
    <span className="mark" data-mark={mark}>
      {sign && <span aria-hidden="true">{sign}</span>}
      <span className={worded ? 'mark-word' : 'visually-hidden'}>{word}</span>
    </span>
  )
}
