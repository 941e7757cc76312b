import { back, go } from '../../roads.ts'
import type { Chapter } from '../../vocabulary.ts'

export const chronicle: Chapter = {
  n: 9,
  introduction: 'intro-9',
  confrontation: 'cocytus',
  regions: [
    { id: '083', position: 'P1' },
    { id: '084', position: 'P2' },
    { id: '085', position: 'P3' },
    { id: '086', position: 'P4' },
    { id: '087', position: 'P5' },
    { id: '088', position: 'P6' },
    { id: '089', position: 'P7' },
    { id: '090', position: 'P8' },
    { id: '091', position: 'P9' },
  ],
  discoveries: ['names-unsaid', 'shaggy-stair'],
  treasures: [
    'the-poets-shame',
    'key-of-the-tower',
    'two-frozen-tears',
    'half-of-michaels-sword',
    'string-of-dis',
    'lamp-from-limbo',
  ],
  paths: [
    { id: '087-A', region: '087', entry: '087-A' },
    { id: '087-B', region: '087', entry: '087-B' },
    { id: '087-C', region: '087', entry: '087-C' },
  ],
  entries: [
    {
      id: 'intro-9',
      kind: 'introduction',
      instr: [
        { if: { flag: 'circe-befriended' }, so: [{ do: 'c-invigorate', to: 'each', n: 4 }] },
        { if: { flag: 'geryon-bridled' }, so: [{ do: 'c-token', to: 'caravan-choice', attr: 'prowess', n: 2 }] },
        {
          if: { flag: 'came-as-beasts' },
          so: [{ do: 'c-lose-vigor', to: 'each', n: 2 }],
        },
        ...go('083'),
      ],
    },
    {
      id: '083',
      kind: 'region',
      region: '083',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '083-A' },
            { id: 'b', go: '083-B' },
          ],
        },
      ],
    },
    {
      id: '083-A',
      kind: 'resolution',
      region: '083',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '083-A-success' }],
          fail: [{ do: 'proceed', entry: '083-A-failure' }],
        },
      ],
    },
    {
      id: '083-A-success',
      kind: 'resolution',
      region: '083',
      instr: [
        { do: 'c-token', to: 'caravan-choice', attr: 'prowess', n: 2 },
        { do: 'flag', name: 'brothers-parted' },
        ...go('084'),
      ],
    },
    { id: '083-A-failure', kind: 'resolution', region: '083', instr: [...go('084')] },
    { id: '083-B', kind: 'resolution', region: '083', instr: [{ do: 'c-invigorate', to: 'each', n: 1 }, ...go('084')] },
    {
      id: '084',
      kind: 'region',
      region: '084',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '084-A' },
            { id: 'b', go: '084-B' },
          ],
        },
      ],
    },
    {
      id: '084-A',
      kind: 'resolution',
      region: '084',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '084-A-success' }],
          fail: [{ do: 'proceed', entry: '084-A-failure' }],
        },
      ],
    },
    {
      id: '084-A-success',
      kind: 'resolution',
      region: '084',
      instr: [{ do: 'take-treasure', id: 'the-poets-shame' }, { do: 'flag', name: 'bocca-answered' }, ...go('085')],
    },
    { id: '084-A-failure', kind: 'resolution', region: '084', instr: [...go('085')] },
    {
      id: '084-B',
      kind: 'resolution',
      region: '084',
      instr: [{ do: 'take-discovery', id: 'names-unsaid' }, { do: 'c-sin', to: 'random', n: 1 }, ...go('085')],
    },
    {
      id: '085',
      kind: 'region',
      region: '085',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '085-A' },
            { id: 'b', go: '085-B' },
          ],
        },
      ],
    },
    {
      id: '085-A',
      kind: 'resolution',
      region: '085',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 16,
          success: [{ do: 'proceed', entry: '085-A-success' }],
          fail: [{ do: 'proceed', entry: '085-A-failure' }],
        },
      ],
    },
    {
      id: '085-A-success',
      kind: 'resolution',
      region: '085',
      instr: [{ do: 'take-treasure', id: 'key-of-the-tower' }, ...go('086')],
    },
    { id: '085-A-failure', kind: 'resolution', region: '085', instr: [...go('086')] },
    {
      id: '085-B',
      kind: 'resolution',
      region: '085',
      instr: [
        { do: 'c-lose-vigor', to: 'each', n: 2 },
        { do: 'c-token', to: 'caravan-choice', attr: 'willpower', n: 2 },
        { do: 'flag', name: 'ugolino-fed' },
        ...go('086'),
      ],
    },
    {
      id: '086',
      kind: 'region',
      region: '086',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '086-A' },
            { id: 'b', if: { hasDiscovery: 'poets-debt' }, go: '086-B' },
            { id: 'c', go: '086-C' },
          ],
        },
      ],
    },
    {
      id: '086-A',
      kind: 'resolution',
      region: '086',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '086-A-success' }],
          fail: [{ do: 'proceed', entry: '086-A-failure' }],
        },
      ],
    },
    {
      id: '086-A-success',
      kind: 'resolution',
      region: '086',
      instr: [{ do: 'take-treasure', id: 'two-frozen-tears' }, { do: 'flag', name: 'promise-kept' }, ...go('087')],
    },
    { id: '086-A-failure', kind: 'resolution', region: '086', instr: [...go('087')] },
    {
      id: '086-B',
      kind: 'resolution',
      region: '086',
      instr: [
        { do: 'take-treasure', id: 'two-frozen-tears' },
        { do: 'flag', name: 'promise-kept' },
        { do: 'flag', name: 'debt-paid' },
        { do: 'c-invigorate', to: 'each', n: 2 },
        ...go('087'),
      ],
    },
    { id: '086-C', kind: 'resolution', region: '086', instr: [...go('087')] },
    {
      id: '087',
      kind: 'region',
      region: '087',
      instr: [
        {
          if: { not: { flag: 'seen-087' } },
          so: [
            { do: 'flag', name: 'seen-087' },
            { do: 'c-invigorate', to: 'each', n: 4 },
            {
              if: { or: [{ flag: 'ugolino-fed' }, { flag: 'brothers-parted' }] },
              so: [{ do: 'take-treasure', id: 'lamp-from-limbo' }],
            },
            { do: 'place-path', id: '087-A' },
            { do: 'place-path', id: '087-B' },
            { do: 'place-path', id: '087-C' },
          ],
        },
        { if: { flag: 'visit-087-2' }, so: [{ do: 'proceed', entry: '087-leave' }] },
        {
          do: 'dilemma',
          question: 'where',
          options: [
            { id: 'look', go: '087-look' },
            { id: 'leave', go: '087-leave' },
          ],
        },
      ],
    },
    {
      id: '087-look',
      kind: 'resolution',
      region: '087',
      silent: true,
      instr: [
        {
          if: { flag: 'visit-087-1' },
          so: [{ do: 'flag', name: 'visit-087-2' }],
          otherwise: [{ do: 'flag', name: 'visit-087-1' }],
        },
        { do: 'choose-path', region: '087' },
      ],
    },
    { id: '087-A', kind: 'resolution', region: '087', instr: [...go('088')] },
    { id: '087-B', kind: 'resolution', region: '087', instr: [...go('089')] },
    { id: '087-C', kind: 'resolution', region: '087', instr: [...go('090')] },
    { id: '087-leave', kind: 'resolution', region: '087', instr: [...go('091')] },
    {
      id: '088',
      kind: 'region',
      region: '088',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '088-A' },
            { id: 'b', if: { hasDiscovery: 'tune-of-the-meadow' }, go: '088-B' },
          ],
        },
      ],
    },
    {
      id: '088-A',
      kind: 'resolution',
      region: '088',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 16,
          success: [{ do: 'proceed', entry: '088-A-success' }],
          fail: [{ do: 'proceed', entry: '088-A-failure' }],
        },
      ],
    },
    {
      id: '088-A-success',
      kind: 'resolution',
      region: '088',
      instr: [{ do: 'take-discovery', id: 'names-unsaid' }, ...back('087')],
    },
    { id: '088-A-failure', kind: 'resolution', region: '088', instr: [...back('087')] },
    {
      id: '088-B',
      kind: 'resolution',
      region: '088',
      instr: [{ do: 'flag', name: 'tune-heard' }, { do: 'c-invigorate', to: 'each', n: 3 }, ...back('087')],
    },
    {
      id: '089',
      kind: 'region',
      region: '089',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '089-A' },
            { id: 'b', go: '089-B' },
          ],
        },
      ],
    },
    {
      id: '089-A',
      kind: 'resolution',
      region: '089',
      instr: [
        {
          do: 'ordeal',
          attr: 'aggressiveness',
          difficulty: 16,
          success: [{ do: 'proceed', entry: '089-A-success' }],
          fail: [{ do: 'proceed', entry: '089-A-failure' }],
        },
      ],
    },
    {
      id: '089-A-success',
      kind: 'resolution',
      region: '089',
      instr: [{ do: 'take-treasure', id: 'half-of-michaels-sword' }, ...back('087')],
    },
    { id: '089-A-failure', kind: 'resolution', region: '089', instr: [...back('087')] },
    {
      id: '089-B',
      kind: 'resolution',
      region: '089',
      instr: [
        { do: 'flag', name: 'wind-counted' },
        { do: 'c-token', to: 'caravan-choice', attr: 'prowess', n: 1 },
        ...back('087'),
      ],
    },
    {
      id: '090',
      kind: 'region',
      region: '090',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '090-A' },
            { id: 'b', go: '090-B' },
          ],
        },
      ],
    },
    {
      id: '090-A',
      kind: 'resolution',
      region: '090',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 16,
          success: [{ do: 'proceed', entry: '090-A-success' }],
          fail: [{ do: 'proceed', entry: '090-A-failure' }],
        },
      ],
    },
    {
      id: '090-A-success',
      kind: 'resolution',
      region: '090',
      instr: [{ do: 'take-discovery', id: 'shaggy-stair' }, ...back('087')],
    },
    { id: '090-A-failure', kind: 'resolution', region: '090', instr: [...back('087')] },
    {
      id: '090-B',
      kind: 'resolution',
      region: '090',
      instr: [{ do: 'take-treasure', id: 'string-of-dis' }, ...back('087')],
    },
    { id: '091', kind: 'region', region: '091', instr: [{ do: 'end-chronicle' }] },
    { id: 'outcome-9-throne', kind: 'outcome', instr: [{ do: 'end-campaign', ending: 'ending-thaw' }] },
    { id: 'outcome-9-stair', kind: 'outcome', instr: [{ do: 'end-campaign', ending: 'ending-stars' }] },
    { id: 'outcome-9-names', kind: 'outcome', instr: [{ do: 'end-campaign', ending: 'ending-harrowing' }] },
    { id: 'defeat-9', kind: 'outcome', instr: [] },
    { id: 'ending-thaw', kind: 'outcome', instr: [] },
    { id: 'ending-stars', kind: 'outcome', instr: [] },
    { id: 'ending-harrowing', kind: 'outcome', instr: [] },
  ],
}
