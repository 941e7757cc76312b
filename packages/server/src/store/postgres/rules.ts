import type { Row } from '../rows.ts'

/** The version of every game's rules. */
export type Rules = Readonly<Record<string, number>>

interface Difference {
  readonly game: string
  readonly mine: number
  readonly theirs: number
}

/** The first game that two processes play by different rules: what one has stored, the other cannot play on. */
export function differenceOf(mine: Rules, { rules }: Row, newer = false): Difference | null {
  const theirs = JSON.parse(String(rules ?? '{}')) as Rules
  for (const [game, version] of Object.entries(mine)) {
    const other = theirs[game]
    if (other !== undefined && (newer ? other > version : other !== version))
      return { game, mine: version, theirs: other }
  }
  return null
}

export const inWords = ({ game, mine, theirs }: Difference) =>
  `plays ${game} by rules version ${theirs}, and this one by ${mine}`
