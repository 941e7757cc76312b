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

/** So many moves lie open at least, where there are as many. */
const fewest = 6
/** Where fewer are sensible, so many lie open: a narrow page shows that many while its list is folded. */
export const fewestOfAll = 3

/** The choices in the order of their keys, those in groups apart. */
export function arrange(choices: readonly Choice[], open: ReadonlySet<string>): Arranged {
  const lifted = liftedFrom(choices)
  const isFolded = (choice: Choice) => choice.group !== undefined && !lifted.has(choice)
  const plain = choices.filter(choice => !isFolded(choice))
  const folded = choices.filter(isFolded)
  const titles = [...new Set(folded.flatMap(choice => choice.group ?? []))]
  const groups = titles.map(title => ({ title, choices: folded.filter(choice => choice.group === title) }))
  const listed = [...plain, ...groups.filter(group => open.has(group.title)).flatMap(group => group.choices)]
  return { plain, groups, listed }
}

/** The first choices of groups, as long as there is room for them; those that waste something only where little else is. */
function liftedFrom(choices: readonly Choice[]): ReadonlySet<Choice> {
  const folded = choices.filter(choice => choice.group !== undefined && !choice.aside)
  const open = choices.filter(choice => choice.group === undefined).length
  const sensible = folded.filter(choice => choice.wastes === undefined).slice(0, Math.max(0, fewest - open))
  const wasteful = folded
    .filter(choice => choice.wastes !== undefined)
    .slice(0, Math.max(0, fewestOfAll - open - sensible.length))
  return new Set([...sensible, ...wasteful])
}
