/** The codes by which an action at a table is refused. */
export const refusals = [
  'game-over',
  'not-your-turn',
  'illegal-move',
  'nothing-to-undo',
  'not-yours-to-undo',
  'nothing-to-redo',
  'stale',
  'not-your-seat',
  'no-such-table',
  'waiting',
  // The undo and redo steps of this table are used up.
  'too-many-undos',
  // The table has reached its maximum length.
  'too-many-steps',
  // The table goes on elsewhere.
  'continued',
] as const
