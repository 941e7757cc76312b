import type { Move } from '@acheron/engine'
import { useCallback, useMemo, useState } from 'react'
import type { LessonStep } from '../games/face.ts'

export interface LessonState {
  /** Empty when the table is no lesson, or the lesson is over. */
  readonly steps: readonly LessonStep[]
  readonly at: number
  allows(move: Move): boolean
  played(move: Move): void
  next(): void
  skip(): void
}

const keyOf = (id: string) => `acheron.lesson.${id}`

/** Where one is in the guided first game; a page that is loaded again goes on there. */
export function useLesson(id: string, all: readonly LessonStep[]): LessonState {
  const [at, setAt] = useState(() => Number(sessionStorage.getItem(keyOf(id)) ?? 0))
  const step = all[at]
  const to = useCallback(
    (next: number) => {
      sessionStorage.setItem(keyOf(id), String(next))
      setAt(next)
    },
    [id],
  )
  const allows = useCallback((move: Move) => !step || (step.allow?.(move) ?? false), [step])
  return useMemo(
    () => ({
      steps: step ? all : [],
      at,
      allows,
      played: move => step?.allow?.(move) && to(at + 1),
      next: () => to(at + 1),
      skip: () => to(all.length),
    }),
    [all, at, step, allows, to],
  )
}
