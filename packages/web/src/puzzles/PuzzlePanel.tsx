import type { Move, Scenario, View } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import { useEffect, useRef, useState } from 'react'
import { changeText } from '../analysis/figures.ts'
import { PracticeChoices } from '../analysis/PracticeChoices.tsx'
import { go } from '../app/router.ts'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import { ConsideredMoves } from '../hint/ConsideredMoves.tsx'
import { tellFailure } from '../ui/notes.tsx'
import { solvedPuzzles } from './solved.ts'
import type { PuzzleState } from './usePuzzle.ts'
import { type SayPuzzle, usePuzzleWords } from './words.tsx'

interface Props {
  readonly face: GameFace
  readonly puzzles: readonly Scenario[]
  readonly puzzle: Scenario
  readonly state: PuzzleState
  readonly title: string
  readonly names: readonly string[]
  onNext(): void
  /** Null where the day's puzzle is shown. */
  readonly onToday: (() => void) | null
}

/** The question, the moves to answer with, and after the end what each was worth and why. */
export function PuzzlePanel({ face, puzzles, puzzle, state, title, names, onNext, onToday }: Props) {
  const site = useWords()
  const t = usePuzzleWords()
  const { answer, moves, tried } = state
  const [busy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // A new position is read from its title on.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const view = puzzle.seen!.view as unknown as View
  const words = (move: Move) => withNames(face.game.describeMove(move, view, face.t), names)
  const isOver = tried !== null && tried.is !== 'worse'
  const asked = face.prompt(view, moves)
  const playOn = async () => {
    setBusy(true)
    try {
      const { importLocal } = await import('../local/index.ts')
      go({ page: 'local', id: await importLocal(JSON.stringify(puzzle)) })
    } catch (error) {
      setBusy(false)
      tellFailure(site, error)
    }
  }
  const solved = solvedPuzzles()
  const answered = puzzles.filter(each => solved.has(each.title)).length
  return (
    <section className="practice" aria-labelledby="puzzle-title">
      <h2 id="puzzle-title" ref={heading} tabIndex={-1} className="small-caps">
        {title}
      </h2>
      <p className="muted">{t('answered', { count: answered, of: puzzles.length })}</p>
      {!isOver && <p>{withNames([asked.title, asked.text].filter(Boolean).join('. '), names)}</p>}
      {!isOver && <p>{t('ask')}</p>}
      <p role="status" className="practice-verdict">
        {verdictText(state, words, t)}
      </p>
      {isOver ? (
        <>
          <h3 className="puzzle-why">{t('why')}</h3>
          <ConsideredMoves considered={answer.considered} final {...{ face, names, words }} />
          <p className="muted puzzle-checked">{t('checked')}</p>
        </>
      ) : (
        <PracticeChoices {...{ face, view, moves, names }} label={t('choices')} onChoose={state.choose} />
      )}
      <div className="practice-ways">
        {!isOver && (
          <button type="button" className="button quiet" onClick={state.show}>
            {t('show')}
          </button>
        )}
        <button type="button" className="button" onClick={onNext}>
          {t('next')}
        </button>
        {onToday && (
          <button type="button" className="button" onClick={onToday}>
            {t('today')}
          </button>
        )}
        {isOver && (
          <button type="button" className="button" disabled={busy} onClick={playOn}>
            {t('play')}
          </button>
        )}
      </div>
    </section>
  )
}

function verdictText({ answer, tried }: PuzzleState, words: (move: Move) => string, t: SayPuzzle): string {
  if (!tried) return ''
  if (tried.is !== 'worse') return t('over', { how: tried.is, move: words(answer.best) })
  if (tried.cost === null || tried.cost <= 0) return t('others')
  return t('worse', { figure: changeText('chance', tried.cost, t.lang).replace('+', '') })
}
