import type { Confrontation } from '../../vocabulary.ts'
import { byMode, heartened } from '../modes.ts'
import { inCampaign, inQuickCombat, players } from '../parties.ts'

export const confrontation: Confrontation = {
  id: 'eye-of-the-tempest',
  chapter: 2,
  map: {
    buildings: [
      { at: 'B1', height: 1 },
      { at: 'D3', height: 1 },
    ],
    stairs: [{ at: 'B2.N' }, { at: 'D2.S' }],
    pillars: [
      { at: 'C1.N', size: 'small' },
      { at: 'C3.S', size: 'small' },
      { at: 'D2.E', size: 'large' },
    ],
    arks: [{ at: 'A3.S' }, { at: 'E1.N' }],
    palisades: [],
    spear: {
      hits: 5,
      struck: [{ do: 'reposition', who: { of: 'spear', pick: 'nearest' }, to: { within: 2, of: 'that', by: 'you' } }],
    },
    spawn: [],
  },
  champions: { areas: ['A2', 'A3', 'B3'] },
  malefactors: [
    { id: 'achilles', at: 'C2', facing: 'W' },
    { id: 'cleopatra', at: 'E2', facing: 'W' },
  ],
  trays: { A: 'achilles-deck', B: 'cleopatra-deck', C: 'tempest' },
  arcanaTo: 'achilles-deck',
  arcana: 2,
  setup: [
    ...byMode(4, heartened('each-champion')),
    { if: { flag: 'wind-walkers' }, fx: [{ do: 'inspire', to: 'each-champion', n: 1 }] },
    { if: { flag: 'signed-semiramis' }, fx: [{ do: 'fortify', to: '#cleopatra', n: 1 }] },
    {
      if: { flag: 'cup-poured' },
      fx: [{ do: 'mod', mod: 'threshold', n: 1, to: '#cleopatra', until: 'confrontation-end' }],
    },
    { if: players('>=', 3), fx: [{ do: 'enrage', to: '#achilles', n: 1 }] },
    { if: inQuickCombat(players('>=', 3)), fx: [{ do: 'invigorate', to: 'each-champion', n: 1 }] },
    { if: inCampaign(players('>=', 2)), fx: [{ do: 'wound', to: '#achilles', n: 3, kind: 'inflict' }] },
    { if: inCampaign(players('>=', 3)), fx: [{ do: 'enrage', to: '#achilles', n: 1 }] },
    { if: inCampaign(players('=', 4)), fx: [{ do: 'wound', to: '#achilles', n: 2, kind: 'inflict' }] },
  ],
  objectives: [
    { id: 'defeat-achilles', when: { deckEmpty: 'achilles-deck' }, result: 'victory', outcome: 'outcome-2-achilles' },
    {
      id: 'strike-the-heel',
      if: { hasDiscovery: 'the-heel' },
      when: { counter: ['heel', '>=', 5] },
      result: 'victory',
      outcome: 'outcome-2-heel',
    },
    {
      id: 'read-the-letter',
      if: { hasDiscovery: 'antonys-letter' },
      when: { deckEmpty: 'cleopatra-deck' },
      result: 'victory',
      outcome: 'outcome-2-cleopatra',
    },
  ],
  rewards: [{ do: 'maneuver-upgrade', level: 2 }],
}
