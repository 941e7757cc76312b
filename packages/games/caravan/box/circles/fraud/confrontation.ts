import type { Confrontation } from '../../vocabulary.ts'
import { byMode, heartened, weary } from '../modes.ts'
import { inCampaign, players } from '../parties.ts'

export const confrontation: Confrontation = {
  id: 'house-of-circe',
  chapter: 8,
  map: {
    buildings: [
      { at: 'B1', height: 1 },
      { at: 'D1', height: 1 },
    ],
    stairs: [{ at: 'B2.N' }, { at: 'D2.N' }],
    pillars: [
      { at: 'C2.N', size: 'small' },
      { at: 'D3.W', size: 'small' },
      { at: 'A1.E', size: 'large' },
    ],
    arks: [{ at: 'A2.W' }, { at: 'E3.S' }],
    palisades: [],
    custom: [
      {
        id: 'the-cup',
        at: 'C1.N',
        destroyed: [],
        if: { hasDiscovery: 'moly' },
        interact: [
          {
            if: { compare: [{ counter: 'moly-round' }, '<', { stat: 'round', of: 'you' }] },
            so: [
              { do: 'counter', name: 'moly-round', set: { stat: 'round', of: 'you' } },
              {
                do: 'test',
                who: 'you',
                attr: ['willpower', 'prowess'],
                dice: 5,
                success: [
                  { do: 'counter', name: 'moly', add: 1 },
                  {
                    do: 'for',
                    each: { of: 'champion', where: ['polymorphed'], pick: 'each' },
                    fx: [{ do: 'unpolymorph', to: 'that' }],
                  },
                ],
                fail: [{ do: 'polymorph', to: 'you' }],
              },
            ],
          },
        ],
      },
    ],
    spawn: ['A1', 'E1', 'E3'],
  },
  champions: { areas: ['A2', 'A3', 'B3'] },
  malefactors: [
    { id: 'circe', at: 'E2', facing: 'W' },
    { id: 'geryon', at: 'C3', facing: 'W' },
  ],
  minions: ['malebranche'],
  trays: { A: 'circe-deck', B: 'geryon-deck', C: 'malebolge' },
  arcanaTo: 'circe-deck',
  arcana: 5,
  setup: [
    ...byMode(4, heartened('fiercest')),
    { fx: [{ do: 'amass', n: 2, minion: 'malebranche' }] },
    {
      if: { flag: 'malebranche-scattered' },
      fx: [{ do: 'remove', what: { of: 'minion', pick: 'choose', by: 'caravan' } }],
    },
    { if: { flag: 'geryon-tamed' }, fx: [{ do: 'fly-away', who: '#geryon' }] },
    { if: { flag: 'thieves-gift' }, fx: [{ do: 'draw-finding', to: 'each-champion' }] },
    { if: { flag: 'shape-is-habit' }, fx: [{ do: 'gain-token', to: 'each-champion', attr: 'prowess', n: 1 }] },
    {
      if: { flag: 'cleopatra-freed' },
      fx: [
        { do: 'inspire', to: 'fiercest', n: 1 },
        { do: 'inspire', to: 'least-fierce', n: 1 },
      ],
    },
    {
      if: players('>=', 3),
      fx: [{ do: 'enrage', to: '#circe', n: 1 }],
    },
    { if: inCampaign(), fx: [weary(1)] },
    { if: inCampaign({ not: players('=', 2) }), fx: [weary(1)] },
    { if: inCampaign(players('>=', 3)), fx: [weary(1)] },
    {
      if: inCampaign(players('=', 4)),
      fx: [
        { do: 'wound', to: '#circe', n: 1, kind: 'inflict' },
        weary(2),
        { do: 'mod', mod: 'damage-dealt', n: 1, to: 'each-malefactor', until: 'confrontation-end' },
      ],
    },
  ],
  objectives: [
    { id: 'defeat-circe', when: { deckEmpty: 'circe-deck' }, result: 'victory', outcome: 'outcome-8-circe' },
    {
      id: 'spill-the-cup',
      if: { hasDiscovery: 'moly' },
      when: { counter: ['moly', '>=', 5] },
      result: 'victory',
      outcome: 'outcome-8-cup',
    },
    {
      id: 'bridle-geryon',
      if: { hasDiscovery: 'geryons-bridle' },
      when: { deckEmpty: 'geryon-deck' },
      result: 'victory',
      outcome: 'outcome-8-geryon',
    },
    { id: 'what-you-are', when: { defeatedCaravan: true }, result: 'fail-forward', outcome: 'outcome-8-beasts' },
  ],
  rewards: [{ do: 'maneuver-upgrade', level: 4 }],
}
