import type { Move } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { useMemo, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import type { GameFace } from '../../board/face.ts'
import { useHint } from '../../hint/useHint.ts'
import { bookOf, termsOf } from '../../rules/bookOf.tsx'
import { named } from '../log/Named.tsx'
import type { TableSource } from '../source.ts'
import { narrowed } from './narrowed.ts'
import { singly } from './singly.ts'
import { usePointed } from './usePointed.ts'

const none: readonly never[] = []

/** The question to the viewer, and the viewer's pointed and held things. */
export function useQuestion(
  source: TableSource,
  table: OpenTable,
  face: GameFace,
  moves: readonly Move[],
  names: readonly string[],
  inLesson: boolean,
  own: number,
) {
  const t = useWords()
  const { view, version } = table.now
  const { pointed, pointedNext, point } = usePointed(source, { version, own, moves })
  const [held, hold] = useState<readonly Move[]>(none)
  const prompt = useMemo(() => {
    if (moves.length === 0) return null
    const whole = named(face.prompt(view, moves), names)
    return inLesson ? singly(whole) : whole
  }, [face, view, moves, names, inLesson])
  const hint = useHint(table, face, moves, inLesson)
  const advised = hint.advice?.move ?? null
  /** Only the choices that the piece held on the board could mean. */
  const asked = useMemo(() => prompt && narrowed(prompt, held, advised), [prompt, held, advised])
  const chapter = bookOf(face, termsOf(table.info), t).find(({ id }) => id === prompt?.chapter) ?? null
  return { prompt, asked, chapter, pointed, pointedNext, point, held, hold, hint, advised }
}
