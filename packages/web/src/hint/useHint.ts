import type { Move, Seat } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { useRef, useState } from 'react'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import type { TableSource } from '../table/source.ts'
import { tell } from '../ui/notes.tsx'
import type { Advice } from './advise.ts'
import { decidedAt } from './exact/decided.ts'
import type { Account } from './exact/solve.ts'
import { askAccounts, askVirgil } from './virgil.ts'
import { hintVoice } from './voice.ts'

export interface Hint {
  /** Whether hints are offered. The day's descent has none, nor has a table between people unless it allows them. */
  readonly offer: 'open' | 'daily' | 'none'
  /** A hint is being computed. */
  readonly busy: boolean
  /** How much of a long work is done, 0 to 1. */
  readonly done: number | null
  /** The hint for the present question; null until it has come. */
  readonly advice: Advice | null
  /** Luck and skill so far, by goal; null until they have come. */
  readonly accounts: readonly Account[] | null
  /** Who asks. */
  readonly seat: Seat | null
  /** The number of the goal by which the best moves are shown. */
  readonly goal: number
  ask(): void
  setGoal(goal: number): void
}

interface Answer {
  readonly version: number
  readonly advice: Advice | null
  readonly done?: number
  readonly accounts?: readonly Account[] | null
}

/** A hint for the player who is to decide. The next step removes it. */
export function useHint(
  source: TableSource,
  table: OpenTable,
  face: GameFace,
  moves: readonly Move[],
  lesson: boolean,
): Hint {
  const t = useWords()
  const { info, now } = table
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [goal, setGoal] = useState(0)
  const latest = useRef(now.version)
  latest.current = now.version
  const asked = answer?.version === now.version ? answer : null
  const { seat } = now
  const isBarred = info.people?.help === false
  const offer =
    moves.length === 0 || seat === null || lesson || isBarred || !face.game.advises
      ? 'none'
      : info.daily
        ? 'daily'
        : 'open'
  const advice = offer === 'open' ? (asked?.advice ?? null) : null
  return {
    offer,
    busy: asked !== null && asked.advice === null,
    done: asked?.done ?? null,
    advice: advice && byGoal(advice, goal),
    accounts: asked?.accounts ?? null,
    seat,
    goal,
    setGoal,
    ask() {
      if (offer === 'daily') tell(hintVoice(t, face).daily)
      if (offer !== 'open' || seat === null || asked) return
      const { version, entries } = now
      const hear = (heard: Answer | null) => {
        if (latest.current === version) setAnswer(heard)
      }
      hear({ version, advice: null })
      const game = face.id
      askVirgil(
        { game, view: now.view, seat, moves },
        async advice => {
          hear(advice && { version, advice })
          if (!advice && latest.current === version) tell(hintVoice(t, face).none)
          if (!advice?.exact) return
          const decided = await decidedAt(source, entries).catch(() => [])
          hear({ version, advice, accounts: await askAccounts({ game, seat, decided }) })
        },
        done => hear({ version, advice: null, done }),
      )
    },
  }
}

/** The advice that serves one goal; other goals may have another best move. */
function byGoal(advice: Advice, goal: number): Advice {
  return { ...advice, move: advice.exact?.[goal]?.best[0]?.move ?? advice.move }
}
