import { raceUntil } from './imp-race.ts'

/** Moments of the game worth looking at: the browser tests and the gallery open them. */

export const moments = {
  'the first turn': raceUntil(() => true),
  'a joker': raceUntil(({ flow, turn }) => flow.at(-1)?.kind === 'move' && turn.die === 6),
  'a fight': raceUntil(({ flow }) => flow.at(-1)?.kind === 'bid'),
  'a Trident in the air': raceUntil(({ flow }) => flow.at(-1)?.kind === 'parry'),
  'five players': raceUntil(({ turn }) => turn.number > 30, 5),
}
