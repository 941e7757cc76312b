import { back, go } from '../../roads.ts'
import type { Chapter } from '../../vocabulary.ts'

export const chronicle: Chapter = {
  n: 5,
  introduction: 'intro-5',
  confrontation: 'gate-of-dis',
  regions: [
    { id: '043', position: 'P1' },
    { id: '044', position: 'P2' },
    { id: '045', position: 'P3' },
    { id: '046', position: 'P4' },
    { id: '047', position: 'P5' },
    { id: '048', position: 'P6' },
    { id: '049', position: 'P7' },
    { id: '050', position: 'P8' },
    { id: '051', position: 'P9' },
    { id: '052', position: 'P10' },
  ],
  discoveries: ['messengers-rod'],
  treasures: [
    'cold-anger',
    'phlegyas-oar',
    'silver-bit',
    'sad-in-the-sweet-air',
    'quiver-of-the-fallen',
    'black-pennon',
    'marsh-pipe',
  ],
  paths: [
    { id: '047-A', region: '047', entry: '047-A' },
    { id: '047-B', region: '047', entry: '047-B' },
    { id: '047-C', region: '047', entry: '047-C' },
    { id: '047-D', region: '047', entry: '047-D' },
  ],
  entries: [
    {
      id: 'intro-5',
      kind: 'introduction',
      instr: [
        { if: { flag: 'wheel-stopped' }, so: [{ do: 'c-token', to: 'caravan-choice', attr: 'willpower', n: 2 }] },
        ...go('043'),
      ],
    },
    {
      id: '043',
      kind: 'region',
      region: '043',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '043-A' },
            { id: 'b', go: '043-B' },
          ],
        },
      ],
    },
    {
      id: '043-A',
      kind: 'resolution',
      region: '043',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 12,
          success: [{ do: 'proceed', entry: '043-A-success' }],
          fail: [{ do: 'proceed', entry: '043-A-failure' }],
        },
      ],
    },
    {
      id: '043-A-success',
      kind: 'resolution',
      region: '043',
      instr: [{ do: 'c-invigorate', to: 'each', n: 1 }, ...go('044')],
    },
    { id: '043-A-failure', kind: 'resolution', region: '043', instr: [...go('044')] },
    {
      id: '043-B',
      kind: 'resolution',
      region: '043',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 12,
          success: [{ do: 'proceed', entry: '043-B-success' }],
          fail: [{ do: 'proceed', entry: '043-B-failure' }],
        },
      ],
    },
    {
      id: '043-B-success',
      kind: 'resolution',
      region: '043',
      instr: [{ do: 'flag', name: 'signal-dark' }, ...go('044')],
    },
    {
      id: '043-B-failure',
      kind: 'resolution',
      region: '043',
      instr: [{ do: 'c-lose-vigor', to: 'each', n: 1 }, ...go('044')],
    },
    {
      id: '044',
      kind: 'region',
      region: '044',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '044-A' },
            { id: 'b', go: '044-B' },
          ],
        },
      ],
    },
    {
      id: '044-A',
      kind: 'resolution',
      region: '044',
      instr: [
        {
          do: 'ordeal',
          attr: 'aggressiveness',
          difficulty: 13,
          success: [{ do: 'proceed', entry: '044-A-success' }],
          fail: [{ do: 'proceed', entry: '044-A-failure' }],
        },
      ],
    },
    {
      id: '044-A-success',
      kind: 'resolution',
      region: '044',
      instr: [{ do: 'take-treasure', id: 'cold-anger' }, ...go('045')],
    },
    { id: '044-A-failure', kind: 'resolution', region: '044', instr: [...go('045')] },
    {
      id: '044-B',
      kind: 'resolution',
      region: '044',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 12,
          success: [{ do: 'proceed', entry: '044-B-success' }],
          fail: [{ do: 'proceed', entry: '044-B-failure' }],
        },
      ],
    },
    {
      id: '044-B-success',
      kind: 'resolution',
      region: '044',
      instr: [
        { do: 'c-token', to: 'caravan-choice', attr: 'willpower', n: 2 },
        { do: 'flag', name: 'fighters-parted' },
        ...go('045'),
      ],
    },
    { id: '044-B-failure', kind: 'resolution', region: '044', instr: [...go('045')] },
    {
      id: '045',
      kind: 'region',
      region: '045',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', if: { flag: 'charon-story' }, go: '045-A' },
            { id: 'b', go: '045-B' },
            { id: 'c', go: '045-C' },
          ],
        },
      ],
    },
    {
      id: '045-A',
      kind: 'resolution',
      region: '045',
      instr: [{ do: 'c-invigorate', to: 'each', n: 3 }, { do: 'flag', name: 'phlegyas-calmed' }, ...go('046')],
    },
    {
      id: '045-B',
      kind: 'resolution',
      region: '045',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 13,
          success: [{ do: 'proceed', entry: '045-B-success' }],
          fail: [{ do: 'proceed', entry: '045-B-failure' }],
        },
      ],
    },
    {
      id: '045-B-success',
      kind: 'resolution',
      region: '045',
      instr: [{ do: 'c-invigorate', to: 'each', n: 1 }, ...go('046')],
    },
    {
      id: '045-B-failure',
      kind: 'resolution',
      region: '045',
      instr: [
        {
          if: { flag: 'charon-robbed' },
          so: [{ do: 'c-wound', to: 'caravan-choice', n: 1 }],
          otherwise: [{ do: 'c-lose-vigor', to: 'each', n: 1 }],
        },
        ...go('046'),
      ],
    },
    {
      id: '045-C',
      kind: 'resolution',
      region: '045',
      instr: [
        {
          do: 'ordeal',
          attr: 'aggressiveness',
          difficulty: 13,
          success: [{ do: 'proceed', entry: '045-C-success' }],
          fail: [{ do: 'proceed', entry: '045-C-failure' }],
        },
      ],
    },
    {
      id: '045-C-success',
      kind: 'resolution',
      region: '045',
      instr: [{ do: 'take-treasure', id: 'phlegyas-oar' }, ...go('046')],
    },
    { id: '045-C-failure', kind: 'resolution', region: '045', instr: [...go('046')] },
    {
      id: '046',
      kind: 'region',
      region: '046',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '046-A' },
            { id: 'b', go: '046-B' },
          ],
        },
      ],
    },
    {
      id: '046-A',
      kind: 'resolution',
      region: '046',
      instr: [
        { do: 'c-token', to: 'caravan-choice', attr: 'aggressiveness', n: 2 },
        { do: 'flag', name: 'argenti-drowned' },
        ...go('047'),
      ],
    },
    {
      id: '046-B',
      kind: 'resolution',
      region: '046',
      instr: [
        {
          do: 'ordeal',
          attr: 'aggressiveness',
          difficulty: 13,
          success: [{ do: 'proceed', entry: '046-B-success' }],
          fail: [{ do: 'proceed', entry: '046-B-failure' }],
        },
      ],
    },
    {
      id: '046-B-success',
      kind: 'resolution',
      region: '046',
      instr: [{ do: 'take-treasure', id: 'silver-bit' }, { do: 'flag', name: 'argenti-saved' }, ...go('047')],
    },
    { id: '046-B-failure', kind: 'resolution', region: '046', instr: [...go('047')] },
    {
      id: '047',
      kind: 'region',
      region: '047',
      instr: [
        {
          if: { not: { flag: 'seen-047' } },
          so: [
            { do: 'flag', name: 'seen-047' },
            { do: 'c-invigorate', to: 'each', n: 3 },
            { do: 'place-path', id: '047-A' },
            { do: 'place-path', id: '047-B' },
            { do: 'place-path', id: '047-C' },
            { do: 'place-path', id: '047-D' },
          ],
        },
        { if: { flag: 'visit-047-2' }, so: [{ do: 'proceed', entry: '047-leave' }] },
        {
          do: 'dilemma',
          question: 'where',
          options: [
            { id: 'look', go: '047-look' },
            { id: 'leave', go: '047-leave' },
          ],
        },
      ],
    },
    {
      id: '047-look',
      kind: 'resolution',
      region: '047',
      silent: true,
      instr: [
        {
          if: { flag: 'visit-047-1' },
          so: [{ do: 'flag', name: 'visit-047-2' }],
          otherwise: [{ do: 'flag', name: 'visit-047-1' }],
        },
        { do: 'choose-path', region: '047' },
      ],
    },
    { id: '047-A', kind: 'resolution', region: '047', instr: [...go('048')] },
    { id: '047-B', kind: 'resolution', region: '047', instr: [...go('049')] },
    { id: '047-C', kind: 'resolution', region: '047', instr: [...go('050')] },
    { id: '047-D', kind: 'resolution', region: '047', instr: [...go('051')] },
    { id: '047-leave', kind: 'resolution', region: '047', instr: [...go('052')] },
    {
      id: '048',
      kind: 'region',
      region: '048',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '048-A' },
            { id: 'b', go: '048-B' },
          ],
        },
      ],
    },
    {
      id: '048-A',
      kind: 'resolution',
      region: '048',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 13,
          success: [{ do: 'proceed', entry: '048-A-success' }],
          fail: [{ do: 'proceed', entry: '048-A-failure' }],
        },
      ],
    },
    {
      id: '048-A-success',
      kind: 'resolution',
      region: '048',
      instr: [{ do: 'take-treasure', id: 'sad-in-the-sweet-air' }, ...back('047')],
    },
    { id: '048-A-failure', kind: 'resolution', region: '048', instr: [...back('047')] },
    {
      id: '048-B',
      kind: 'resolution',
      region: '048',
      instr: [
        { do: 'c-lose-vigor', to: 'each', n: 1 },
        { do: 'c-token', to: 'caravan-choice', attr: 'prowess', n: 2 },
        ...back('047'),
      ],
    },
    {
      id: '049',
      kind: 'region',
      region: '049',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '049-A' },
            { id: 'b', go: '049-B' },
          ],
        },
      ],
    },
    {
      id: '049-A',
      kind: 'resolution',
      region: '049',
      instr: [
        {
          do: 'ordeal',
          attr: 'aggressiveness',
          difficulty: 13,
          success: [{ do: 'proceed', entry: '049-A-success' }],
          fail: [{ do: 'proceed', entry: '049-A-failure' }],
        },
      ],
    },
    {
      id: '049-A-success',
      kind: 'resolution',
      region: '049',
      instr: [{ do: 'take-treasure', id: 'quiver-of-the-fallen' }, ...back('047')],
    },
    { id: '049-A-failure', kind: 'resolution', region: '049', instr: [...back('047')] },
    {
      id: '049-B',
      kind: 'resolution',
      region: '049',
      instr: [{ do: 'take-treasure', id: 'black-pennon' }, { do: 'offer-arcana', n: 2 }, ...back('047')],
    },
    {
      id: '050',
      kind: 'region',
      region: '050',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '050-A' },
            { id: 'b', go: '050-B' },
          ],
        },
      ],
    },
    {
      id: '050-A',
      kind: 'resolution',
      region: '050',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 13,
          success: [{ do: 'proceed', entry: '050-A-success' }],
          fail: [{ do: 'proceed', entry: '050-A-failure' }],
        },
      ],
    },
    {
      id: '050-A-success',
      kind: 'resolution',
      region: '050',
      instr: [{ do: 'take-discovery', id: 'messengers-rod' }, ...back('047')],
    },
    { id: '050-A-failure', kind: 'resolution', region: '050', instr: [...back('047')] },
    {
      id: '050-B',
      kind: 'resolution',
      region: '050',
      instr: [{ do: 'take-treasure', id: 'marsh-pipe' }, ...back('047')],
    },
    {
      id: '051',
      kind: 'region',
      region: '051',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '051-A' },
            { id: 'b', go: '051-B' },
          ],
        },
      ],
    },
    {
      id: '051-A',
      kind: 'resolution',
      region: '051',
      instr: [
        {
          do: 'ordeal',
          attr: 'aggressiveness',
          difficulty: 14,
          success: [{ do: 'proceed', entry: '051-A-success' }],
          fail: [{ do: 'proceed', entry: '051-A-failure' }],
        },
      ],
    },
    {
      id: '051-A-success',
      kind: 'resolution',
      region: '051',
      instr: [
        { do: 'flag', name: 'bell-rung' },
        { do: 'c-token', to: 'caravan-choice', attr: 'aggressiveness', n: 1 },
        ...back('047'),
      ],
    },
    { id: '051-A-failure', kind: 'resolution', region: '051', instr: [...back('047')] },
    {
      id: '051-B',
      kind: 'resolution',
      region: '051',
      instr: [{ do: 'c-invigorate', to: 'each', n: 3 }, ...back('047')],
    },
    { id: '052', kind: 'region', region: '052', instr: [{ do: 'end-chronicle' }] },
    {
      id: 'outcome-5-furies',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'furies-beaten' },
        { do: 'proceed', entry: 'chapter-5-close' },
      ],
    },
    {
      id: 'outcome-5-messenger',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'messenger-met' },
        { do: 'proceed', entry: 'chapter-5-close' },
      ],
    },
    {
      id: 'outcome-5-shut',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'shamed-at-dis' },
        { do: 'proceed', entry: 'chapter-5-close' },
      ],
    },
    { id: 'chapter-5-close', kind: 'outcome', instr: [] },
  ],
}
