/** Dante's steps (2.9): a Pagan soul, a Fraud card, a Diploma, the End. */
export type StepKind = 'P' | 'F' | 'D' | 'E'
export interface DanteStep {
  /** The circle printed beside the step. */
  readonly level: number
  readonly kind: StepKind
}

/** The steps of the levels 1 to 9 by number of players. */
const levels: Readonly<Record<number, readonly string[]>> = {
  2: ['P', 'FD', 'D', 'FD', 'PD', 'FD', 'D', 'FD', 'E'],
  3: ['P', 'FD', 'FD', 'FD', 'PFD', 'FD', 'FD', 'FD', 'E'],
  4: ['PF', 'FD', 'FD', 'FFD', 'PFD', 'FD', 'FFD', 'FD', 'E'],
}

const paths = Object.fromEntries(
  Object.entries(levels).map(([players, cells]) => [
    players,
    cells.flatMap((cell, i) => [...cell].map(kind => ({ level: i + 1, kind: kind as StepKind }))),
  ]),
)

/** The steps in order; Dante's step 1 is the first of them, step 0 is the gate before it. */
export function dantePath(players: number): readonly DanteStep[] {
  return paths[players]!
}

/** R7.4. */
export const lastStepInfamy = 2
