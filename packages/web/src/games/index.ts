import type { Language } from '@acheron/engine/words'
import { findGame } from '@acheron/games'
import { useEffect, useState } from 'react'
import { defineFace } from '../board/defineFace.ts'
import type { GameFace } from '../board/face.ts'

/** What a game's folder exports: `games/<id>/index.ts(x)`. */
interface FaceModule {
  face(language: Language): Promise<GameFace>
}

/** Every folder beside this file is a game, the example apart; each is loaded when a table of it is opened. */
const modules = import.meta.glob<FaceModule>(['./*/index.{ts,tsx}', '!./charons-obol/*'])
const lessons = import.meta.glob('./*/lesson/lesson.ts')

/** Whether the game has a guided first game: `games/<id>/lesson/lesson.ts`. */
export function hasLesson(id: string): boolean {
  return `./${id}/lesson/lesson.ts` in lessons
}

/** The face of a game; a plain one for a game without a folder here. */
export async function loadFace(id: string, language: Language): Promise<GameFace> {
  const load = modules[`./${id}/index.ts`] ?? modules[`./${id}/index.tsx`]
  if (load) return (await load()).face(language)
  return defineFace(await findGame(id).load(), async () => ({}))(language)
}

export type FaceState = { readonly face: GameFace | null; readonly error: string | null }

/** The face of a game in a language; the old one stays until a new one is there. */
export function useFace(id: string | null, language: Language): FaceState {
  const [state, setState] = useState<FaceState>({ face: null, error: null })
  useEffect(() => {
    if (id === null) return
    let current = true
    loadFace(id, language).then(
      face => {
        if (current) setState({ face, error: null })
      },
      (error: unknown) => {
        if (current) setState({ face: null, error: error instanceof Error ? error.message : String(error) })
      },
    )
    return () => {
      current = false
    }
  }, [id, language])
  return state
}
