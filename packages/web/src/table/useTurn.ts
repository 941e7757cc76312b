import type { JsonObject, Move } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import type { OpenTable } from '@acheron/protocol'
import { useRef, useState } from 'react'
import { failureOf } from '../app/refusals.ts'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import { hush, tell, tellFailure } from '../ui/notes.tsx'
import { seatNames } from './players/seats.ts'
import type { ActionOutcome, TableSource } from './source.ts'

export interface Turn {
  /** An action is under way, for so long that it should be said. */
  readonly busy: boolean
  /** A move that gives up, to be confirmed first. */
  readonly asked: Move | null
  move(move: Move): void
  confirm(yes: boolean): void
  undo(): void
  redo(): void
  sit(seat: number): void
  whyNot(intent: JsonObject, about?: string): void
}

/** An answer that comes within this time is seen before one has wondered: until then nothing is said of it. */
const wonderMs = 150

/** What the viewer does at the table; what is refused is told in a note. */
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
    const wondering = setTimeout(() => setBusy(true), wonderMs)
    hush()
    const outcome = await action().catch((error: unknown): ActionOutcome => {
      const { code, message } = failureOf(error)
      return { ok: false, why: code, message }
    })
    clearTimeout(wondering)
    acting.current = false
    setBusy(false)
    // The page is being left: nobody asks any more.
    if (!outcome.ok && outcome.why !== 'closed') tellFailure(t, { code: outcome.why, message: outcome.message })
    return outcome.ok
  }
  const submit = async (move: Move) => {
    if (seat !== null && (await act(() => source.move(seat, move)))) onMoved(move)
  }
  return {
    busy,
    asked,
    move: move => (face.game.concedes(move) ? setAsked(move) : submit(move)),
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
