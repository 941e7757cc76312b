import type { Seat } from '@acheron/engine'
import type { ImpOf, ImpRaceView, Place, SeatState, Step } from '../state.ts'

type Imps = Pick<SeatState, 'imps'>

/** The last square with a tile; after it comes the goal (2.2). */
export const lastSquare = 39
/** The goal's position. */
export const goal = 40
/** Stands for the cemetery, which has no position. */
const nowhere = -100

/** The last squares of the nine circles of the stair; they mean nothing in the rules. */
export const circleEnds: readonly number[] = [5, 10, 15, 20, 24, 28, 32, 36, 39]

/** The circle of a square, from 1 to 9. */
export function circleOf(square: number): number {
  return circleEnds.findIndex(last => square <= last) + 1
}

/** The start steps, the one next to square 1 first; their positions go down from 0. */
const steps: readonly Step[] = ['S1', 'S2', 'S3', 'S4']

const positions: Readonly<Record<Exclude<Place, number>, number>> = {
  D: nowhere,
  S4: -3,
  S3: -2,
  S2: -1,
  S1: 0,
  H: goal,
}

/** 2.2: steps count as squares. */
export function positionOf(place: Place): number {
  return typeof place === 'number' ? place : positions[place]
}

export function placeAt(position: number): Place {
  // Not `-position`: that is -0 for S1, which is no index.
  if (position <= 0) return steps[0 - position]!
  return position === goal ? 'H' : position
}

/** Whether an imp there can run at all: it is on a step or on the route. */
export function canRun(place: Place): boolean {
  return place !== 'D' && place !== 'H'
}

/** R1.6: the seat's imps on squares 1 to 39; the one fighting for a square is among them. */
export function impsOnRoute({ imps }: Imps): number {
  let count = 0
  for (let imp = 0; imp < imps.length; imp++) if (typeof imps[imp] === 'number') count++
  return count
}

export function impsHome({ imps }: Imps): number {
  let count = 0
  for (let imp = 0; imp < imps.length; imp++) if (imps[imp] === 'H') count++
  return count
}

/** R1.4: the dead imp that would be recovered, or -1. */
export function deadImp({ imps }: Imps): number {
  return imps.indexOf('D')
}

/** The seat's free steps. */
export function freeSteps(view: ImpRaceView, seat: Seat): Step[] {
  const { imps } = view.seats[seat]!
  const free: Step[] = []
  for (let i = 0; i < view.options.startSteps; i++) {
    const step = steps[i]!
    if (!imps.includes(step)) free.push(step)
  }
  return free
}

/** The imp of another seat on a square, if one stands there. */
export function foreignImp(view: ImpRaceView, seat: Seat, square: number): ImpOf | null {
  for (let other = 0; other < view.seats.length; other++) {
    if (other === seat) continue
    const imp = view.seats[other]!.imps.indexOf(square)
    if (imp >= 0) return { seat: other, imp }
  }
  return null
}
