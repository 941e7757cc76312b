import type { Choice } from '../../board/face.ts'

export interface ChoiceGroup {
  readonly title: string
  readonly choices: readonly Choice[]
}

export interface Arranged {
  readonly plain: readonly Choice[]
  /** Folded under their titles. */
  readonly groups: readonly ChoiceGroup[]
  /** Every choice that is seen, in the order of the keys. */
  readonly listed: readonly Choice[]
}

/** So few choices need no folding. */
const few = 4

/** The choices in the order of their keys, those in groups apart. */
export function arrange(choices: readonly Choice[], open: ReadonlySet<string>): Arranged {
  const flat = choices.length <= few && choices.every(choice => choice.group !== undefined)
  if (flat) return { plain: choices, groups: [], listed: choices }
  const plain = choices.filter(choice => choice.group === undefined)
  const titles = [...new Set(choices.flatMap(choice => choice.group ?? []))]
  const groups = titles.map(title => ({ title, choices: choices.filter(choice => choice.group === title) }))
  const listed = [...plain, ...groups.filter(group => open.has(group.title)).flatMap(group => group.choices)]
  return { plain, groups, listed }
}
