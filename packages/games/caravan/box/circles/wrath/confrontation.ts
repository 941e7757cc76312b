import type { Confrontation } from '../../vocabulary.ts'
import { byMode } from '../modes.ts'
import { inCampaign, players } from '../parties.ts'

export const confrontation: Confrontation = {
  id: 'gate-of-dis',
  chapter: 5,
  map: {
    buildings: [
      { at: 'B1', height: 2 },
      { at: 'D1', height: 2 },
      { at: 'A2', height: 1 },
      { at: 'E2', height: 1 },
    ],
    stairs: [{ at: 'A3.N' }, { at: 'E3.N' }, { at: 'A2.N' }],
    pillars: [
      { at: 'A1.W', size: 'large' },
      { at: 'E1.E', size: 'large' },
      { at: 'C3.W', size: 'small' },
    ],
    arks: [{ at: 'A2.W' }, { at: 'E2.E' }, { at: 'C3.S' }],
    palisades: [],
    spawn: [],
  },
  champions: { areas: ['B3', 'C3', 'D3'] },
  malefactors: [
    { id: 'alecto', at: 'C1', facing: 'S' },
    { id: 'megaera', at: 'B2', facing: 'S' },
    { id: 'tisiphone', at: 'D2', facing: 'S' },
  ],
  trays: { A: 'alecto-deck', B: 'megaera-deck', C: 'tisiphone-deck' },
  arcanaTo: 'tisiphone-deck',
  arcana: 1,
  setup: [
    ...byMode(2),
    {
      if: { flag: 'bell-rung' },
      fx: [
        { do: 'turn', who: '#alecto', deg: 180 },
        { do: 'turn', who: '#megaera', deg: 180 },
        { do: 'turn', who: '#tisiphone', deg: 180 },
        { do: 'prepare', to: 'each-champion', n: 1 },
      ],
    },
    { if: { flag: 'signal-dark' }, fx: [{ do: 'fly-away', who: '#alecto' }] },
    { if: { flag: 'argenti-saved' }, fx: [{ do: 'gain-token', to: 'fiercest', attr: 'aggressiveness', n: 1 }] },
    { if: { flag: 'argenti-drowned' }, fx: [{ do: 'enrage', to: '#tisiphone', n: 1 }] },
    { if: { flag: 'fighters-parted' }, fx: [{ do: 'invigorate', to: 'each-champion', n: 1 }] },
    { if: { flag: 'phlegyas-calmed' }, fx: [{ do: 'prepare', to: 'least-fierce', n: 1 }] },
    {
      if: players('=', 2),
      fx: [
        { do: 'enrage', to: '#tisiphone', n: 1 },
        { do: 'invigorate', to: 'each-champion', n: 2 },
      ],
    },
    {
      if: players('>=', 3),
      fx: [
        { do: 'enrage', to: 'each-malefactor', n: 1 },
        { do: 'invigorate', to: 'each-champion', n: 2 },
      ],
    },
    { if: inCampaign(players('=', 1)), fx: [{ do: 'wound', to: '#tisiphone', n: 1, kind: 'inflict' }] },
    { if: inCampaign(players('=', 4)), fx: [{ do: 'enrage', to: 'each-malefactor', n: 2 }] },
  ],
  objectives: [
    {
      id: 'defeat-all-furies',
      when: { and: [{ deckEmpty: 'alecto-deck' }, { deckEmpty: 'megaera-deck' }, { deckEmpty: 'tisiphone-deck' }] },
      result: 'victory',
      outcome: 'outcome-5-furies',
    },
    {
      id: 'hold-until-he-comes',
      if: { hasDiscovery: 'messengers-rod' },
      when: { round: ['>=', 9] },
      result: 'victory',
      outcome: 'outcome-5-messenger',
    },
    { id: 'the-gate-is-shut', when: { defeatedCaravan: true }, result: 'fail-forward', outcome: 'outcome-5-shut' },
  ],
  rewards: [{ do: 'maneuver-upgrade', level: 3 }],
}
