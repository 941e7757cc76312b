import { equal } from '@acheron/engine'
import {
  circleOf,
  deciderOf,
  type FlorenceMove,
  type FlorenceView,
  hellFor,
  infamyOf,
  type Origin,
  type ShieldId,
  sinAt,
  type Way,
  waysOf,
} from '@acheron/games/florence/board.ts'
import { useEffect, useMemo, useState } from 'react'
import type { BoardProps } from '../../../board/face.ts'
import { useListed } from '../../../board/useListed.ts'
import { Gestures, gestureOf, type Key, originKey } from './gestures.ts'
import { intentOf } from './intents.ts'
import type { Offers } from './offers.ts'
import { toldBy } from './told.ts'

/** A soul with all its ends. */
export interface Ways {
  readonly origin: Origin
  readonly ends: readonly (Way & { readonly move: FlorenceMove })[]
}

export interface Stage {
  readonly view: FlorenceView
  /** The viewer's own seat; null for somebody who watches. */
  readonly seat: number | null
  readonly names: readonly string[]
  readonly moves: readonly FlorenceMove[]
  readonly offers: Offers
  /** What has been touched and waits for what belongs to it. */
  readonly taken: readonly Key[]
  /** What it could mean. */
  readonly meant: readonly FlorenceMove[]
  /** Those of it for which nothing else is to be touched. */
  readonly complete: readonly FlorenceMove[]
  /** The soul that is held or looked at, with its ends. */
  readonly ways: Ways | null
  /** The end of a way that is pointed at. */
  readonly end: ShieldId | null
  /** What is looked at, in words. */
  readonly caption: string
  letGo(): boolean
}

interface Taken {
  readonly view: FlorenceView
  readonly keys: readonly Key[]
}

/** What is pointed at on the table, in words. */
interface Look {
  readonly key: Key | null
  readonly label: string
}

const none: readonly Key[] = []
const nothing: Look = { key: null, label: '' }

/** What is on the table and what a touch means there. All that is legal comes from the list of moves. */
export function useStage(props: BoardProps): Stage {
  const given = props.view as unknown as FlorenceView
  const moves = props.moves as readonly FlorenceMove[]
  const [taken, setTaken] = useState<Taken>({ view: given, keys: none })
  const [look, setLook] = useState<Look>(nothing)
  const { key: seen, label: caption } = look
  // A view told anew without a change leaves what is held alone.
  const view = useMemo(() => (equal(taken.view, given) ? taken.view : given), [taken.view, given])
  const keys = taken.view === view ? taken.keys : none
  const gestures = useMemo(() => new Gestures(view, moves, keys), [view, moves, keys])
  const { meant } = gestures
  const { onHold } = props
  useEffect(() => onHold(meant), [onHold, meant])
  const pointed = useListed(moves, props.pointed ?? props.advised)
  const aims = useMemo(() => aimsOf(view, pointed), [view, pointed])
  const told = useMemo(() => toldBy(props.told), [props.told])
  const take = (touched: readonly Key[]) => setTaken({ view, keys: touched })
  const play = (move: FlorenceMove) => {
    take(none)
    setLook(nothing)
    props.onPoint(null)
    props.onMove(move)
  }
  const held = gestures.taken
  const ways = useMemo(() => waysShown(view, moves, held, seen, pointed), [view, moves, held, seen, pointed])
  const offers: Offers = {
    moves: key => gestures.moves(key),
    lit: key => gestures.moves(key).length > 0,
    enabled: key => gestures.touch(key).kind !== 'whyNot',
    dear: key => gestures.moves(key).every(isDear),
    held: key => held.includes(key),
    aimed: key => aims.has(key),
    told: key => told.has(key),
    touch(key) {
      const outcome = gestures.touch(key)
      if (outcome.kind === 'play') play(outcome.move)
      else if (outcome.kind === 'take') take(outcome.taken)
      else props.onWhyNot(intentOf(key, held, props.seat))
    },
    look(key, label = '') {
      setLook({ key, label })
      const outcome = key === null ? null : gestures.touch(key)
      props.onPoint(outcome?.kind === 'play' ? outcome.move : null)
    },
    play,
    point: move => props.onPoint(move),
    pointed,
  }
  return {
    view,
    seat: props.seat,
    names: props.names,
    moves,
    offers,
    taken: held,
    meant,
    complete: gestures.complete,
    ways,
    end: pointed && 'to' in pointed && typeof pointed.to === 'string' ? pointed.to : null,
    caption,
    letGo() {
      take(none)
      return held.length > 0
    },
  }
}

/** The things that the pointed move is about, and the quarter of FlorenceView that a way leads to. */
function aimsOf(view: FlorenceView, pointed: FlorenceMove | null): ReadonlySet<Key> {
  if (!pointed) return new Set()
  const quarter = pointed.do === 'lead' ? hellFor(view.players).shields[pointed.to]?.quarter : undefined
  return new Set([...gestureOf(view, pointed).parts.flat(), ...(quarter ? [`quarter:${quarter}`] : [])])
}

function isDear(move: FlorenceMove): boolean {
  return ('bribe' in move && move.bribe === true) || ('loans' in move && (move.loans ?? 0) > 0)
}

type SoulMove = Extract<FlorenceMove, { do: 'lead' | 'effect' }>

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
    // A guardian may carry it where no line leads.
    return [{ ...(known.find(({ to }) => to === move.to) ?? leap(view, origin, move.to)), move }]
  })
  return { origin, ends }
}

function leap(view: FlorenceView, origin: Origin, to: ShieldId): Way {
  const { circle = 1, quarter = 'dove' } = hellFor(view.players).shields[to] ?? {}
  return { to, path: [to], quarter, points: circle === circleOf(sinAt(view, origin)) ? infamyOf(circle) : 0 }
}
