import { back, go } from '../../roads.ts'
import type { Chapter } from '../../vocabulary.ts'

export const chronicle: Chapter = {
  n: 2,
  introduction: 'intro-2',
  confrontation: 'eye-of-the-tempest',
  regions: [
    { id: '015', position: 'P1' },
    { id: '016', position: 'P2' },
    { id: '017', position: 'P3' },
    { id: '018', position: 'P4' },
    { id: '019', position: 'P5' },
    { id: '020', position: 'P6' },
    { id: '021', position: 'P7' },
    { id: '022', position: 'P8' },
    { id: '023', position: 'P9' },
    { id: '024', position: 'P10' },
  ],
  discoveries: ['unfinished-page', 'the-heel', 'antonys-letter'],
  treasures: [
    'compassion',
    'garland-of-babylon',
    'aeneas-blade',
    'second-cup',
    'paris-bow',
    'helens-mirror',
    'ash-of-pelion',
  ],
  paths: [
    { id: '018-A', region: '018', entry: '018-A' },
    { id: '018-B', region: '018', entry: '018-B' },
    { id: '018-C', region: '018', entry: '018-C' },
    { id: '018-D', region: '018', entry: '018-D' },
  ],
  entries: [
    { id: 'intro-2', kind: 'introduction', instr: [...go('015')] },
    {
      id: '015',
      kind: 'region',
      region: '015',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '015-A' },
            { id: 'b', go: '015-B' },
          ],
        },
      ],
    },
    {
      id: '015-A',
      kind: 'resolution',
      region: '015',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 12,
          success: [{ do: 'proceed', entry: '015-A-success' }],
          fail: [{ do: 'proceed', entry: '015-A-failure' }],
        },
      ],
    },
    {
      id: '015-A-success',
      kind: 'resolution',
      region: '015',
      instr: [{ do: 'c-invigorate', to: 'each', n: 1 }, ...go('016')],
    },
    { id: '015-A-failure', kind: 'resolution', region: '015', instr: [...go('016')] },
    {
      id: '015-B',
      kind: 'resolution',
      region: '015',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 12,
          success: [{ do: 'proceed', entry: '015-B-success' }],
          fail: [{ do: 'proceed', entry: '015-B-failure' }],
        },
      ],
    },
    {
      id: '015-B-success',
      kind: 'resolution',
      region: '015',
      instr: [{ do: 'flag', name: 'wind-walkers' }, ...go('016')],
    },
    {
      id: '015-B-failure',
      kind: 'resolution',
      region: '015',
      instr: [{ do: 'c-lose-vigor', to: 'each', n: 1 }, ...go('016')],
    },
    {
      id: '016',
      kind: 'region',
      region: '016',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '016-A' },
            { id: 'b', go: '016-B' },
            { id: 'c', go: '016-C' },
          ],
        },
      ],
    },
    {
      id: '016-A',
      kind: 'resolution',
      region: '016',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 13,
          success: [{ do: 'proceed', entry: '016-A-success' }],
          fail: [{ do: 'proceed', entry: '016-A-failure' }],
        },
      ],
    },
    {
      id: '016-A-success',
      kind: 'resolution',
      region: '016',
      instr: [{ do: 'take-treasure', id: 'compassion' }, ...go('017')],
    },
    { id: '016-A-failure', kind: 'resolution', region: '016', instr: [...go('017')] },
    {
      id: '016-B',
      kind: 'resolution',
      region: '016',
      instr: [{ do: 'take-discovery', id: 'unfinished-page' }, ...go('017')],
    },
    { id: '016-C', kind: 'resolution', region: '016', instr: [{ do: 'c-invigorate', to: 'each', n: 1 }, ...go('017')] },
    {
      id: '017',
      kind: 'region',
      region: '017',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '017-A' },
            { id: 'b', go: '017-B' },
          ],
        },
      ],
    },
    {
      id: '017-A',
      kind: 'resolution',
      region: '017',
      instr: [
        { do: 'take-treasure', id: 'garland-of-babylon' },
        { do: 'offer-arcana', n: 1 },
        { do: 'flag', name: 'signed-semiramis' },
        ...go('018'),
      ],
    },
    {
      id: '017-B',
      kind: 'resolution',
      region: '017',
      instr: [
        {
          do: 'ordeal',
          attr: 'aggressiveness',
          difficulty: 13,
          success: [{ do: 'proceed', entry: '017-B-success' }],
          fail: [{ do: 'proceed', entry: '017-B-failure' }],
        },
      ],
    },
    {
      id: '017-B-success',
      kind: 'resolution',
      region: '017',
      instr: [{ do: 'c-token', to: 'caravan-choice', attr: 'aggressiveness', n: 1 }, ...go('018')],
    },
    { id: '017-B-failure', kind: 'resolution', region: '017', instr: [...go('018')] },
    {
      id: '018',
      kind: 'region',
      region: '018',
      instr: [
        {
          if: { not: { flag: 'seen-018' } },
          so: [
            { do: 'flag', name: 'seen-018' },
            { do: 'c-invigorate', to: 'each', n: 2 },
            { do: 'place-path', id: '018-A' },
            { do: 'place-path', id: '018-B' },
            { do: 'place-path', id: '018-C' },
            { do: 'place-path', id: '018-D' },
          ],
        },
        { if: { flag: 'visit-018-2' }, so: [{ do: 'proceed', entry: '018-leave' }] },
        {
          do: 'dilemma',
          question: 'where',
          options: [
            { id: 'look', go: '018-look' },
            { id: 'leave', go: '018-leave' },
          ],
        },
      ],
    },
    {
      id: '018-look',
      kind: 'resolution',
      region: '018',
      silent: true,
      instr: [
        {
          if: { flag: 'visit-018-1' },
          so: [{ do: 'flag', name: 'visit-018-2' }],
          otherwise: [{ do: 'flag', name: 'visit-018-1' }],
        },
        { do: 'choose-path', region: '018' },
      ],
    },
    { id: '018-A', kind: 'resolution', region: '018', instr: [...go('019')] },
    { id: '018-B', kind: 'resolution', region: '018', instr: [...go('020')] },
    { id: '018-C', kind: 'resolution', region: '018', instr: [...go('021')] },
    { id: '018-D', kind: 'resolution', region: '018', instr: [...go('022')] },
    { id: '018-leave', kind: 'resolution', region: '018', instr: [...go('023')] },
    {
      id: '019',
      kind: 'region',
      region: '019',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '019-A' },
            { id: 'b', go: '019-B' },
          ],
        },
      ],
    },
    {
      id: '019-A',
      kind: 'resolution',
      region: '019',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 13,
          success: [{ do: 'proceed', entry: '019-A-success' }],
          fail: [{ do: 'proceed', entry: '019-A-failure' }],
        },
      ],
    },
    {
      id: '019-A-success',
      kind: 'resolution',
      region: '019',
      instr: [{ do: 'take-treasure', id: 'aeneas-blade' }, ...back('018')],
    },
    { id: '019-A-failure', kind: 'resolution', region: '019', instr: [...back('018')] },
    {
      id: '019-B',
      kind: 'resolution',
      region: '019',
      instr: [
        { do: 'c-invigorate', to: 'each', n: 2 },
        { do: 'c-token', to: 'caravan-choice', attr: 'willpower', n: 1 },
        ...back('018'),
      ],
    },
    {
      id: '020',
      kind: 'region',
      region: '020',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '020-A' },
            { id: 'b', go: '020-B' },
          ],
        },
      ],
    },
    {
      id: '020-A',
      kind: 'resolution',
      region: '020',
      instr: [{ do: 'take-treasure', id: 'second-cup' }, { do: 'c-sin', to: 'caravan-choice', n: 1 }, ...back('018')],
    },
    {
      id: '020-B',
      kind: 'resolution',
      region: '020',
      instr: [{ do: 'c-invigorate', to: 'each', n: 2 }, { do: 'flag', name: 'cup-poured' }, ...back('018')],
    },
    {
      id: '021',
      kind: 'region',
      region: '021',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '021-A' },
            { id: 'b', go: '021-B' },
          ],
        },
      ],
    },
    {
      id: '021-A',
      kind: 'resolution',
      region: '021',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 14,
          success: [{ do: 'proceed', entry: '021-A-success' }],
          fail: [{ do: 'proceed', entry: '021-A-failure' }],
        },
      ],
    },
    {
      id: '021-A-success',
      kind: 'resolution',
      region: '021',
      instr: [{ do: 'take-treasure', id: 'paris-bow' }, ...back('018')],
    },
    { id: '021-A-failure', kind: 'resolution', region: '021', instr: [...back('018')] },
    {
      id: '021-B',
      kind: 'resolution',
      region: '021',
      instr: [{ do: 'take-discovery', id: 'the-heel' }, { do: 'c-lose-vigor', to: 'each', n: 1 }, ...back('018')],
    },
    {
      id: '022',
      kind: 'region',
      region: '022',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '022-A' },
            { id: 'b', go: '022-B' },
          ],
        },
      ],
    },
    {
      id: '022-A',
      kind: 'resolution',
      region: '022',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 13,
          success: [{ do: 'proceed', entry: '022-A-success' }],
          fail: [{ do: 'proceed', entry: '022-A-failure' }],
        },
      ],
    },
    {
      id: '022-A-success',
      kind: 'resolution',
      region: '022',
      instr: [{ do: 'take-treasure', id: 'helens-mirror' }, ...back('018')],
    },
    { id: '022-A-failure', kind: 'resolution', region: '022', instr: [...back('018')] },
    {
      id: '022-B',
      kind: 'resolution',
      region: '022',
      instr: [{ do: 'c-token', to: 'caravan-choice', attr: 'prowess', n: 1 }, ...back('018')],
    },
    {
      id: '023',
      kind: 'region',
      region: '023',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '023-A' },
            { id: 'b', go: '023-B' },
          ],
        },
      ],
    },
    {
      id: '023-A',
      kind: 'resolution',
      region: '023',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 13,
          success: [{ do: 'proceed', entry: '023-A-success' }],
          fail: [{ do: 'proceed', entry: '023-A-failure' }],
        },
      ],
    },
    {
      id: '023-A-success',
      kind: 'resolution',
      region: '023',
      instr: [{ do: 'take-discovery', id: 'antonys-letter' }, { do: 'c-invigorate', to: 'each', n: 1 }, ...go('024')],
    },
    {
      id: '023-A-failure',
      kind: 'resolution',
      region: '023',
      instr: [{ do: 'c-invigorate', to: 'each', n: 1 }, ...go('024')],
    },
    { id: '023-B', kind: 'resolution', region: '023', instr: [{ do: 'c-invigorate', to: 'each', n: 2 }, ...go('024')] },
    { id: '024', kind: 'region', region: '024', instr: [{ do: 'end-chronicle' }] },
    {
      id: 'outcome-2-achilles',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'achilles-beaten' },
        { do: 'proceed', entry: 'chapter-2-close' },
      ],
    },
    {
      id: 'outcome-2-heel',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'achilles-spear-given' },
        { do: 'take-treasure', id: 'ash-of-pelion' },
        { do: 'proceed', entry: 'chapter-2-close' },
      ],
    },
    {
      id: 'outcome-2-cleopatra',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'cleopatra-freed' },
        { do: 'proceed', entry: 'chapter-2-close' },
      ],
    },
    { id: 'defeat-2', kind: 'outcome', instr: [] },
    { id: 'chapter-2-close', kind: 'outcome', instr: [] },
  ],
}
