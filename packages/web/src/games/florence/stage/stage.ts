import { florence } from '@acheron/games/florence'
import {
  circleOf,
  deciderOf,
  type FlorenceEvent,
  type FlorenceMove,
  type FlorenceState,
  type FlorenceView,
  hellFor,
  infamyOf,
  type MoveOf,
  type Origin,
  type ShieldId,
  sinAt,
  type Way,
  waysOf,
} from '@acheron/games/florence/board.ts'
import { useMemo } from 'react'
import type { BoardProps } from '../../../board/face.ts'
import type { Key } from '../../../board/gestures.ts'
import type { Stage } from '../../../board/stage.ts'
import { useStage } from '../../../board/useStage.ts'
import type { Voice } from '../words.ts'
import { gestureOf, originKey } from './gestures.ts'
import { intentOf } from './intents.ts'
import { toldBy } from './told.ts'

export type FlorenceProps = BoardProps<FlorenceState, FlorenceMove, FlorenceEvent>

/** A soul with all its ends. */
interface Ways {
  readonly origin: Origin
  readonly ends: readonly (Way & { readonly move: FlorenceMove })[]
}

export interface FlorenceStage extends Stage<FlorenceView, FlorenceMove> {
  /** Every move that the thing is touched for costs a bribe or a loan: it is lit, but less. */
  dear(key: Key): boolean
  /** The soul that is held or looked at, with its ends. */
  readonly ways: Ways | null
  /** The end of a way that is pointed at. */
  readonly end: ShieldId | null
}

/** The input of every part of the board. */
export interface BoardPart {
  readonly stage: FlorenceStage
  readonly voice: Voice
}

/** The kit's stage, with the ways of souls and with what is dear. */
export function useFlorenceStage(props: FlorenceProps, { game }: Voice): FlorenceStage {
  const stage = useStage(props, {
    gestureOf,
    toldBy,
    aimsOf,
    intentOf,
    say: (move: FlorenceMove, view: FlorenceView) => florence.describeMove(move, view, game),
  })
  const { view, moves, gestures, pointed, looked } = stage
  const { taken } = gestures
  const ways = useMemo(() => waysShown(view, moves, taken, looked, pointed), [view, moves, taken, looked, pointed])
  return {
    ...stage,
    dear: key => stage.lit(key) && gestures.moves(key).every(isDear),
    ways,
    end: pointed && 'to' in pointed && typeof pointed.to === 'string' ? pointed.to : null,
  }
}

/** The things that a move is about, and the quarter of Florence that a way leads to. */
function aimsOf(view: FlorenceView, move: FlorenceMove): readonly Key[] {
  const quarter = move.do === 'lead' ? hellFor(view.players).shields[move.to]?.quarter : undefined
  return [...gestureOf(view, move).parts.flat(), ...(quarter ? [`quarter:${quarter}`] : [])]
}

function isDear(move: FlorenceMove): boolean {
  return ('bribe' in move && move.bribe === true) || ('loans' in move && (move.loans ?? 0) > 0)
}

type SoulMove = MoveOf<'lead' | 'effect'>

function soulOf(move: FlorenceMove | null): Origin | null {
  return move?.do === 'lead' || (move?.do === 'effect' && move.to !== undefined) ? (move.soul ?? null) : null
}

/** The ways of the soul that is held, else of the one looked at or pointed at. */
function waysShown(
  view: FlorenceView,
  moves: readonly FlorenceMove[],
  held: readonly Key[],
  seen: Key | null,
  pointed: FlorenceMove | null,
): Ways | null {
  const souls = moves.filter((move): move is SoulMove => soulOf(move) !== null)
  const origins = [...new Set(souls.flatMap(move => soulOf(move) ?? []))]
  const find = (key: Key | null | undefined) => origins.find(origin => originKey(origin) === key)
  const origin = find(held[0]) ?? soulOf(pointed) ?? find(seen)
  if (!origin) return null
  const known = waysOf(view, deciderOf(view), origin)
  const ends = souls.flatMap(move => {
    if (soulOf(move) !== origin || move.to === undefined) return []
    // A guardian may carry the soul where no line leads.
    return [{ ...(known.find(({ to }) => to === move.to) ?? leap(view, origin, move.to)), move }]
  })
  return { origin, ends }
}

function leap(view: FlorenceView, origin: Origin, to: ShieldId): Way {
  const { circle = 1, quarter = 'dove' } = hellFor(view.players).shields[to] ?? {}
  return { to, path: [to], quarter, points: circle === circleOf(sinAt(view, origin)) ? infamyOf(circle) : 0 }
}
