import { expect, test } from 'vitest'
import { colours, contrast, dimmed, over, type Paint, type Place, Styles, type Theme } from './paint.ts'

/**
 * WCAG 1.4.11, non-text contrast: pieces and marks stand out from their grounds by 3:1 in both themes. Text is measured in
 * the browser; pieces and marks are measured here, by the colours of the style sheets.
 */
const least = 3
const themes: readonly Theme[] = ['abyss', 'parchment']
const players = [1, 2, 3, 4, 5].map((n): Place => ({ currentColor: `var(--player-${n})` }))
const circles = (sheet: Place = {}) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n): Place => {
    const circle = sheet[`--circle-${n}`] ?? `var(--circle-${n})`
    return { '--circle': circle, '--sin': circle }
  })
const nineCircles = new Styles('games/nine-circles/stage')
const impRace = new Styles('games/imp-race/stage')
const hellgame = new Styles('games/hellgame/stage')
const florence = new Styles('games/florence/stage')
const tileFilter = impRace.of('.ir-tile', 'filter')
const page = ['var(--background)', 'var(--surface)', 'var(--raised)']

/** A mark and the grounds it lies on; grounds that are veils lie on the page. */
interface Sight {
  readonly what: string
  readonly mark: string
  readonly on: readonly string[]
  /** The places where it lies; each is checked. */
  readonly at?: readonly Place[]
  /** The mark's opacity. */
  readonly opacity?: number
  /** Deep things are darker: the ground alone, or the mark too. */
  readonly deep?: 'ground' | 'all'
}

function* weak(sights: readonly Sight[], sheet: Place): Generator<string> {
  for (const { what, mark, on, at = [{}], opacity = 1, deep } of sights) {
    for (const theme of themes) {
      for (const place of at) {
        const all = { ...sheet, ...place }
        const [table] = colours('var(--background)', theme, all)
        if (!table) continue
        for (const ground of on.flatMap(each => colours(each, theme, all))) {
          const below = atDepth(over(ground, table), deep !== undefined)
          for (const ink of colours(mark, theme, all).map(each => atDepth(each, deep === 'all'))) {
            const ratio = contrast(over(ink, below, opacity), below)
            if (!(ratio >= least)) yield `${what}, ${theme}, ${JSON.stringify(place)}: ${ratio.toFixed(2)}`
          }
        }
      }
    }
  }
}

/** As dark as the deepest tile of the stair. */
function atDepth(paint: Paint, deep: boolean): Paint {
  const [, depth] = /^brightness\(calc\(1 - var\(--depth\) \* ([\d.]+)\)\)$/.exec(tileFilter) ?? []
  return deep ? dimmed(paint, 1 - Number(depth)) : paint
}

/** Every combination of places of two kinds. */
function both(some: readonly Place[], others: readonly Place[]): readonly Place[] {
  return some.flatMap(one => others.map(other => ({ ...one, ...other })))
}

test('players can be told from the page', () => {
  const sights = [{ what: 'player', mark: 'currentColor', on: page, at: players }]
  expect([...weak(sights, {})]).toEqual([])
})

test('Nine Circles: dice, pips and terraces', () => {
  const sheet = { ...nineCircles.tokens('.nine-circles'), ...nineCircles.tokens('.nc-sheet') }
  const wall = nineCircles.of('.nc-wall', 'fill')
  const ledge = nineCircles.of('.nc-ledge', 'fill')
  const here = nineCircles.of('.nc-terrace[data-phase="here"] .nc-wall', 'fill')
  const terraces = circles().map(place => ({ ...place, '--ink': nineCircles.of('.nc-terrace', '--ink') }))
  const sights: Sight[] = [
    {
      what: 'die',
      mark: 'var(--nc-bone)',
      on: ['var(--background)', nineCircles.of('.nc-active', 'background')],
    },
    { what: 'pip', mark: 'var(--nc-spot)', on: ['var(--nc-bone)', 'var(--nc-bone-shade)'] },
    { what: 'die in the pool', mark: 'var(--nc-rest-edge)', on: ['var(--background)'] },
    { what: 'empty pip on the sheet', mark: 'var(--nib)', on: ['var(--paper)'], opacity: 0.8 },
    { what: 'marked pip on the sheet', mark: 'var(--pen)', on: ['var(--paper)'] },
    { what: 'rim of a circle', mark: nineCircles.of('.nc-rim', 'stroke'), on: [wall, ledge], at: terraces },
    {
      what: 'sigil of a circle',
      mark: nineCircles.of('.nc-sigil path', 'fill'),
      on: [wall, ledge, here],
      at: terraces,
    },
    { what: 'tick', mark: nineCircles.of('.nc-tick', 'stroke'), on: [wall, ledge], at: terraces },
    { what: 'marker', mark: nineCircles.of('.nc-marker path', 'fill'), on: ['var(--raised)'] },
  ]
  expect([...weak(sights, sheet)]).toEqual([])
})

test('The Race of the Imps: imps, tiles and cards', () => {
  const front = impRace.of('.ir-front', 'background')
  const back = impRace.of('.ir-back', 'background')
  const card = impRace.of('.ir-card', 'background')
  const step = impRace.of('.ir-step', 'background')
  const [sigil, rim] = [impRace.of('.ir-imp > svg', 'fill'), impRace.of('.ir-imp > svg', 'stroke')]
  const court = impRace.of('.ir-court', 'fill')
  const types = ['death', 'cherub', 'treasure', 'card', 'banana', 'return'].map((type): Place => {
    return { '--ink': impRace.of(`.ir-face[data-type="${type}"]`, '--ink') }
  })
  const kinds = ['wild', 'banana', 'coffin', 'angel', 'trident', 'treasure'].map((kind): Place => {
    return { currentColor: impRace.of(`.ir-picture[data-kind="${kind}"]`, '--ir-picture') }
  })
  const sights: Sight[] = [
    { what: 'sigil of an imp', mark: 'currentColor', on: [sigil], at: players },
    { what: 'rim of an imp', mark: rim, on: [step, court], at: players },
    {
      what: 'rim of an imp on a tile',
      mark: rim,
      on: [front, back],
      at: players,
      deep: 'ground',
    },
    {
      what: 'dead imp',
      mark: 'currentColor',
      on: [sigil],
      at: players,
      opacity: 0.85,
    },
    { what: 'tile', mark: 'var(--ink)', on: [front], at: types, deep: 'all' },
    { what: 'tile that was seen', mark: impRace.of('.ir-memory', 'color'), on: [back], at: types, deep: 'all' },
    { what: 'card', mark: 'currentColor', on: [card], at: kinds },
    { what: 'strength', mark: impRace.of('.ir-strength', 'background'), on: [card] },
    {
      what: 'pips',
      mark: impRace.of('.ir-pips circle', 'fill'),
      on: [impRace.of('.ir-pips rect', 'fill')],
    },
    { what: 'cemetery', mark: impRace.of('.ir-cemetery > .ir-icon', 'color'), on: page.slice(0, 2) },
    { what: 'gems', mark: impRace.of('.ir-gems .ir-icon', 'color'), on: page },
    { what: 'cards held', mark: impRace.of('.ir-backs i', 'border').replace('1px solid ', ''), on: page },
    {
      what: 'throne',
      mark: impRace.of('.ir-throne', 'color'),
      on: [impRace.of('.imp-race .ir-throne', 'background')],
    },
  ]
  expect([...weak(sights, {})]).toEqual([])
})

test('Hellgame: demons, pieces, tiles and squares', () => {
  const sheet = hellgame.tokens('.hellgame')
  const names = ['factory', 'source', 'trader', 'event', 'item', 'portal', 'throne']
  const kinds = names.map((kind): Place => {
    return {
      '--hg-kind': hellgame.of(`.hg-ground[data-kind="${kind}"]`, '--hg-kind'),
      '--hg-mark': hellgame.of(`.hg-tile[data-kind="${kind}"]`, 'color'),
    }
  })
  const square = hellgame.of('.hg-ground', 'fill')
  const laid = '.hg-ground[data-kind="factory"]'
  const ofKind = hellgame.of(laid, 'fill')
  const demon = hellgame.of('.hg-demon-body', 'fill')
  const sights: Sight[] = [
    { what: 'demon', mark: demon, on: [square], at: both(players, circles()) },
    {
      what: 'demon on a tile',
      mark: demon,
      on: [ofKind],
      at: both(players, kinds),
    },
    { what: 'sigil of a demon', mark: hellgame.of('.hg-demon-sigil', 'fill'), on: ['currentColor'], at: players },
    {
      what: 'piece',
      mark: 'currentColor',
      on: [hellgame.of('.hg-piece-body', 'fill'), 'var(--background)'],
      at: players,
    },
    { what: 'tile', mark: 'var(--hg-mark)', on: [ofKind], at: kinds },
    {
      what: 'locked tile',
      mark: hellgame.of('.hg-laid[data-locked="true"] .hg-tile', 'color'),
      on: [ofKind],
      at: kinds,
    },
    {
      what: 'tile that lies face down',
      mark: hellgame.of('.hg-tile[data-down="true"]', 'color'),
      on: [ofKind],
      at: kinds,
      opacity: 0.85,
    },
    { what: 'well', mark: hellgame.of('.hg-well', 'stroke'), on: [ofKind], at: kinds.slice(1, 2) },
    { what: 'edge of a tile', mark: hellgame.of(laid, 'stroke'), on: ['var(--background)'], at: kinds },
    {
      what: 'edge of a square',
      mark: hellgame.of('.hg-ground', 'stroke'),
      on: ['var(--background)'],
      at: circles(),
    },
    { what: 'bridge', mark: hellgame.of('.hg-bridge-wall', 'stroke'), on: ['var(--background)'] },
    {
      what: 'ray',
      mark: hellgame.of('.hg-bridge[data-kind="ray"] .hg-bridge-wall', 'stroke'),
      on: ['var(--background)'],
    },
    { what: 'souls', mark: hellgame.of('.hg-coin-souls', 'color'), on: page },
    { what: 'item', mark: hellgame.of('.hg-item-face', 'color'), on: page },
  ]
  expect([...weak(sights, sheet)]).toEqual([])
})

test('Florence: souls, shields, families and coins', () => {
  const sheet = florence.tokens('.florence')
  const sins = circles(sheet)
  const band = florence.of('.fl-terrace-band', 'fill')
  const level = florence.of('.fl-level', 'background')
  const guardian = florence.of('.florence .fl-guardian', 'background')
  const location = florence.of('.fl-location', 'background')
  const lying = florence.of('.fl-shield-face[data-pose="lying"] .fl-shield-form path', 'fill')
  const stone = florence.of('.fl-shield-face[data-pose="petrified"] .fl-shield-form path', 'fill')
  const tile = florence.of('.fl-tile-face', 'background')
  const sights: Sight[] = [
    {
      what: 'sin of a soul',
      mark: florence.of('.fl-soul-sin', 'fill'),
      on: [florence.of('.fl-soul-body', 'fill')],
      at: sins,
    },
    {
      what: 'rim of a soul',
      mark: florence.of('.fl-soul-rim', 'stroke'),
      on: ['var(--fl-stone)', band, 'var(--background)'],
      at: sins,
    },
    {
      what: 'soul that lies',
      mark: florence.of('.fl-soul[data-pose="lying"] .fl-soul-sin', 'fill'),
      on: [lying],
      at: sins,
    },
    {
      what: 'soul of stone',
      mark: florence.of('.fl-soul[data-pose="petrified"] .fl-soul-sin', 'fill'),
      on: [stone],
    },
    { what: 'edge of a shield', mark: florence.of('.fl-shield-form path', 'stroke'), on: [band], at: sins },
    { what: 'sign of a shield', mark: florence.of('.fl-sign', 'color'), on: ['var(--fl-stone)'] },
    {
      what: 'ways',
      mark: florence.of('.fl-ways-all', 'stroke'),
      on: ['var(--background)', band],
      at: sins,
    },
    { what: 'wall of Dis', mark: florence.of('.fl-wall', 'stroke'), on: ['var(--background)'] },
    { what: 'gate', mark: florence.of('.fl-gate-face', 'color'), on: ['var(--background)'] },
    { what: 'guardian', mark: florence.of('.florence .fl-guardian', 'color'), on: [guardian] },
    {
      what: 'skull',
      mark: 'currentColor',
      on: [level],
      at: both(
        players,
        sins.flatMap(sin => [1, 4].map(n => ({ ...sin, '--level': `${n}` }))),
      ),
    },
    { what: 'river', mark: 'var(--circle)', on: ['var(--background)'], at: sins.toSpliced(6, 1) },
    {
      what: 'river of Violence',
      mark: florence.of('[data-circle="7"] .fl-cube', 'border-color'),
      on: ['var(--background)'],
      at: sins.slice(6, 7),
    },
    {
      what: 'space of a river',
      mark: florence.of('.fl-space i[data-on="true"]', 'background'),
      on: ['var(--background)', 'var(--line)'],
    },
    { what: 'bonus tile', mark: florence.of('.fl-tile-face', 'color'), on: [tile] },
    { what: 'Dante', mark: florence.of('.fl-dante', 'color'), on: ['var(--raised)'] },
    {
      what: 'picture of a place',
      mark: florence.of('.fl-location-icon', 'color'),
      on: [location],
      at: sins,
    },
    { what: 'family in a place', mark: 'currentColor', on: [location], at: both(players, sins) },
    { what: 'florins', mark: 'var(--fl-florin)', on: page },
    { what: 'drachmas', mark: florence.of('.fl-drachma', 'color'), on: page },
  ]
  expect([...weak(sights, sheet)]).toEqual([])
})
