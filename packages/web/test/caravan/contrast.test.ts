// WCAG 1.4.11: whoever and whatever stands in the arena can be told from the stone, in both themes.
import { expect, test } from 'vitest'
import { colours, contrast, over, Styles, type Theme } from '../paint.ts'

const sheet = { ...new Styles('games/caravan/stage').tokens('.caravan'), '--black': '#000' }
const themes: readonly Theme[] = ['abyss', 'parchment']
const tops = ['--cv-ground', '--cv-level-1', '--cv-level-2', '--cv-level-3']
const walls = ['--cv-left', '--cv-right']
const bearers = ['--cv-mercenary', '--cv-devotee', '--cv-outlaw', '--cv-artist', '--cv-foe']

const paintOf = (name: string, theme: Theme) => {
  const [table] = colours('var(--background)', theme, sheet)
  const [paint] = colours(`var(${name})`, theme, sheet)
  if (!table || !paint) throw new Error(`${name}: unknown`)
  return over(paint, table)
}
const ratio = (a: string, b: string, theme: Theme) => contrast(paintOf(a, theme), paintOf(b, theme))

/** Pairs of ink and ground that are too near to each other; `or` lies between them. */
function weak(inks: readonly string[], grounds: readonly string[], or?: string): string[] {
  return themes.flatMap(theme =>
    inks.flatMap(ink =>
      grounds.flatMap(ground => {
        const direct = ratio(ink, ground, theme)
        // A rim that is told from both sides does as well.
        const rimmed = or ? Math.min(ratio(ink, or, theme), ratio(or, ground, theme)) : 0
        const best = Math.max(direct, rimmed)
        return best >= 3 ? [] : [`${ink} on ${ground}, ${theme}: ${best.toFixed(2)}`]
      }),
    ),
  )
}

test('standees and pieces can be told from the stone', () => {
  expect(weak([...bearers, '--cv-wood'], tops, '--cv-casing')).toEqual([])
})

test('heights can be told: every Level is lighter than the one below, and any top than any wall', () => {
  for (const theme of themes) {
    const light = (name: string) => ratio(name, '--black', theme)
    const levels = tops.map(light)
    expect(levels, theme).toEqual(levels.toSorted((a, b) => a - b))
    for (const [i, level] of levels.slice(1).entries())
      expect(level / levels[i]!, `${theme}, ${i + 1}`).toBeGreaterThan(1.15)
    expect(Math.max(...walls.map(light)), theme).toBeLessThan(Math.min(...levels) / 1.2)
  }
})

test('a picture can be told from its plaque', () => {
  expect(weak(bearers, ['--cv-plaque'])).toEqual([])
})

test('a Champion can be told from the page', () => {
  expect(weak(bearers, ['--background', '--surface', '--raised'])).toEqual([])
})
