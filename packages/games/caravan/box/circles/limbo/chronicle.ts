import { back, go } from '../../roads.ts'
import type { Chapter } from '../../vocabulary.ts'

export const chronicle: Chapter = {
  n: 1,
  introduction: 'intro-1',
  confrontation: 'court-of-judgment',
  regions: [
    { id: '001', position: 'P1' },
    { id: '002', position: 'P2' },
    { id: '003', position: 'P3' },
    { id: '004', position: 'P4' },
    { id: '005', position: 'P5' },
    { id: '006', position: 'P6' },
    { id: '007', position: 'P7' },
    { id: '008', position: 'P8' },
    { id: '009', position: 'P9' },
    { id: '010', position: 'P10' },
    { id: '011', position: 'P11' },
    { id: '012', position: 'P12' },
    { id: '013', position: 'P1' },
    { id: '014', position: 'P2' },
  ],
  discoveries: ['limbo-map', 'poets-debt', 'tune-of-the-meadow', 'pasiphaes-ruse'],
  treasures: [
    'charons-rags',
    'angelic-sword',
    'clockwork-wings',
    'ballista',
    'byzantine-sacrament',
    'vow-of-redemption',
    'saladins-cloak',
    'spotted-pelt',
    'merciless',
    'blank-banner',
    'peripatetic',
  ],
  paths: [
    { id: '008-A', region: '008', entry: '008-A' },
    { id: '008-B', region: '008', entry: '008-B' },
    { id: '008-C', region: '008', entry: '008-C' },
    { id: '008-D', region: '008', entry: '008-D' },
    { id: '008-E', region: '008', entry: '008-E' },
  ],
  entries: [
    { id: 'intro-1', kind: 'introduction', instr: [...go('001')] },
    {
      id: '001',
      kind: 'region',
      region: '001',
      instr: [
        {
          do: 'dilemma',
          question: 'own',
          options: [
            { id: 'a', go: '001-A' },
            { id: 'b', go: '001-B' },
            { id: 'c', go: '001-C' },
          ],
        },
      ],
    },
    {
      id: '001-A',
      kind: 'resolution',
      region: '001',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 11,
          success: [{ do: 'proceed', entry: '001-A-success' }],
          fail: [{ do: 'proceed', entry: '001-A-failure' }],
        },
      ],
    },
    {
      id: '001-A-success',
      kind: 'resolution',
      region: '001',
      instr: [{ do: 'take-treasure', id: 'vow-of-redemption' }, ...go('002')],
    },
    { id: '001-A-failure', kind: 'resolution', region: '001', instr: [...go('002')] },
    {
      id: '001-B',
      kind: 'resolution',
      region: '001',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 11,
          success: [{ do: 'proceed', entry: '001-B-success' }],
          fail: [{ do: 'proceed', entry: '001-B-failure' }],
        },
      ],
    },
    {
      id: '001-B-success',
      kind: 'resolution',
      region: '001',
      instr: [{ do: 'take-treasure', id: 'spotted-pelt' }, ...go('002')],
    },
    { id: '001-B-failure', kind: 'resolution', region: '001', instr: [...go('002')] },
    {
      id: '001-C',
      kind: 'resolution',
      region: '001',
      instr: [
        {
          do: 'ordeal',
          attr: 'aggressiveness',
          difficulty: 11,
          success: [{ do: 'proceed', entry: '001-C-success' }],
          fail: [{ do: 'proceed', entry: '001-C-failure' }],
        },
      ],
    },
    {
      id: '001-C-success',
      kind: 'resolution',
      region: '001',
      instr: [{ do: 'take-treasure', id: 'merciless' }, ...go('002')],
    },
    { id: '001-C-failure', kind: 'resolution', region: '001', instr: [...go('002')] },
    {
      id: '002',
      kind: 'region',
      region: '002',
      instr: [
        {
          do: 'dilemma',
          question: 'own',
          options: [
            { id: 'a', go: '002-A' },
            { id: 'b', go: '002-B' },
          ],
        },
      ],
    },
    {
      id: '002-A',
      kind: 'resolution',
      region: '002',
      instr: [{ do: 'take-discovery', id: 'limbo-map' }, ...go('003')],
    },
    {
      id: '002-B',
      kind: 'resolution',
      region: '002',
      instr: [{ do: 'take-discovery', id: 'poets-debt' }, { do: 'c-invigorate', to: 'each', n: 2 }, ...go('003')],
    },
    {
      id: '003',
      kind: 'region',
      region: '003',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 11,
          success: [{ do: 'proceed', entry: '003-success' }],
          fail: [{ do: 'proceed', entry: '003-failure' }],
        },
      ],
    },
    {
      id: '003-success',
      kind: 'resolution',
      region: '003',
      instr: [{ do: 'c-invigorate', to: 'each', n: 1 }, ...go('004')],
    },
    {
      id: '003-failure',
      kind: 'resolution',
      region: '003',
      instr: [{ do: 'c-lose-vigor', to: 'each', n: 1 }, ...go('004')],
    },
    {
      id: '004',
      kind: 'region',
      region: '004',
      instr: [
        {
          do: 'dilemma',
          question: 'own',
          options: [
            { id: 'a', go: '004-A' },
            { id: 'b', go: '004-B' },
            { id: 'c', go: '004-C' },
          ],
        },
      ],
    },
    {
      id: '004-A',
      kind: 'resolution',
      region: '004',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 12,
          success: [{ do: 'proceed', entry: '004-A-success' }],
          fail: [{ do: 'proceed', entry: '004-A-failure' }],
        },
      ],
    },
    {
      id: '004-A-success',
      kind: 'resolution',
      region: '004',
      instr: [{ do: 'take-treasure', id: 'blank-banner' }, ...go('005')],
    },
    { id: '004-A-failure', kind: 'resolution', region: '004', instr: [...go('005')] },
    {
      id: '004-B',
      kind: 'resolution',
      region: '004',
      instr: [
        { do: 'c-lose-vigor', to: 'each', n: 1 },
        { do: 'c-token', to: 'caravan-choice', attr: 'willpower', n: 1 },
        { do: 'flag', name: 'great-refusal' },
        ...go('005'),
      ],
    },
    { id: '004-C', kind: 'resolution', region: '004', instr: [...go('005')] },
    {
      id: '005',
      kind: 'region',
      region: '005',
      instr: [
        {
          do: 'dilemma',
          question: 'own',
          options: [
            { id: 'a', go: '005-A' },
            { id: 'b', go: '005-B' },
            { id: 'c', go: '005-C' },
          ],
        },
      ],
    },
    {
      id: '005-A',
      kind: 'resolution',
      region: '005',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 13,
          success: [{ do: 'proceed', entry: '005-A-success' }],
          fail: [{ do: 'proceed', entry: '005-A-failure' }],
        },
      ],
    },
    {
      id: '005-A-success',
      kind: 'resolution',
      region: '005',
      instr: [{ do: 'flag', name: 'charon-story' }, { do: 'c-invigorate', to: 'each', n: 2 }, ...go('006')],
    },
    {
      id: '005-A-failure',
      kind: 'resolution',
      region: '005',
      instr: [{ do: 'c-lose-vigor', to: 'each', n: 1 }, ...go('006')],
    },
    { id: '005-B', kind: 'resolution', region: '005', instr: [{ do: 'c-lose-vigor', to: 'each', n: 2 }, ...go('006')] },
    {
      id: '005-C',
      kind: 'resolution',
      region: '005',
      instr: [
        {
          do: 'ordeal',
          attr: 'aggressiveness',
          difficulty: 14,
          success: [{ do: 'proceed', entry: '005-C-success' }],
          fail: [{ do: 'proceed', entry: '005-C-failure' }],
        },
      ],
    },
    {
      id: '005-C-success',
      kind: 'resolution',
      region: '005',
      instr: [{ do: 'take-treasure', id: 'charons-rags' }, { do: 'flag', name: 'charon-robbed' }, ...go('006')],
    },
    {
      id: '005-C-failure',
      kind: 'resolution',
      region: '005',
      instr: [{ do: 'flag', name: 'charon-robbed' }, ...go('006')],
    },
    { id: '006', kind: 'region', region: '006', instr: [...go('007')] },
    {
      id: '007',
      kind: 'region',
      region: '007',
      instr: [
        {
          do: 'dilemma',
          question: 'own',
          options: [
            { id: 'a', go: '007-A' },
            { id: 'b', go: '007-B' },
          ],
        },
      ],
    },
    {
      id: '007-A',
      kind: 'resolution',
      region: '007',
      instr: [
        { do: 'take-discovery', id: 'tune-of-the-meadow' },
        { do: 'c-token', to: 'caravan-choice', attr: 'willpower', n: 1 },
        { do: 'flag', name: 'bailey-late' },
        ...go('008'),
      ],
    },
    { id: '007-B', kind: 'resolution', region: '007', instr: [...go('008')] },
    {
      id: '008',
      kind: 'region',
      region: '008',
      instr: [
        {
          if: { not: { flag: 'bailey-seen' } },
          so: [
            { do: 'flag', name: 'bailey-seen' },
            { do: 'remove-region', region: '001' },
            { do: 'remove-region', region: '002' },
            { do: 'c-invigorate', to: 'each', n: 2 },
            { do: 'place-path', id: '008-A' },
            { do: 'place-path', id: '008-B' },
            { do: 'place-path', id: '008-C' },
            { do: 'place-path', id: '008-D' },
            { if: { hasDiscovery: 'limbo-map' }, so: [{ do: 'place-path', id: '008-E' }] },
          ],
        },
        {
          if: { or: [{ flag: 'bailey-visit-3' }, { and: [{ flag: 'bailey-visit-2' }, { flag: 'bailey-late' }] }] },
          so: [{ do: 'proceed', entry: '008-leave' }],
        },
        {
          do: 'dilemma',
          question: 'own',
          options: [
            { id: 'look', go: '008-look' },
            { id: 'leave', go: '008-leave' },
          ],
        },
      ],
    },
    {
      id: '008-look',
      kind: 'resolution',
      region: '008',
      instr: [
        {
          if: { flag: 'bailey-visit-2' },
          so: [{ do: 'flag', name: 'bailey-visit-3' }],
          otherwise: [
            {
              if: { flag: 'bailey-visit-1' },
              so: [{ do: 'flag', name: 'bailey-visit-2' }],
              otherwise: [{ do: 'flag', name: 'bailey-visit-1' }],
            },
          ],
        },
        { do: 'choose-path', region: '008' },
      ],
    },
    { id: '008-A', kind: 'resolution', region: '008', instr: [...go('010')] },
    { id: '008-B', kind: 'resolution', region: '008', instr: [...go('009')] },
    { id: '008-C', kind: 'resolution', region: '008', instr: [...go('011')] },
    { id: '008-D', kind: 'resolution', region: '008', instr: [...go('012')] },
    { id: '008-E', kind: 'resolution', region: '008', instr: [...go('013')] },
    { id: '008-leave', kind: 'resolution', region: '008', instr: [...go('014')] },
    {
      id: '009',
      kind: 'region',
      region: '009',
      instr: [
        { do: 'c-invigorate', to: 'each', n: 2 },
        { if: { hasTreasure: 'angelic-sword' }, so: [{ do: 'proceed', entry: '009-A' }] },
        ...back('008'),
      ],
    },
    {
      id: '009-A',
      kind: 'resolution',
      region: '009',
      instr: [{ do: 'take-treasure', id: 'ballista' }, ...back('008')],
    },
    {
      id: '010',
      kind: 'region',
      region: '010',
      instr: [
        {
          do: 'dilemma',
          question: 'own',
          options: [
            { id: 'a', go: '010-A' },
            { id: 'b', go: '010-B' },
          ],
        },
      ],
    },
    {
      id: '010-A',
      kind: 'resolution',
      region: '010',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 13,
          success: [{ do: 'proceed', entry: '010-A-success' }],
          fail: [{ do: 'proceed', entry: '010-A-failure' }],
        },
      ],
    },
    {
      id: '010-A-success',
      kind: 'resolution',
      region: '010',
      instr: [{ do: 'take-treasure', id: 'angelic-sword' }, ...back('008')],
    },
    { id: '010-A-failure', kind: 'resolution', region: '010', instr: [...back('008')] },
    {
      id: '010-B',
      kind: 'resolution',
      region: '010',
      instr: [{ do: 'take-treasure', id: 'saladins-cloak' }, ...back('008')],
    },
    {
      id: '011',
      kind: 'region',
      region: '011',
      instr: [
        {
          do: 'dilemma',
          question: 'own',
          options: [
            { id: 'a', go: '011-A' },
            { id: 'b', go: '011-B' },
            { id: 'c', go: '011-C' },
          ],
        },
      ],
    },
    {
      id: '011-A',
      kind: 'resolution',
      region: '011',
      instr: [{ do: 'take-treasure', id: 'peripatetic' }, ...back('008')],
    },
    {
      id: '011-B',
      kind: 'resolution',
      region: '011',
      instr: [
        { do: 'c-token', to: 'caravan-choice', attr: 'willpower', n: 2 },
        { do: 'flag', name: 'examined' },
        ...back('008'),
      ],
    },
    {
      id: '011-C',
      kind: 'resolution',
      region: '011',
      instr: [
        { do: 'c-token', to: 'caravan-choice', attr: 'aggressiveness', n: 2 },
        { do: 'offer-arcana', n: 1 },
        ...back('008'),
      ],
    },
    {
      id: '012',
      kind: 'region',
      region: '012',
      instr: [
        {
          do: 'dilemma',
          question: 'own',
          options: [
            { id: 'a', go: '012-A' },
            { id: 'b', go: '012-B' },
          ],
        },
      ],
    },
    {
      id: '012-A',
      kind: 'resolution',
      region: '012',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 13,
          success: [{ do: 'proceed', entry: '012-A-success' }],
          fail: [{ do: 'proceed', entry: '012-A-failure' }],
        },
      ],
    },
    {
      id: '012-A-success',
      kind: 'resolution',
      region: '012',
      instr: [{ do: 'take-treasure', id: 'byzantine-sacrament' }, ...back('008')],
    },
    { id: '012-A-failure', kind: 'resolution', region: '012', instr: [...back('008')] },
    {
      id: '012-B',
      kind: 'resolution',
      region: '012',
      instr: [{ do: 'c-invigorate', to: 'each', n: 3 }, ...back('008')],
    },
    {
      id: '013',
      kind: 'region',
      region: '013',
      instr: [
        {
          do: 'dilemma',
          question: 'own',
          options: [
            { id: 'a', go: '013-A' },
            { id: 'b', go: '013-B' },
          ],
        },
      ],
    },
    {
      id: '013-A',
      kind: 'resolution',
      region: '013',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 14,
          success: [{ do: 'proceed', entry: '013-A-success' }],
          fail: [{ do: 'proceed', entry: '013-A-failure' }],
        },
      ],
    },
    {
      id: '013-A-success',
      kind: 'resolution',
      region: '013',
      instr: [{ do: 'take-discovery', id: 'pasiphaes-ruse' }, ...back('008')],
    },
    { id: '013-A-failure', kind: 'resolution', region: '013', instr: [...back('008')] },
    {
      id: '013-B',
      kind: 'resolution',
      region: '013',
      instr: [{ do: 'take-treasure', id: 'clockwork-wings' }, ...back('008')],
    },
    {
      id: '014',
      kind: 'region',
      region: '014',
      instr: [
        {
          do: 'dilemma',
          question: 'own',
          options: [
            { id: 'a', go: '014-A' },
            { id: 'b', go: '014-B' },
          ],
        },
      ],
    },
    {
      id: '014-A',
      kind: 'resolution',
      region: '014',
      instr: [{ do: 'c-invigorate', to: 'each', n: 1 }, { do: 'end-chronicle' }],
    },
    {
      id: '014-B',
      kind: 'resolution',
      region: '014',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 13,
          success: [{ do: 'proceed', entry: '014-B-success' }],
          fail: [{ do: 'proceed', entry: '014-B-failure' }],
        },
      ],
    },
    {
      id: '014-B-success',
      kind: 'resolution',
      region: '014',
      instr: [{ do: 'flag', name: 'minos-surprised' }, { do: 'end-chronicle' }],
    },
    {
      id: '014-B-failure',
      kind: 'resolution',
      region: '014',
      instr: [{ do: 'flag', name: 'minos-alert' }, { do: 'end-chronicle' }],
    },
    {
      id: 'outcome-1-minos',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'minos-beaten' },
        { do: 'proceed', entry: 'memory-gadisa-2' },
      ],
    },
    {
      id: 'outcome-1-pasiphae',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'pasiphae-unmasked' },
        { do: 'proceed', entry: 'memory-gadisa-2' },
      ],
    },
    { id: 'defeat-1', kind: 'outcome', instr: [] },
    { id: 'chapter-1-close', kind: 'outcome', instr: [] },
  ],
}
