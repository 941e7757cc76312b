import type { Entry } from './vocabulary.ts'

/** The Champions remember: 12 personal dilemmas, after the outcomes of chapters 1, 3 and 6. */
export const memories: readonly Entry[] = [
  {
    id: 'memory-gadisa-2',
    kind: 'outcome',
    instr: [
      {
        do: 'personal-dilemma',
        champion: 'mercenary',
        question: 'own',
        options: [
          { id: 'a', go: 'memory-gadisa-2a' },
          { id: 'b', go: 'memory-gadisa-2b' },
        ],
      },
    ],
  },
  {
    id: 'memory-gadisa-2a',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'mercenary', card: 'gadisa-2a' },
      { do: 'proceed', entry: 'memory-anabelle-2' },
    ],
  },
  {
    id: 'memory-gadisa-2b',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'mercenary', card: 'gadisa-2b' },
      { do: 'proceed', entry: 'memory-anabelle-2' },
    ],
  },
  {
    id: 'memory-anabelle-2',
    kind: 'outcome',
    instr: [
      {
        do: 'personal-dilemma',
        champion: 'devotee',
        question: 'own',
        options: [
          { id: 'a', go: 'memory-anabelle-2a' },
          { id: 'b', go: 'memory-anabelle-2b' },
        ],
      },
    ],
  },
  {
    id: 'memory-anabelle-2a',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'devotee', card: 'anabelle-2a' },
      { do: 'proceed', entry: 'memory-caedan-2' },
    ],
  },
  {
    id: 'memory-anabelle-2b',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'devotee', card: 'anabelle-2b' },
      { do: 'proceed', entry: 'memory-caedan-2' },
    ],
  },
  {
    id: 'memory-caedan-2',
    kind: 'outcome',
    instr: [
      {
        do: 'personal-dilemma',
        champion: 'outlaw',
        question: 'own',
        options: [
          { id: 'a', go: 'memory-caedan-2a' },
          { id: 'b', go: 'memory-caedan-2b' },
        ],
      },
    ],
  },
  {
    id: 'memory-caedan-2a',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'outlaw', card: 'caedan-2a' },
      { do: 'proceed', entry: 'memory-sophia-2' },
    ],
  },
  {
    id: 'memory-caedan-2b',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'outlaw', card: 'caedan-2b' },
      { do: 'proceed', entry: 'memory-sophia-2' },
    ],
  },
  {
    id: 'memory-sophia-2',
    kind: 'outcome',
    instr: [
      {
        do: 'personal-dilemma',
        champion: 'artist',
        question: 'own',
        options: [
          { id: 'a', go: 'memory-sophia-2a' },
          { id: 'b', go: 'memory-sophia-2b' },
        ],
      },
    ],
  },
  {
    id: 'memory-sophia-2a',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'artist', card: 'sophia-2a' },
      { do: 'proceed', entry: 'chapter-1-close' },
    ],
  },
  {
    id: 'memory-sophia-2b',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'artist', card: 'sophia-2b' },
      { do: 'proceed', entry: 'chapter-1-close' },
    ],
  },
  {
    id: 'memory-gadisa-3',
    kind: 'outcome',
    instr: [
      {
        do: 'personal-dilemma',
        champion: 'mercenary',
        question: 'own',
        options: [
          { id: 'a', go: 'memory-gadisa-3a' },
          { id: 'b', go: 'memory-gadisa-3b' },
        ],
      },
    ],
  },
  {
    id: 'memory-gadisa-3a',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'mercenary', card: 'gadisa-3a' },
      { do: 'proceed', entry: 'memory-anabelle-3' },
    ],
  },
  {
    id: 'memory-gadisa-3b',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'mercenary', card: 'gadisa-3b' },
      { do: 'proceed', entry: 'memory-anabelle-3' },
    ],
  },
  {
    id: 'memory-anabelle-3',
    kind: 'outcome',
    instr: [
      {
        do: 'personal-dilemma',
        champion: 'devotee',
        question: 'own',
        options: [
          { id: 'a', go: 'memory-anabelle-3a' },
          { id: 'b', go: 'memory-anabelle-3b' },
        ],
      },
    ],
  },
  {
    id: 'memory-anabelle-3a',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'devotee', card: 'anabelle-3a' },
      { do: 'proceed', entry: 'memory-caedan-3' },
    ],
  },
  {
    id: 'memory-anabelle-3b',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'devotee', card: 'anabelle-3b' },
      { do: 'proceed', entry: 'memory-caedan-3' },
    ],
  },
  {
    id: 'memory-caedan-3',
    kind: 'outcome',
    instr: [
      {
        do: 'personal-dilemma',
        champion: 'outlaw',
        question: 'own',
        options: [
          { id: 'a', go: 'memory-caedan-3a' },
          { id: 'b', go: 'memory-caedan-3b' },
        ],
      },
    ],
  },
  {
    id: 'memory-caedan-3a',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'outlaw', card: 'caedan-3a' },
      { do: 'proceed', entry: 'memory-sophia-3' },
    ],
  },
  {
    id: 'memory-caedan-3b',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'outlaw', card: 'caedan-3b' },
      { do: 'proceed', entry: 'memory-sophia-3' },
    ],
  },
  {
    id: 'memory-sophia-3',
    kind: 'outcome',
    instr: [
      {
        do: 'personal-dilemma',
        champion: 'artist',
        question: 'own',
        options: [
          { id: 'a', go: 'memory-sophia-3a' },
          { id: 'b', go: 'memory-sophia-3b' },
        ],
      },
    ],
  },
  {
    id: 'memory-sophia-3a',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'artist', card: 'sophia-3a' },
      { do: 'proceed', entry: 'chapter-3-close' },
    ],
  },
  {
    id: 'memory-sophia-3b',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'artist', card: 'sophia-3b' },
      { do: 'proceed', entry: 'chapter-3-close' },
    ],
  },
  {
    id: 'memory-gadisa-4',
    kind: 'outcome',
    instr: [
      {
        do: 'personal-dilemma',
        champion: 'mercenary',
        question: 'own',
        options: [
          { id: 'a', go: 'memory-gadisa-4a' },
          { id: 'b', go: 'memory-gadisa-4b' },
        ],
      },
    ],
  },
  {
    id: 'memory-gadisa-4a',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'mercenary', card: 'gadisa-4a' },
      { do: 'proceed', entry: 'memory-anabelle-4' },
    ],
  },
  {
    id: 'memory-gadisa-4b',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'mercenary', card: 'gadisa-4b' },
      { do: 'proceed', entry: 'memory-anabelle-4' },
    ],
  },
  {
    id: 'memory-anabelle-4',
    kind: 'outcome',
    instr: [
      {
        do: 'personal-dilemma',
        champion: 'devotee',
        question: 'own',
        options: [
          { id: 'a', go: 'memory-anabelle-4a' },
          { id: 'b', go: 'memory-anabelle-4b' },
        ],
      },
    ],
  },
  {
    id: 'memory-anabelle-4a',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'devotee', card: 'anabelle-4a' },
      { do: 'proceed', entry: 'memory-caedan-4' },
    ],
  },
  {
    id: 'memory-anabelle-4b',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'devotee', card: 'anabelle-4b' },
      { do: 'proceed', entry: 'memory-caedan-4' },
    ],
  },
  {
    id: 'memory-caedan-4',
    kind: 'outcome',
    instr: [
      {
        do: 'personal-dilemma',
        champion: 'outlaw',
        question: 'own',
        options: [
          { id: 'a', go: 'memory-caedan-4a' },
          { id: 'b', go: 'memory-caedan-4b' },
        ],
      },
    ],
  },
  {
    id: 'memory-caedan-4a',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'outlaw', card: 'caedan-4a' },
      { do: 'proceed', entry: 'memory-sophia-4' },
    ],
  },
  {
    id: 'memory-caedan-4b',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'outlaw', card: 'caedan-4b' },
      { do: 'proceed', entry: 'memory-sophia-4' },
    ],
  },
  {
    id: 'memory-sophia-4',
    kind: 'outcome',
    instr: [
      {
        do: 'personal-dilemma',
        champion: 'artist',
        question: 'own',
        options: [
          { id: 'a', go: 'memory-sophia-4a' },
          { id: 'b', go: 'memory-sophia-4b' },
        ],
      },
    ],
  },
  {
    id: 'memory-sophia-4a',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'artist', card: 'sophia-4a' },
      { do: 'proceed', entry: 'chapter-6-close' },
    ],
  },
  {
    id: 'memory-sophia-4b',
    kind: 'outcome',
    instr: [
      { do: 'progress', champion: 'artist', card: 'sophia-4b' },
      { do: 'proceed', entry: 'chapter-6-close' },
    ],
  },
]
