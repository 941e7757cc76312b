/** The circles of Hell in order, each with its sin and the infamy for a soul laid there (2.1). */
export const circles = [
  { circle: 1, sin: 'pagan', infamy: 1 },
  { circle: 2, sin: 'lust', infamy: 2 },
  { circle: 3, sin: 'gluttony', infamy: 2 },
  { circle: 4, sin: 'greed', infamy: 3 },
  { circle: 5, sin: 'wrath', infamy: 3 },
  { circle: 6, sin: 'heresy', infamy: 4 },
  { circle: 7, sin: 'violence', infamy: 5 },
  { circle: 8, sin: 'fraud', infamy: 6 },
  { circle: 9, sin: 'treachery', infamy: 7 },
] as const

/** A soul's sin: its circle, its colour. */
export type SoulSin = (typeof circles)[number]['sin']
/** A sin that people of Florence can be accused of: it has a location, a track, a cube and a diploma. */
export type Sin = Exclude<SoulSin, 'pagan'>

export const soulSins: readonly SoulSin[] = circles.map(({ sin }) => sin)
export const sins = soulSins.filter((sin): sin is Sin => sin !== 'pagan')

/** The first circle below the Wall of Dis (R2.6). */
export const circleBelowTheWall = 6
export const lastCircle = 9

const circleBySin = Object.fromEntries(circles.map(({ sin, circle }) => [sin, circle])) as Record<SoulSin, number>

/** The circle where a soul of that sin lies down. */
export function circleOf(sin: SoulSin): number {
  return circleBySin[sin]
}

/** R2.4: the worth of a soul laid in that circle. */
export function infamyOf(circle: number): number {
  return circles[circle - 1]!.infamy
}

/** The sin of a circle, as Dante's diplomas and the Phlegethon cubes need it. */
export function sinOf(circle: number): SoulSin {
  return circles[circle - 1]!.sin
}

/** Souls in the game by number of players (2.3, set-up 2). */
const allSouls: Readonly<Record<SoulSin, number>> = {
  pagan: 2,
  lust: 10,
  gluttony: 10,
  greed: 9,
  wrath: 9,
  heresy: 8,
  violence: 8,
  fraud: 8,
  treachery: 7,
}
const soulsForTwo: Readonly<Record<SoulSin, number>> = {
  pagan: 2,
  lust: 8,
  gluttony: 7,
  greed: 8,
  wrath: 7,
  heresy: 6,
  violence: 7,
  fraud: 6,
  treachery: 5,
}

export function soulsFor(players: number): Readonly<Record<SoulSin, number>> {
  return players === 2 ? soulsForTwo : allSouls
}
