import { expect, test } from 'vitest'
import { colours, contrast, declared, over, type Place, type Rgba, type Theme, tokens } from './paint.ts'

/**
 * WCAG 1.4.11, non-text contrast: what one must see to understand the table stands out from what lies beside it by 3:1,
 * in both themes. Letters are measured in the browser; pieces and marks here, by the colours that the style sheets give.
 */
const least = 3
const themes: readonly Theme[] = ['abyss', 'parchment']
const players = [1, 2, 3, 4, 5].map((n): Place => ({ currentColor: `var(--player-${n})` }))
const circles = (sheet: Place = {}) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n): Place => {
    const circle = sheet[`--circle-${n}`] ?? `var(--circle-${n})`
    return { '--circle': circle, '--sin': circle }
  })
const tileFilter = declared('games/imp-race/stage/stair.css', '.ir-tile', 'filter')
const page = ['var(--background)', 'var(--surface)', 'var(--raised)']

/** A mark and the grounds it lies on; grounds that are veils lie on the page. */
interface Sight {
  readonly what: string
  readonly mark: string
  readonly on: readonly string[]
  /** Where it is: once for each. */
  readonly at?: readonly Place[]
  /** How much of the mark is there. */
  readonly opacity?: number
  /** What lies deep is darker: the ground alone, or what is on it too. */
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
          const below = dimmed(over(ground, table), deep !== undefined)
          for (const ink of colours(mark, theme, all).map(each => dimmed(each, deep === 'all'))) {
            const ratio = contrast(over(ink, below, opacity), below)
            if (!(ratio >= least)) yield `${what}, ${theme}, ${JSON.stringify(place)}: ${ratio.toFixed(2)}`
          }
        }
      }
    }
  }
}

/** As the deepest tile of the stair is. */
function dimmed([r, g, b, a]: Rgba, deep: boolean): Rgba {
  const [, depth] = /^brightness\(calc\(1 - var\(--depth\) \* ([\d.]+)\)\)$/.exec(tileFilter) ?? []
  const light = deep ? 1 - Number(depth) : 1
  return [r * light, g * light, b * light, a]
}

/** Places with one thing each of two kinds. */
function both(some: readonly Place[], others: readonly Place[]): readonly Place[] {
  return some.flatMap(one => others.map(other => ({ ...one, ...other })))
}

test('players can be told from the page', () => {
  const sights = [{ what: 'player', mark: 'currentColor', on: page, at: players }]
  expect([...weak(sights, {})]).toEqual([])
})

test('Nine Circles: dice, pips and terraces', () => {
  const dice = 'games/nine-circles/stage/dice.css'
  const funnel = 'games/nine-circles/stage/funnel.css'
  const paper = 'games/nine-circles/stage/sheet.css'
  const sheet = { ...tokens('games/nine-circles/stage/board.css', '.nine-circles'), ...tokens(paper, '.nc-sheet') }
  const wall = declared(funnel, '.nc-wall', 'fill')
  const ledge = declared(funnel, '.nc-ledge', 'fill')
  const here = declared(funnel, '.nc-terrace[data-phase="here"] .nc-wall', 'fill')
  const terraces = circles().map(place => ({ ...place, '--ink': declared(funnel, '.nc-terrace', '--ink') }))
  const sights: Sight[] = [
    {
      what: 'die',
      mark: 'var(--nc-bone)',
      on: ['var(--background)', declared(dice, '.nc-active, .nc-declare', 'background')],
    },
    { what: 'pip', mark: 'var(--nc-spot)', on: ['var(--nc-bone)', 'var(--nc-bone-shade)'] },
    { what: 'die in the pool', mark: 'var(--nc-rest-edge)', on: ['var(--background)'] },
    { what: 'empty pip on the sheet', mark: 'var(--nib)', on: ['var(--paper)'], opacity: 0.8 },
    { what: 'marked pip on the sheet', mark: 'var(--pen)', on: ['var(--paper)'] },
    { what: 'rim of a circle', mark: declared(funnel, '.nc-rim', 'stroke'), on: [wall, ledge], at: terraces },
    {
      what: 'sigil of a circle',
      mark: declared(funnel, '.nc-sigil path', 'fill'),
      on: [wall, ledge, here],
      at: terraces,
    },
    { what: 'tick', mark: declared(funnel, '.nc-tick', 'stroke'), on: [wall, ledge], at: terraces },
    { what: 'marker', mark: declared(funnel, '.nc-marker path', 'fill'), on: ['var(--raised)'] },
  ]
  expect([...weak(sights, sheet)]).toEqual([])
})

test('The Race of the Imps: imps, tiles and cards', () => {
  const pieces = 'games/imp-race/stage/pieces.css'
  const seats = 'games/imp-race/stage/seats.css'
  const stair = 'games/imp-race/stage/stair.css'
  const front = declared(pieces, '.ir-front', 'background')
  const back = declared(pieces, '.ir-back', 'background')
  const card = declared(pieces, '.ir-card', 'background')
  const step = declared(seats, '.ir-step', 'background')
  const court = declared(stair, '.ir-court', 'fill')
  const types = ['death', 'cherub', 'treasure', 'card', 'banana', 'return'].map((type): Place => {
    return { '--ink': declared(pieces, `.ir-face[data-type="${type}"]`, '--ink') }
  })
  const kinds = ['wild', 'banana', 'coffin', 'angel', 'trident', 'treasure'].map((kind): Place => {
    return { currentColor: declared(pieces, `.ir-picture[data-kind="${kind}"]`, '--ir-picture') }
  })
  const sights: Sight[] = [
    { what: 'sigil of an imp', mark: 'currentColor', on: [declared(pieces, '.ir-imp > svg', 'fill')], at: players },
    { what: 'rim of an imp', mark: declared(pieces, '.ir-imp > svg', 'stroke'), on: [step, court], at: players },
    {
      what: 'rim of an imp on a tile',
      mark: declared(pieces, '.ir-imp > svg', 'stroke'),
      on: [front, back],
      at: players,
      deep: 'ground',
    },
    {
      what: 'dead imp',
      mark: 'currentColor',
      on: [declared(pieces, '.ir-imp > svg', 'fill')],
      at: players,
      opacity: 0.85,
    },
    { what: 'tile', mark: 'var(--ink)', on: [front], at: types, deep: 'all' },
    { what: 'tile that was seen', mark: declared(pieces, '.ir-memory', 'color'), on: [back], at: types, deep: 'all' },
    { what: 'card', mark: 'currentColor', on: [card], at: kinds },
    { what: 'strength', mark: declared(pieces, '.ir-strength', 'background'), on: [card] },
    {
      what: 'pips',
      mark: declared(pieces, '.ir-pips circle', 'fill'),
      on: [declared(pieces, '.ir-pips rect', 'fill')],
    },
    { what: 'cemetery', mark: declared(seats, '.ir-cemetery > .ir-icon', 'color'), on: page.slice(0, 2) },
    { what: 'gems', mark: declared(seats, '.ir-gems .ir-icon', 'color'), on: page },
    { what: 'cards held', mark: declared(seats, '.ir-backs i', 'border').replace('1px solid ', ''), on: page },
    {
      what: 'throne',
      mark: declared(stair, '.ir-throne', 'color'),
      on: [declared(stair, '.imp-race .ir-throne', 'background')],
    },
  ]
  expect([...weak(sights, {})]).toEqual([])
})

test('Hellgame: demons, pieces, tiles and squares', () => {
  const pieces = 'games/hellgame/stage/pieces.css'
  const rings = 'games/hellgame/stage/rings.css'
  const seats = 'games/hellgame/stage/seats.css'
  const sheet = tokens('games/hellgame/stage/board.css', '.hellgame')
  const names = ['factory', 'source', 'trader', 'event', 'item', 'portal', 'throne']
  const laid =
    '.hg-ground:is( [data-kind="factory"], [data-kind="source"], [data-kind="trader"], [data-kind="event"], [data-kind="item"], [data-kind="portal"], [data-kind="throne"] )'
  const kinds = names.map((kind): Place => {
    return {
      '--hg-kind': declared(rings, `:is(.hg-ground, .hg-tile)[data-kind="${kind}"]`, '--hg-kind'),
      '--hg-mark': declared(pieces, `.hg-tile[data-kind="${kind}"]`, 'color'),
    }
  })
  const square = declared(rings, '.hg-ground', 'fill')
  const ofKind = declared(rings, laid, 'fill')
  const sights: Sight[] = [
    { what: 'demon', mark: declared(pieces, '.hg-demon-body', 'fill'), on: [square], at: both(players, circles()) },
    {
      what: 'demon on a tile',
      mark: declared(pieces, '.hg-demon-body', 'fill'),
      on: [ofKind],
      at: both(players, kinds),
    },
    { what: 'sigil of a demon', mark: declared(pieces, '.hg-demon-sigil', 'fill'), on: ['currentColor'], at: players },
    {
      what: 'piece',
      mark: 'currentColor',
      on: [declared(pieces, '.hg-piece-body', 'fill'), 'var(--background)'],
      at: players,
    },
    { what: 'tile', mark: 'var(--hg-mark)', on: [ofKind], at: kinds },
    {
      what: 'locked tile',
      mark: declared(pieces, '.hg-laid[data-locked="true"] .hg-tile', 'color'),
      on: [ofKind],
      at: kinds,
    },
    {
      what: 'tile that lies face down',
      mark: declared(pieces, '.hg-tile[data-down="true"]', 'color'),
      on: [ofKind],
      at: kinds,
      opacity: 0.85,
    },
    { what: 'well', mark: declared(pieces, '.hg-well', 'stroke'), on: [ofKind], at: kinds.slice(1, 2) },
    { what: 'edge of a tile', mark: declared(rings, laid, 'stroke'), on: ['var(--background)'], at: kinds },
    {
      what: 'edge of a square',
      mark: declared(rings, '.hg-ground', 'stroke'),
      on: ['var(--background)'],
      at: circles(),
    },
    { what: 'bridge', mark: declared(rings, '.hg-bridge-wall', 'stroke'), on: ['var(--background)'] },
    {
      what: 'ray',
      mark: declared(rings, '.hg-bridge[data-kind="ray"] .hg-bridge-wall', 'stroke'),
      on: ['var(--background)'],
    },
    { what: 'souls', mark: declared(seats, '[data-count="souls"] .hg-icon, .hg-coin-souls', 'color'), on: page },
    { what: 'item', mark: declared(seats, '.hg-item-face', 'color'), on: page },
  ]
  expect([...weak(sights, sheet)]).toEqual([])
})

test('Florence: souls, shields, families and coins', () => {
  const stage = 'games/florence/stage'
  const souls = `${stage}/souls.css`
  const shields = `${stage}/shields.css`
  const lines = `${stage}/lines.css`
  const sheet = tokens(`${stage}/board.css`, '.florence')
  const sins = circles(sheet)
  const band = declared(`${stage}/ways.css`, '.fl-terrace-band', 'fill')
  const level = declared(lines, '.fl-level', 'background')
  const guardian = declared(`${stage}/guardians.css`, '.florence .fl-guardian', 'background')
  const location = declared(`${stage}/city/location.css`, '.fl-location', 'background')
  const lying = declared(shields, '.fl-shield-face[data-pose="lying"] .fl-shield-form path', 'fill')
  const stone = declared(shields, '.fl-shield-face[data-pose="petrified"] .fl-shield-form path', 'fill')
  const tile = declared(lines, '.fl-tile-face', 'background')
  const sights: Sight[] = [
    {
      what: 'sin of a soul',
      mark: declared(souls, '.fl-soul-sin', 'fill'),
      on: [declared(souls, '.fl-soul-body', 'fill')],
      at: sins,
    },
    {
      what: 'rim of a soul',
      mark: declared(souls, '.fl-soul-rim', 'stroke'),
      on: ['var(--fl-stone)', band, 'var(--background)'],
      at: sins,
    },
    {
      what: 'soul that lies',
      mark: declared(souls, '.fl-soul[data-pose="lying"] .fl-soul-sin', 'fill'),
      on: [lying],
      at: sins,
    },
    {
      what: 'soul of stone',
      mark: declared(souls, '.fl-soul[data-pose="petrified"] .fl-soul-sin', 'fill'),
      on: [stone],
    },
    { what: 'edge of a shield', mark: declared(shields, '.fl-shield-form path', 'stroke'), on: [band], at: sins },
    { what: 'sign of a shield', mark: declared(shields, '.fl-sign', 'color'), on: ['var(--fl-stone)'] },
    {
      what: 'ways',
      mark: declared(`${stage}/ways.css`, '.fl-ways-all', 'stroke'),
      on: ['var(--background)', band],
      at: sins,
    },
    { what: 'wall of Dis', mark: declared(`${stage}/ways.css`, '.fl-wall', 'stroke'), on: ['var(--background)'] },
    { what: 'gate', mark: declared(`${stage}/gates.css`, '.fl-gate-face', 'color'), on: ['var(--background)'] },
    { what: 'guardian', mark: declared(`${stage}/guardians.css`, '.florence .fl-guardian', 'color'), on: [guardian] },
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
      mark: declared(lines, '[data-circle="7"] .fl-cube', 'border-color'),
      on: ['var(--background)'],
      at: sins.slice(6, 7),
    },
    {
      what: 'space of a river',
      mark: declared(lines, '.fl-space i[data-on="true"]', 'background'),
      on: ['var(--background)', 'var(--line)'],
    },
    { what: 'bonus tile', mark: declared(lines, '.fl-tile-face', 'color'), on: [tile] },
    { what: 'Dante', mark: declared(lines, '.fl-dante', 'color'), on: ['var(--raised)'] },
    {
      what: 'picture of a place',
      mark: declared(`${stage}/city/location.css`, '.fl-location-icon', 'color'),
      on: [location],
      at: sins,
    },
    { what: 'family in a place', mark: 'currentColor', on: [location], at: both(players, sins) },
    { what: 'florins', mark: 'var(--fl-florin)', on: page },
    { what: 'drachmas', mark: declared(`${stage}/house/pictures.css`, '.fl-drachma', 'color'), on: page },
  ]
  expect([...weak(sights, sheet)]).toEqual([])
})
