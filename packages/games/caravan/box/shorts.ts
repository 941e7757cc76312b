import type { Query, Sel, Short } from './vocabulary.ts'

/** What the short words for selections stand for. */
const shorts: { readonly [S in Short]: Query } = {
  fiercest: { of: 'champion', pick: 'fiercest' },
  'least-fierce': { of: 'champion', pick: 'least-fierce' },
  'fiercest-here': { of: 'champion', where: ['here'], pick: 'fiercest' },
  'fiercest-other': { of: 'champion', where: ['other'], pick: 'fiercest' },
  nearest: { of: 'champion', pick: 'nearest' },
  farthest: { of: 'champion', pick: 'farthest' },
  'each-champion': { of: 'champion', pick: 'each' },
  'each-here': { of: 'champion', where: ['here'], pick: 'each' },
  'each-other-champion': { of: 'champion', where: ['other'], pick: 'each' },
  'another-champion': { of: 'champion', where: ['other'], pick: 'choose' },
  'any-champion': { of: 'champion', pick: 'choose' },
  'each-malefactor': { of: 'malefactor', pick: 'each' },
  'any-malefactor': { of: 'malefactor', pick: 'choose' },
}

/** The query that a selection stands for; null for a plain reference. */
export function queryOf(sel: Sel): Query | null {
  if (typeof sel !== 'string') return sel
  return Object.hasOwn(shorts, sel) ? shorts[sel as Short] : null
}
