import { Generator } from './chance.ts'
import { InputError } from './errors.ts'
import type { GameDefinition, GameEvent, GameState, Move, Seat, View } from './game.ts'
import { clone, equal, type JsonObject } from './json.ts'
import type { Scenario, Seen } from './scenario-file.ts'

/** What a player reports: what was seen and offered, and what a reader wants to know besides. */
export interface Reported {
  readonly game: string
  readonly players: number
  readonly options: JsonObject
  /** Null for a spectator. */
  readonly seat: Seat | null
  readonly view: View
  /** The moves that the seat was offered. */
  readonly moves: readonly Move[]
  readonly title: string
  /** The log as the viewer may see it, versions, the browser. */
  readonly about: JsonObject
}

/** A report is a rule case: it passes where the rules offer the seat the same moves in what it saw. */
export function reportOf({ game, players, options, seat, view, moves, title, about }: Reported): Scenario {
  const legal = seat === null ? {} : { legal: { seat, count: moves.length, includes: moves as readonly JsonObject[] } }
  return {
    ...{ game, players, title },
    rule: 'reported',
    config: options,
    seen: { seat, view: view as JsonObject },
    moves: [],
    ...legal,
    report: about,
  }
}

/** So often it is dealt anew where whoever is asked would have nothing to answer. */
const mostDeals = 50

/** A whole position that looks to the seat as what it saw; what it did not see is dealt anew by the seed. */
export function dealSeen<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  { seat, view }: Seen,
  seed: string | number,
): S {
  try {
    const random = Generator.seeded(seed)
    let dealt = game.determinize(view as View<S>, seat, random)
    game.checkFlow(dealt)
    for (let deals = 1; deals < mostDeals && !isAsking(game, dealt); deals++)
      dealt = game.determinize(view as View<S>, seat, random)
    const wrong = game.proof.invariant(dealt)
    if (wrong) throw new InputError(wrong)
    return dealt
  } catch (error) {
    // Rules trust their own states: a view that was made up can break them anywhere.
    throw new InputError(`seen: no position of ${game.meta.id}: ${error instanceof Error ? error.message : error}`)
  }
}

/** Whether somebody has to decide there, and nothing happens by itself before. */
function isAsking<S extends GameState, M extends Move, E extends GameEvent>(
  game: Pick<GameDefinition<S, M, E>, 'advance'>,
  dealt: S,
): boolean {
  const next = clone(dealt)
  game.advance(next, { random: Generator.seeded(0), emit: () => {} })
  return equal(next.flow, dealt.flow)
}
