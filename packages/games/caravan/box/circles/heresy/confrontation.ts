import type { Confrontation } from '../../vocabulary.ts'
import { byMode, weary } from '../modes.ts'
import { inCampaign, players } from '../parties.ts'

export const confrontation: Confrontation = {
  id: 'ring-of-stakes',
  chapter: 6,
  map: {
    buildings: [
      { at: 'E3', height: 1 },
      { at: 'A1', height: 1 },
    ],
    stairs: [{ at: 'E2.S' }, { at: 'A2.N' }],
    pillars: [{ at: 'C1.N', size: 'small' }],
    arks: [{ at: 'C3.S' }, { at: 'A3.W' }, { at: 'E1.N' }],
    palisades: [{ at: 'B1.W' }, { at: 'B2.W' }, { at: 'C1.W' }, { at: 'C3.W' }],
    custom: [
      { id: 'tomb-1', at: 'B1.S' },
      { id: 'tomb-2', at: 'D1.S' },
      { id: 'tomb-3', at: 'D3.N' },
    ],
    spawn: ['B1', 'D1', 'E1'],
  },
  champions: { areas: ['A2', 'A3', 'B3'] },
  malefactors: [
    { id: 'aymeric', at: 'C2', facing: 'W' },
    { id: 'medusa', at: 'E2', facing: 'W' },
  ],
  minions: ['sergeant'],
  trays: { A: 'aymeric-deck', B: 'medusa-deck', C: 'open-tombs' },
  arcanaTo: 'aymeric-deck',
  arcana: 2,
  setup: [
    ...byMode(2),
    { fx: [{ do: 'amass', n: 2, minion: 'sergeant' }] },
    { if: { flag: 'boy-deserts' }, fx: [{ do: 'remove', what: { of: 'minion', pick: 'choose', by: 'caravan' } }] },
    {
      if: { flag: 'posts-sawn' },
      fx: [
        { do: 'destroy', what: { of: 'palisade', pick: 'choose', by: 'caravan' } },
        { do: 'destroy', what: { of: 'palisade', pick: 'choose', by: 'caravan' } },
      ],
    },
    { if: { flag: 'inside-the-camp' }, fx: [{ do: 'prepare', to: 'each-champion', n: 1 }] },
    { if: { flag: 'furies-beaten' }, fx: [{ do: 'inspire', to: 'fiercest', n: 1 }] },
    {
      if: players('>=', 3),
      fx: [
        { do: 'enrage', to: 'each-malefactor', n: 2 },
        { do: 'arcana', deck: 'aymeric-deck', n: 2 },
      ],
    },
    { if: players('=', 2), fx: [{ do: 'enrage', to: '#medusa', n: 1 }] },
    {
      if: players('=', 4),
      fx: [{ do: 'arcana', deck: 'aymeric-deck', n: 1 }],
    },
    { if: inCampaign(players('>=', 3)), fx: [weary(3)] },
    { if: inCampaign(players('=', 4)), fx: [{ do: 'enrage', to: 'each-malefactor', n: 1 }] },
  ],
  objectives: [
    { id: 'defeat-aymeric', when: { deckEmpty: 'aymeric-deck' }, result: 'victory', outcome: 'outcome-6-aymeric' },
    {
      id: 'free-the-gorgon',
      if: { hasDiscovery: 'gorgons-mirror' },
      when: { deckEmpty: 'medusa-deck' },
      result: 'victory',
      outcome: 'outcome-6-medusa',
    },
  ],
  rewards: [{ do: 'sacred-treasure', rank: 1, n: 4 }],
}
