import type { Confrontation } from '../../vocabulary.ts'
import { byMode, heartened, weary } from '../modes.ts'
import { inCampaign, players } from '../parties.ts'

export const confrontation: Confrontation = {
  id: 'ford-of-blood',
  chapter: 7,
  map: {
    buildings: [
      { at: 'C1', height: 1 },
      { at: 'D3', height: 1 },
    ],
    stairs: [{ at: 'C2.N' }, { at: 'D2.S' }],
    pillars: [
      { at: 'B1.S', size: 'small' },
      { at: 'D1.S', size: 'small' },
      { at: 'B3.N', size: 'large' },
    ],
    arks: [{ at: 'A1.N' }, { at: 'E2.E' }, { at: 'E3.S' }],
    palisades: [],
    spawn: [],
  },
  champions: { areas: ['A1', 'A2', 'A3'] },
  malefactors: [
    { id: 'minotaur', at: 'C3', facing: 'N' },
    { id: 'nessus', at: 'E1', facing: 'W' },
  ],
  trays: { A: 'minotaur-deck', B: 'nessus-deck', C: 'phlegethon' },
  arcanaTo: 'minotaur-deck',
  arcana: 3,
  setup: [
    ...byMode(3, heartened('fiercest')),
    { if: { flag: 'pit-dug' }, fx: [{ do: 'wound', to: '#minotaur', n: 1, kind: 'inflict' }] },
    { if: { flag: 'pasiphae-unmasked' }, fx: [{ do: 'enrage', to: '#minotaur', n: 1 }] },
    {
      if: { flag: 'bull-told' },
      fx: [
        { do: 'lose-token', to: '#minotaur', token: 'enrage', n: 'all' },
        { do: 'mod', mod: 'threshold', n: 1, to: '#minotaur', until: 'confrontation-end' },
      ],
    },
    { if: { flag: 'medusa-freed' }, fx: [{ do: 'place', what: 'pillar-small', at: 'C2.E' }] },
    {
      if: { flag: 'order-broken' },
      fx: [
        { do: 'place', what: 'palisade', at: 'B2.E' },
        { do: 'place', what: 'palisade', at: 'B3.E' },
      ],
    },
    { if: { flag: 'capaneus-asked' }, fx: [{ do: 'inspire', to: 'least-fierce', n: 1 }] },
    { if: players('=', 1), fx: [{ do: 'enrage', to: '#nessus', n: 1 }] },
    {
      if: players('=', 3),
      fx: [{ do: 'invigorate', to: 'each-champion', n: 2 }],
    },
    { if: inCampaign(), fx: [weary(6)] },
    {
      if: inCampaign(players('>=', 3)),
      fx: [
        { do: 'mod', mod: 'damage-dealt', n: 1, to: 'each-malefactor', until: 'confrontation-end' },
        { do: 'enrage', to: '#nessus', n: 2 },
      ],
    },
    { if: inCampaign(players('=', 2)), fx: [{ do: 'wound', to: '#minotaur', n: 1, kind: 'inflict' }] },
    { if: inCampaign(players('=', 4)), fx: [{ do: 'enrage', to: '#nessus', n: 1 }] },
  ],
  objectives: [
    { id: 'defeat-minotaur', when: { deckEmpty: 'minotaur-deck' }, result: 'victory', outcome: 'outcome-7-minotaur' },
    {
      id: 'serve-the-writ',
      if: { hasDiscovery: 'chirons-writ' },
      when: { deckEmpty: 'nessus-deck' },
      result: 'victory',
      outcome: 'outcome-7-nessus',
    },
    {
      id: 'lead-him-out',
      if: { hasDiscovery: 'ariadnes-clew' },
      when: { counter: ['clew', '>=', 5] },
      result: 'victory',
      outcome: 'outcome-7-clew',
    },
  ],
  rewards: [{ do: 'maneuver-upgrade', level: 4 }],
}
