import { circleOf } from '../box/circles.ts'
import { faces } from '../box/dice.ts'
import type { NineCirclesView } from '../state.ts'
import { takeOut } from './multisets.ts'

/** The active dice that count towards the circle's target, ascending; the others are spare. */
export function countingDice({ circle, active, declared }: NineCirclesView): readonly number[] {
  const { target } = circleOf(circle)
  switch (target.kind) {
    case 'faces':
      return showing(active, target.face, target.count)
    case 'declared':
      return declared === null ? [] : showing(active, declared, target.count)
    case 'sums':
      return towardsSums(active, target.sum, target.sets)
    case 'run':
      return towardsRun(active, target.length)
    case 'without':
      return active.slice(0, target.count)
  }
}

function showing(active: readonly number[], face: number, count: number): number[] {
  return active.filter(value => value === face).slice(0, count)
}

/** For each sum the highest dice, until a single die can bring the rest of it. */
function towardsSums(active: readonly number[], sum: number, sets: number): number[] {
  const left = [...active]
  const counting: number[] = []
  for (let set = 0; set < sets; set++) {
    for (let rest = sum; rest > 0; ) {
      const exact = left.includes(rest) ? rest : null
      const next = exact ?? (rest > 6 ? left.findLast(value => value < rest) : undefined)
      if (next === undefined) break
      takeOut(left, [next])
      counting.push(next)
      rest -= next
    }
  }
  return counting.toSorted((a, b) => a - b)
}

/** One die of each face of the run that has most of its faces; of equal ones the lowest run. */
function towardsRun(active: readonly number[], length: number): number[] {
  const found = faces
    .slice(0, faces.length - length + 1)
    .map(low => faces.slice(low - 1, low - 1 + length).filter(face => active.includes(face)))
  return found.reduce((most, each) => (each.length > most.length ? each : most))
}
