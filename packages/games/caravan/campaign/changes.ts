import type { Handed, Seat } from '@acheron/engine'
import type { Archetype, Difficulty } from '../box/vocabulary.ts'
import { ownChampions } from '../champions/deciders.ts'
import type { CampaignFrame } from '../frames.ts'
import { options as schema } from '../meta.ts'
import { archetypes, type CaravanState } from '../state.ts'
import { askTeam } from './asking.ts'

/** The changes that the team may make at the start of a chapter. */
export type Change =
  /** R20.4. */
  | { difficulty: Difficulty }
  /** 3.1: a Companion gets another controlling seat. */
  | { champion: Archetype; seat: Seat }
  /** 3.1: a Player Champion becomes a Companion, or the other way round. */
  | { champion: Archetype; player: boolean }

/** 3.1, R20.4: every seat keeps a Player Champion. */
function possibleChanges(state: CaravanState): Change[] {
  const { champions, players, options } = state
  const seats = [...Array(players).keys()]
  const companions = archetypes.filter(champion => !champions[champion].player)
  const dispensable = archetypes.filter(champion => isDispensable(state, champion))
  return [
    ...schema.difficulty.values
      .filter(difficulty => difficulty !== options.difficulty)
      .map((difficulty): Change => ({ difficulty })),
    ...companions.flatMap(champion =>
      seats.filter(seat => seat !== champions[champion].seat).map((seat): Change => ({ champion, seat })),
    ),
    ...companions.map((champion): Change => ({ champion, player: true })),
    ...dispensable.map((champion): Change => ({ champion, player: false })),
  ]
}

/** The step `change` takes the decision. */
export const askForChange = (state: CaravanState, frame: CampaignFrame): Handed<'change', Change | 'back' | null> =>
  askTeam(state, frame, 'change', { what: 'change' }, waysToChange(state))

export const waysToChange = (state: CaravanState): (Change | 'back')[] => [...possibleChanges(state), 'back']

const isDispensable = (state: CaravanState, champion: Archetype): boolean => {
  const { player, seat } = state.champions[champion]
  return player && ownChampions(state, seat).filter(each => state.champions[each].player).length > 1
}

export function change(state: CaravanState, wanted: Change): void {
  if ('difficulty' in wanted) state.options = { ...state.options, difficulty: wanted.difficulty }
  else if ('seat' in wanted) state.champions[wanted.champion].seat = wanted.seat
  else state.champions[wanted.champion].player = wanted.player
}
