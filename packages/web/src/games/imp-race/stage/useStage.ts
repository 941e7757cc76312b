import { equal } from '@acheron/engine'
import { type ImpRaceMove, type ImpRaceView, impOn } from '@acheron/games/imp-race/board.ts'
import { useMemo, useState } from 'react'
import type { BoardProps } from '../../../board/face.ts'
import { useListed } from '../../../board/useListed.ts'
import { voiceOf } from '../words.ts'
import { aboutOf } from './about.ts'
import { type Aim, aimOf } from './aim.ts'
import { type Held, keyOf, Offers, type Thing } from './offers.ts'
import { toldBy } from './told.ts'

export interface Stage {
  readonly view: ImpRaceView
  /** The viewer's own seat; null for somebody who watches. */
  readonly mine: number | null
  readonly moves: readonly ImpRaceMove[]
  readonly offers: Offers
  /** Several moves fit the last touch: one of these is to be chosen. */
  readonly choice: readonly ImpRaceMove[]
  readonly aim: Aim
  readonly pointed: ImpRaceMove | null
  readonly told: ReadonlySet<string>
  readonly names: readonly string[]
  aimed(thing: Thing): boolean
  touch(thing: Thing): void
  /** Takes up the sacrilege, or lays it down. */
  hold(held: Held): void
  letGo(): boolean
  act(move: ImpRaceMove): void
  point(move: ImpRaceMove | null): void
  /** Points at what a touch of this thing would do. */
  pointAt(thing: Thing): void
}

interface Taken {
  readonly view: ImpRaceView
  readonly held: Held | null
  readonly choice: readonly ImpRaceMove[]
}

const none: readonly ImpRaceMove[] = []

/** What is on the table and what a touch means there. All that is legal comes from the list of moves. */
export function useStage(props: BoardProps): Stage {
  const given = props.view as ImpRaceView
  const moves = props.moves as readonly ImpRaceMove[]
  const [taken, setTaken] = useState<Taken>({ view: given, held: null, choice: none })
  // A view told anew without a change leaves what is held alone.
  const view = equal(taken.view, given) ? taken.view : given
  const current = taken.view === view ? taken : { view, held: null, choice: none }
  const mine = props.seat
  const offers = useMemo(() => new Offers(view, moves, current.held), [view, moves, current.held])
  const pointed = useListed(moves, props.pointed ?? props.advised)
  const aim = useMemo(() => aimOf(view, pointed), [view, pointed])
  const told = useMemo(() => toldBy(props.told), [props.told])
  const take = (held: Held | null, choice: readonly ImpRaceMove[] = none) => setTaken({ view, held, choice })
  const act = (move: ImpRaceMove) => {
    take(null)
    props.onPoint(null)
    props.onMove(move)
  }
  return {
    view,
    mine,
    moves,
    offers,
    choice: current.choice.filter(move => moves.some(each => equal(each, move))),
    aim,
    pointed,
    told,
    names: props.names,
    aimed: thing => aim.things.has(keyOf(thing)),
    touch(thing) {
      const outcome = offers.touch(thing)
      switch (outcome.kind) {
        case 'play':
          return act(outcome.move)
        case 'hold':
          return take(outcome.held)
        case 'choose':
          return take(outcome.held, outcome.moves)
        case 'whyNot':
          props.onWhyNot(intentOf(view, mine, thing), aboutOf(thing, view, voiceOf(props.language)))
      }
    },
    hold: held => take(offers.held && equal(offers.held, held) ? null : held),
    letGo() {
      const something = offers.held !== null || current.choice.length > 0
      take(null)
      return something
    },
    act,
    point: move => props.onPoint(move),
    pointAt(thing) {
      const [move, another] = offers.ends(thing)
      if (move && !another) props.onPoint(move)
    },
  }
}

/** Whoever touches an imp asks about the imp, not about the square below it. */
function intentOf(view: ImpRaceView, mine: number | null, thing: Thing): Thing {
  if (thing.kind === 'square') {
    const imp = impOn(view, thing.square)
    if (imp) return { kind: 'imp', ...imp }
  }
  if (thing.kind === 'step') {
    const seat = mine ?? view.turn.seat
    const imp = view.seats[seat]?.imps.indexOf(thing.step) ?? -1
    if (imp >= 0) return { kind: 'imp', seat, imp }
  }
  return thing
}
