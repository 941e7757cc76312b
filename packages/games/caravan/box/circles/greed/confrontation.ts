import type { Confrontation } from '../../vocabulary.ts'
import { byMode, weary } from '../modes.ts'
import { inCampaign, players } from '../parties.ts'

export const confrontation: Confrontation = {
  id: 'the-hoard',
  chapter: 4,
  map: {
    buildings: [
      { at: 'C2', height: 1 },
      { at: 'D3', height: 1 },
    ],
    stairs: [{ at: 'B2.E' }, { at: 'C3.E' }],
    pillars: [
      { at: 'B1.S', size: 'small' },
      { at: 'D1.S', size: 'small' },
      { at: 'E2.W', size: 'large' },
    ],
    arks: [{ at: 'A1.N' }, { at: 'C3.S' }, { at: 'E1.E' }],
    palisades: [],
    custom: [
      {
        id: 'fortunes-wheel',
        at: 'C1.N',
        destroyed: [],
        if: { hasDiscovery: 'fortunas-spoke' },
        interact: [
          {
            if: { compare: [{ counter: 'spoke-round' }, '<', { stat: 'round', of: 'you' }] },
            so: [
              { do: 'counter', name: 'spoke-round', set: { stat: 'round', of: 'you' } },
              {
                do: 'test',
                who: 'you',
                attr: ['aggressiveness', 'prowess'],
                dice: 5,
                success: [
                  { do: 'counter', name: 'spokes', add: 1 },
                  { do: 'lose-token', to: '#plutus', token: 'fortify', n: 1 },
                ],
                fail: [
                  { do: 'damage', to: 'you', n: 3 },
                  { do: 'push', to: 'you', n: 1, from: '#fortunes-wheel' },
                ],
              },
            ],
          },
        ],
      },
    ],
    spawn: ['A1', 'A3', 'E1', 'E3'],
  },
  champions: { areas: ['A2', 'A3', 'B3'] },
  malefactors: [{ id: 'plutus', at: 'D2', facing: 'W' }],
  minions: ['roller'],
  trays: { A: 'plutus-deck', C: 'turning-wheel' },
  arcanaTo: 'plutus-deck',
  arcana: 1,
  setup: [
    ...byMode(2),
    { fx: [{ do: 'amass', n: 2, minion: 'roller' }] },
    { if: { flag: 'crowds-answered' }, fx: [{ do: 'remove', what: { of: 'minion', pick: 'choose', by: 'caravan' } }] },
    { if: { flag: 'midas-fed' }, fx: [{ do: 'inspire', to: 'each-champion', n: 1 }] },
    {
      if: players('>=', 4),
      fx: [{ do: 'enrage', to: '#plutus', n: 1 }],
    },
    { if: inCampaign(), fx: [{ do: 'enrage', to: '#plutus', n: 1 }, weary(2)] },
    { if: inCampaign({ not: players('=', 2) }), fx: [weary(2)] },
    { if: inCampaign(players('=', 3)), fx: [{ do: 'enrage', to: '#plutus', n: 1 }, weary(2)] },
  ],
  objectives: [
    { id: 'defeat-plutus', when: { deckEmpty: 'plutus-deck' }, result: 'victory', outcome: 'outcome-4-plutus' },
    {
      id: 'stop-the-wheel',
      if: { hasDiscovery: 'fortunas-spoke' },
      when: { counter: ['spokes', '>=', 5] },
      result: 'victory',
      outcome: 'outcome-4-wheel',
    },
  ],
  rewards: [{ do: 'maneuver-upgrade', level: 3 }],
}
