import type { Move } from '@acheron/engine'
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

/** The list: what ends something stands last, after the groups; in a group of its own it stays there. */
export function listOf(
  choices: readonly Choice[],
  open: ReadonlySet<string>,
  ends: (move: Move) => boolean,
): Arranged & { readonly last: readonly Choice[] } {
  const last = choices.filter(choice => choice.group === undefined && ends(choice.move))
  const { listed, ...rest } = arrange(
    choices.filter(choice => !last.includes(choice)),
    open,
  )
  return { ...rest, last, listed: [...listed, ...last] }
}

/** So many moves lie open at least, where there are as many. */
const fewest = 6
/** Where fewer are sensible, so many lie open: a narrow page shows that many while its list is folded. */
export const fewestOfAll = 3

/** Choices that are told apart by nothing are one: equal cards, equal dice. */
export function distinct(choices: readonly Choice[]): readonly Choice[] {
  const first = new Map<string, Choice>()
  for (const choice of choices) {
    const said = JSON.stringify([choice.label, choice.consequence, choice.wastes])
    if (!first.has(said)) first.set(said, choice)
  }
  return [...first.values()]
}

/** The choices in the order of their keys, each once, those in groups apart. */
export function arrange(all: readonly Choice[], open: ReadonlySet<string>): Arranged {
  const choices = distinct(all)
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
