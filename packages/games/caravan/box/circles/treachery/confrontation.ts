import type { Confrontation } from '../../vocabulary.ts'
import { byMode, weary } from '../modes.ts'
import { inCampaign, players } from '../parties.ts'

export const confrontation: Confrontation = {
  id: 'cocytus',
  chapter: 9,
  map: {
    buildings: [
      { at: 'A2', height: 1 },
      { at: 'E2', height: 1 },
    ],
    stairs: [{ at: 'B2.W' }, { at: 'D2.E' }],
    pillars: [
      { at: 'B1.S', size: 'small' },
      { at: 'D1.S', size: 'small' },
      { at: 'C1.N', size: 'large' },
    ],
    arks: [{ at: 'A1.N' }, { at: 'E1.N' }, { at: 'C3.S' }],
    palisades: [],
    custom: [
      {
        id: 'flank',
        at: 'C1.S',
        destroyed: [],
        if: { hasDiscovery: 'shaggy-stair' },
        interact: [
          {
            if: { compare: [{ counter: 'stair-round' }, '<', { stat: 'round', of: 'you' }] },
            so: [
              { do: 'counter', name: 'stair-round', set: { stat: 'round', of: 'you' } },
              {
                do: 'test',
                who: 'you',
                attr: 'prowess',
                dice: 5,
                success: [{ do: 'counter', name: 'stair', add: 1 }],
                fail: [
                  { do: 'damage', to: 'you', n: 3 },
                  { do: 'push', to: 'you', n: 1, from: '#lucifer' },
                ],
              },
            ],
          },
        ],
      },
    ],
    spawn: [],
  },
  champions: { areas: ['A3', 'B3', 'C3', 'D3', 'E3'] },
  malefactors: [{ id: 'lucifer', at: 'C2', facing: 'S' }],
  trays: { A: 'lucifer-red', B: 'lucifer-pale', C: 'lucifer-black' },
  arcanaTo: 'lucifer-black',
  arcana: 2,
  setup: [
    ...byMode(4),
    { if: { flag: 'wind-counted' }, fx: [{ do: 'inspire', to: 'each-champion', n: 1 }] },
    { if: { flag: 'came-as-beasts' }, fx: [{ do: 'stun', to: 'fiercest', n: 1, fatigue: 0 }] },
    { if: { flag: 'debt-paid' }, fx: [{ do: 'invigorate', to: 'each-champion', n: 3 }] },
    {
      if: { flag: 'achilles-spear-given' },
      fx: [{ do: 'wound', to: '#lucifer', n: 1, kind: 'inflict', deck: 'lucifer-pale' }],
    },
    { if: { flag: 'minotaur-freed' }, fx: [{ do: 'prepare', to: 'each-champion', n: 1 }] },
    { if: { flag: 'cerberus-asleep' }, fx: [{ do: 'invigorate', to: 'each-champion', n: 1 }] },
    { if: { flag: 'wheel-stopped' }, fx: [{ do: 'gain-token', to: 'least-fierce', attr: 'willpower', n: 1 }] },
    { if: { flag: 'messenger-met' }, fx: [{ do: 'invigorate', to: 'each-champion', n: 1 }] },
    { if: { flag: 'promise-to-pier' }, fx: [{ do: 'gain-token', to: 'fiercest', attr: 'willpower', n: 1 }] },
    { if: { flag: 'nessus-served' }, fx: [{ do: 'gain-token', to: 'fiercest', attr: 'aggressiveness', n: 1 }] },
    { if: { flag: 'circe-befriended' }, fx: [{ do: 'inspire', to: 'each-champion', n: 1 }] },
    { if: { flag: 'geryon-bridled' }, fx: [{ do: 'gain-token', to: 'least-fierce', attr: 'prowess', n: 1 }] },
    { if: { flag: 'tune-heard' }, fx: [{ do: 'mod', mod: 'damage-dealt', n: -1, to: '#lucifer', until: 'round-end' }] },
    {
      if: { and: [{ flag: 'achilles-beaten' }, { flag: 'cerberus-beaten' }, { flag: 'plutus-beaten' }] },
      fx: [{ do: 'gain-token', to: 'each-champion', attr: 'aggressiveness', n: 1 }],
    },
    {
      if: { and: [{ flag: 'minotaur-beaten' }, { flag: 'circe-beaten' }] },
      fx: [
        { do: 'gain-token', to: 'fiercest', attr: 'aggressiveness', n: 1 },
        { do: 'enrage', to: '#lucifer', n: 1 },
      ],
    },
    {
      if: players('>=', 2),
      fx: [{ do: 'enrage', to: '#lucifer', n: 1 }],
    },
    {
      if: players('>=', 3),
      fx: [
        { do: 'enrage', to: '#lucifer', n: 2 },
        { do: 'arcana', deck: 'lucifer-red', n: { count: { of: 'player-champion', pick: 'each' } } },
        { do: 'arcana', deck: 'lucifer-pale', n: { count: { of: 'player-champion', pick: 'each' } } },
        { do: 'arcana', deck: 'lucifer-black', n: { count: { of: 'player-champion', pick: 'each' } } },
      ],
    },
    {
      if: players('>=', 4),
      fx: [
        { do: 'enrage', to: '#lucifer', n: 1 },
        { do: 'arcana', deck: 'lucifer-red', n: 2 },
        { do: 'arcana', deck: 'lucifer-pale', n: 2 },
        { do: 'arcana', deck: 'lucifer-black', n: 2 },
      ],
    },
    {
      if: players('=', 2),
      fx: [{ do: 'invigorate', to: 'each-champion', n: 1 }],
    },
    {
      if: players('=', 3),
      fx: [{ do: 'invigorate', to: 'each-champion', n: 1 }],
    },
    { if: inCampaign(players('=', 1)), fx: [{ do: 'enrage', to: '#lucifer', n: 1 }] },
    { if: inCampaign(players('>=', 2)), fx: [weary(2)] },
  ],
  objectives: [
    {
      id: 'defeat-lucifer',
      when: { and: [{ deckEmpty: 'lucifer-red' }, { deckEmpty: 'lucifer-pale' }, { deckEmpty: 'lucifer-black' }] },
      result: 'victory',
      outcome: 'outcome-9-throne',
    },
    {
      id: 'down-the-stair',
      if: { hasDiscovery: 'shaggy-stair' },
      when: { counter: ['stair', '>=', 6] },
      result: 'victory',
      outcome: 'outcome-9-stair',
    },
    {
      id: 'call-the-names',
      if: { and: [{ hasDiscovery: 'names-unsaid' }, { or: [{ flag: 'promise-kept' }, { flag: 'bocca-answered' }] }] },
      when: { counter: ['called', '>=', 2] },
      result: 'victory',
      outcome: 'outcome-9-names',
    },
  ],
  rewards: [],
}
