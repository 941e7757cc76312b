import type { Config } from '@acheron/engine'
import type { options } from './meta.ts'
import type { NineCirclesView } from './state.ts'

/** Section 3; other sheets by option. */
export function setup({ options: { stop, ranks, sheet } }: Config<typeof options>): NineCirclesView {
  const standardSheet =
    sheet.dice === 9 && sheet.rows.every(pips => pips === 7) && sheet.virgil === 9 && sheet.start === 1
  return {
    circle: sheet.start,
    pool: sheet.dice,
    active: [],
    removed: 0,
    rows: [...sheet.rows],
    virgil: sheet.virgil,
    declared: null,
    lastWasVirgil: false,
    cleared: sheet.start - 1,
    status: 'playing',
    cause: null,
    options: { stop, ranks, standardSheet, start: sheet.start },
    flow: [{ kind: 'descent' }],
  }
}
