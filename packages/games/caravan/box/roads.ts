import type { Id, Instruction } from './vocabulary.ts'

/** The Caravan goes to a new Region and looks at it. */
export function go(region: Id): readonly Instruction[] {
  return [{ do: 'place-region', region }, ...back(region)]
}

/** ...or to one that lies on the board. */
export function back(region: Id): readonly Instruction[] {
  return [
    { do: 'advance-caravan', region },
    { do: 'inspect', region },
  ]
}
