import { enter, leave } from '@acheron/engine'
import { abilitiesOf } from '../abilities/lookup.ts'
import { checkObjectives, defeatCaravan } from '../attacks/damage.ts'
import { freeSpaces, malefactorsInOrder } from '../battle-board/standing.ts'
import { confrontation as confrontationCard } from '../box/index.ts'
import { enterCard, enterRule, nobodys, readerOf } from '../cards/card.ts'
import { layOut } from '../confrontation/setup.ts'
import { arrestsOver } from '../displacement/shove.ts'
import type { ConfrontationFrame } from '../frames.ts'
import { holds } from '../numbers/conditions.ts'
import { expireMods, runDelay } from '../reactions/delays.ts'
import { announce } from '../reactions/windows.ts'
import type { CaravanState, Ctx, FightingState, Standing } from '../state.ts'
import { type CaravanPhase, keep, nobody } from './phase.ts'

/** 3.3 and R7: set up, then Round after Round until there is a result. */
export const confrontation: CaravanPhase<ConfrontationFrame> = {
  ...nobody,
  ...keep,
  auto(state, frame, ctx) {
    if (frame.step === 0) {
      layOut(state, ctx)
      frame.step++
      return true
    }
    fightOn(state as FightingState, frame, ctx)
    return true
  },
}

function fightOn(state: FightingState, frame: ConfrontationFrame, ctx: Ctx): void {
  const { fight } = state
  if (fight.over) {
    claim(state, frame, ctx)
    return
  }
  switch (frame.step) {
    case 1:
      place(state, frame, ctx)
      break
    case 2:
      setUp(state, frame)
      break
    case 3:
      setUpAbilities(state, frame)
      break
    case 4:
      fight.round++
      fight.used.round = []
      ctx.emit({ e: 'roundBegan', round: fight.round })
      checkObjectives(state, ctx)
      frame.step++
      enter(state, { kind: 'caravanTurn', step: 0, at: 0, order: [] })
      // K.ARREST: those whose time is over.
      for (const id of arrestsOver(state)) enterRule(state, null, [{ do: 'release', to: `#${id}` }])
      break
    case 5:
      frame.step++
      enter(state, { kind: 'malefactorsTurn', step: 0, tray: 0 })
      break
    case 6:
      announce(state, frame, { name: 'round-end' })
      break
    default:
      if (runDelay(state, 'round-end') || runDelay(state, 'cards-resolved')) return
      expireMods(state, 'round-end')
      endRound(state, frame)
  }
}

/** R7.10: after the last Round, if there is one, the Caravan is defeated. */
function endRound(state: FightingState, frame: ConfrontationFrame): void {
  const { fight } = state
  const { roundLimit } = confrontationCard(fight.id)
  if (roundLimit !== undefined && fight.round >= roundLimit) defeatCaravan(state)
  delete frame.answer
  frame.step = 4
}

/** 3.3 step 6: in the order of Fierceness. */
function place(state: FightingState, frame: ConfrontationFrame, ctx: Ctx): void {
  const { fight } = state
  const { areas } = confrontationCard(fight.id).champions
  if (frame.answer !== undefined) {
    const champion = fight.track[frame.at++]!
    fight.fighters[champion].at = frame.answer as Standing
    ctx.emit({ e: 'modelMoved', object: champion, to: null, space: String(frame.answer) })
    delete frame.answer
  }
  const champion = fight.track[frame.at]
  if (!champion) {
    frame.at = 0
    frame.step++
    return
  }
  const options = areas.flatMap(area => freeSpaces(fight, area))
  enter(state, {
    kind: 'ask',
    seat: state.champions[champion].seat,
    champion,
    topic: { what: 'place', champion },
    options,
  })
}

/** 3.3 step 8. */
function setUp(state: FightingState, frame: ConfrontationFrame): void {
  delete frame.answer
  const row = confrontationCard(state.fight.id).setup?.[frame.at++]
  if (!row) {
    frame.at = 0
    frame.step++
    return
  }
  const source = { ...nobodys, kind: 'setup', card: state.fight.id } as const
  if (!row.if || holds(readerOf(state, source), row.if)) enterCard(state, source, [row.fx])
}

function setUpAbilities(state: FightingState, frame: ConfrontationFrame): void {
  const all = [...malefactorsInOrder(state.fight), ...state.fight.track].flatMap(id => abilitiesOf(state, id))
  const due = all.filter(({ ability }) => ability.kind === 'setup')[frame.at++]
  if (!due) {
    frame.at = 0
    frame.step++
    return
  }
  if (due.ability.kind === 'setup') enterCard(state, due.source, [due.ability.fx])
}

/** R7.2: where several Objectives were met at once, the team chooses which is claimed. */
function claim(state: CaravanState, frame: ConfrontationFrame, ctx: Ctx): void {
  const fight = state.fight!
  if (fight.claims.length > 1) {
    if (frame.answer === undefined || !fight.claims.includes(String(frame.answer))) {
      delete frame.answer
      const topic = { what: 'objective' }
      enter(state, { kind: 'vote', topic, options: [...fight.claims], ballots: {}, cast: {}, round: 1 })
      return
    }
    fight.over!.objective = String(frame.answer)
  }
  const { result, objective } = fight.over!
  ctx.emit({ e: 'confrontationEnded', result, objective, rounds: fight.round })
  leave(state, { result, objective })
}
