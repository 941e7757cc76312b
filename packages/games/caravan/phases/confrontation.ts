import { enter, type Next } from '@acheron/engine'
import { abilitiesOf } from '../abilities/lookup.ts'
import { checkObjectives, defeatCaravan } from '../attacks/damage.ts'
import { freeSpaces, malefactorsInOrder } from '../battle-board/standing.ts'
import { confrontation as confrontationCard } from '../box/index.ts'
import type { SpaceId } from '../box/vocabulary.ts'
import { askTeam } from '../campaign/asking.ts'
import { enterCard, enterRule, nobodys, readerOf } from '../cards/card.ts'
import { askChampion } from '../champions/asking.ts'
import { layOut } from '../confrontation/setup.ts'
import { arrestsOver } from '../displacement/shove.ts'
import type { ConfrontationFrame, ConfrontationSteps } from '../frames.ts'
import { holds } from '../numbers/conditions.ts'
import { expireMods, runDelay } from '../reactions/delays.ts'
import { announce } from '../reactions/windows.ts'
import type { CaravanState, Ctx, FightingState } from '../state.ts'
import { type CaravanPhase, campaignSequence, finish } from './phase.ts'

const steps = campaignSequence<ConfrontationFrame, ConfrontationSteps>({
  layOut(state, _frame, ctx) {
    layOut(state, ctx)
    return 'place'
  },
  place: fighting(place),
  stand: fighting(stand),
  setUp: fighting(setUp),
  setUpAbilities: fighting(setUpAbilities),
  beginRound: fighting(beginRound),
  malefactorsTurn: fighting(state => {
    if (isLeftAlone(state)) defeatCaravan(state)
    else enter(state, { kind: 'malefactorsTurn', step: 'turnStart', tray: 0 })
    return 'roundEnd'
  }),
  roundEnd: fighting((state, frame) => announce(state, frame, 'endRound', { name: 'round-end' })),
  endRound: fighting(endRound),
  claim,
  claimed(state, frame, ctx, objective) {
    state.fight!.over!.objective = objective
    return end(state, frame, ctx)
  },
})

/** 3.3 and R7: set-up, then Round after Round until there is a result, which is then claimed (R7.5). */
export const confrontation: CaravanPhase<ConfrontationFrame> = {
  ...steps,
  auto(state, frame, ctx) {
    if (state.fight?.over && frame.step !== 'claimed') frame.step = 'claim'
    return steps.auto!(state, frame, ctx)
  },
  resume(state, frame, value, ctx) {
    if (state.fight?.over && frame.step !== 'claimed') frame.step = 'claim'
    steps.resume!(state, frame, value, ctx)
  },
}

type Step<V> = (state: FightingState, frame: ConfrontationFrame, ctx: Ctx, answer: V) => Next<ConfrontationSteps>

/** A step of the fight. `layOut` begins it, so there is one in every later step. */
function fighting<V>(step: Step<V>) {
  return (state: CaravanState, frame: ConfrontationFrame, ctx: Ctx, answer: V) =>
    step(state as FightingState, frame, ctx, answer)
}

function beginRound(state: FightingState, _frame: ConfrontationFrame, ctx: Ctx): Next<ConfrontationSteps> {
  const { fight } = state
  fight.round++
  fight.used.round = []
  ctx.emit({ e: 'roundBegan', round: fight.round })
  checkObjectives(state, ctx)
  enter(state, { kind: 'caravanTurn', step: 'roundStart', at: 0, order: [] })
  // K.ARREST: those whose time is over.
  for (const id of arrestsOver(state)) enterRule(state, null, [{ do: 'release', to: `#${id}` }])
  return 'malefactorsTurn'
}

/** K.ARREST: nobody is left who could free the others, and no time frees anybody. */
function isLeftAlone({ fight }: FightingState): boolean {
  return fight.track.every(id => {
    const by = fight.fighters[id].arrest?.free.by
    return by === 'interact' || by === 'damage'
  })
}

/** R7.10: after the last Round, if there is one, the Caravan is defeated. */
function endRound(state: FightingState): Next<ConfrontationSteps> {
  if (runDelay(state, 'round-end') || runDelay(state, 'cards-resolved')) return 'endRound'
  expireMods(state, 'round-end')
  const { fight } = state
  const { roundLimit } = confrontationCard(fight.id)
  if (roundLimit !== undefined && fight.round >= roundLimit) defeatCaravan(state)
  return 'beginRound'
}

/** 3.3 step 6: in the order of Fierceness. */
function place(state: FightingState, frame: ConfrontationFrame): Next<ConfrontationSteps> {
  const { fight } = state
  const champion = fight.track[frame.at]
  if (!champion) return begin(frame, 'setUp')
  const spaces = confrontationCard(fight.id).champions.areas.flatMap(area => freeSpaces(fight, area))
  return askChampion(state, frame, 'stand', champion, { what: 'place', champion }, spaces)
}

function stand(
  { fight }: FightingState,
  frame: ConfrontationFrame,
  ctx: Ctx,
  at: SpaceId | null,
): Next<ConfrontationSteps> {
  const champion = fight.track[frame.at++]!
  fight.fighters[champion].at = at
  ctx.emit({ e: 'modelMoved', object: champion, to: null, space: at })
  return 'place'
}

/** A step that is repeated, `at` counting. */
function begin<S extends 'setUp' | 'setUpAbilities' | 'beginRound'>(frame: ConfrontationFrame, step: S): S {
  frame.at = 0
  return step
}

/** 3.3 step 8. */
function setUp(state: FightingState, frame: ConfrontationFrame): Next<ConfrontationSteps> {
  const row = confrontationCard(state.fight.id).setup?.[frame.at++]
  if (!row) return begin(frame, 'setUpAbilities')
  const source = { ...nobodys, kind: 'setup', card: state.fight.id } as const
  if (!row.if || holds(readerOf(state, source), row.if)) enterCard(state, source, [row.fx])
  return 'setUp'
}

function setUpAbilities(state: FightingState, frame: ConfrontationFrame): Next<ConfrontationSteps> {
  const all = [...malefactorsInOrder(state.fight), ...state.fight.track].flatMap(id => abilitiesOf(state, id, 'setup'))
  const due = all[frame.at++]
  if (!due) return begin(frame, 'beginRound')
  enterCard(state, due.source, [due.ability.fx])
  return 'setUpAbilities'
}

/** R7.2: where several Objectives were met at once, the team chooses which is claimed. */
function claim(state: CaravanState, frame: ConfrontationFrame, ctx: Ctx): Next<ConfrontationSteps> {
  const { claims } = state.fight!
  return claims.length > 1 ? askTeam(state, frame, 'claimed', { what: 'objective' }, claims) : end(state, frame, ctx)
}

function end(state: CaravanState, frame: ConfrontationFrame, ctx: Ctx): null {
  const { over, round } = state.fight!
  const { result, objective } = over!
  ctx.emit({ e: 'confrontationEnded', result, objective, rounds: round })
  return finish(state, frame, { result, objective })
}
