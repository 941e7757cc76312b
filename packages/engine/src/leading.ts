import type { GameMeta, Seat } from './game.ts'
import type { JsonObject } from './json.ts'

/** The bots among the seats to decide that do so now. Where people lead, bots wait while a person is to decide too. */
export function botsToDecide(
  { peopleLead }: Pick<GameMeta, 'peopleLead'>,
  options: JsonObject,
  actors: readonly Seat[],
  isBot: (seat: Seat) => boolean,
): Seat[] {
  const bots = actors.filter(isBot)
  const wait = peopleLead && Object.entries(peopleLead).every(([name, value]) => options[name] === value)
  return wait && bots.length < actors.length ? [] : bots
}
