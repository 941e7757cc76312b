import { back, go } from '../../roads.ts'
import type { Chapter } from '../../vocabulary.ts'

export const chronicle: Chapter = {
  n: 8,
  introduction: 'intro-8',
  confrontation: 'house-of-circe',
  regions: [
    { id: '072', position: 'P1' },
    { id: '073', position: 'P2' },
    { id: '074', position: 'P3' },
    { id: '075', position: 'P4' },
    { id: '076', position: 'P5' },
    { id: '077', position: 'P6' },
    { id: '078', position: 'P7' },
    { id: '079', position: 'P8' },
    { id: '080', position: 'P9' },
    { id: '081', position: 'P10' },
    { id: '082', position: 'P11' },
  ],
  discoveries: ['the-donation', 'moly', 'geryons-bridle'],
  treasures: [
    'demon-whip',
    'one-true-sentence',
    'simons-purse',
    'malebranche-hook',
    'gilded-lead',
    'ring-that-was-a-snake',
    'not-like-brutes',
    'circes-shuttle',
    'forged-bolt',
  ],
  paths: [
    { id: '076-A', region: '076', entry: '076-A' },
    { id: '076-B', region: '076', entry: '076-B' },
    { id: '076-C', region: '076', entry: '076-C' },
    { id: '076-D', region: '076', entry: '076-D' },
  ],
  entries: [
    {
      id: 'intro-8',
      kind: 'introduction',
      instr: [
        {
          if: { flag: 'minotaur-freed' },
          so: [{ do: 'c-token', to: 'caravan-choice', attr: 'aggressiveness', n: 2 }],
        },
        ...go('072'),
      ],
    },
    {
      id: '072',
      kind: 'region',
      region: '072',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '072-A' },
            { id: 'b', go: '072-B' },
          ],
        },
      ],
    },
    {
      id: '072-A',
      kind: 'resolution',
      region: '072',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 14,
          success: [{ do: 'proceed', entry: '072-A-success' }],
          fail: [{ do: 'proceed', entry: '072-A-failure' }],
        },
      ],
    },
    {
      id: '072-A-success',
      kind: 'resolution',
      region: '072',
      instr: [{ do: 'flag', name: 'geryon-tamed' }, { do: 'c-invigorate', to: 'each', n: 1 }, ...go('073')],
    },
    { id: '072-A-failure', kind: 'resolution', region: '072', instr: [...go('073')] },
    {
      id: '072-B',
      kind: 'resolution',
      region: '072',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '072-B-success' }],
          fail: [{ do: 'proceed', entry: '072-B-failure' }],
        },
      ],
    },
    {
      id: '072-B-success',
      kind: 'resolution',
      region: '072',
      instr: [{ do: 'c-token', to: 'caravan-choice', attr: 'prowess', n: 2 }, ...go('073')],
    },
    { id: '072-B-failure', kind: 'resolution', region: '072', instr: [...go('073')] },
    {
      id: '073',
      kind: 'region',
      region: '073',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '073-A' },
            { id: 'b', go: '073-B' },
          ],
        },
      ],
    },
    {
      id: '073-A',
      kind: 'resolution',
      region: '073',
      instr: [
        {
          do: 'ordeal',
          attr: 'aggressiveness',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '073-A-success' }],
          fail: [{ do: 'proceed', entry: '073-A-failure' }],
        },
      ],
    },
    {
      id: '073-A-success',
      kind: 'resolution',
      region: '073',
      instr: [{ do: 'take-treasure', id: 'demon-whip' }, ...go('074')],
    },
    { id: '073-A-failure', kind: 'resolution', region: '073', instr: [...go('074')] },
    {
      id: '073-B',
      kind: 'resolution',
      region: '073',
      instr: [
        { do: 'c-token', to: 'caravan-choice', attr: 'prowess', n: 1 },
        { do: 'c-sin', to: 'random', n: 1 },
        ...go('074'),
      ],
    },
    {
      id: '074',
      kind: 'region',
      region: '074',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '074-A' },
            { id: 'b', go: '074-B' },
          ],
        },
      ],
    },
    {
      id: '074-A',
      kind: 'resolution',
      region: '074',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '074-A-success' }],
          fail: [{ do: 'proceed', entry: '074-A-failure' }],
        },
      ],
    },
    {
      id: '074-A-success',
      kind: 'resolution',
      region: '074',
      instr: [{ do: 'take-treasure', id: 'one-true-sentence' }, ...go('075')],
    },
    { id: '074-A-failure', kind: 'resolution', region: '074', instr: [...go('075')] },
    { id: '074-B', kind: 'resolution', region: '074', instr: [{ do: 'c-lose-vigor', to: 'each', n: 1 }, ...go('075')] },
    {
      id: '075',
      kind: 'region',
      region: '075',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '075-A' },
            { id: 'b', go: '075-B' },
          ],
        },
      ],
    },
    {
      id: '075-A',
      kind: 'resolution',
      region: '075',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '075-A-success' }],
          fail: [{ do: 'proceed', entry: '075-A-failure' }],
        },
      ],
    },
    {
      id: '075-A-success',
      kind: 'resolution',
      region: '075',
      instr: [{ do: 'take-treasure', id: 'simons-purse' }, ...go('076')],
    },
    { id: '075-A-failure', kind: 'resolution', region: '075', instr: [...go('076')] },
    {
      id: '075-B',
      kind: 'resolution',
      region: '075',
      instr: [{ do: 'take-discovery', id: 'the-donation' }, { do: 'offer-arcana', n: 1 }, ...go('076')],
    },
    {
      id: '076',
      kind: 'region',
      region: '076',
      instr: [
        {
          if: { not: { flag: 'seen-076' } },
          so: [
            { do: 'flag', name: 'seen-076' },
            { do: 'c-invigorate', to: 'each', n: 4 },
            { do: 'place-path', id: '076-A' },
            { do: 'place-path', id: '076-B' },
            { do: 'place-path', id: '076-C' },
            { do: 'place-path', id: '076-D' },
          ],
        },
        { if: { flag: 'visit-076-3' }, so: [{ do: 'proceed', entry: '076-leave' }] },
        {
          do: 'dilemma',
          question: 'where',
          options: [
            { id: 'look', go: '076-look' },
            { id: 'leave', go: '076-leave' },
          ],
        },
      ],
    },
    {
      id: '076-look',
      kind: 'resolution',
      region: '076',
      silent: true,
      instr: [
        {
          if: { flag: 'visit-076-1' },
          so: [
            {
              if: { flag: 'visit-076-2' },
              so: [{ do: 'flag', name: 'visit-076-3' }],
              otherwise: [{ do: 'flag', name: 'visit-076-2' }],
            },
          ],
          otherwise: [{ do: 'flag', name: 'visit-076-1' }],
        },
        { do: 'choose-path', region: '076' },
      ],
    },
    { id: '076-A', kind: 'resolution', region: '076', instr: [...go('077')] },
    { id: '076-B', kind: 'resolution', region: '076', instr: [...go('078')] },
    { id: '076-C', kind: 'resolution', region: '076', instr: [...go('079')] },
    { id: '076-D', kind: 'resolution', region: '076', instr: [...go('080')] },
    { id: '076-leave', kind: 'resolution', region: '076', instr: [...go('081')] },
    {
      id: '077',
      kind: 'region',
      region: '077',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '077-A' },
            { id: 'b', go: '077-B' },
          ],
        },
      ],
    },
    {
      id: '077-A',
      kind: 'resolution',
      region: '077',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '077-A-success' }],
          fail: [{ do: 'proceed', entry: '077-A-failure' }],
        },
      ],
    },
    {
      id: '077-A-success',
      kind: 'resolution',
      region: '077',
      instr: [{ do: 'take-discovery', id: 'moly' }, ...back('076')],
    },
    { id: '077-A-failure', kind: 'resolution', region: '077', instr: [...back('076')] },
    {
      id: '077-B',
      kind: 'resolution',
      region: '077',
      instr: [
        { do: 'c-token', to: 'caravan-choice', attr: 'willpower', n: 2 },
        { do: 'c-lose-vigor', to: 'each', n: 1 },
        ...back('076'),
      ],
    },
    {
      id: '078',
      kind: 'region',
      region: '078',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '078-A' },
            { id: 'b', go: '078-B' },
          ],
        },
      ],
    },
    {
      id: '078-A',
      kind: 'resolution',
      region: '078',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '078-A-success' }],
          fail: [{ do: 'proceed', entry: '078-A-failure' }],
        },
      ],
    },
    {
      id: '078-A-success',
      kind: 'resolution',
      region: '078',
      instr: [
        { do: 'take-treasure', id: 'malebranche-hook' },
        { do: 'flag', name: 'malebranche-scattered' },
        ...back('076'),
      ],
    },
    { id: '078-A-failure', kind: 'resolution', region: '078', instr: [...back('076')] },
    {
      id: '078-B',
      kind: 'resolution',
      region: '078',
      instr: [
        { do: 'c-token', to: 'caravan-choice', attr: 'aggressiveness', n: 2 },
        { do: 'offer-arcana', n: 2 },
        ...back('076'),
      ],
    },
    {
      id: '079',
      kind: 'region',
      region: '079',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '079-A' },
            { id: 'b', go: '079-B' },
          ],
        },
      ],
    },
    {
      id: '079-A',
      kind: 'resolution',
      region: '079',
      instr: [
        {
          do: 'ordeal',
          attr: 'aggressiveness',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '079-A-success' }],
          fail: [{ do: 'proceed', entry: '079-A-failure' }],
        },
      ],
    },
    {
      id: '079-A-success',
      kind: 'resolution',
      region: '079',
      instr: [{ do: 'take-treasure', id: 'gilded-lead' }, ...back('076')],
    },
    { id: '079-A-failure', kind: 'resolution', region: '079', instr: [...back('076')] },
    {
      id: '079-B',
      kind: 'resolution',
      region: '079',
      instr: [{ do: 'c-invigorate', to: 'each', n: 2 }, ...back('076')],
    },
    {
      id: '080',
      kind: 'region',
      region: '080',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '080-A' },
            { id: 'b', if: { hasDiscovery: 'unfinished-page' }, go: '080-B' },
            { id: 'c', go: '080-C' },
          ],
        },
      ],
    },
    {
      id: '080-A',
      kind: 'resolution',
      region: '080',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 16,
          success: [{ do: 'proceed', entry: '080-A-success' }],
          fail: [{ do: 'proceed', entry: '080-A-failure' }],
        },
      ],
    },
    {
      id: '080-A-success',
      kind: 'resolution',
      region: '080',
      instr: [{ do: 'take-treasure', id: 'ring-that-was-a-snake' }, ...back('076')],
    },
    { id: '080-A-failure', kind: 'resolution', region: '080', instr: [...back('076')] },
    {
      id: '080-B',
      kind: 'resolution',
      region: '080',
      instr: [
        { do: 'store-discovery', id: 'unfinished-page' },
        { do: 'flag', name: 'thieves-gift' },
        { do: 'c-invigorate', to: 'each', n: 3 },
        ...back('076'),
      ],
    },
    {
      id: '080-C',
      kind: 'resolution',
      region: '080',
      instr: [{ do: 'flag', name: 'shape-is-habit' }, { do: 'c-lose-vigor', to: 'each', n: 1 }, ...back('076')],
    },
    {
      id: '081',
      kind: 'region',
      region: '081',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '081-A' },
            { id: 'b', go: '081-B' },
          ],
        },
      ],
    },
    {
      id: '081-A',
      kind: 'resolution',
      region: '081',
      instr: [{ do: 'take-discovery', id: 'geryons-bridle' }, ...go('082')],
    },
    {
      id: '081-B',
      kind: 'resolution',
      region: '081',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '081-B-success' }],
          fail: [{ do: 'proceed', entry: '081-B-failure' }],
        },
      ],
    },
    {
      id: '081-B-success',
      kind: 'resolution',
      region: '081',
      instr: [{ do: 'take-treasure', id: 'not-like-brutes' }, ...go('082')],
    },
    { id: '081-B-failure', kind: 'resolution', region: '081', instr: [...go('082')] },
    {
      id: '082',
      kind: 'region',
      region: '082',
      instr: [
        { if: { hasDiscovery: 'the-donation' }, so: [{ do: 'take-treasure', id: 'forged-bolt' }] },
        { do: 'end-chronicle' },
      ],
    },
    {
      id: 'outcome-8-circe',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'circe-beaten' },
        { do: 'take-treasure', id: 'circes-shuttle' },
        { do: 'proceed', entry: 'chapter-8-close' },
      ],
    },
    {
      id: 'outcome-8-cup',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'circe-befriended' },
        { do: 'take-treasure', id: 'circes-shuttle' },
        { do: 'proceed', entry: 'chapter-8-close' },
      ],
    },
    {
      id: 'outcome-8-geryon',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'geryon-bridled' },
        { do: 'proceed', entry: 'chapter-8-close' },
      ],
    },
    {
      id: 'outcome-8-beasts',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'came-as-beasts' },
        { do: 'proceed', entry: 'chapter-8-close' },
      ],
    },
    { id: 'chapter-8-close', kind: 'outcome', instr: [] },
  ],
}
