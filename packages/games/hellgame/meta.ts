import type { GameMeta } from '@acheron/engine'
import { eventIds } from './box/events.ts'
import { numbers } from './box/numbers.ts'
import { spellIds } from './box/spells.ts'
import { lastCircle } from './box/squares.ts'

/** Section 8, by the names it uses. */
export const options = {
  /** R9: hold the throne at an upkeep, be the first to enter it, or count points after the seventh upkeep. */
  goal: { kind: 'choice', values: ['throne', 'race', 'dominion'], default: 'throne' },
  /** Places for demons on the throne. */
  thronePlaces: { kind: 'integer', min: 1, max: 3, default: 2 },
  /** R9.3: the last upkeep and the last round. */
  maxUpkeeps: { kind: 'integer', min: 8, max: 20, default: 12 },
  maxRounds: { kind: 'integer', min: 60, max: 200, default: 100 },
  board: { kind: 'choice', values: ['prototype', 'revised'], default: 'prototype' },
  /** Whether factories, sources and traders keep to their own squares. */
  tilePlacement: { kind: 'choice', values: ['by-type', 'mixed'], default: 'by-type' },
  spells: { kind: 'draw', values: spellIds, count: numbers.spells.inPlay },
  events: { kind: 'draw', values: eventIds, count: numbers.events.kinds },
  eventTiles: { kind: 'choice', values: ['face-down', 'face-up'], default: 'face-down' },
  items: { kind: 'choice', values: ['wide', 'prototype'], default: 'wide' },
  /** Whether a curse token pays for a curse or is one mana. */
  curseTokens: { kind: 'choice', values: ['curses', 'mana'], default: 'curses' },
  economy: { kind: 'choice', values: ['prototype', 'planned'], default: 'prototype' },
  /** Whether demons beyond a square's places die in a fight. */
  overcrowding: { kind: 'choice', values: ['trim', 'keep'], default: 'trim' },
  restoreSource: { kind: 'choice', values: ['here', 'anywhere'], default: 'here' },
  /** Whether a source takes effect where a piece stops, or as soon as it enters. */
  sourceVisit: { kind: 'choice', values: ['stop', 'pass'], default: 'stop' },
  seatGift: { kind: 'choice', values: ['off', 'on'], default: 'off' },
  startSquares: { kind: 'choice', values: ['shared', 'distinct'], default: 'shared' },
} as const

export const meta = {
  id: 'hellgame',
  name: { en: 'Hellgame', es: 'Hellgame', sv: 'Hellgame' },
  about: {
    en: 'Nine circles, stolen souls, one throne. Send your demons to hold factories, buy your way down circle by circle, and be alone on the throne when the upkeep comes. A prototype that is still being tuned.',
    es: 'Nueve círculos, almas robadas y un solo trono. Ocupa fábricas con tus demonios, paga tu camino círculo a círculo y domina el trono en solitario cuando llegue el mantenimiento. Un prototipo que aún se está afinando.',
    sv: 'Nio kretsar, stulna själar och en enda tron. Håll fabriker med dina demoner, köp dig ner krets för krets och var ensam om tronen när underhållet kommer. En prototyp som ännu finjusteras.',
  },
  rulesVersion: 3,
  oldestRules: 2,
  seats: { min: 2, max: 5 },
  minutes: 60,
  stage: 'prototype',
  options,
  milestone(progress, table) {
    const of = table.options.goal === 'dominion' ? numbers.dominion.upkeeps : lastCircle
    const at = Math.min(of, 1 + Math.round((progress * of) / 100))
    if (table.options.goal === 'dominion')
      return { en: `upkeep ${at} of ${of}`, es: `mantenimiento ${at} de ${of}`, sv: `underhåll ${at} av ${of}` }
    return {
      en: `circle ${at} of ${of} is open`,
      es: `abierto el círculo ${at} de ${of}`,
      sv: `krets ${at} av ${of} är öppen`,
    }
  },
} as const satisfies GameMeta
