import type { Move } from '@acheron/engine'
import { useCallback, useMemo, useState } from 'react'
import { go } from '../../app/router.ts'
import type { LessonStep } from '../../board/face.ts'
import { keepLessonProgress, lessonProgress } from '../../learn/progress.ts'

export interface LessonState {
  /** Empty when the table is no lesson, or the lesson is over. */
  readonly steps: readonly LessonStep[]
  readonly at: number
  allows(move: Move): boolean
  played(move: Move): void
  next(): void
  skip(): void
}

/** Makes the lesson's table an ordinary one with an address of its own. */
async function release(id: string): Promise<void> {
  const { keepLesson } = await import('../../local/index.ts')
  await keepLesson(id)
  if (location.pathname.startsWith('/learn/')) go({ page: 'local', id }, { replace: true })
}

/** The state of the guided first game. A reload goes on at the same step. */
export function useLesson(id: string, game: string, all: readonly LessonStep[]): LessonState {
  const [at, setAt] = useState(() => {
    const kept = lessonProgress(game)
    return kept?.id === id ? kept.at : 0
  })
  const step = all[at]
  const to = useCallback(
    (next: number) => {
      const done = next >= all.length
      keepLessonProgress(game, { id, at: next, done })
      setAt(next)
      if (done) void release(id)
    },
    [id, game, all.length],
  )
  const allows = useCallback((move: Move) => !step || (step.allow?.(move) ?? false), [step])
  return useMemo(
    () => ({
      steps: step ? all : [],
      at,
      allows,
      played: move => step?.allow?.(move) && (step.ends?.(move) ?? true) && to(at + 1),
      next: () => to(at + 1),
      skip: () => to(all.length),
    }),
    [all, at, step, allows, to],
  )
}
