import type { Translate } from '@acheron/engine/words'
import type { CharonsObolMove } from '../moves.ts'
import type { CharonsObolView } from '../state.ts'
import type { Words } from '../words/compiled/keys.ts'

/** A move in words. */
export function describeMove(move: CharonsObolMove, view: CharonsObolView, t: Translate<Words>): string {
  switch (move.do) {
    case 'throw':
      return t('move.throw', { hand: view.hand })
    case 'keep':
      return t('move.keep', { hand: view.hand })
  }
}
