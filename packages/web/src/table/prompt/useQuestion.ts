import type { Move } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { useCallback, useMemo, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import type { GameFace } from '../../board/face.ts'
import { useHint } from '../../hint/useHint.ts'
import { bookOf, termsOf } from '../../rules/bookOf.tsx'
import type { LessonState } from '../lesson/useLesson.ts'
import { named } from '../log/Named.tsx'
import type { TableSource } from '../source.ts'
import { guided } from './guided.ts'
import { narrowed } from './narrowed.ts'
import { usePointed } from './usePointed.ts'

const none: readonly never[] = []

/** The question to the viewer, and the viewer's pointed and held things. */
export function useQuestion(
  source: TableSource,
  table: OpenTable,
  face: GameFace,
  moves: readonly Move[],
  names: readonly string[],
  lesson: LessonState,
  own: number,
) {
  const t = useWords()
  const { view, version, moves: legal } = table.now
  const { allows } = lesson
  const inLesson = lesson.steps.length > 0
  const { pointed, pointedNext, point } = usePointed(source, { version, own, moves })
  const [held, hold] = useState<readonly Move[]>(none)
  const [scope, setScope] = useState<readonly Move[]>(none)
  const promptOf = useCallback(
    (moves: readonly Move[], all = moves) => {
      if (moves.length === 0) return null
      if (!inLesson) return named(face.prompt(view, moves, all), names)
      // A lesson offers less than what could be done: the sentence is about all of it.
      const { title, text } = face.prompt(view, legal)
      return guided(named({ ...face.prompt(view, moves), title, text }, names), allows)
    },
    [face, view, names, legal, inLesson, allows],
  )
  const prompt = useMemo(() => promptOf(moves), [promptOf, moves])
  /** About what is chosen first. A choice of the position before means nothing. */
  const within = useMemo(() => {
    const chosen = moves.filter(move => scope.includes(move))
    return chosen.length === 0 || chosen.length === moves.length ? prompt : promptOf(chosen, moves)
  }, [promptOf, prompt, moves, scope])
  const hint = useHint(source, table, face, moves, inLesson)
  const advised = hint.advice?.move ?? null
  /** Only the choices that the piece held on the board could mean. */
  const asked = useMemo(() => within && narrowed(within, held, advised), [within, held, advised])
  const chapter = bookOf(face, termsOf(table.info), t).find(({ id }) => id === prompt?.chapter) ?? null
  return { prompt, asked, chapter, pointed, pointedNext, point, held, hold, setScope, hint, advised }
}
