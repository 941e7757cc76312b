import type { GameMeta } from '@acheron/engine'

export const options = {
  /** R6.5, R6.6: whether the player must stop once the target is met. */
  stop: { kind: 'choice', values: ['strict', 'declare'], default: 'strict' },
  /** The table of ranks: the source's, or the one for strong players. */
  ranks: { kind: 'choice', values: ['source', 'deep'], default: 'source' },
  /** Practice sheets: fewer dice or pips, a later first circle. */
  sheet: {
    kind: 'record',
    fields: {
      dice: { kind: 'integer', min: 1, max: 9, default: 9 },
      rows: { kind: 'list', of: { kind: 'integer', min: 0, max: 7, default: 7 }, default: [7, 7, 7, 7] },
      virgil: { kind: 'integer', min: 0, max: 9, default: 9 },
      start: { kind: 'integer', min: 1, max: 9, default: 1 },
    },
  },
} as const

export const meta = {
  id: 'nine-circles',
  name: { en: 'Nine Circles', es: 'Nueve círculos', sv: 'Nio kretsar' },
  about: {
    en: 'Nine dice and nine circles, each with a demand of its own. Go down, keep enough to come out again, and let Virgil help when the dice will not.',
    es: 'Nueve dados y nueve círculos, cada uno con su propia exigencia. Baja, conserva lo bastante para volver a salir y deja que Virgilio ayude cuando los dados no quieran.',
    sv: 'Nio tärningar och nio kretsar, var och en med sitt eget krav. Gå ner, behåll nog för att komma ut igen, och låt Vergilius hjälpa när tärningarna inte vill.',
  },
  rulesVersion: 2,
  seats: { min: 1, max: 1 },
  minutes: 10,
  stage: 'complete',
  depths: 9,
  options,
} as const satisfies GameMeta
