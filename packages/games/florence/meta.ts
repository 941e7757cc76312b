import type { GameMeta } from '@acheron/engine'
import { dantePath } from './box/dante-path.ts'
import { guardianIds } from './box/guardians.ts'

/** Section 8. */
export const options = {
  /** Ruling 7.36: which locations lie in which quarter. */
  locationLayout: { kind: 'choice', values: ['random', 'fixed'], default: 'random' },
  /** Whether a family is dealt, or chosen in secret from two. */
  familyDraft: { kind: 'choice', values: ['deal1', 'deal2keep1'], default: 'deal1' },
  /** Ruling 7.4: whether a soul may enter Hell through an occupied shield. */
  occupiedEntry: { kind: 'choice', values: ['passThrough', 'emptyOnly'], default: 'passThrough' },
  /** Ruling 7.7: whether families share a gate of the Wall of Dis. */
  gateSharing: { kind: 'choice', values: ['shared', 'exclusive'], default: 'shared' },
  /** Ruling 7.11: whether an accusation that a bribe would pay for forbids the council. */
  councilRule: { kind: 'choice', values: ['normal', 'strict'], default: 'normal' },
  /** Ruling 7.20: whether the top of the fraud deck is a gamble or lies open. */
  deckGamble: { kind: 'choice', values: ['discard', 'openTop'], default: 'discard' },
  /** Ruling 7.29: whether infamy may fall below 0. */
  negativeInfamy: { kind: 'choice', values: ['allowed', 'floor0'], default: 'allowed' },
  /** Ruling 7.28: whether a plague card comes before sudden death. */
  plagueRescue: { kind: 'choice', values: ['off', 'on'], default: 'off' },
  /** The two guardians in play. */
  guardians: { kind: 'draw', values: guardianIds, count: 2 },
  /** R15.4: turns of one player after which the game is stopped. */
  turnCap: { kind: 'integer', min: 40, max: 400, default: 120 },
} as const

export const meta = {
  id: 'florence',
  name: { en: 'Florence', es: 'Florencia', sv: 'Florens' },
  about: {
    en: 'Above, the families of Florence accuse sinners; below, they lead the souls to the circle that fits. Where a soul comes to rest decides where you may act in the city, and the family of the greatest infamy wins.',
    es: 'Arriba, las familias de Florencia acusan a los pecadores; abajo, guían las almas al círculo que les corresponde. El escudo en que se detiene un alma decide dónde puedes actuar en la ciudad, y gana la familia de mayor infamia.',
    sv: 'Där uppe anklagar Florens familjer syndare; där nere leder de själarna till den krets som passar. Skölden där en själ stannar avgör var i staden du får handla, och familjen med störst vanära vinner.',
  },
  rulesVersion: 2,
  oldestRules: 2,
  seats: { min: 2, max: 4 },
  minutes: 90,
  stage: 'complete',
  options,
  milestone(progress, { players }) {
    const of = dantePath(players).length
    const at = Math.round((progress * of) / 100)
    return {
      en: `Dante has gone ${at} of ${of} steps`,
      es: `Dante ha dado ${at} de ${of} pasos`,
      sv: `Dante har gått ${at} av ${of} steg`,
    }
  },
} as const satisfies GameMeta
