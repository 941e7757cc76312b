import type { GameMeta } from '@acheron/engine'
import { goal } from './route/places.ts'

export const options = {
  /** How many imps must come home (R12.1). */
  impsToWin: { kind: 'integer', min: 1, max: 4, default: 2 },
  /** Ruling 6: start steps on each individual board. */
  startSteps: { kind: 'integer', min: 3, max: 4, default: 3 },
  /** Ruling 2: whether the first six tiles alternate like the rest or all lie open. */
  openingFaces: { kind: 'choice', values: ['alternate', 'open'], default: 'alternate' },
  /** Ruling 44: whether a tile is carried out where a Banana tile has led. */
  tileChains: { kind: 'choice', values: ['full', 'single'], default: 'full' },
  /** Ruling 16: where the gems of a sacrilege go. */
  sacrilegeGems: { kind: 'choice', values: ['lost', 'bag'], default: 'lost' },
  /** A gift for those who play later: half their seat number in gems, rounded up. */
  lateSeatGems: { kind: 'choice', values: ['none', 'half'], default: 'none' },
  /** The game ends after this many rounds (R12.2); 0: never. */
  roundLimit: { kind: 'integer', min: 0, max: 1000, default: 0 },
} as const

export const meta = {
  id: 'imp-race',
  name: { en: 'The Race of the Imps', es: 'La carrera de los diablillos', sv: 'Smådjävlarnas kapplöpning' },
  about: {
    en: 'A race of imps down the nine circles, to Lucifer’s throne. Run, grab what the tiles hide, fight for squares with cards and gems, and bring your imps home by exact count.',
    es: 'Una carrera de diablillos por los nueve círculos hasta el trono de Lucifer. Corre, aprovecha lo que esconden las losetas, lucha por las casillas con cartas y gemas y llega a la meta con la cuenta exacta.',
    sv: 'Smådjävlar springer i kapp genom de nio kretsarna till Lucifers tron. Spring, ta vad brickorna gömmer, strid om rutorna med kort och juveler och nå målet på pricken.',
  },
  rulesVersion: 2,
  oldestRules: 2,
  seats: { min: 2, max: 5 },
  minutes: 45,
  stage: 'complete',
  options,
  /** R12.1: two players need three imps at home. */
  suggested: { 2: { impsToWin: 3 } },
  milestone(progress, table) {
    const of = goal * Number(table.options.impsToWin ?? options.impsToWin.default)
    const at = Math.round((progress * of) / 100)
    return {
      en: `the leader has run ${at} of ${of} squares`,
      es: `quien va en cabeza lleva ${at} de ${of} casillas`,
      sv: `ledaren har sprungit ${at} av ${of} rutor`,
    }
  },
} as const satisfies GameMeta
