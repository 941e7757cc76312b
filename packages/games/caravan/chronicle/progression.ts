import { done, enter } from '@acheron/engine'
import type { Id } from '../box/vocabulary.ts'
import { askTeam } from '../campaign/asking.ts'
import { takeCard } from '../campaign/progress.ts'
import { sacredLeft } from '../campaign/treasures.ts'
import { offerArcana } from '../champions/decks.ts'
import { archetypes } from '../state.ts'
import { type Doing, type Doings, instead, over, proceed } from './carrying-out.ts'

/** Ruling 19: at random from lines that the Caravan does not own, or by vote from a list, one after another. */
const sacredTreasure: Doing<'sacred-treasure', { begin: undefined; take: Id | null }> = {
  begin(state, frame, { rank, n, from }, ctx) {
    const left = sacredLeft(state, rank).filter(id => !from || from.includes(id))
    if (from) return askTeam(state, frame, 'take', { what: 'sacred', rank }, left)
    const drawn = ctx.random.shuffle(left).slice(0, n)
    return instead(
      frame,
      drawn.map(id => ({ do: 'take-treasure', id })),
    )
  },
  take(_state, frame, instruction, _ctx, id) {
    if (id === null) return over(frame)
    const { n } = instruction
    const rest = n > 1 ? [{ ...instruction, n: n - 1 }] : []
    return instead(frame, [{ do: 'take-treasure', id }, ...rest])
  },
}

/** Arcana, flags, the progress of Champions, and the end. */
export const progression = {
  'offer-arcana': (state, frame, { n }, ctx) => {
    offerArcana(state, n, ctx)
    return over(frame)
  },
  flag: ({ caravan }, frame, { name, value = true }) => {
    if (value) caravan.flags[name] = true
    else delete caravan.flags[name]
    return over(frame)
  },
  progress: (state, frame, { champion, card }, ctx) => {
    takeCard(state, champion, card, ctx)
    return over(frame)
  },
  'progress-choice': (state, frame, { champion, options }) => {
    enter(state, { kind: 'progress', todo: [{ what: 'card', champion, options: [...options] }], step: 'next' })
    return over(frame)
  },
  'maneuver-upgrade': (state, frame, { level }) => {
    const todo = archetypes.map(champion => ({ what: 'maneuver', champion, level }) as const)
    enter(state, { kind: 'progress', todo, step: 'next' })
    return over(frame)
  },
  'sacred-treasure': sacredTreasure,
  /** R3.14. */
  'end-chronicle': state => done(state),
  /** 6.2: the ending is an entry like others. */
  'end-campaign': (state, frame, { ending }, ctx) => {
    state.end = { ending, cause: 'ending' }
    return proceed(state, frame, ending, ctx)
  },
} satisfies Partial<Doings>
