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
  // A bot plays for the person, who has to take the seat back first.
  'stand-in',
  // The server's clock says that the time is up.
  'time-up',
  'no-such-table',
  'waiting',
  // The undo and redo steps of this table are used up.
  'too-many-undos',
  // The table has reached its maximum length.
  'too-many-steps',
  // The game offers no such standing order now, or too many stand.
  'no-such-order',
  // The table goes on elsewhere.
  'continued',
  // An admin has closed the table.
  'closed',
] as const
