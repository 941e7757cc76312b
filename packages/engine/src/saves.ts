import type { GameEvent } from './game.ts'

/** A game's request for a save: the state at the next decision is to be kept. Its fields say what the save holds. */
export type SavedEvent = GameEvent & { readonly e: 'saved' }

/** The last save that the events of a step, or of an opening, ask for. */
export function savedIn(events: readonly GameEvent[]): SavedEvent | null {
  return (events.findLast(({ e }) => e === 'saved') as SavedEvent | undefined) ?? null
}
