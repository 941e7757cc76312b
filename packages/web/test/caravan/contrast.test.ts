// WCAG 1.4.11: whoever and whatever stands in the arena can be told from the stone, in both themes.
import { expect, test } from 'vitest'
import { colours, contrast, over, Styles, type Theme } from '../paint.ts'

const sheet = new Styles('games/caravan/stage').tokens('.caravan')
const themes: readonly Theme[] = ['abyss', 'parchment']
const stones = ['--cv-stone', '--cv-stone-high', '--cv-left', '--cv-right']
const bearers = ['--cv-mercenary', '--cv-devotee', '--cv-outlaw', '--cv-artist', '--cv-foe']

/** Pairs of ink and ground that are too near to each other. */
function weak(inks: readonly string[], grounds: readonly string[]): string[] {
  return themes.flatMap(theme => {
    const [table] = colours('var(--background)', theme, sheet)
    return inks.flatMap(ink =>
      grounds.flatMap(ground => {
        const [below] = colours(`var(${ground})`, theme, sheet)
        const [above] = colours(`var(${ink})`, theme, sheet)
        if (!table || !below || !above) return [`${ink} on ${ground}: unknown`]
        const ratio = contrast(over(above, over(below, table)), over(below, table))
        return ratio >= 3 ? [] : [`${ink} on ${ground}, ${theme}: ${ratio.toFixed(2)}`]
      }),
    )
  })
}

test('standees and pieces can be told from the stone', () => {
  expect(weak([...bearers, '--cv-wood', '--gold'], stones.slice(0, 2))).toEqual([])
})

test('a picture can be told from its plaque', () => {
  expect(weak(bearers, ['--cv-plaque'])).toEqual([])
})

test('a Champion can be told from the page', () => {
  expect(weak(bearers, ['--background', '--surface', '--raised'])).toEqual([])
})
