import type { Move } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { useRef, useState } from 'react'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import { tell } from '../ui/notes.tsx'
import { type Advice, hasAdvice } from './advise.ts'
import { askVirgil } from './virgil.ts'
import { hintVoice } from './voice.ts'

export interface Hint {
  /** Whether hints are offered. The day's descent has none. */
  readonly offer: 'open' | 'daily' | 'none'
  /** A hint is being computed. */
  readonly busy: boolean
  /** The hint for the present question; null until it has come. */
  readonly advice: Advice | null
  ask(): void
}

/** A hint for the player who is to decide. The next step removes it. */
export function useHint(table: OpenTable, face: GameFace, moves: readonly Move[], lesson: boolean): Hint {
  const t = useWords()
  const { info, now } = table
  const [answer, setAnswer] = useState<{ readonly version: number; readonly advice: Advice | null } | null>(null)
  const latest = useRef(now.version)
  latest.current = now.version
  const asked = answer?.version === now.version ? answer : null
  const { seat } = now
  const offer =
    moves.length === 0 || seat === null || lesson || !hasAdvice(face.game) ? 'none' : info.daily ? 'daily' : 'open'
  return {
    offer,
    busy: asked !== null && asked.advice === null,
    advice: offer === 'open' ? (asked?.advice ?? null) : null,
    async ask() {
      if (offer === 'daily') tell(hintVoice(t, face).daily)
      if (offer !== 'open' || seat === null || asked) return
      const { version } = now
      setAnswer({ version, advice: null })
      const advice = await askVirgil({ game: face.id, view: now.view, seat, moves })
      if (latest.current !== version) return
      setAnswer(advice && { version, advice })
      if (!advice) tell(hintVoice(t, face).none)
    },
  }
}
