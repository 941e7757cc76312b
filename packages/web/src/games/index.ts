import type { Language } from '@acheron/engine/words'
import { useEffect, useState } from 'react'
import type { GameFace } from '../board/face.ts'

/** What a game's folder exports: `games/<id>/index.ts(x)`. */
interface FaceModule {
  face(language: Language): Promise<GameFace>
}

/** Every folder beside this file is a game; each is loaded when a table of it is opened. */
const modules = import.meta.glob<FaceModule>('./*/index.{ts,tsx}')

/** Whether the game can be played on this page: its rules may be there before its board is. */
export function hasBoard(id: string): boolean {
  return `./${id}/index.ts` in modules || `./${id}/index.tsx` in modules
}

export async function loadFace(id: string, language: Language): Promise<GameFace> {
  const load = modules[`./${id}/index.ts`] ?? modules[`./${id}/index.tsx`]
  if (!load) throw new Error(`the game '${id}' has no board here`)
  return (await load()).face(language)
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
