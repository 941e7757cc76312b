import { list, type Translate } from '@acheron/engine/words'
import { circleOf } from './box/circles.ts'
import { faces } from './box/dice.ts'
import { countOf, takeOut } from './turn/multisets.ts'
import type { Words } from './words/compiled/keys.ts'

type T = Translate<Words>

export function circleName(circle: number, t: T): string {
  return t(`circle.${circleOf(circle).id}.name`)
}

interface Rolled {
  readonly fresh: number
  readonly again: readonly number[]
}

/** Which of the two kinds of dice a roll is made of (R3.2). */
export function mixOf({ fresh, again }: Rolled): 'fresh' | 'again' | 'both' {
  if (again.length === 0) return 'fresh'
  return fresh === 0 ? 'again' : 'both'
}

export function rolledDice({ fresh, again }: Rolled, t: T): { fresh: string; again: string } {
  return { fresh: t('dice.fresh', { count: fresh }), again: showing(again, t) }
}

/** Dice by what they show, the equal ones together: "a 1 and two 6s". */
export function showing(dice: readonly number[], t: T): string {
  const shown = faces.filter(face => dice.includes(face))
  return list(
    t.lang,
    shown.map(face => t('dice.faces', { count: countOf(dice, face), face })),
  )
}

/** The effect of a Virgil pip on a die, for a sentence to choose its verb by. */
export function change({ from, to }: { from: number; to: number }, t: T): { how: string; from: string; to: number } {
  // The flip of a 3 or a 4 is a step as well (R4.3), and a step is easier to picture.
  const how = to === from + 1 ? 'raise' : to === from - 1 ? 'lower' : 'flip'
  return { how, from: t('dice.faces', { count: 1, face: from }), to }
}

/** The dice of a claim in the way its circle looks at them: "three 2s", "6 + 3", "6 + 4 and 5 + 5", "1, 2, 3 and 4". */
export function claimed(circle: number, use: readonly number[], t: T): string {
  const { target } = circleOf(circle)
  switch (target.kind) {
    case 'faces':
    case 'declared':
      return showing(use, t)
    case 'sums':
      return list(
        t.lang,
        setsOf(use, target.sum).map(set => set.join(' + ')),
      )
    case 'run':
    case 'without':
      return list(t.lang, use)
  }
}

/** Parts dice into sets of that sum, the highest dice first. */
function setsOf(use: readonly number[], sum: number): number[][] {
  const left = use.toSorted((a, b) => b - a)
  const sets: number[][] = []
  while (left.length > 0) {
    const set = setWith(left, sum)
    sets.push(set)
    takeOut(left, set)
  }
  return sets
}

/** The first die and others that make up the sum with it; all dice when nothing does. */
function setWith(dice: readonly number[], sum: number): number[] {
  const fill = (from: number, left: number): number[] | null => {
    if (left === 0) return []
    for (let i = from; i < dice.length; i++) {
      const value = dice[i]!
      const others = value <= left ? fill(i + 1, left - value) : null
      if (others) return [value, ...others]
    }
    return null
  }
  const [first = 0] = dice
  const others = fill(1, sum - first)
  return others ? [first, ...others] : [...dice]
}
