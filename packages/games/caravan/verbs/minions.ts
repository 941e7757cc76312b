import { checkObjectives } from '../attacks/damage.ts'
import { freeSpaces } from '../battle-board/standing.ts'
import { confrontation, minionType } from '../box/index.ts'
import type { Id, SpaceId } from '../box/vocabulary.ts'
import { enterCard } from '../cards/card.ts'
import { num } from '../numbers/numbers.ts'
import { afterwards } from '../reactions/news.ts'
import type { FightingState, ObjectId } from '../state.ts'
import { ask, done, type Run, type Verbs } from './run.ts'
import { left, toEach } from './targets.ts'

/** There are four models (2.1). */
const models = ['minion-1', 'minion-2', 'minion-3', 'minion-4'] as const

/** R18.9. */
export const minionVerbs = {
  /** K.AMASS: one after another on Free Spaces of the spawn Areas, as the Fiercest likes; as many as fit. */
  amass(run) {
    const { state, frame, fx, card, ctx } = run
    const type = fx.minion ?? confrontation(state.fight.id).minions?.[0]
    if (type === undefined) return done(run)
    if (frame.step === 1) place(run, type, frame.answer as SpaceId)
    frame.step = 0
    const spaces = spawn(state)
    const model = models.find(id => !(id in state.fight.minions))
    if (left(run, () => num(run, fx.n)) > 0 && model !== undefined && spaces.length > 0)
      return ask(state, frame, null, { what: 'amass', minion: type }, spaces)
    done(run)
    if (!frame.memo.placed) return
    checkObjectives(state, ctx)
    afterwards(state, 'amassed', card.source.self)
  },

  /** 5.6: each Minion in board order carries out the effects as `self`. */
  minions(run) {
    const { fx, card, state } = run
    const all = { of: 'minion', pick: 'each', ...(fx.which && { where: fx.which }) } as const
    toEach(run, all, id => {
      const minion = state.fight.minions[id]
      if (minion) enterCard(state, ofMinion(id, minion.type), [fx.fx], card.bound)
    })
  },

  /** 8.5: only inside `minions`. */
  'activate-minion': run => {
    const { state, card } = run
    const { self } = card.source
    const minion = self === null ? undefined : state.fight.minions[self]
    done(run)
    if (minion) enterCard(state, ofMinion(self!, minion.type), minionType(minion.type).activate ?? [], card.bound)
  },
} satisfies Verbs

const ofMinion = (self: ObjectId, card: Id) => ({ kind: 'minion', card, you: null, self, deck: null }) as const

function spawn({ fight }: FightingState): SpaceId[] {
  return confrontation(fight.id).map.spawn.flatMap(area => freeSpaces(fight, area))
}

function place({ state, frame, ctx }: Run, type: Id, at: SpaceId): void {
  const model = models.find(id => !(id in state.fight.minions))!
  state.fight.minions[model] = { type, at, heldBy: null }
  ctx.emit({ e: 'minionPlaced', minion: model, type, at })
  frame.memo.left = Number(frame.memo.left) - 1
  frame.memo.placed = true
}
