import { back, go } from '../../roads.ts'
import type { Chapter } from '../../vocabulary.ts'

export const chronicle: Chapter = {
  n: 7,
  introduction: 'intro-7',
  confrontation: 'ford-of-blood',
  regions: [
    { id: '062', position: 'P1' },
    { id: '063', position: 'P2' },
    { id: '064', position: 'P3' },
    { id: '065', position: 'P4' },
    { id: '066', position: 'P5' },
    { id: '067', position: 'P6' },
    { id: '068', position: 'P7' },
    { id: '069', position: 'P8' },
    { id: '070', position: 'P9' },
    { id: '071', position: 'P10' },
  ],
  discoveries: ['chirons-writ', 'ariadnes-clew'],
  treasures: ['thorn-of-pier', 'horn-bow', 'brunettos-treasure', 'belt-of-capaneus', 'hunted', 'centaurs-spear'],
  paths: [
    { id: '065-A', region: '065', entry: '065-A' },
    { id: '065-B', region: '065', entry: '065-B' },
    { id: '065-C', region: '065', entry: '065-C' },
    { id: '065-D', region: '065', entry: '065-D' },
  ],
  entries: [
    {
      id: 'intro-7',
      kind: 'introduction',
      instr: [{ if: { flag: 'medusa-freed' }, so: [{ do: 'c-invigorate', to: 'each', n: 3 }] }, ...go('062')],
    },
    {
      id: '062',
      kind: 'region',
      region: '062',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '062-A' },
            { id: 'b', go: '062-B' },
          ],
        },
      ],
    },
    {
      id: '062-A',
      kind: 'resolution',
      region: '062',
      instr: [
        {
          do: 'ordeal',
          attr: 'aggressiveness',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '062-A-success' }],
          fail: [{ do: 'proceed', entry: '062-A-failure' }],
        },
      ],
    },
    {
      id: '062-A-success',
      kind: 'resolution',
      region: '062',
      instr: [{ do: 'flag', name: 'slope-started' }, ...go('063')],
    },
    { id: '062-A-failure', kind: 'resolution', region: '062', instr: [...go('063')] },
    {
      id: '062-B',
      kind: 'resolution',
      region: '062',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 14,
          success: [{ do: 'proceed', entry: '062-B-success' }],
          fail: [{ do: 'proceed', entry: '062-B-failure' }],
        },
      ],
    },
    {
      id: '062-B-success',
      kind: 'resolution',
      region: '062',
      instr: [
        { do: 'c-invigorate', to: 'each', n: 1 },
        { do: 'c-token', to: 'caravan-choice', attr: 'prowess', n: 1 },
        ...go('063'),
      ],
    },
    { id: '062-B-failure', kind: 'resolution', region: '062', instr: [...go('063')] },
    {
      id: '063',
      kind: 'region',
      region: '063',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '063-A' },
            { id: 'b', go: '063-B' },
          ],
        },
      ],
    },
    {
      id: '063-A',
      kind: 'resolution',
      region: '063',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '063-A-success' }],
          fail: [{ do: 'proceed', entry: '063-A-failure' }],
        },
      ],
    },
    {
      id: '063-A-success',
      kind: 'resolution',
      region: '063',
      instr: [{ do: 'take-discovery', id: 'chirons-writ' }, ...go('064')],
    },
    { id: '063-A-failure', kind: 'resolution', region: '063', instr: [...go('064')] },
    { id: '063-B', kind: 'resolution', region: '063', instr: [{ do: 'c-lose-vigor', to: 'each', n: 2 }, ...go('064')] },
    {
      id: '064',
      kind: 'region',
      region: '064',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '064-A' },
            { id: 'b', go: '064-B' },
          ],
        },
      ],
    },
    {
      id: '064-A',
      kind: 'resolution',
      region: '064',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '064-A-success' }],
          fail: [{ do: 'proceed', entry: '064-A-failure' }],
        },
      ],
    },
    {
      id: '064-A-success',
      kind: 'resolution',
      region: '064',
      instr: [{ do: 'take-treasure', id: 'thorn-of-pier' }, { do: 'flag', name: 'promise-to-pier' }, ...go('065')],
    },
    { id: '064-A-failure', kind: 'resolution', region: '064', instr: [...go('065')] },
    { id: '064-B', kind: 'resolution', region: '064', instr: [{ do: 'c-invigorate', to: 'each', n: 2 }, ...go('065')] },
    {
      id: '065',
      kind: 'region',
      region: '065',
      instr: [
        {
          if: { not: { flag: 'seen-065' } },
          so: [
            { do: 'flag', name: 'seen-065' },
            { do: 'c-invigorate', to: 'each', n: 2 },
            { do: 'place-path', id: '065-A' },
            { do: 'place-path', id: '065-B' },
            { do: 'place-path', id: '065-C' },
            { do: 'place-path', id: '065-D' },
          ],
        },
        { if: { flag: 'visit-065-2' }, so: [{ do: 'proceed', entry: '065-leave' }] },
        {
          do: 'dilemma',
          question: 'where',
          options: [
            { id: 'look', go: '065-look' },
            { id: 'leave', go: '065-leave' },
          ],
        },
      ],
    },
    {
      id: '065-look',
      kind: 'resolution',
      region: '065',
      silent: true,
      instr: [
        {
          if: { flag: 'visit-065-1' },
          so: [{ do: 'flag', name: 'visit-065-2' }],
          otherwise: [{ do: 'flag', name: 'visit-065-1' }],
        },
        { do: 'choose-path', region: '065' },
      ],
    },
    { id: '065-A', kind: 'resolution', region: '065', instr: [...go('066')] },
    { id: '065-B', kind: 'resolution', region: '065', instr: [...go('067')] },
    { id: '065-C', kind: 'resolution', region: '065', instr: [...go('068')] },
    { id: '065-D', kind: 'resolution', region: '065', instr: [...go('069')] },
    { id: '065-leave', kind: 'resolution', region: '065', instr: [...go('070')] },
    {
      id: '066',
      kind: 'region',
      region: '066',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '066-A' },
            { id: 'b', go: '066-B' },
          ],
        },
      ],
    },
    {
      id: '066-A',
      kind: 'resolution',
      region: '066',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '066-A-success' }],
          fail: [{ do: 'proceed', entry: '066-A-failure' }],
        },
      ],
    },
    {
      id: '066-A-success',
      kind: 'resolution',
      region: '066',
      instr: [{ do: 'take-treasure', id: 'horn-bow' }, ...back('065')],
    },
    { id: '066-A-failure', kind: 'resolution', region: '066', instr: [...back('065')] },
    {
      id: '066-B',
      kind: 'resolution',
      region: '066',
      instr: [
        { do: 'c-lose-vigor', to: 'each', n: 1 },
        { do: 'c-token', to: 'caravan-choice', attr: 'aggressiveness', n: 2 },
        ...back('065'),
      ],
    },
    {
      id: '067',
      kind: 'region',
      region: '067',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '067-A' },
            { id: 'b', go: '067-B' },
          ],
        },
      ],
    },
    {
      id: '067-A',
      kind: 'resolution',
      region: '067',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '067-A-success' }],
          fail: [{ do: 'proceed', entry: '067-A-failure' }],
        },
      ],
    },
    {
      id: '067-A-success',
      kind: 'resolution',
      region: '067',
      instr: [{ do: 'take-treasure', id: 'brunettos-treasure' }, ...back('065')],
    },
    { id: '067-A-failure', kind: 'resolution', region: '067', instr: [...back('065')] },
    {
      id: '067-B',
      kind: 'resolution',
      region: '067',
      instr: [
        { do: 'c-token', to: 'caravan-choice', attr: 'willpower', n: 2 },
        { do: 'c-lose-vigor', to: 'each', n: 1 },
        ...back('065'),
      ],
    },
    {
      id: '068',
      kind: 'region',
      region: '068',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '068-A' },
            { id: 'b', go: '068-B' },
          ],
        },
      ],
    },
    {
      id: '068-A',
      kind: 'resolution',
      region: '068',
      instr: [
        {
          do: 'ordeal',
          attr: 'aggressiveness',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '068-A-success' }],
          fail: [{ do: 'proceed', entry: '068-A-failure' }],
        },
      ],
    },
    {
      id: '068-A-success',
      kind: 'resolution',
      region: '068',
      instr: [{ do: 'take-treasure', id: 'belt-of-capaneus' }, ...back('065')],
    },
    { id: '068-A-failure', kind: 'resolution', region: '068', instr: [...back('065')] },
    {
      id: '068-B',
      kind: 'resolution',
      region: '068',
      instr: [{ do: 'c-invigorate', to: 'each', n: 2 }, { do: 'flag', name: 'capaneus-asked' }, ...back('065')],
    },
    {
      id: '069',
      kind: 'region',
      region: '069',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '069-A' },
            { id: 'b', if: { or: [{ flag: 'pasiphae-unmasked' }, { flag: 'minos-beaten' }] }, go: '069-B' },
          ],
        },
      ],
    },
    {
      id: '069-A',
      kind: 'resolution',
      region: '069',
      instr: [
        {
          do: 'ordeal',
          attr: 'willpower',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '069-A-success' }],
          fail: [{ do: 'proceed', entry: '069-A-failure' }],
        },
      ],
    },
    {
      id: '069-A-success',
      kind: 'resolution',
      region: '069',
      instr: [{ do: 'take-discovery', id: 'ariadnes-clew' }, ...back('065')],
    },
    { id: '069-A-failure', kind: 'resolution', region: '069', instr: [...back('065')] },
    {
      id: '069-B',
      kind: 'resolution',
      region: '069',
      instr: [{ do: 'flag', name: 'bull-told' }, { do: 'c-invigorate', to: 'each', n: 1 }, ...back('065')],
    },
    {
      id: '070',
      kind: 'region',
      region: '070',
      instr: [
        {
          do: 'dilemma',
          question: 'what',
          options: [
            { id: 'a', go: '070-A' },
            { id: 'b', go: '070-B' },
          ],
        },
      ],
    },
    {
      id: '070-A',
      kind: 'resolution',
      region: '070',
      instr: [
        {
          do: 'ordeal',
          attr: 'prowess',
          difficulty: 15,
          success: [{ do: 'proceed', entry: '070-A-success' }],
          fail: [{ do: 'proceed', entry: '070-A-failure' }],
        },
      ],
    },
    { id: '070-A-success', kind: 'resolution', region: '070', instr: [{ do: 'flag', name: 'pit-dug' }, ...go('071')] },
    { id: '070-A-failure', kind: 'resolution', region: '070', instr: [...go('071')] },
    { id: '070-B', kind: 'resolution', region: '070', instr: [{ do: 'c-invigorate', to: 'each', n: 3 }, ...go('071')] },
    {
      id: '071',
      kind: 'region',
      region: '071',
      instr: [{ if: { flag: 'slope-started' }, so: [{ do: 'take-treasure', id: 'hunted' }] }, { do: 'end-chronicle' }],
    },
    {
      id: 'outcome-7-minotaur',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'minotaur-beaten' },
        { do: 'proceed', entry: 'chapter-7-close' },
      ],
    },
    {
      id: 'outcome-7-nessus',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'nessus-served' },
        { do: 'take-treasure', id: 'centaurs-spear' },
        { do: 'proceed', entry: 'chapter-7-close' },
      ],
    },
    {
      id: 'outcome-7-clew',
      kind: 'outcome',
      instr: [
        { do: 'flag', name: 'minotaur-freed' },
        { do: 'proceed', entry: 'chapter-7-close' },
      ],
    },
    { id: 'defeat-7', kind: 'outcome', instr: [] },
    { id: 'chapter-7-close', kind: 'outcome', instr: [] },
  ],
}
