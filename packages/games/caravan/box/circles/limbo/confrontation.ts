import type { Confrontation } from '../../vocabulary.ts'
import { byMode, calm } from '../modes.ts'
import { players } from '../parties.ts'

export const confrontation: Confrontation = {
  id: 'court-of-judgment',
  chapter: 1,
  map: {
    buildings: [
      { at: 'B1', height: 1 },
      { at: 'D3', height: 1 },
    ],
    stairs: [{ at: 'B2.N' }, { at: 'D2.S' }],
    pillars: [
      { id: 'court-p1', at: 'C1.W', size: 'small' },
      { id: 'court-p2', at: 'C3.E', size: 'small' },
      { id: 'court-p3', at: 'E2.W', size: 'large' },
    ],
    arks: [{ at: 'A1.N' }, { at: 'C3.S' }, { at: 'E2.E' }],
    palisades: [],
    spawn: [],
  },
  champions: { areas: ['A2', 'A3', 'B3'] },
  malefactors: [
    { id: 'minos', at: 'D2', facing: 'W' },
    { id: 'pasiphae', at: 'E1', facing: 'W', if: { hasDiscovery: 'pasiphaes-ruse' } },
  ],
  trays: { A: 'minos-deck', B: 'pasiphae-deck', C: 'endless-queue' },
  arcanaTo: 'minos-deck',
  arcana: 9,
  setup: [
    ...byMode(4, calm),
    {
      if: { flag: 'minos-surprised' },
      fx: [
        { do: 'prepare', to: 'each-champion', n: 1 },
        { do: 'turn', who: '#minos', deg: 180 },
      ],
    },
    { if: { flag: 'minos-alert' }, fx: [{ do: 'enrage', to: '#minos', n: 1 }] },
    {
      if: { and: [players('<=', 2), { not: { flag: 'minos-surprised' } }] },
      fx: [{ do: 'arcana', deck: 'minos-deck', n: 2 }],
    },
    { if: players('=', 2), fx: [{ do: 'invigorate', to: 'each-champion', n: 4 }] },
    { if: players('=', 3), fx: [{ do: 'enrage', to: '#minos', n: 3 }] },
  ],
  objectives: [
    { id: 'defeat-minos', when: { deckEmpty: 'minos-deck' }, result: 'victory', outcome: 'outcome-1-minos' },
    {
      id: 'unmask-pasiphae',
      if: { hasDiscovery: 'pasiphaes-ruse' },
      when: { deckEmpty: 'pasiphae-deck' },
      result: 'victory',
      outcome: 'outcome-1-pasiphae',
    },
  ],
  rewards: [{ do: 'maneuver-upgrade', level: 2 }],
}
