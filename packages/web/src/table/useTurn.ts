import { equal, type JsonObject, type Move, type TableView, type View } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import { findGame } from '@acheron/games'
import type { OpenTable } from '@acheron/protocol'
import { useRef, useState } from 'react'
import { failureOf } from '../app/refusals.ts'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import { hush, tell, tellFailure } from '../ui/notes.tsx'
import { seatNames } from './players/seats.ts'
import type { PressGuard } from './press/guard.ts'
import type { EndQuestion } from './prompt/endings.ts'
import { stands } from './prompt/usePointed.ts'
import { useSeries } from './prompt/useSeries.ts'
import type { ActionOutcome, TableSource } from './source.ts'

export interface Turn {
  /** An action has been under way for so long that the page says so. */
  readonly busy: boolean
  /** A move that gives up and waits for confirmation. */
  readonly asked: Move | null
  /** A move that ends something and is made when it is pressed again. */
  readonly armed: Move | null
  /** The moves still to be made of a choice that stands for several. */
  readonly left: readonly Move[]
  /** Makes the move, and then each of the others while it is legal and nothing else has happened. */
  move(move: Move, next?: readonly Move[]): void
  confirm(yes: boolean): void
  /** Takes back the last own step, or so many of them. */
  undo(count?: number): void
  redo(): void
  sit(seat: number): void
  whyNot(intent: JsonObject, about?: string): void
}

/** A move that the page has asked about, and the viewer's last own step at that time. */
interface Asked {
  readonly move: Move
  readonly own: number
}

/** Milliseconds before the page says that an action is under way. */
const busyAfterMs = 150

interface Parts {
  readonly source: TableSource
  readonly table: OpenTable
  readonly face: GameFace
  /** The moves that the page offers now. */
  readonly offered: readonly Move[]
  /** The version of the viewer's last own step. */
  readonly own: number
  readonly guard: PressGuard
  /** The page's question before the move; null when it does not ask. */
  questionOf(move: Move): EndQuestion | null
  /** An action begins: nothing waits for what is still being shown. */
  onAct(): void
  onMoved(move: Move): void
}

/** The viewer's actions at the table. A note tells refusals. */
export function useTurn({ source, table, face, offered, own, guard, questionOf, onAct, onMoved }: Parts): Turn {
  const t = useWords()
  // The next action waits for the answer to the last one.
  const acting = useRef(false)
  // The touches and actions so far: a reason that comes after another one is not told.
  const touches = useRef(0)
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [armed, setArmed] = useState<Asked | null>(null)
  const { seat } = table.now
  /** The move asked about, while somebody else's step leaves it legal. */
  const standing = (about: Asked | null) => (about && stands(about, own, offered) ? about.move : null)

  const act = async (action: () => Promise<ActionOutcome>): Promise<boolean> => {
    if (acting.current) return false
    acting.current = true
    touches.current++
    onAct()
    const slow = setTimeout(() => setBusy(true), busyAfterMs)
    hush()
    guard.acted(true)
    const outcome = await action().catch((error: unknown): ActionOutcome => {
      const { code, message } = failureOf(error)
      return { ok: false, why: code, message }
    })
    clearTimeout(slow)
    acting.current = false
    setBusy(false)
    if (!outcome.ok) guard.acted(false)
    // The page is being left: nobody waits for the answer.
    if (!outcome.ok && outcome.why !== 'closed') tellFailure(t, { code: outcome.why, message: outcome.message })
    return outcome.ok
  }
  const submit = async (move: Move): Promise<boolean> => {
    const isMade = seat !== null && (await act(() => source.move(seat, move)))
    if (isMade) onMoved(move)
    return isMade
  }
  // A lesson asks all that it asks.
  const answer = (now: TableView) =>
    offered.length === 0 || offered.length === now.moves.length ? (face.answers?.(now.view, now.moves) ?? null) : null
  const others = (after: number) =>
    table.steps.filter(step => step.version > after && !table.info.seats[step.seat]?.you).length
  const series = useSeries(table.now, offered, submit, answer, others)
  const make = async (move: Move, next: readonly Move[] = []) => {
    series.stop()
    if (next.length > 0) series.begin([move, ...next])
    else if ((await submit(move)) && face.answers) series.follow()
  }
  const armedNow = standing(armed)
  const isArmed = (move: Move) => armedNow !== null && equal(armedNow, move)
  const arm = (move: Move, question: EndQuestion) => {
    setArmed({ move, own })
    // The second half of a double click is no answer.
    guard.changed(performance.now(), false)
    tell(t(question))
  }
  return {
    busy,
    asked: standing(asked),
    armed: armedNow,
    left: series.left,
    move(move, next) {
      const question = guard.isAnswering && !isArmed(move) ? questionOf(move) : null
      if (!guard.isMeant) tell(t('press.early'))
      else if (face.game.concedes(move)) setAsked({ move, own })
      else if (question) arm(move, question)
      else make(move, next)
    },
    confirm: yes => {
      if (yes && asked) submit(asked.move)
      setAsked(null)
    },
    undo: (count = 1) => seat !== null && act(() => source.undo(seat, count)),
    redo: () => seat !== null && act(() => source.redo(seat)),
    sit: wanted => act(() => source.sit(wanted)),
    async whyNot(intent, about = '') {
      series.stop()
      const touch = ++touches.current
      const why = seat === null ? t('watching.only') : await reason(face, table.now.view, { ...intent, viewer: seat })
      if (touch !== touches.current) return
      const said = [about, why].filter(Boolean).join(' ')
      if (said) tell(withNames(said, seatNames(table.info.seats, t)))
    },
  }
}

/** The rules know it, and may have to be loaded; where they cannot be, there is nothing to say. */
async function reason({ id, t }: GameFace, view: View, intent: JsonObject): Promise<string | null> {
  const rules = await findGame(id)
    .load()
    .catch(() => null)
  return rules?.explain(view, intent, t) ?? null
}
