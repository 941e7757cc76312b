import type { Archetype, Id } from './vocabulary.ts'

/** A Champion made by somebody who knows it: its Champion cards from level 2 on, and its Maneuvers in the order of table 2.7. */
export type ReadyMade = {
  readonly cards: readonly Id[]
  /** Each takes the place of another card, which is set aside (R2.3). */
  readonly maneuvers: readonly { readonly take: Id; readonly drop: Id }[]
}

/** The party of a Quick Combat whose players do not build their Champions themselves. */
export const readyMade: { readonly [champion in Archetype]: ReadyMade } = {
  /** Breaks through and strikes hard; keeps Magistral Blow to the end. */
  mercenary: {
    cards: ['gadisa-2b', 'gadisa-3b', 'gadisa-4b'],
    maneuvers: [
      { take: 'sundering-strike', drop: 'hold-the-line' },
      { take: 'drive-back', drop: 'transversal-swing' },
      { take: 'reaping-arc', drop: 'measured-thrust' },
      { take: 'breach', drop: 'shoulder-charge' },
      { take: 'avalanche', drop: 'battle-cry' },
      { take: 'warlords-verdict', drop: 'cover-the-flank' },
    ],
  },
  /** Keeps the others on their feet; Laying on of Hands stays in the deck. */
  devotee: {
    cards: ['anabelle-2b', 'anabelle-3b', 'anabelle-4b'],
    maneuvers: [
      { take: 'works-of-mercy', drop: 'benediction' },
      { take: 'burning-psalm', drop: 'procession' },
      { take: 'miracle-of-the-road', drop: 'absolution' },
      { take: 'judgment-hymn', drop: 'censure' },
      { take: 'apotheosis', drop: 'litany' },
      { take: 'pillar-of-fire', drop: 'zeal' },
    ],
  },
  /** Shoots often, from above and from far away. */
  outlaw: {
    cards: ['caedan-2b', 'caedan-3b', 'caedan-4b'],
    maneuvers: [
      { take: 'barbed-volley', drop: 'scramble' },
      { take: 'rooftop-runner', drop: 'fade' },
      { take: 'volley-on-the-wind', drop: 'quick-shot' },
      { take: 'heartseeker', drop: 'snare' },
      { take: 'black-fletching', drop: 'pinning-shot' },
      { take: 'shoot-and-vanish', drop: 'powerful-shot' },
    ],
  },
  /** Lays one Attack upon another. */
  artist: {
    cards: ['sophia-2a', 'sophia-3b', 'sophia-4a'],
    maneuvers: [
      { take: 'blade-dance', drop: 'encore' },
      { take: 'stage-lunge', drop: 'human-ladder' },
      { take: 'danse-macabre', drop: 'somersault' },
      { take: 'coup-de-theatre', drop: 'cutpurse' },
      { take: 'thousand-cuts', drop: 'crowd-pleaser' },
      { take: 'curtain-call', drop: 'flourish' },
    ],
  },
}

/** The lines of Sacred Treasures, the most welcome first, each with who carries it best. */
export const readyTreasures: readonly { readonly line: Id; readonly carriers: readonly Archetype[] }[] = [
  { line: 'ax', carriers: ['mercenary', 'artist'] },
  { line: 'warbow', carriers: ['outlaw'] },
  { line: 'dagger', carriers: ['artist', 'mercenary'] },
  { line: 'thurible', carriers: ['devotee'] },
  { line: 'arbalest', carriers: ['outlaw'] },
  { line: 'reliquary', carriers: ['devotee'] },
  { line: 'shield', carriers: ['mercenary', 'devotee', 'artist', 'outlaw'] },
  { line: 'lantern', carriers: ['devotee', 'artist', 'outlaw', 'mercenary'] },
  { line: 'meticulous', carriers: ['outlaw', 'mercenary', 'artist', 'devotee'] },
  { line: 'stoic', carriers: ['mercenary', 'devotee', 'artist', 'outlaw'] },
  { line: 'boots', carriers: ['artist', 'mercenary', 'devotee', 'outlaw'] },
  { line: 'fervent', carriers: ['devotee', 'artist', 'mercenary', 'outlaw'] },
]
