import type { JsonObject, Move } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import type { OpenTable } from '@acheron/protocol'
import { useRef, useState } from 'react'
import { failureOf } from '../app/refusals.ts'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import { hush, tell, tellFailure } from '../ui/notes.tsx'
import { seatNames } from './players/seats.ts'
import { playInTurn } from './playInTurn.ts'
import type { ActionOutcome, TableSource } from './source.ts'

export interface Turn {
  /** An action has been under way for so long that the page says so. */
  readonly busy: boolean
  /** A move that gives up and waits for confirmation. */
  readonly asked: Move | null
  /** Makes the move, and those that follow it in the same press. */
  move(move: Move, next?: readonly Move[]): void
  confirm(yes: boolean): void
  undo(): void
  redo(): void
  sit(seat: number): void
  whyNot(intent: JsonObject, about?: string): void
}

/** Milliseconds before the page says that an action is under way. */
const busyAfterMs = 150

/** The viewer's actions at the table. A note tells refusals. */
export function useTurn(source: TableSource, table: OpenTable, face: GameFace, onMoved: (move: Move) => void): Turn {
  const t = useWords()
  // The next action waits for the answer to the last one.
  const acting = useRef(false)
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<Move | null>(null)
  const { seat } = table.now

  const act = async (action: () => Promise<ActionOutcome>): Promise<boolean> => {
    if (acting.current) return false
    acting.current = true
    const slow = setTimeout(() => setBusy(true), busyAfterMs)
    hush()
    const outcome = await action().catch((error: unknown): ActionOutcome => {
      const { code, message } = failureOf(error)
      return { ok: false, why: code, message }
    })
    clearTimeout(slow)
    acting.current = false
    setBusy(false)
    // The page is being left: nobody waits for the answer.
    if (!outcome.ok && outcome.why !== 'closed') tellFailure(t, { code: outcome.why, message: outcome.message })
    return outcome.ok
  }
  const submit = async (move: Move, next: readonly Move[] = []) => {
    if (seat !== null && (await act(() => playInTurn(source, seat, [move, ...next])))) onMoved(move)
  }
  return {
    busy,
    asked,
    move: (move, next) => (face.game.concedes(move) ? setAsked(move) : submit(move, next)),
    confirm: yes => {
      if (yes && asked) submit(asked)
      setAsked(null)
    },
    undo: () => seat !== null && act(() => source.undo(seat)),
    redo: () => seat !== null && act(() => source.redo(seat)),
    sit: wanted => act(() => source.sit(wanted)),
    whyNot(intent, about = '') {
      const why =
        seat === null ? t('watching.only') : face.game.explain(table.now.view, { ...intent, viewer: seat }, face.t)
      const said = [about, why].filter(Boolean).join(' ')
      if (said) tell(withNames(said, seatNames(table.info.seats, t)))
    },
  }
}
