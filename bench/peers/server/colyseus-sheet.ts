// The state that Colyseus keeps in step with its clients: the fields of the rules' state.

import { type SchemaType, schema, t } from '@colyseus/schema'
import type { State } from '../hand-loop.ts'

export const Sheet = schema(
  {
    circle: t.uint8(),
    pool: t.uint8(),
    active: t.array('uint8'),
    removed: t.uint8(),
    rows: t.array('uint8'),
    virgil: t.uint8(),
    /** 0: nothing is declared. */
    declared: t.uint8(),
    lastWasVirgil: t.boolean(),
    cleared: t.uint8(),
    status: t.string(),
  },
  'Sheet',
)
export type Sheet = SchemaType<typeof Sheet>

/** Writes the changes into the sheet; Colyseus sends only changed fields. */
export function fill(sheet: Sheet, state: State): void {
  sheet.circle = state.circle
  sheet.pool = state.pool
  sheet.removed = state.removed
  sheet.virgil = state.virgil
  sheet.declared = state.declared ?? 0
  sheet.lastWasVirgil = state.lastWasVirgil
  sheet.cleared = state.cleared
  sheet.status = state.status
  fillList(sheet.active, state.active)
  fillList(sheet.rows, state.rows)
}

function fillList(list: Sheet['active'], values: readonly number[]): void {
  while (list.length > values.length) list.pop()
  values.forEach((value, i) => {
    if (i === list.length) list.push(value)
    else if (list[i] !== value) list[i] = value
  })
}

export function stateOf(sheet: Sheet): State {
  return {
    circle: sheet.circle,
    pool: sheet.pool,
    active: [...sheet.active],
    removed: sheet.removed,
    rows: [...sheet.rows],
    virgil: sheet.virgil,
    declared: sheet.declared === 0 ? null : sheet.declared,
    lastWasVirgil: sheet.lastWasVirgil,
    cleared: sheet.cleared,
    status: sheet.status as State['status'],
  }
}
