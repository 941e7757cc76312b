import { type ImpRaceMove, type ImpRaceView, positionOf, wayOf } from '@acheron/games/imp-race/board.ts'
import { keyOf, type Thing, thingAt } from './offers.ts'

/** What a move is about, as the table shows it before it is made. */
export interface Aim {
  /** The things it touches. */
  readonly things: ReadonlySet<string>
  /** The positions an imp would pass, its own first and its last. */
  readonly way: readonly number[]
}

const nothing: Aim = { things: new Set(), way: [] }

export function aimOf(view: ImpRaceView, move: ImpRaceMove | null): Aim {
  if (!move) return nothing
  const about = (...things: (Thing | null)[]): Aim => ({
    things: new Set(things.flatMap(thing => (thing ? keyOf(thing) : []))),
    way: [],
  })
  switch (move.do) {
    case 'move': {
      const from = view.seats[view.turn.seat]?.imps[move.imp] ?? 'D'
      const to = wayOf(view, move).to
      const start = positionOf(from)
      const way = Array.from({ length: move.n + 1 }, (_, i) => start + i)
      return { ...about(thingAt(from), thingAt(to)), way }
    }
    case 'sacrilege':
      return about({ kind: 'square', square: move.square })
    case 'angel':
      return about({ kind: 'card', card: move.card }, { kind: 'step', step: move.step })
    case 'raise':
    case 'step':
      return about({ kind: 'step', step: move.step })
    case 'roll':
      return about({ kind: 'die' })
    case 'gather':
      return about({ kind: 'deck' })
    case 'buy':
      return about({ kind: 'deck' }, move.discard ? { kind: 'card', card: move.discard } : null)
    case 'goOn': {
      const frame = view.flow.at(-1)
      return about(frame?.kind === 'chain' ? { kind: 'square', square: frame.square } : null)
    }
    case 'trident': {
      const next = positionOf(view.turn.rested ?? 'D') + 1
      return about({ kind: 'card', card: move.card }, { kind: 'square', square: next })
    }
    default:
      return 'card' in move ? about({ kind: 'card', card: move.card }) : nothing
  }
}
