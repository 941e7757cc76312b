import {
  earlierReturn,
  type ImpRaceMove,
  type ImpRaceView,
  lastSquare,
  type Place,
  topFrame,
  wayOf,
} from '@acheron/games/imp-race/board.ts'
import type { Scene } from '../stage.ts'
import { asMoves, viewOf } from './scene.ts'

type Thing = `card ${string}` | `place ${Place}` | 'deck' | 'bag' | 'gems' | 'die'

/** What the moves under the cursor would touch. */
export type Lit = (thing: Thing) => boolean

export function litBy(scene: Scene): Lit {
  const view = viewOf(scene)
  const things = new Set(asMoves(scene.lit).flatMap(move => touched(view, move)))
  return thing => things.has(thing)
}

function touched(view: ImpRaceView, move: ImpRaceMove): Thing[] {
  switch (move.do) {
    case 'gather':
      return ['deck', 'bag']
    case 'raise':
      return ['place D', `place ${move.step}`, 'bag']
    case 'angel':
      return [`card ${move.card}`, 'place D', `place ${move.step}`]
    case 'roll':
      return ['die']
    case 'dieCard':
    case 'banana':
      return [`card ${move.card}`, 'die']
    case 'treasure':
      return [`card ${move.card}`, 'bag']
    case 'sacrilege':
      return [`place ${move.square}`, 'gems']
    case 'move': {
      const { from, to } = wayOf(view, move)
      return [`place ${from}`, `place ${to}`]
    }
    case 'goOn':
      return carried(view)
    case 'step':
      return [`place ${move.step}`]
    case 'discard':
      return [`card ${move.card}`, 'deck']
    case 'stakeCard':
    case 'parry':
      return [`card ${move.card}`, ...fought(view)]
    case 'stakeGems':
      return ['gems', ...fought(view)]
    case 'stand':
    case 'concede':
    case 'accept':
      return fought(view)
    case 'trident':
      return [`card ${move.card}`, ...attacked(view)]
    case 'buy':
      return ['deck', 'gems', ...(move.discard ? [`card ${move.discard}` as const] : [])]
    case 'noMove':
    case 'skipDraw':
    case 'endTurn':
      return []
  }
}

/** The square of the fight, or the target of a Trident. */
function fought(view: ImpRaceView): Thing[] {
  const frame = topFrame(view)
  return frame?.kind === 'bid' || frame?.kind === 'parry' ? [`place ${frame.square}`] : []
}

/** R8.1: the square ahead of the imp that ran. */
function attacked({ turn }: ImpRaceView): Thing[] {
  return [`place ${typeof turn.rested === 'number' ? turn.rested + 1 : 1}`]
}

/** R6.5, R6.6: where a Banana or a Return takes the imp. */
function carried(view: ImpRaceView): Thing[] {
  const frame = topFrame(view)
  if (frame?.kind !== 'chain') return []
  const { square, tile } = frame
  const here: Thing = `place ${square}`
  if (tile === 'banana') return [here, square < lastSquare ? `place ${square + 1}` : 'place H']
  const back = earlierReturn(view, square)
  return back > 0 ? [here, `place ${back}`] : [here]
}
