import { leave } from '@acheron/engine'
import type { Archetype } from '../box/vocabulary.ts'
import { isChampion } from '../champions/deciders.ts'
import type { DraftFrame } from '../frames.ts'
import { archetypes, type CaravanState } from '../state.ts'
import type { CaravanPhase } from './phase.ts'

/** 3.1: in seat order each seat picks a Champion, and further ones by the option; the rest are Companions. */
export const draft: CaravanPhase<DraftFrame> = {
  actors: ({ players }, { picks }) => [picks.length % players],
  moves: (_state, { picks }) => left(picks).map(option => ({ do: 'choose', option })),
  play({ champions }, { picks }, seat, move, ctx) {
    if (move.do !== 'choose' || typeof move.option !== 'string' || !isChampion(move.option)) return
    picks.push(move.option)
    champions[move.option].seat = seat
    champions[move.option].player = true
    ctx.emit({ e: 'championPicked', seat, champion: move.option })
  },
  auto(state, { picks }) {
    if (picks.length < playerChampions(state)) return false
    left(picks).forEach((companion, i) => {
      state.champions[companion].seat = i % state.players
    })
    leave(state)
    return true
  },
}

const left = (picks: readonly Archetype[]): Archetype[] => archetypes.filter(champion => !picks.includes(champion))

/** Every seat has one at least. */
const playerChampions = ({ players, options }: CaravanState): number => Math.max(players, options.playerChampions)
