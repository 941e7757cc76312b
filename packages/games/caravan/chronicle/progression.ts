import { enter, leave } from '@acheron/engine'
import type { Id } from '../box/vocabulary.ts'
import { callVote } from '../campaign/asking.ts'
import { takeCard } from '../campaign/progress.ts'
import { sacredLeft } from '../campaign/treasures.ts'
import { offerArcana } from '../champions/decks.ts'
import { archetypes } from '../state.ts'
import { type Doings, done, instead, proceed } from './carrying-out.ts'

/** Arcana, flags, what Champions become, and the end. */
export const progression = {
  'offer-arcana': (state, frame, { n }, ctx) => {
    offerArcana(state, n, ctx)
    done(frame)
  },
  flag: ({ caravan }, frame, { name, value = true }) => {
    if (value) caravan.flags[name] = true
    else delete caravan.flags[name]
    done(frame)
  },
  progress: (state, frame, { champion, card }, ctx) => {
    takeCard(state, champion, card, ctx)
    done(frame)
  },
  'progress-choice': (state, frame, { champion, options }) => {
    done(frame)
    enter(state, { kind: 'progress', todo: [{ what: 'card', champion, options: [...options] }], step: 0 })
  },
  'maneuver-upgrade': (state, frame, { level }) => {
    done(frame)
    const todo = archetypes.map(champion => ({ what: 'maneuver', champion, level }) as const)
    enter(state, { kind: 'progress', todo, step: 0 })
  },
  /** Ruling 19: at random from lines that the Caravan does not own, or by vote from a list, one after another. */
  'sacred-treasure': (state, frame, instruction, ctx) => {
    const { rank, n, from } = instruction
    const left = sacredLeft(state, rank).filter(id => !from || from.includes(id))
    if (!from) {
      const drawn = ctx.random.shuffle(left).slice(0, n)
      instead(
        frame,
        drawn.map(id => ({ do: 'take-treasure', id })),
      )
    } else if (frame.step++ === 0) callVote(state, frame, { what: 'sacred', rank }, left)
    else if (frame.answer === null) done(frame)
    else {
      const rest = n > 1 ? [{ ...instruction, n: n - 1 }] : []
      instead(frame, [{ do: 'take-treasure', id: frame.answer as Id }, ...rest])
    }
  },
  /** R3.14. */
  'end-chronicle': state => leave(state),
  /** 6.2: the ending is an entry like others. */
  'end-campaign': (state, frame, { ending }, ctx) => {
    state.end = { ending, cause: 'ending' }
    proceed(state, frame, ending, ctx)
  },
} satisfies Partial<Doings>
