import { back, go } from '../../roads.ts'
import type { Chapter } from '../../vocabulary.ts'

export const chronicle: Chapter = {
  n: 6,
  introduction: 'intro-6',
  confrontation: 'ring-of-stakes',
  regions: [
    { id: '053', position: 'P1' },
    { id: '054', position: 'P2' },
    { id: '055', position: 'P3' },
    { id: '056', position: 'P4' },
    { id: '057', position: 'P5' },
    { id: '058', position: 'P6' },
    { id: '059', position: 'P7' },
    { id: '060', position: 'P8' },
    { id: '061', position: 'P9' },
  ],
  discoveries: ['gorgons-mirror'],
  treasures: [
    'order-stakes',
    'great-contempt',
    'cross-of-two-nails',
    'bronze-windlass',
    'the-unasked',
    'staff-of-anastasius',
  ],
  paths: [
    { id: '056-A', region: '056', entry: '056-A' },
    { id: '056-B', region: '056', entry: '056-B' },
    { id: '056-C', region: '056', entry: '056-C' },
    { id: '056-D', region: '056', entry: '056-D' },
  ],
  entries: [
    {
      id: 'intro-6',
      kind: 'introduction',
      instr: [
        { if: { flag: 'messenger-met' }, so: [{ do: 'c-invigorate', to: 'each', n: 4 }] },
        {
          if: { flag: 'shamed-at-dis' },
          so: [
            { do: 'offer-arcana', n: 1 },
            { do: 'c-lose-vigor', to: 'caravan-choice', n: 4 },
          ],
        },
        ...go('053'),
      ],
    },
    {
      id: '053',
      kind: 'region',
      region: '053',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '053-A' },
            { id: 'b', go: '053-B' },
          ],
        },
      ],
    },
    {
      id: '053-A',
      kind: 'resolution',
      region: '053',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 13,
          success: [{ do: 'proceed', entry: '053-A-success' }],
          fail: [{ do: 'proceed', entry: '053-A-failure' }],
        },
      ],
    },
    {
      id: '053-A-success',
      kind: 'resolution',
      region: '053',
      instr: [{ do: 'flag', name: 'inside-the-camp' }, ...go('054')],
    },
    { id: '053-A-failure', kind: 'resolution', region: '053', instr: [...go('054')] },
    {
      id: '053-B',
      kind: 'resolution',
      region: '053',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 14,
          success: [{ do: 'proceed', entry: '053-B-success' }],
          fail: [{ do: 'proceed', entry: '053-B-failure' }],
        },
      ],
    },
    {
      id: '053-B-success',
      kind: 'resolution',
      region: '053',
      instr: [{ do: 'take-treasure', id: 'order-stakes' }, ...go('054')],
    },
    { id: '053-B-failure', kind: 'resolution', region: '053', instr: [...go('054')] },
    {
      id: '054',
      kind: 'region',
      region: '054',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '054-A' },
            { id: 'b', if: { hasDiscovery: 'ciaccos-list' }, go: '054-B' },
            { id: 'c', go: '054-C' },
          ],
        },
      ],
    },
    {
      id: '054-A',
      kind: 'resolution',
      region: '054',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 14,
          success: [{ do: 'proceed', entry: '054-A-success' }],
          fail: [{ do: 'proceed', entry: '054-A-failure' }],
        },
      ],
    },
    {
      id: '054-A-success',
      kind: 'resolution',
      region: '054',
      instr: [{ do: 'take-treasure', id: 'great-contempt' }, ...go('055')],
    },
    { id: '054-A-failure', kind: 'resolution', region: '054', instr: [...go('055')] },
    {
      id: '054-B',
      kind: 'resolution',
      region: '054',
      instr: [{ do: 'take-discovery', id: 'gorgons-mirror' }, { do: 'c-invigorate', to: 'each', n: 2 }, ...go('055')],
    },
    {
      id: '054-C',
      kind: 'resolution',
      region: '054',
      instr: [{ do: 'c-token', to: 'caravan-choice', attr: 'willpower', n: 1 }, ...go('055')],
    },
    {
      id: '055',
      kind: 'region',
      region: '055',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '055-A' },
            { id: 'b', go: '055-B' },
          ],
        },
      ],
    },
    {
      id: '055-A',
      kind: 'resolution',
      region: '055',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 14,
          success: [{ do: 'proceed', entry: '055-A-success' }],
          fail: [{ do: 'proceed', entry: '055-A-failure' }],
        },
      ],
    },
    {
      id: '055-A-success',
      kind: 'resolution',
      region: '055',
      instr: [{ do: 'c-invigorate', to: 'each', n: 2 }, { do: 'flag', name: 'cavalcante-told' }, ...go('056')],
    },
    { id: '055-A-failure', kind: 'resolution', region: '055', instr: [...go('056')] },
    {
      id: '055-B',
      kind: 'resolution',
      region: '055',
      instr: [{ do: 'c-token', to: 'caravan-choice', attr: 'prowess', n: 1 }, ...go('056')],
    },
    {
      id: '056',
      kind: 'region',
      region: '056',
      instr: [
        {
          if: { not: { flag: 'seen-056' } },
          so: [
            { do: 'flag', name: 'seen-056' },
            { do: 'c-invigorate', to: 'each', n: 2 },
            { do: 'place-path', id: '056-A' },
            { do: 'place-path', id: '056-B' },
            { do: 'place-path', id: '056-C' },
            { do: 'place-path', id: '056-D' },
          ],
        },
        { if: { flag: 'visit-056-2' }, so: [{ do: 'proceed', entry: '056-leave' }] },
        {
          do: 'dilemma',
          question: 'where',
          options: [
            { id: 'look', go: '056-look' },
            { id: 'leave', go: '056-leave' },
          ],
        },
      ],
    },
    {
      id: '056-look',
      kind: 'resolution',
      region: '056',
      silent: true,
      instr: [
        {
          if: { flag: 'visit-056-1' },
          so: [{ do: 'flag', name: 'visit-056-2' }],
          otherwise: [{ do: 'flag', name: 'visit-056-1' }],
        },
        { do: 'choose-path', region: '056' },
      ],
    },
    { id: '056-A', kind: 'resolution', region: '056', instr: [...go('057')] },
    { id: '056-B', kind: 'resolution', region: '056', instr: [...go('058')] },
    { id: '056-C', kind: 'resolution', region: '056', instr: [...go('059')] },
    { id: '056-D', kind: 'resolution', region: '056', instr: [...go('060')] },
    { id: '056-leave', kind: 'resolution', region: '056', instr: [...go('061')] },
    {
      id: '057',
      kind: 'region',
      region: '057',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '057-A' },
            { id: 'b', go: '057-B' },
          ],
        },
      ],
    },
    {
      id: '057-A',
      kind: 'resolution',
      region: '057',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 14,
          success: [{ do: 'proceed', entry: '057-A-success' }],
          fail: [{ do: 'proceed', entry: '057-A-failure' }],
        },
      ],
    },
    {
      id: '057-A-success',
      kind: 'resolution',
      region: '057',
      instr: [{ do: 'take-treasure', id: 'cross-of-two-nails' }, { do: 'flag', name: 'boy-deserts' }, ...back('056')],
    },
    { id: '057-A-failure', kind: 'resolution', region: '057', instr: [...back('056')] },
    {
      id: '057-B',
      kind: 'resolution',
      region: '057',
      instr: [
        { do: 'c-token', to: 'caravan-choice', attr: 'aggressiveness', n: 1 },
        { do: 'c-token', to: 'caravan-choice', attr: 'prowess', n: 1 },
        { do: 'offer-arcana', n: 1 },
        ...back('056'),
      ],
    },
    {
      id: '058',
      kind: 'region',
      region: '058',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '058-A' },
            { id: 'b', go: '058-B' },
          ],
        },
      ],
    },
    {
      id: '058-A',
      kind: 'resolution',
      region: '058',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '058-A-success' }],
          fail: [{ do: 'proceed', entry: '058-A-failure' }],
        },
      ],
    },
    {
      id: '058-A-success',
      kind: 'resolution',
      region: '058',
      instr: [{ do: 'take-treasure', id: 'bronze-windlass' }, ...back('056')],
    },
    { id: '058-A-failure', kind: 'resolution', region: '058', instr: [...back('056')] },
    { id: '058-B', kind: 'resolution', region: '058', instr: [{ do: 'flag', name: 'posts-sawn' }, ...back('056')] },
    {
      id: '059',
      kind: 'region',
      region: '059',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '059-A' },
            { id: 'b', if: { flag: 'examined' }, go: '059-B' },
            { id: 'c', go: '059-C' },
          ],
        },
      ],
    },
    {
      id: '059-A',
      kind: 'resolution',
      region: '059',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '059-A-success' }],
          fail: [{ do: 'proceed', entry: '059-A-failure' }],
        },
      ],
    },
    {
      id: '059-A-success',
      kind: 'resolution',
      region: '059',
      instr: [{ do: 'take-treasure', id: 'the-unasked' }, ...back('056')],
    },
    { id: '059-A-failure', kind: 'resolution', region: '059', instr: [...back('056')] },
    {
      id: '059-B',
      kind: 'resolution',
      region: '059',
      instr: [{ do: 'take-treasure', id: 'the-unasked' }, { do: 'c-invigorate', to: 'each', n: 1 }, ...back('056')],
    },
    {
      id: '059-C',
      kind: 'resolution',
      region: '059',
      instr: [{ do: 'take-discovery', id: 'gorgons-mirror' }, { do: 'c-lose-vigor', to: 'each', n: 1 }, ...back('056')],
    },
    {
      id: '060',
      kind: 'region',
      region: '060',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '060-A' },
            { id: 'b', go: '060-B' },
          ],
        },
      ],
    },
    {
      id: '060-A',
      kind: 'resolution',
      region: '060',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 14,
          success: [{ do: 'proceed', entry: '060-A-success' }],
          fail: [{ do: 'proceed', entry: '060-A-failure' }],
        },
      ],
    },
    {
      id: '060-A-success',
      kind: 'resolution',
      region: '060',
      instr: [{ do: 'take-treasure', id: 'staff-of-anastasius' }, ...back('056')],
    },
    { id: '060-A-failure', kind: 'resolution', region: '060', instr: [...back('056')] },
    {
      id: '060-B',
      kind: 'resolution',
      region: '060',
      instr: [{ do: 'c-invigorate', to: 'each', n: 3 }, ...back('056')],
    },
    { id: '061', kind: 'region', region: '061', instr: [{ do: 'end-chronicle' }] },
    {
      id: 'outcome-6-aymeric',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'order-broken' },
        { do: 'proceed', entry: 'memory-gadisa-4' },
      ],
    },
    {
      id: 'outcome-6-medusa',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'medusa-freed' },
        { do: 'proceed', entry: 'memory-gadisa-4' },
      ],
    },
    { id: 'defeat-6', kind: 'outcome', instr: [] },
    { id: 'chapter-6-close', kind: 'outcome', instr: [] },
  ],
}
