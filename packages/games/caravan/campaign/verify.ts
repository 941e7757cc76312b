import { type Config, type GameEvent, InputError, parseOptions } from '@acheron/engine'
import { options as schema } from '../meta.ts'
import { archetypes, type CaravanState, type ChampionState } from '../state.ts'
import { frameShapes } from './frame-shapes.ts'
import { strangeProgram } from './programs.ts'
import { savedEvent, stateFields } from './state-shape.ts'

/** The reason why a state from outside is none of this game's, or null: every field has its type, and every card its text. */
export function verify(state: CaravanState, { players }: Config, saved: GameEvent | null): string | null {
  if (saved && !savedEvent(saved)) return 'what its save tells is not as the game has it'
  const wrong = Object.entries(stateFields).find(([field, shape]) => !shape(state[field as keyof CaravanState]))
  if (wrong) return `'${wrong[0]}' is not as the game has it`
  for (const [place, frame] of state.flow.entries())
    if (!frameShapes[frame.kind](frame)) return `frame ${place + 1}, '${frame.kind}', is not as the game has it`
  const strange = strangeProgram(state)
  if (strange) return `no card says ${strange}`
  return stackProblem(state) ?? seatingProblem(state, players) ?? optionsProblem(state)
}

/** The campaign lies at the bottom, and above it the Confrontation exactly while there is one. */
function stackProblem({ flow, fight, end }: CaravanState): string | null {
  const kinds = flow.map(({ kind }) => kind)
  if (kinds.length === 0) return end && !fight ? null : 'nothing is going on'
  const isFight = kinds[1] === 'confrontation'
  const isRight = kinds.lastIndexOf('campaign') === 0 && kinds.lastIndexOf('confrontation') <= 1 && !end
  return isRight && isFight === (fight !== null) ? null : `it is in the middle of ${kinds.join(', ').slice(0, 100)}`
}

function seatingProblem(state: CaravanState, players: number): string | null {
  if (state.players !== players || state.leader >= players) return `it is for ${state.players} players, not ${players}`
  const seats = (champions: { [id: string]: ChampionState }) => Object.values(champions).map(({ seat }) => seat)
  const all = [...seats(state.champions), ...(state.save ? seats(state.save.champions) : [])]
  if (all.some(seat => seat >= players)) return 'a Champion has a seat that is not there'
  const isPicking = state.flow.some(({ kind }) => kind === 'draft')
  const own = archetypes.map(id => state.champions[id]).filter(({ player }) => player)
  const empty = [...Array(players).keys()].find(seat => !own.some(champion => champion.seat === seat))
  if (empty !== undefined && !isPicking) return `seat ${empty} has no Champion`
  const outside = state.flow.some(
    frame =>
      (frame.kind === 'vote' && frame.seats.some(seat => seat >= players)) ||
      (frame.kind === 'ask' && frame.seat >= players),
  )
  return outside ? 'a seat is asked that is not there' : null
}

function optionsProblem(state: CaravanState): string | null {
  try {
    parseOptions(schema, state.options)
    return null
  } catch (error) {
    if (error instanceof InputError) return error.message
    throw error
  }
}
