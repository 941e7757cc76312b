import { equal } from '@acheron/engine'
import { circleOf, type HellgameMove, type HellgameView, type Square } from '@acheron/games/hellgame/board.ts'
import { useMemo, useState } from 'react'
import type { BoardProps } from '../../../board/face.ts'
import { useListed } from '../../../board/useListed.ts'
import { type Held, keyOf, Offers, type Thing } from './offers.ts'
import { toldBy } from './told.ts'
import { useWay } from './useWay.ts'
import { goalOf } from './way.ts'

export interface Leg {
  readonly from: Square
  readonly to: Square
  readonly linked: boolean
}

export interface Stage {
  readonly view: HellgameView
  /** The viewer's own seat; null for somebody who watches. */
  readonly mine: number | null
  readonly moves: readonly HellgameMove[]
  readonly offers: Offers
  /** Several moves fit the last touch: one of these is to be chosen. */
  readonly choice: readonly HellgameMove[]
  readonly pointed: HellgameMove | null
  /** The square that is looked at: its card is shown. */
  readonly seen: Square | null
  /** The way that is pointed at or being walked. */
  readonly legs: readonly Leg[]
  readonly told: ReadonlySet<string>
  readonly names: readonly string[]
  aimed(thing: Thing): boolean
  touch(thing: Thing): void
  letGo(): boolean
  act(move: HellgameMove): void
  point(move: HellgameMove | null): void
  /** Looks at a thing: points at what a touch of it would do. */
  look(thing: Thing | null): void
}

interface Taken {
  readonly view: HellgameView
  readonly held: Held | null
  readonly choice: readonly HellgameMove[]
}

const none: readonly HellgameMove[] = []

/** What is on the table and what a touch means there. All that is legal comes from the list of moves. */
export function useStage(props: BoardProps): Stage {
  const given = props.view as unknown as HellgameView
  const moves = props.moves as readonly HellgameMove[]
  const legal = props.legal as readonly HellgameMove[]
  const [taken, setTaken] = useState<Taken>({ view: given, held: null, choice: none })
  const [seen, setSeen] = useState<Square | null>(null)
  // A view told anew without a change leaves what is held alone.
  const view = useMemo(() => (equal(taken.view, given) ? taken.view : given), [taken.view, given])
  const current = taken.view === view ? taken : { view, held: null, choice: none }
  const offers = useMemo(() => new Offers(view, moves, legal, current.held), [view, moves, legal, current.held])
  const walk = useWay(view, moves, props.motion, props.onMove)
  const pointed = useListed(moves, props.pointed ?? props.advised)
  const told = useMemo(() => toldBy(props.told), [props.told])
  const at = view.seats[view.turn.seat]?.at ?? null
  const target = walk.way ? goalOf(walk.way) : seen
  const legs = useMemo(() => {
    if (!at) return []
    if (walk.way) return legsOf(at, walk.way.moves.slice(walk.way.done))
    const goal = target && offers.goals.get(target)
    return legsOf(at, goal ? goal.way : pointed && 'to' in pointed ? [pointed] : [])
  }, [at, walk.way, target, offers, pointed])
  const take = (held: Held | null, choice: readonly HellgameMove[] = none) => setTaken({ view, held, choice })
  const act = (move: HellgameMove) => {
    walk.stop()
    take(null)
    props.onPoint(null)
    props.onMove(move)
  }
  const ends = useMemo(() => (pointed ? endsOf(pointed) : new Set<string>()), [pointed])
  return {
    view,
    mine: props.seat,
    moves,
    offers,
    choice: current.choice.filter(move => moves.some(each => equal(each, move))),
    pointed,
    seen,
    legs,
    told,
    names: props.names,
    aimed: thing =>
      ends.has(keyOf(thing)) ||
      (thing.kind === 'square' &&
        ((thing.square === target && legs.length > 0) || ends.has(`circle ${circleOf(thing.square)}`))),
    touch(thing) {
      walk.stop()
      const outcome = offers.touch(thing)
      switch (outcome.kind) {
        case 'play':
          return act(outcome.move)
        case 'walk':
          take(null)
          props.onPoint(null)
          return walk.begin(outcome.goal.way)
        case 'hold':
          return take(outcome.held)
        case 'choose':
          return take(offers.held, outcome.moves)
        case 'whyNot':
          // Of the track only the track itself is asked about.
          props.onWhyNot(thing.kind === 'track' ? { kind: 'track' } : thing)
      }
    },
    letGo() {
      const something = offers.held !== null || current.choice.length > 0
      take(null)
      return walk.stop() || something
    },
    act,
    point: move => props.onPoint(move),
    look(thing) {
      setSeen(thing?.kind === 'square' ? thing.square : null)
      props.onPoint(thing && offers.foreseen(thing))
    },
  }
}

/** The legs of a way, from where it starts; leaps are marked. */
function legsOf(start: Square, moves: readonly HellgameMove[]): Leg[] {
  const legs: Leg[] = []
  let from = start
  for (const move of moves) {
    if (!('to' in move)) continue
    legs.push({ from, to: move.to, linked: move.do === 'step' })
    from = move.to
  }
  return legs
}

/** The things that a pointed move is about. */
function endsOf(move: HellgameMove): Set<string> {
  const keys = new Set<string>()
  const add = (thing: Thing) => keys.add(keyOf(thing))
  if ('to' in move) add({ kind: 'square', square: move.to })
  if ('square' in move && move.square) add({ kind: 'square', square: move.square })
  if ('spell' in move) add({ kind: 'spell', spell: move.spell })
  if ('target' in move && move.target !== undefined) add({ kind: 'player', seat: move.target })
  if ('circle' in move) keys.add(`circle ${move.circle}`)
  if (move.do === 'curse') add({ kind: 'curse', curse: move.curse })
  if (move.do === 'speed' || move.do === 'forge') add({ kind: move.do })
  if (move.do === 'flux' || move.do === 'shield' || move.do === 'lantern' || move.do === 'pandora')
    add({ kind: 'item', item: move.do })
  return keys
}
