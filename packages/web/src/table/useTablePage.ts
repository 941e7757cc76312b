import type { GameState, Move, Seat, View } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { useCallback, useMemo, useState } from 'react'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import { useOwnPart } from '../dice/useOwnPart.ts'
import type { LocalInfo } from '../local/index.ts'
import { askingOf, mayMove, useSettings } from '../settings/store.ts'
import { useEndScreen } from './end/useEndScreen.ts'
import { useIntentions } from './intentions/useIntentions.ts'
import { useFocusRescue } from './keys/useFocusRescue.ts'
import { useLesson } from './lesson/useLesson.ts'
import { type Passage, passagesOf, toldToAll } from './log/passages.ts'
import { foldedPasses } from './log/passes.ts'
import { useSpokenLog } from './log/useSpokenLog.ts'
import { type Mode, modeOf, shownOf, undoBarred } from './mode.ts'
import { type Playback, usePlayback } from './moments/usePlayback.ts'
import { useSounds } from './moments/useSounds.ts'
import { seatNames } from './players/seats.ts'
import { useHolder } from './players/useHolder.ts'
import { useGuarded, usePressGuard } from './press/usePressGuard.ts'
import { askBefore, endingsOf, endsBy } from './prompt/endings.ts'
import { listedRow } from './prompt/listedRow.ts'
import { useHandOver } from './prompt/useHandOver.ts'
import { useQuestion } from './prompt/useQuestion.ts'
import { useReplay } from './replay/useReplay.ts'
import type { TableSource } from './source.ts'
import { useTalk } from './talk/useTalk.ts'
import { useTableActions } from './useTableActions.ts'
import { useTurn } from './useTurn.ts'

export interface TableProps {
  readonly source: TableSource
  readonly table: OpenTable
  readonly face: GameFace
  /** The server is out of reach. */
  readonly lost: boolean
  /** The table is a guided first game. */
  readonly lesson: boolean
}

const none: readonly never[] = []

/** Everything the page knows and can do; its parts read it. */
export function useTablePage(props: TableProps) {
  const { source, table, face } = props
  const settings = useSettings() // redraws the page when motion or language changes
  const { mode, moves, lesson, replay, playback, handOver, barred } = useMode(props)
  const names = useNames(table)
  const player = useHolder(table, names)
  const guard = usePressGuard()
  const ends = useMemo(() => endsBy(face, table.now.view), [face, table.now.view])
  const questionOf = (move: Move) =>
    askBefore(move, moves, endingsOf(face, table.now.view, ends), { asks: askingOf(settings, player) })
  const { played: onMoved } = lesson
  const own = lastOwn(table)
  const turn = useTurn({ source, table, face, offered: moves, own, guard, questionOf, onAct: playback.skip, onMoved })
  const actions = useTableActions(source, table, face)
  const question = useQuestion(source, table, face, moves, names, lesson, own)
  const intentions = useIntentions(source, table, face, question)
  const rowOf = useMemo(() => listedRow(question.asked, ends, face.keys), [question.asked, ends, face.keys])
  const [told, setTold] = useState<Passage | null>(null)
  const [resultShown, showResult] = useState(true)
  const over = mode.kind === 'over'
  const endScreen = useEndScreen(over, mayMove())
  const running = turn.left.length > 0
  const onNew = useFocusRescue({ now: table.now, over, handOver: handOver.due, lessonAt: lesson.at, running })
  useGuarded(guard, { version: table.now.version, prompt: question.prompt, running }, onNew)
  useSpokenLog(table, face, playback, running ? null : question.prompt)
  useSounds(table, mode, playback)
  const talk = useTalk(props)
  const part = useOwnPart(table)
  const all = useMemo(
    () => passagesOf(face, handOver.due ? toldToAll(face, table) : table),
    [face, table, handOver.due],
  )
  // The log does not run ahead of the playback; a look back needs all of it.
  const until = mode.kind === 'lookingBack' ? table.now.entries : playback.entry - (playback.watched ? 1 : 0)
  const looked = replay.at
  const passages = useMemo(
    () =>
      foldedPasses(all.some(({ entry }) => entry > until) ? all.filter(({ entry }) => entry <= until) : all, looked),
    [all, until, looked],
  )

  const shown = shownOf(mode, replay.past, playback)
  /** Nothing secret is shown while the device changes hands. */
  const open = useCallback(
    (view: View): View => (handOver.due ? face.game.view(view as GameState, null) : view),
    [face, handOver.due],
  )
  // A board redraws whenever its view is another object.
  const view = useMemo(() => shown.view && open(shown.view), [shown.view, open])
  return {
    ...props,
    mode,
    moves,
    lesson,
    replay,
    playback,
    handOver,
    barred,
    names,
    own,
    turn,
    part,
    ends,
    rowOf,
    actions,
    question,
    intentions,
    passages,
    /** All of it, also what the playback has not come to yet. */
    happened: all,
    talk,
    told,
    setTold,
    resultShown,
    showResult,
    /** The end screen covers the board. */
    ended: endScreen && resultShown,
    /** Null until the moment has come. */
    shown: { view, events: shown.events, heard: shown.heard },
    /** Other seats of mine that may be chosen to decide. */
    reach: deviceSeats(props, mode),
    /** Whose turn is marked among the players. */
    acting: actingIn(table, mode, playback),
    open,
  }
}

export type TablePageState = ReturnType<typeof useTablePage>

/** The version of the last step made at a seat of the viewer's. */
function lastOwn({ steps, info }: OpenTable): number {
  return steps.findLast(step => info.seats[step.seat]?.you)?.version ?? 0
}

function deviceSeats({ source, table }: TableProps, { kind }: Mode): readonly Seat[] {
  const present = kind === 'deciding' || kind === 'handOver' || kind === 'waiting'
  return source.kind === 'local' && present ? (table.info as LocalInfo).reach : none
}

/** Whose turn is marked: during a playback, whose doing is shown. */
function actingIn({ info, now }: OpenTable, mode: Mode, { behind, current }: Playback): readonly Seat[] {
  if (mode.kind === 'lookingBack' || info.status === 'waiting') return none
  if (!behind) return now.actors
  return current?.seat === null || current?.seat === undefined ? none : [current.seat]
}

/** The mode of the page, and the parts of its state that make it. */
function useMode({ source, table, face, lost, lesson: asLesson }: TableProps) {
  const { info, now } = table
  const lesson = useLesson(source.id, info.game, (asLesson && face.lesson?.steps) || none)
  const replay = useReplay(source, now.entries, now.version)
  const handOver = useHandOver(table, face)
  const replayAt = replay.at
  const playback = usePlayback(source, face, table, { held: replayAt !== null || handOver.due, secret: handOver.due })
  const playingBack = playback.playing ? playback.left : null
  const { watched } = playback
  const inLesson = lesson.steps.length > 0
  const mode = useMemo(
    () =>
      modeOf({
        now,
        info,
        lost,
        replayAt,
        playingBack,
        watched,
        handOver: handOver.due,
        inLesson,
        allows: lesson.allows,
      }),
    [now, info, lost, replayAt, playingBack, watched, handOver.due, inLesson, lesson.allows],
  )
  const moves = mode.kind === 'deciding' ? mode.moves : none
  const barred = undoBarred({ now, info, lost, replayAt, inLesson })
  return { mode, moves, lesson, replay, playback, handOver, barred }
}

function useNames({ info }: OpenTable): readonly string[] {
  const t = useWords()
  return useMemo(() => seatNames(info.seats, t), [info.seats, t])
}
