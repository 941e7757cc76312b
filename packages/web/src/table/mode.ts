import type { GameEvent, Move, PastView, Result, Seat, TableView, View } from '@acheron/engine'
import type { TableInfo } from '@acheron/protocol'
import type { Playback } from './moments/usePlayback.ts'

/** The present purpose of the page. Each mode has one panel in the prompt's place (`ModePanel`). */
export type Mode =
  /** The viewer looks at an earlier moment. */
  | { readonly kind: 'lookingBack'; readonly at: number }
  /** The last decisions before the end are shown one after the other, with the number left; the result follows. */
  | { readonly kind: 'playingBack'; readonly left: number }
  /** The server is out of reach. */
  | { readonly kind: 'lost' }
  /** The campaign goes on at another table. */
  | { readonly kind: 'continued'; readonly to: string }
  | { readonly kind: 'over'; readonly result: Result }
  /** The device must change hands before anything secret is shown. */
  | { readonly kind: 'handOver'; readonly to: Seat }
  /** A foe acts, and what it does is watched before anything is asked. */
  | { readonly kind: 'beholding' }
  | { readonly kind: 'deciding'; readonly moves: readonly Move[] }
  /** The lesson explains something; no move leads on. */
  | { readonly kind: 'lessonText' }
  /** Seats are open. `free` is the one offered to a viewer without a seat. */
  | { readonly kind: 'gathering'; readonly free: Seat | null }
  /** Everybody adds to the seed before the game is dealt. */
  | { readonly kind: 'sealing' }
  /** A bot plays for the viewer until they take the seat back. */
  | { readonly kind: 'stoodIn' }
  /** Another seat decides. */
  | { readonly kind: 'waiting'; readonly actor: Seat | null }
  /** Another seat decides, and the viewer has no seat; they may look over somebody's shoulder. */
  | { readonly kind: 'watching'; readonly actor: Seat | null }

/** The input of the mode. */
export interface Situation {
  readonly now: Pick<TableView, 'actors' | 'entries' | 'moves' | 'result' | 'seat'>
  readonly info: Pick<TableInfo, 'seats' | 'status'> & Partial<Pick<TableInfo, 'campaign' | 'parts'>>
  readonly lost: boolean
  /** The decision that the viewer looks back at; null in the present. */
  readonly replayAt: number | null
  /** The decisions that are still to be played back; null when nothing is played back. */
  readonly playingBack: number | null
  /** What is played back is watched to its end. */
  readonly watched?: boolean
  /** The device must change hands. */
  readonly handOver: boolean
  readonly inLesson: boolean
  /** Whether the lesson offers the move; true for every move outside a lesson. */
  allows(move: Move): boolean
}

export function modeOf(situation: Situation): Mode {
  const { now, info, lost, replayAt, playingBack, watched, handOver, inLesson, allows } = situation
  if (replayAt !== null) return { kind: 'lookingBack', at: replayAt }
  const to = info.campaign?.continued ?? null
  if (to !== null) return { kind: 'continued', to }
  // A decision waits only for a playback that is watched, the result for any. It stays on the page when the server is gone.
  if (now.result !== null && playingBack !== null) return { kind: 'playingBack', left: playingBack }
  if (now.result !== null) return { kind: 'over', result: now.result }
  if (lost) return { kind: 'lost' }
  if (handOver && now.seat !== null) return { kind: 'handOver', to: now.seat }
  if (now.seat !== null && info.seats[now.seat]?.standIn !== undefined) return { kind: 'stoodIn' }
  if (info.status === 'waiting') return { kind: 'gathering', free: freeSeat(info) }
  if (info.parts && !info.parts.drawn) return { kind: 'sealing' }
  if (watched) return { kind: 'beholding' }
  const moves = now.moves.filter(allows)
  if (moves.length > 0) return { kind: 'deciding', moves }
  if (inLesson && now.moves.length > 0) return { kind: 'lessonText' }
  const holds = now.seat !== null && info.seats[now.seat]?.you
  return { kind: holds ? 'waiting' : 'watching', actor: now.actors[0] ?? null }
}

function freeSeat({ seats }: Situation['info']): Seat | null {
  if (seats.some(seat => seat.you)) return null
  const kept = seats.findIndex(seat => seat.kept?.you)
  const free = kept < 0 ? seats.findIndex(seat => seat.kind === 'open' && !seat.kept) : kept
  return free < 0 ? null : free
}

/** The content of the board. */
export interface Shown {
  /** Null until the moment has come. */
  readonly view: View | null
  readonly events: readonly GameEvent[]
  /** All that was told of late, up to this moment. */
  readonly heard: readonly GameEvent[]
}

const none: readonly never[] = []

export function shownOf(
  mode: Mode,
  past: PastView | null,
  playback: Pick<Playback, 'view' | 'events' | 'heard'>,
): Shown {
  if (mode.kind !== 'lookingBack') return playback
  const events = past?.events ?? none
  return { view: past?.view ?? null, events, heard: events }
}

/** The reason why nothing can be undone or redone on this page, as a key of its words. */
export type UndoBar =
  | 'watching.only'
  | 'undo.looking'
  | 'undo.lesson'
  | 'undo.lost'
  | 'continued.undo'
  | 'stoodIn.title'

/** Null where undo and redo are allowed. */
export function undoBarred(
  situation: Pick<Situation, 'lost' | 'replayAt' | 'inLesson'> & {
    readonly now: Pick<TableView, 'seat'>
    readonly info?: Partial<Pick<TableInfo, 'campaign' | 'seats'>>
  },
): UndoBar | null {
  const { seat } = situation.now
  if (seat === null || situation.info?.seats?.[seat]?.you === false) return 'watching.only'
  if (situation.replayAt !== null) return 'undo.looking'
  if (situation.info?.seats?.[seat]?.standIn !== undefined) return 'stoodIn.title'
  if (situation.info?.campaign?.continued) return 'continued.undo'
  // A lesson goes forward only: each step rests on the one before.
  if (situation.inLesson) return 'undo.lesson'
  return situation.lost ? 'undo.lost' : null
}
