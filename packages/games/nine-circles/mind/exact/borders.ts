/** The worth of every start of a circle but the first, on every sheet: between them a position is worked out on the spot. */
import { circleOf, lastCircle } from '../../box/circles.ts'
import type { Goal } from '../goals.ts'
import { countsDiceOnly, mostDice, wantedFace } from '../solution.ts'
import { nameOf, type Part, widthOf } from './plan.ts'
import { numberOf, rowsOf, type Sheets, type Starts, sheetsWithin } from './sheets.ts'
import { Solved } from './solved.ts'

/** By circle. */
export type Borders = ReadonlyMap<number, Starts>

/** The largest sheet that the options allow: every other one is part of it. */
export const wholeSheet: Sheets = sheetsWithin([7, 7, 7, 7], 9)

/** The circles whose starts are borders. */
export const borderCircles: readonly number[] = Array.from({ length: lastCircle - 1 }, (_, i) => i + 2)

/** With fewer dice than a later circle asks for, a circle is the start of a lost game. */
export function leastDiceFrom(circle: number): number {
  let least = 0
  for (let later = circle; later <= lastCircle; later++) least = Math.max(least, circleOf(later).leastDice)
  return least
}

export function solveBorders(goal: Goal, strict: boolean, progress: (done: number) => void): Borders {
  const [first = 2] = borderCircles
  const parts = borderCircles
    .toReversed()
    .filter(circle => !countsDiceOnly(circle))
    .flatMap(circle => diceFrom(circle).map((dice): Part => ({ circle, wanted: wantedFace(circle, null), dice })))
  const watched = new Map(parts.map(part => [nameOf(part), new Set<number>()]))
  const work = parts.reduce((sum, part) => sum + widthOf(part), 0) * wholeSheet.count * wholeSheet.virgils
  const plan = { sheets: wholeSheet, dice: mostDice, first, last: lastCircle, parts, watched, work }
  return new Solved(plan, goal, strict, progress).starts
}

/** The numbers of dice with which a circle may still lead to the end. */
export function diceFrom(circle: number): number[] {
  const least = leastDiceFrom(circle)
  return Array.from({ length: mostDice - least + 1 }, (_, i) => least + i)
}

/** The same on a smaller sheet. */
export function bordersWithin(borders: Borders, circle: number, sheets: Sheets, dice: number): Starts {
  const whole = borders.get(circle)
  if (!whole) throw new Error(`the table has no border before circle ${circle}`)
  const numbers = Array.from({ length: sheets.count }, (_, sheet) => numberOf(wholeSheet, rowsOf(sheets, sheet)))
  return Array.from({ length: dice + 1 }, (_, left) => {
    const values = new Float64Array(sheets.count * sheets.virgils)
    for (const [sheet, number] of numbers.entries()) {
      const from = number * wholeSheet.virgils
      values.set(whole[left]!.subarray(from, from + sheets.virgils), sheet * sheets.virgils)
    }
    return values
  })
}
