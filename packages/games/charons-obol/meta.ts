import type { GameMeta } from '@acheron/engine'

export const options = {
  /** R1.2: the obols that pay the passage. */
  fare: { kind: 'integer', min: 10, max: 40, default: 30 },
} as const

export const meta = {
  id: 'charons-obol',
  name: { en: "Charon's Obol", es: 'El óbolo de Caronte', sv: 'Karons obol' },
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  minutes: 5,
  stage: 'prototype',
  options,
} as const satisfies GameMeta
