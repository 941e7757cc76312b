import { back, go } from '../../roads.ts'
import type { Chapter } from '../../vocabulary.ts'

export const chronicle: Chapter = {
  n: 3,
  introduction: 'intro-3',
  confrontation: 'threshing-floor',
  regions: [
    { id: '025', position: 'P1' },
    { id: '026', position: 'P2' },
    { id: '027', position: 'P3' },
    { id: '028', position: 'P4' },
    { id: '029', position: 'P5' },
    { id: '030', position: 'P6' },
    { id: '031', position: 'P7' },
    { id: '032', position: 'P8' },
    { id: '033', position: 'P9' },
  ],
  discoveries: ['ciaccos-list', 'sibyls-sop'],
  treasures: ['rain-hardened', 'the-uneaten-apple', 'jar-of-laser', 'sibyls-peel', 'bone-flute', 'salted-maul'],
  paths: [
    { id: '027-A', region: '027', entry: '027-A' },
    { id: '027-B', region: '027', entry: '027-B' },
    { id: '027-C', region: '027', entry: '027-C' },
    { id: '027-D', region: '027', entry: '027-D' },
  ],
  entries: [
    {
      id: 'intro-3',
      kind: 'introduction',
      instr: [{ if: { flag: 'cleopatra-freed' }, so: [{ do: 'c-invigorate', to: 'each', n: 3 }] }, ...go('025')],
    },
    {
      id: '025',
      kind: 'region',
      region: '025',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '025-A' },
            { id: 'b', go: '025-B' },
          ],
        },
      ],
    },
    {
      id: '025-A',
      kind: 'resolution',
      region: '025',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 13,
          success: [{ do: 'proceed', entry: '025-A-success' }],
          fail: [{ do: 'proceed', entry: '025-A-failure' }],
        },
      ],
    },
    {
      id: '025-A-success',
      kind: 'resolution',
      region: '025',
      instr: [{ do: 'c-invigorate', to: 'each', n: 1 }, ...go('026')],
    },
    { id: '025-A-failure', kind: 'resolution', region: '025', instr: [...go('026')] },
    {
      id: '025-B',
      kind: 'resolution',
      region: '025',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 14,
          success: [{ do: 'proceed', entry: '025-B-success' }],
          fail: [{ do: 'proceed', entry: '025-B-failure' }],
        },
      ],
    },
    {
      id: '025-B-success',
      kind: 'resolution',
      region: '025',
      instr: [{ do: 'take-treasure', id: 'rain-hardened' }, ...go('026')],
    },
    {
      id: '025-B-failure',
      kind: 'resolution',
      region: '025',
      instr: [{ do: 'c-lose-vigor', to: 'each', n: 1 }, ...go('026')],
    },
    {
      id: '026',
      kind: 'region',
      region: '026',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '026-A' },
            { id: 'b', go: '026-B' },
            { id: 'c', if: { flag: 'great-refusal' }, go: '026-C' },
          ],
        },
      ],
    },
    {
      id: '026-A',
      kind: 'resolution',
      region: '026',
      instr: [{ do: 'take-discovery', id: 'ciaccos-list' }, ...go('027')],
    },
    {
      id: '026-B',
      kind: 'resolution',
      region: '026',
      instr: [
        {
          do: 'ordeal',
          attr: 'aggressiveness',
          difficulty: 14,
          success: [{ do: 'proceed', entry: '026-B-success' }],
          fail: [{ do: 'proceed', entry: '026-B-failure' }],
        },
      ],
    },
    {
      id: '026-B-success',
      kind: 'resolution',
      region: '026',
      instr: [{ do: 'take-treasure', id: 'the-uneaten-apple' }, ...go('027')],
    },
    { id: '026-B-failure', kind: 'resolution', region: '026', instr: [...go('027')] },
    {
      id: '026-C',
      kind: 'resolution',
      region: '026',
      instr: [{ do: 'c-token', to: 'caravan-choice', attr: 'willpower', n: 2 }, ...go('027')],
    },
    {
      id: '027',
      kind: 'region',
      region: '027',
      instr: [
        {
          if: { not: { flag: 'seen-027' } },
          so: [
            { do: 'flag', name: 'seen-027' },
            { do: 'c-invigorate', to: 'each', n: 2 },
            { do: 'place-path', id: '027-A' },
            { do: 'place-path', id: '027-B' },
            { do: 'place-path', id: '027-C' },
            { do: 'place-path', id: '027-D' },
          ],
        },
        { if: { flag: 'visit-027-2' }, so: [{ do: 'proceed', entry: '027-leave' }] },
        {
          do: 'dilemma',
          question: 'where',
          options: [
            { id: 'look', go: '027-look' },
            { id: 'leave', go: '027-leave' },
          ],
        },
      ],
    },
    {
      id: '027-look',
      kind: 'resolution',
      region: '027',
      silent: true,
      instr: [
        {
          if: { flag: 'visit-027-1' },
          so: [{ do: 'flag', name: 'visit-027-2' }],
          otherwise: [{ do: 'flag', name: 'visit-027-1' }],
        },
        { do: 'choose-path', region: '027' },
      ],
    },
    { id: '027-A', kind: 'resolution', region: '027', instr: [...go('028')] },
    { id: '027-B', kind: 'resolution', region: '027', instr: [...go('029')] },
    { id: '027-C', kind: 'resolution', region: '027', instr: [...go('030')] },
    { id: '027-D', kind: 'resolution', region: '027', instr: [...go('031')] },
    { id: '027-leave', kind: 'resolution', region: '027', instr: [...go('032')] },
    {
      id: '028',
      kind: 'region',
      region: '028',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '028-A' },
            { id: 'b', go: '028-B' },
          ],
        },
      ],
    },
    {
      id: '028-A',
      kind: 'resolution',
      region: '028',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 14,
          success: [{ do: 'proceed', entry: '028-A-success' }],
          fail: [{ do: 'proceed', entry: '028-A-failure' }],
        },
      ],
    },
    {
      id: '028-A-success',
      kind: 'resolution',
      region: '028',
      instr: [{ do: 'take-treasure', id: 'jar-of-laser' }, ...back('027')],
    },
    { id: '028-A-failure', kind: 'resolution', region: '028', instr: [...back('027')] },
    {
      id: '028-B',
      kind: 'resolution',
      region: '028',
      instr: [{ do: 'c-invigorate', to: 'each', n: 3 }, { do: 'c-sin', to: 'random', n: 1 }, ...back('027')],
    },
    {
      id: '029',
      kind: 'region',
      region: '029',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '029-A' },
            { id: 'b', go: '029-B' },
          ],
        },
      ],
    },
    {
      id: '029-A',
      kind: 'resolution',
      region: '029',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '029-A-success' }],
          fail: [{ do: 'proceed', entry: '029-A-failure' }],
        },
      ],
    },
    {
      id: '029-A-success',
      kind: 'resolution',
      region: '029',
      instr: [{ do: 'take-discovery', id: 'sibyls-sop' }, ...back('027')],
    },
    { id: '029-A-failure', kind: 'resolution', region: '029', instr: [...back('027')] },
    {
      id: '029-B',
      kind: 'resolution',
      region: '029',
      instr: [{ do: 'take-treasure', id: 'sibyls-peel' }, ...back('027')],
    },
    {
      id: '030',
      kind: 'region',
      region: '030',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '030-A' },
            { id: 'b', go: '030-B' },
          ],
        },
      ],
    },
    {
      id: '030-A',
      kind: 'resolution',
      region: '030',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 14,
          success: [{ do: 'proceed', entry: '030-A-success' }],
          fail: [{ do: 'proceed', entry: '030-A-failure' }],
        },
      ],
    },
    {
      id: '030-A-success',
      kind: 'resolution',
      region: '030',
      instr: [{ do: 'take-treasure', id: 'bone-flute' }, ...back('027')],
    },
    { id: '030-A-failure', kind: 'resolution', region: '030', instr: [...back('027')] },
    {
      id: '030-B',
      kind: 'resolution',
      region: '030',
      instr: [
        { do: 'c-invigorate', to: 'each', n: 1 },
        { do: 'c-token', to: 'caravan-choice', attr: 'willpower', n: 1 },
        { do: 'flag', name: 'bones-buried' },
        ...back('027'),
      ],
    },
    {
      id: '031',
      kind: 'region',
      region: '031',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '031-A' },
            { id: 'b', go: '031-B' },
          ],
        },
      ],
    },
    {
      id: '031-A',
      kind: 'resolution',
      region: '031',
      instr: [
        {
          do: 'ordeal',
          attr: 'aggressiveness',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '031-A-success' }],
          fail: [{ do: 'proceed', entry: '031-A-failure' }],
        },
      ],
    },
    {
      id: '031-A-success',
      kind: 'resolution',
      region: '031',
      instr: [{ do: 'take-treasure', id: 'salted-maul' }, ...back('027')],
    },
    { id: '031-A-failure', kind: 'resolution', region: '031', instr: [...back('027')] },
    {
      id: '031-B',
      kind: 'resolution',
      region: '031',
      instr: [
        { do: 'c-invigorate', to: 'each', n: 2 },
        { do: 'c-token', to: 'caravan-choice', attr: 'aggressiveness', n: 1 },
        ...back('027'),
      ],
    },
    {
      id: '032',
      kind: 'region',
      region: '032',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '032-A' },
            { id: 'b', go: '032-B' },
          ],
        },
      ],
    },
    {
      id: '032-A',
      kind: 'resolution',
      region: '032',
      instr: [
        {
          do: 'ordeal',
          attr: 'aggressiveness',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '032-A-success' }],
          fail: [{ do: 'proceed', entry: '032-A-failure' }],
        },
      ],
    },
    {
      id: '032-A-success',
      kind: 'resolution',
      region: '032',
      instr: [{ do: 'flag', name: 'cerberus-chained' }, ...go('033')],
    },
    { id: '032-A-failure', kind: 'resolution', region: '032', instr: [...go('033')] },
    { id: '032-B', kind: 'resolution', region: '032', instr: [{ do: 'c-invigorate', to: 'each', n: 2 }, ...go('033')] },
    { id: '033', kind: 'region', region: '033', instr: [{ do: 'end-chronicle' }] },
    {
      id: 'outcome-3-cerberus',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'cerberus-beaten' },
        { do: 'proceed', entry: 'memory-gadisa-3' },
      ],
    },
    {
      id: 'outcome-3-sop',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'cerberus-asleep' },
        { do: 'proceed', entry: 'memory-gadisa-3' },
      ],
    },
    { id: 'defeat-3', kind: 'outcome', instr: [] },
    { id: 'chapter-3-close', kind: 'outcome', instr: [] },
  ],
}
