import { configOf, dealSeen, InputError, parseScenarios } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import { findGame } from '@acheron/games'
import { goOnFrom, plainBot } from './attempts.ts'
import { allMine, newSeed } from './make.ts'
import type { NewStored } from './store.ts'

/** Whether a file's text is a report of a position; a record may have words like it in its state. */
export const isReport = (text: string): boolean => /"seen"\s*:/.test(text) && !text.includes('"acheron-record-')

/**
 * A table that goes on where somebody reported a position. The seat that reported it is mine and bots have the others; a
 * spectator's are all mine. What the seat did not see is dealt anew.
 */
export async function reportedTable(text: string, now: number, language: Language): Promise<NewStored> {
  const [report] = parseScenarios(text)
  if (!report?.seen) throw new InputError('not a report: nothing that was seen is in it')
  const { game: id, players, seen, config = {} } = report
  const game = await findGame(id).load()
  const { options } = configOf(game, players, config)
  const dealt = dealSeen(game, seen, newSeed())
  const mine = (seat: number) => seen.seat === null || seat === seen.seat
  const seats = allMine(players).map((me, seat) => (mine(seat) ? me : { bot: plainBot }))
  return goOnFrom(dealt, { game, name: game.meta.name[language], options, seats, names: [] }, now)
}
