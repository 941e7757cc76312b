import { type ChanceResult, clone, type JsonObject, Table } from '@acheron/engine'
import { impRace } from '@acheron/games/imp-race'
import type { DeciderView, ImpRaceEvent, ImpRaceMove } from '@acheron/games/imp-race/board.ts'

/** A position in the short form of the rules' own cases: what is not named is as at the start, face down and empty-handed. */
export function tableAt(given: JsonObject, chance: readonly ChanceResult[] = [], players = 2, options: object = {}) {
  const table = new Table(impRace, { players, options, seed: 'test', chance })
  table.arrange(state => ({ ...state, ...impRace.proof.position!(state, clone(given)) }) as typeof state)
  return {
    table,
    play(seat: number, move: ImpRaceMove): readonly ImpRaceEvent[] {
      const outcome = table.submit(seat, move)
      if (!outcome.ok) throw new Error(outcome.message)
      return outcome.events
    },
    /** What the one who decides sees, and the legal moves. */
    asked(): { seat: number; view: DeciderView; moves: readonly ImpRaceMove[] } {
      const [seat = 0] = table.actors()
      return { seat, view: table.view(seat), moves: table.moves(seat) }
    },
  }
}

/** Every decision of some games played at random, but for gems: whoever has some spends them. */
export function* positions(games: number): Generator<{ view: DeciderView; moves: readonly ImpRaceMove[] }> {
  for (let game = 0; game < games; game++) {
    const options = { startSteps: 3 + (game % 2), impsToWin: 1 + (game % 3), roundLimit: 40 }
    const table = new Table(impRace, { players: 2 + (game % 4), options, seed: `game ${game}` })
    for (let turn = 0; turn < 400; turn++) {
      const [seat] = table.actors()
      if (seat === undefined) break
      const moves = table.moves(seat)
      yield { view: table.view(seat), moves }
      const dear = moves.filter(move => move.do !== 'sacrilege')
      const pick = dear[(turn * 7919 + game * 104_729) % dear.length]
      if (pick) table.submit(seat, pick)
    }
  }
}
