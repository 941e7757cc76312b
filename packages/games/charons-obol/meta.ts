import type { GameMeta } from '@acheron/engine'

export const options = {
  /** R1.2: the obols that pay the passage. */
  fare: { kind: 'integer', min: 10, max: 40, default: 30 },
} as const

export const meta = {
  id: 'charons-obol',
  name: { en: "Charon's Obol", es: 'El óbolo de Caronte', sv: 'Karons obol' },
  about: {
    en: 'Throw the die for obols, as often as you dare, and keep them before a 1 takes them all. Whoever first has the fare is rowed across.',
    es: 'Tira el dado y gana óbolos mientras te atrevas, y guárdalos antes de que un 1 se los lleve todos. Quien reúna antes el precio del pasaje cruza el río.',
    sv: 'Kasta tärningen om oboler så länge du vågar, och lägg undan dem innan en etta tar allihop. Den som först har råd med resan ros över.',
  },
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  minutes: 5,
  stage: 'prototype',
  options,
} as const satisfies GameMeta
