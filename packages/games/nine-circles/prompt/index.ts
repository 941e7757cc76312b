import { list, type Translate } from '@acheron/engine/words'
import type { NineCirclesMove } from '../moves.ts'
import type { NineCirclesView } from '../state.ts'
import { change, circleName, claimed, mixOf, rolledDice, showing } from '../texts.ts'
import { takeOut } from '../turn/multisets.ts'
import type { Words } from '../words/compiled/keys.ts'

/** A move as an order, with what it costs where that is known. The view is one in which the move is legal. */
export function describeMove(move: NineCirclesMove, view: NineCirclesView, t: Translate<Words>): string {
  switch (move.do) {
    case 'declare':
      return t('move.declare', { n: move.n, pair: t('dice.faces', { count: 2, face: move.n }) })
    case 'roll': {
      const [row = 0] = move.rows
      const kept = [...view.active]
      takeOut(kept, move.again)
      const rows =
        move.rows.length === 1
          ? t('rows.one', { row, left: (view.rows[row - 1] ?? 1) - 1 })
          : t('rows.joined', { rows: list(t.lang, move.rows) })
      const dice = { ...rolledDice(move, t), kept: showing(kept, t), rows }
      return t(kept.length > 0 ? `move.roll.keep.${mixOf(move)}` : `move.roll.${mixOf(move)}`, dice)
    }
    case 'virgil':
      return t('move.virgil', { ...change(move, t), left: view.virgil - 1 })
    case 'claim': {
      const lost = [...view.active]
      takeOut(lost, move.use)
      return t('move.claim', {
        dice: claimed(view.circle, move.use, t),
        count: lost.length,
        lost: showing(lost, t),
      })
    }
    case 'concede':
      return t('move.concede', { circle: view.circle, name: circleName(view.circle, t) })
  }
}
