import { back, go } from '../../roads.ts'
import type { Chapter } from '../../vocabulary.ts'

export const chronicle: Chapter = {
  n: 4,
  introduction: 'intro-4',
  confrontation: 'the-hoard',
  regions: [
    { id: '034', position: 'P1' },
    { id: '035', position: 'P2' },
    { id: '036', position: 'P3' },
    { id: '037', position: 'P4' },
    { id: '038', position: 'P5' },
    { id: '039', position: 'P6' },
    { id: '040', position: 'P7' },
    { id: '041', position: 'P8' },
    { id: '042', position: 'P9' },
  ],
  discoveries: ['fortunas-spoke'],
  treasures: ['tight-fisted', 'open-handed-luck', 'cardinals-ring', 'midas-glove', 'coin-sling', 'steelyard'],
  paths: [
    { id: '036-A', region: '036', entry: '036-A' },
    { id: '036-B', region: '036', entry: '036-B' },
    { id: '036-C', region: '036', entry: '036-C' },
    { id: '036-D', region: '036', entry: '036-D' },
  ],
  entries: [
    {
      id: 'intro-4',
      kind: 'introduction',
      instr: [{ if: { flag: 'cerberus-asleep' }, so: [{ do: 'c-invigorate', to: 'each', n: 2 }] }, ...go('034')],
    },
    {
      id: '034',
      kind: 'region',
      region: '034',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '034-A' },
            { id: 'b', go: '034-B' },
            { id: 'c', if: { hasDiscovery: 'tune-of-the-meadow' }, go: '034-C' },
          ],
        },
      ],
    },
    {
      id: '034-A',
      kind: 'resolution',
      region: '034',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 14,
          success: [{ do: 'proceed', entry: '034-A-success' }],
          fail: [{ do: 'proceed', entry: '034-A-failure' }],
        },
      ],
    },
    {
      id: '034-A-success',
      kind: 'resolution',
      region: '034',
      instr: [{ do: 'c-token', to: 'caravan-choice', attr: 'prowess', n: 1 }, ...go('035')],
    },
    { id: '034-A-failure', kind: 'resolution', region: '034', instr: [...go('035')] },
    { id: '034-B', kind: 'resolution', region: '034', instr: [{ do: 'c-lose-vigor', to: 'each', n: 1 }, ...go('035')] },
    { id: '034-C', kind: 'resolution', region: '034', instr: [{ do: 'c-invigorate', to: 'each', n: 2 }, ...go('035')] },
    {
      id: '035',
      kind: 'region',
      region: '035',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '035-A' },
            { id: 'b', go: '035-B' },
            { id: 'c', go: '035-C' },
          ],
        },
      ],
    },
    {
      id: '035-A',
      kind: 'resolution',
      region: '035',
      instr: [
        {
          do: 'ordeal',
          attr: 'aggressiveness',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '035-A-success' }],
          fail: [{ do: 'proceed', entry: '035-A-failure' }],
        },
      ],
    },
    {
      id: '035-A-success',
      kind: 'resolution',
      region: '035',
      instr: [{ do: 'take-treasure', id: 'tight-fisted' }, ...go('036')],
    },
    { id: '035-A-failure', kind: 'resolution', region: '035', instr: [...go('036')] },
    {
      id: '035-B',
      kind: 'resolution',
      region: '035',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '035-B-success' }],
          fail: [{ do: 'proceed', entry: '035-B-failure' }],
        },
      ],
    },
    {
      id: '035-B-success',
      kind: 'resolution',
      region: '035',
      instr: [{ do: 'take-treasure', id: 'open-handed-luck' }, ...go('036')],
    },
    { id: '035-B-failure', kind: 'resolution', region: '035', instr: [...go('036')] },
    {
      id: '035-C',
      kind: 'resolution',
      region: '035',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 16,
          success: [{ do: 'proceed', entry: '035-C-success' }],
          fail: [{ do: 'proceed', entry: '035-C-failure' }],
        },
      ],
    },
    {
      id: '035-C-success',
      kind: 'resolution',
      region: '035',
      instr: [{ do: 'flag', name: 'crowds-answered' }, { do: 'c-invigorate', to: 'each', n: 2 }, ...go('036')],
    },
    {
      id: '035-C-failure',
      kind: 'resolution',
      region: '035',
      instr: [{ do: 'c-lose-vigor', to: 'each', n: 1 }, ...go('036')],
    },
    {
      id: '036',
      kind: 'region',
      region: '036',
      instr: [
        {
          if: { not: { flag: 'seen-036' } },
          so: [
            { do: 'flag', name: 'seen-036' },
            { do: 'c-invigorate', to: 'each', n: 2 },
            { do: 'place-path', id: '036-A' },
            { do: 'place-path', id: '036-B' },
            { do: 'place-path', id: '036-C' },
            { do: 'place-path', id: '036-D' },
          ],
        },
        { if: { flag: 'visit-036-2' }, so: [{ do: 'proceed', entry: '036-leave' }] },
        {
          do: 'dilemma',
          question: 'where',
          options: [
            { id: 'look', go: '036-look' },
            { id: 'leave', go: '036-leave' },
          ],
        },
      ],
    },
    {
      id: '036-look',
      kind: 'resolution',
      region: '036',
      silent: true,
      instr: [
        {
          if: { flag: 'visit-036-1' },
          so: [{ do: 'flag', name: 'visit-036-2' }],
          otherwise: [{ do: 'flag', name: 'visit-036-1' }],
        },
        { do: 'choose-path', region: '036' },
      ],
    },
    { id: '036-A', kind: 'resolution', region: '036', instr: [...go('037')] },
    { id: '036-B', kind: 'resolution', region: '036', instr: [...go('038')] },
    { id: '036-C', kind: 'resolution', region: '036', instr: [...go('039')] },
    { id: '036-D', kind: 'resolution', region: '036', instr: [...go('040')] },
    { id: '036-leave', kind: 'resolution', region: '036', instr: [...go('041')] },
    {
      id: '037',
      kind: 'region',
      region: '037',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '037-A' },
            { id: 'b', go: '037-B' },
          ],
        },
      ],
    },
    {
      id: '037-A',
      kind: 'resolution',
      region: '037',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '037-A-success' }],
          fail: [{ do: 'proceed', entry: '037-A-failure' }],
        },
      ],
    },
    {
      id: '037-A-success',
      kind: 'resolution',
      region: '037',
      instr: [{ do: 'take-treasure', id: 'cardinals-ring' }, ...back('036')],
    },
    { id: '037-A-failure', kind: 'resolution', region: '037', instr: [...back('036')] },
    {
      id: '037-B',
      kind: 'resolution',
      region: '037',
      instr: [
        { do: 'take-treasure', id: 'cardinals-ring' },
        { do: 'offer-arcana', n: 2 },
        { do: 'c-sin', to: 'caravan-choice', n: 1 },
        ...back('036'),
      ],
    },
    {
      id: '038',
      kind: 'region',
      region: '038',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '038-A' },
            { id: 'b', go: '038-B' },
          ],
        },
      ],
    },
    {
      id: '038-A',
      kind: 'resolution',
      region: '038',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 16,
          success: [{ do: 'proceed', entry: '038-A-success' }],
          fail: [{ do: 'proceed', entry: '038-A-failure' }],
        },
      ],
    },
    {
      id: '038-A-success',
      kind: 'resolution',
      region: '038',
      instr: [{ do: 'take-treasure', id: 'midas-glove' }, ...back('036')],
    },
    { id: '038-A-failure', kind: 'resolution', region: '038', instr: [...back('036')] },
    {
      id: '038-B',
      kind: 'resolution',
      region: '038',
      instr: [
        { do: 'c-lose-vigor', to: 'each', n: 1 },
        { do: 'c-token', to: 'caravan-choice', attr: 'willpower', n: 2 },
        { do: 'flag', name: 'midas-fed' },
        ...back('036'),
      ],
    },
    {
      id: '039',
      kind: 'region',
      region: '039',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '039-A' },
            { id: 'b', go: '039-B' },
          ],
        },
      ],
    },
    {
      id: '039-A',
      kind: 'resolution',
      region: '039',
      instr: [
        {
          do: 'ordeal',
          attr: 'aggressiveness',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '039-A-success' }],
          fail: [{ do: 'proceed', entry: '039-A-failure' }],
        },
      ],
    },
    {
      id: '039-A-success',
      kind: 'resolution',
      region: '039',
      instr: [{ do: 'take-treasure', id: 'coin-sling' }, ...back('036')],
    },
    { id: '039-A-failure', kind: 'resolution', region: '039', instr: [...back('036')] },
    {
      id: '039-B',
      kind: 'resolution',
      region: '039',
      instr: [
        { do: 'c-invigorate', to: 'each', n: 1 },
        { do: 'c-token', to: 'caravan-choice', attr: 'prowess', n: 1 },
        ...back('036'),
      ],
    },
    {
      id: '040',
      kind: 'region',
      region: '040',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '040-A' },
            { id: 'b', go: '040-B' },
          ],
        },
      ],
    },
    {
      id: '040-A',
      kind: 'resolution',
      region: '040',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 16,
          success: [{ do: 'proceed', entry: '040-A-success' }],
          fail: [{ do: 'proceed', entry: '040-A-failure' }],
        },
      ],
    },
    {
      id: '040-A-success',
      kind: 'resolution',
      region: '040',
      instr: [{ do: 'take-discovery', id: 'fortunas-spoke' }, ...back('036')],
    },
    { id: '040-A-failure', kind: 'resolution', region: '040', instr: [...back('036')] },
    {
      id: '040-B',
      kind: 'resolution',
      region: '040',
      instr: [{ do: 'take-treasure', id: 'steelyard' }, { do: 'offer-arcana', n: 1 }, ...back('036')],
    },
    {
      id: '041',
      kind: 'region',
      region: '041',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '041-A' },
            { id: 'b', go: '041-B' },
          ],
        },
      ],
    },
    {
      id: '041-A',
      kind: 'resolution',
      region: '041',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '041-A-success' }],
          fail: [{ do: 'proceed', entry: '041-A-failure' }],
        },
      ],
    },
    {
      id: '041-A-success',
      kind: 'resolution',
      region: '041',
      instr: [{ do: 'c-invigorate', to: 'each', n: 2 }, ...go('042')],
    },
    { id: '041-A-failure', kind: 'resolution', region: '041', instr: [...go('042')] },
    {
      id: '041-B',
      kind: 'resolution',
      region: '041',
      instr: [
        { do: 'c-token', to: 'caravan-choice', attr: 'aggressiveness', n: 1 },
        { do: 'offer-arcana', n: 1 },
        ...go('042'),
      ],
    },
    { id: '042', kind: 'region', region: '042', instr: [{ do: 'end-chronicle' }] },
    {
      id: 'outcome-4-plutus',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'plutus-beaten' },
        { do: 'proceed', entry: 'chapter-4-close' },
      ],
    },
    {
      id: 'outcome-4-wheel',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'wheel-stopped' },
        { do: 'proceed', entry: 'chapter-4-close' },
      ],
    },
    { id: 'defeat-4', kind: 'outcome', instr: [] },
    { id: 'chapter-4-close', kind: 'outcome', instr: [] },
  ],
}
