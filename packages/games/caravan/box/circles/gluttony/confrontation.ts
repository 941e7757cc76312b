import type { Confrontation } from '../../vocabulary.ts'
import { byMode, calm } from '../modes.ts'
import { inCampaign, inQuickCombat, players } from '../parties.ts'

export const confrontation: Confrontation = {
  id: 'threshing-floor',
  chapter: 3,
  map: {
    buildings: [
      { at: 'E1', height: 1 },
      { at: 'B3', height: 1 },
    ],
    stairs: [{ at: 'E2.N' }, { at: 'B2.S' }],
    pillars: [
      { at: 'B1.S', size: 'large' },
      { at: 'D1.S', size: 'small' },
      { at: 'D3.N', size: 'small' },
    ],
    arks: [{ at: 'A1.N' }, { at: 'C3.S' }, { at: 'E3.E' }],
    palisades: [],
    custom: [
      {
        id: 'loaf-1',
        at: 'A1.E',
        destroyed: [],
        if: { hasDiscovery: 'sibyls-sop' },
        interact: [
          {
            if: {
              and: [
                { exists: { of: 'malefactor', where: [{ is: '#cerberus' }, { range: 1 }], pick: 'each' } },
                { compare: [{ stat: 'deck', of: '#cerberus' }, '<=', 8] },
                { compare: [{ counter: 'sop-round' }, '<', { stat: 'round', of: 'you' }] },
              ],
            },
            so: [
              { do: 'counter', name: 'sop-round', set: { stat: 'round', of: 'you' } },
              {
                do: 'test',
                who: 'you',
                attr: ['prowess', 'willpower'],
                dice: 4,
                success: [
                  { do: 'counter', name: 'sop', add: 1 },
                  { do: 'remove', what: '#loaf-1' },
                ],
                fail: [{ do: 'damage', to: 'you', n: 3 }],
              },
            ],
          },
        ],
      },
      {
        id: 'loaf-2',
        at: 'D1.N',
        destroyed: [],
        if: { hasDiscovery: 'sibyls-sop' },
        interact: [
          {
            if: {
              and: [
                { exists: { of: 'malefactor', where: [{ is: '#cerberus' }, { range: 1 }], pick: 'each' } },
                { compare: [{ stat: 'deck', of: '#cerberus' }, '<=', 8] },
                { compare: [{ counter: 'sop-round' }, '<', { stat: 'round', of: 'you' }] },
              ],
            },
            so: [
              { do: 'counter', name: 'sop-round', set: { stat: 'round', of: 'you' } },
              {
                do: 'test',
                who: 'you',
                attr: ['prowess', 'willpower'],
                dice: 4,
                success: [
                  { do: 'counter', name: 'sop', add: 1 },
                  { do: 'remove', what: '#loaf-2' },
                ],
                fail: [{ do: 'damage', to: 'you', n: 3 }],
              },
            ],
          },
        ],
      },
      {
        id: 'loaf-3',
        at: 'D3.S',
        destroyed: [],
        if: { hasDiscovery: 'sibyls-sop' },
        interact: [
          {
            if: {
              and: [
                { exists: { of: 'malefactor', where: [{ is: '#cerberus' }, { range: 1 }], pick: 'each' } },
                { compare: [{ stat: 'deck', of: '#cerberus' }, '<=', 8] },
                { compare: [{ counter: 'sop-round' }, '<', { stat: 'round', of: 'you' }] },
              ],
            },
            so: [
              { do: 'counter', name: 'sop-round', set: { stat: 'round', of: 'you' } },
              {
                do: 'test',
                who: 'you',
                attr: ['prowess', 'willpower'],
                dice: 4,
                success: [
                  { do: 'counter', name: 'sop', add: 1 },
                  { do: 'remove', what: '#loaf-3' },
                ],
                fail: [{ do: 'damage', to: 'you', n: 3 }],
              },
            ],
          },
        ],
      },
    ],
    spawn: [],
  },
  champions: { areas: ['A2', 'A3', 'B2'] },
  malefactors: [{ id: 'cerberus', at: 'C2', facing: 'W' }],
  trays: { A: 'cerberus-deck', C: 'eternal-rain' },
  arcanaTo: 'cerberus-deck',
  arcana: 1,
  setup: [
    ...byMode(3, calm),
    {
      if: { flag: 'cerberus-chained' },
      fx: [{ do: 'mod', mod: 'move-bonus', n: -1, to: '#cerberus', until: 'confrontation-end' }],
    },
    { if: { flag: 'bones-buried' }, fx: [{ do: 'invigorate', to: 'each-champion', n: 2 }] },
    {
      if: players('>=', 3),
      fx: [{ do: 'arcana', deck: 'cerberus-deck', n: 3 }],
    },
    { if: inQuickCombat(players('=', 2)), fx: [{ do: 'arcana', deck: 'cerberus-deck', n: 1 }] },
    { if: players('=', 4), fx: [{ do: 'invigorate', to: 'each-champion', n: 1 }] },
    { if: inCampaign(players('=', 2)), fx: [{ do: 'wound', to: '#cerberus', n: 3, kind: 'inflict' }] },
    { if: inCampaign(players('=', 3)), fx: [{ do: 'wound', to: '#cerberus', n: 2, kind: 'inflict' }] },
    { if: inCampaign(players('=', 4)), fx: [{ do: 'wound', to: '#cerberus', n: 3, kind: 'inflict' }] },
  ],
  objectives: [
    { id: 'defeat-cerberus', when: { deckEmpty: 'cerberus-deck' }, result: 'victory', outcome: 'outcome-3-cerberus' },
    {
      id: 'three-sops',
      if: { hasDiscovery: 'sibyls-sop' },
      when: { counter: ['sop', '>=', 3] },
      result: 'victory',
      outcome: 'outcome-3-sop',
    },
  ],
  rewards: [{ do: 'sacred-treasure', rank: 1, n: 4 }],
}
