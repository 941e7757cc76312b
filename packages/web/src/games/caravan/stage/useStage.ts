import { equal } from '@acheron/engine'
import {
  type Archetype,
  askIn,
  attackIn,
  type CaravanMove,
  championOf,
  championsOf,
  type FightingView,
  isChampion,
} from '@acheron/games/caravan/board.ts'
import { useEffect, useMemo, useState } from 'react'
import type { BoardProps } from '../../../board/face.ts'
import { useListed } from '../../../board/useListed.ts'
import { type Voice, voiceOf } from '../words.ts'
import { Gestures, type Key, partsOf } from './gestures.ts'
import { intentOf } from './intents.ts'
import { toldBy } from './told.ts'

export interface Stage {
  readonly view: FightingView
  /** The viewer's own seat; null for somebody who watches. */
  readonly seat: number | null
  readonly names: readonly string[]
  readonly voice: Voice
  readonly moves: readonly CaravanMove[]
  readonly gestures: Gestures
  readonly pointed: CaravanMove | null
  /** The Champion whose board lies open. */
  readonly champion: Archetype
  /** Opens a Champion's board. */
  open(champion: Archetype): void
  lit(key: Key): boolean
  held(key: Key): boolean
  /** The move that is pointed at is about it. */
  aimed(key: Key): boolean
  /** The line of the chronicle that is pointed at tells of it. */
  told(key: Key): boolean
  /** Makes the move, takes it up, or asks why not. */
  touch(key: Key): void
  /** Points at what a touch of it would do. */
  look(key: Key | null): void
  act(move: CaravanMove): void
  point(move: CaravanMove | null): void
  letGo(): boolean
}

interface Taken {
  readonly view: FightingView
  readonly keys: readonly Key[]
}

/** Whose board was opened by hand, until another Champion is asked. */
interface Opened {
  readonly champion: Archetype
  readonly asked: Archetype | null
}

const none: readonly Key[] = []

/** What is on the stage and what a touch means there. All that is legal comes from the list of moves. */
export function useStage(props: BoardProps): Stage {
  const given = props.view as unknown as FightingView
  const moves = props.moves as readonly CaravanMove[]
  const [taken, setTaken] = useState<Taken>({ view: given, keys: none })
  const [opened, setOpened] = useState<Opened | null>(null)
  // A view told anew without a change leaves what is held alone.
  const view = useMemo(() => (equal(taken.view, given) ? taken.view : given), [taken.view, given])
  const keys = taken.view === view ? taken.keys : none
  const gestures = useMemo(() => new Gestures(view, moves, keys), [view, moves, keys])
  const { onHold } = props
  const { meant } = gestures
  useEffect(() => onHold(meant), [onHold, meant])
  const pointed = useListed(moves, props.pointed ?? props.advised)
  const aims = useMemo(() => new Set(pointed ? partsOf(view, pointed).flat() : []), [view, pointed])
  const told = useMemo(() => toldBy(props.told), [props.told])
  const asked = askedOf(view, props.seat)
  const champion =
    opened && opened.asked === asked ? opened.champion : (asked ?? firstOf(view, moves, props.seat, opened))
  const take = (touched: readonly Key[]) => setTaken({ view, keys: touched })
  const open = (each: Archetype) => setOpened({ champion: each, asked })
  const act = (move: CaravanMove) => {
    take(none)
    props.onPoint(null)
    props.onMove(move)
  }
  return {
    view,
    seat: props.seat,
    names: props.names,
    voice: voiceOf(props.language),
    moves,
    gestures,
    pointed,
    champion,
    open,
    lit: key => gestures.lit(key),
    held: key => gestures.taken.includes(key),
    aimed: key => aims.has(key),
    told: key => told.has(key),
    touch(key) {
      const [kind, id] = key.split(':')
      if (kind === 'object' && isChampion(id ?? null)) open(id as Archetype)
      const outcome = gestures.touch(key)
      if (outcome.kind === 'play') act(outcome.move)
      else if (outcome.kind === 'take') take(outcome.taken)
      else {
        const intent = intentOf(key)
        if (intent && props.seat !== null) props.onWhyNot(intent)
      }
    },
    look(key) {
      const outcome = key === null ? null : gestures.touch(key)
      props.onPoint(outcome?.kind === 'play' ? outcome.move : null)
    },
    act,
    point: move => props.onPoint(move),
    letGo() {
      take(none)
      return keys.length > 0
    },
  }
}

/** The viewer's Champion that is asked, or that attacks. */
function askedOf(view: FightingView, seat: number | null): Archetype | null {
  const ask = askIn(view)
  const about = ask?.topic.champion
  const asked =
    typeof about === 'string' && isChampion(about) ? about : (ask?.champion ?? attackIn(view)?.attacker ?? null)
  return asked && (seat === null || view.champions[asked].seat === seat) ? asked : null
}

/** Otherwise the one that was open; at first, one that can do something, before all a Player Champion. */
function firstOf(
  view: FightingView,
  moves: readonly CaravanMove[],
  seat: number | null,
  opened: Opened | null,
): Archetype {
  const own = championsOf(view, seat)
  if (opened && own.includes(opened.champion)) return opened.champion
  const able = own.filter(each => moves.length === 0 || moves.some(move => championOf(move) === each))
  const [first] = (able.length > 0 ? able : own).toSorted(
    (a, b) => Number(view.champions[b].player) - Number(view.champions[a].player),
  )
  return first ?? 'mercenary'
}
