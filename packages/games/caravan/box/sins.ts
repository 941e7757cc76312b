import type { Sin } from './vocabulary.ts'

export const sins: readonly Sin[] = [
  { id: 'abstain', reaction: { on: { on: 'counterattack-revealed', who: 'you' }, fx: [{ do: 'cancel' }] } },
  { id: 'doubt', reaction: { on: { on: 'attack-rolled', by: 'you' }, fx: [{ do: 'reroll', which: 'fumbles' }] } },
  {
    id: 'yearn',
    reaction: {
      on: { on: 'caravan-turn-start', who: 'you' },
      fx: [
        {
          do: 'for',
          each: 'another-champion',
          fx: [
            { do: 'advance', who: 'you', to: { areaOf: 'that' } },
            { do: 'invigorate', to: 'you', n: 4 },
            { do: 'invigorate', to: 'that', n: 2 },
          ],
        },
      ],
    },
  },
  {
    id: 'succumb',
    reaction: {
      on: { on: 'damage-inflicted', who: 'you' },
      fx: [
        { do: 'block', n: 'all' },
        { do: 'fierceness', to: 'you', set: 'bottom' },
      ],
    },
  },
  { id: 'gorge', reaction: { on: { on: 'preparation', who: 'you' }, fx: [{ do: 'invigorate', to: 'you', n: 7 }] } },
  {
    id: 'wallow',
    reaction: {
      on: { on: 'preparation', who: 'you' },
      fx: [
        { do: 'prepare', to: 'you', n: 2 },
        { do: 'fierceness', to: 'you', set: 'bottom' },
      ],
    },
  },
  { id: 'hoard', reaction: { on: { on: 'cleanup', who: 'you' }, fx: [{ do: 'recall', to: 'you', n: 2 }] } },
  {
    id: 'squander',
    reaction: {
      on: { on: 'attack-declared', by: 'you' },
      fx: [
        { do: 'mod', mod: 'attack-dice', n: { mul: [2, { stat: 'hand', of: 'you' }] }, to: 'you', until: 'attack-end' },
        { do: 'discard', to: 'you', n: 4 },
      ],
    },
  },
  {
    id: 'enrage',
    playable: true,
    reaction: {
      on: { on: 'damage-inflicted', who: 'you', by: 'malefactor' },
      fx: [
        { do: 'empower', to: 'you', n: 3 },
        { do: 'fierceness', to: 'you', set: 'top' },
      ],
    },
  },
  {
    id: 'sulk',
    reaction: {
      on: { on: 'fiercest-changed', who: 'you' },
      fx: [
        { do: 'fierceness', to: 'you', set: 'bottom' },
        { do: 'invigorate', to: 'you', n: 4 },
      ],
    },
  },
  { id: 'deny', reaction: { on: { on: 'about-to-suffer-wound', who: 'you' }, fx: [{ do: 'block-wound', n: 1 }] } },
  { id: 'profane', reaction: { on: { on: 'attack-overcomes', by: 'you' }, fx: [{ do: 'add-hits', n: 5 }] } },
  {
    id: 'ravage',
    reaction: {
      on: { on: 'attack-rolled', by: 'you' },
      fx: [
        { do: 'add-hits', n: 5 },
        { do: 'damage', to: { of: 'champion', where: ['other', 'here'], pick: 'each' }, n: 2, kind: 'suffer' },
      ],
    },
  },
  {
    id: 'despair',
    reaction: {
      on: { on: 'wound-assigned', who: 'you' },
      fx: [
        { do: 'inspire', to: 'each-other-champion', n: 2 },
        { do: 'invigorate', to: 'each-other-champion', n: 2 },
      ],
    },
  },
  {
    id: 'deceive',
    playable: true,
    reaction: {
      on: { on: 'about-to-damage', who: 'you', by: 'malefactor' },
      if: { exists: { of: 'champion', where: ['other', { range: 2 }], pick: 'each' } },
      fx: [{ do: 'redirect', to: { of: 'champion', where: ['other', { range: 2 }], pick: 'choose' } }],
    },
  },
  {
    id: 'flatter',
    reaction: {
      on: { on: 'action-revealed', who: 'malefactor' },
      fx: [
        { do: 'fierceness', to: 'another-champion', set: 'top' },
        { do: 'invigorate', to: 'that', n: 3 },
      ],
    },
  },
  {
    id: 'betray',
    reaction: {
      on: { on: 'attack-rolled', by: 'other-champion' },
      fx: [
        { do: 'add-hits', n: 6 },
        { do: 'damage', to: 'cause', n: 3, kind: 'suffer' },
      ],
    },
  },
  {
    id: 'forsake',
    reaction: {
      on: { on: 'malefactors-turn-start' },
      fx: [
        { do: 'advance', who: 'you', to: { within: 4, allow: ['area', 'building-top', 'pillar-top'] } },
        { do: 'mod', mod: 'cannot', what: ['be-targeted'], to: 'you', until: 'turn-end' },
      ],
    },
  },
]
