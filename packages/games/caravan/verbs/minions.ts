import { checkObjectives } from '../attacks/damage.ts'
import { freeSpaces } from '../battle-board/standing.ts'
import { confrontation, minionType } from '../box/index.ts'
import type { Id, SpaceId } from '../box/vocabulary.ts'
import { enterCard } from '../cards/card.ts'
import { askChampion, isSome } from '../champions/asking.ts'
import { num } from '../numbers/numbers.ts'
import { afterwards } from '../reactions/news.ts'
import type { FightingState, ObjectId } from '../state.ts'
import { toEach } from './each.ts'
import { atOnce, done, type EffectOf, type Run, type Verb, type Verbs } from './run.ts'

/** There are four models (2.1). */
const models = ['minion-1', 'minion-2', 'minion-3', 'minion-4'] as const

/** K.AMASS: one after another on Free Spaces of the spawn Areas, as the Fiercest likes; as many as fit. */
const amass: Verb<'amass', { begin: undefined; place: SpaceId }, { left?: number; placed?: boolean }> = {
  begin(run) {
    const { state, frame, fx, card, ctx } = run
    const { memo } = frame
    const type = typeIn(run)
    if (type === undefined) return done(run)
    memo.left ??= Math.max(0, num(run, fx.n))
    const spaces = spawn(state)
    if (memo.left > 0 && unused(state) !== undefined && isSome(spaces))
      return askChampion(state, frame, 'place', null, { what: 'amass', minion: type }, spaces)
    done(run)
    if (!memo.placed) return null
    checkObjectives(state, ctx)
    afterwards(state, 'amassed', card.source.self)
    return null
  },
  place(run, at) {
    const { state, frame, ctx } = run
    const type = typeIn(run)!
    const model = unused(state)!
    state.fight.minions[model] = { type, at, heldBy: null }
    ctx.emit({ e: 'minionPlaced', minion: model, type, at })
    frame.memo.left = (frame.memo.left ?? 0) - 1
    frame.memo.placed = true
    return 'begin'
  },
}

const typeIn = <M>({ state, fx }: Run<EffectOf<'amass'>, M>): Id | undefined =>
  fx.minion ?? confrontation(state.fight.id).minions?.[0]

const unused = ({ fight }: FightingState) => models.find(id => !(id in fight.minions))

/** R18.9. */
export const minionVerbs = {
  amass,

  /** 5.6: each Minion in board order carries out the effects as `self`. */
  minions: toEach<EffectOf<'minions'>>(
    fx => ({ of: 'minion', pick: 'each', ...(fx.which && { where: fx.which }) }),
    ({ fx, card, state }, id) => {
      const minion = state.fight.minions[id]
      if (minion) enterCard(state, ofMinion(id, minion.type), [fx.fx], card.bound)
    },
  ),

  /** 8.5: only inside `minions`. */
  'activate-minion': atOnce<EffectOf<'activate-minion'>>(({ state, card }) => {
    const { self } = card.source
    const minion = self === null ? undefined : state.fight.minions[self]
    if (minion) enterCard(state, ofMinion(self!, minion.type), minionType(minion.type).activate ?? [], card.bound)
  }),
} satisfies Partial<Verbs>

const ofMinion = (self: ObjectId, card: Id) => ({ kind: 'minion', card, you: null, self, deck: null }) as const

function spawn({ fight }: FightingState): SpaceId[] {
  return confrontation(fight.id).map.spawn.flatMap(area => freeSpaces(fight, area))
}
