import { charonsObol } from '@acheron/games/charons-obol'
import { type CharonsObolMove, type CharonsObolView, lackOf, seatInTurn } from '@acheron/games/charons-obol/board.ts'
import type { Prompt } from '../../board/face.ts'
import type { Voice } from './words.ts'

/** What the page says to the player who decides. */
export function prompt(
  view: CharonsObolView,
  moves: readonly CharonsObolMove[],
  { t, game }: Voice,
): Prompt<CharonsObolMove> {
  const seat = seatInTurn(view) ?? 0
  return {
    title: t('prompt.title'),
    text: view.hand === 0 ? t('prompt.first') : t('prompt.again', { lack: lackOf(view, seat) }),
    choices: moves.map(move => ({
      move,
      label: charonsObol.describeMove(move, view, game),
      ...(move.do === 'throw' && view.hand > 0 && { consequence: t('risk') }),
    })),
  }
}
