import { florence } from '@acheron/games/florence'
import { deciderOf } from '@acheron/games/florence/board.ts'
import { defineFace } from '../../board/defineFace.ts'
import { isLastOfTurn } from '../../board/lastOfTurn.ts'
import { End } from './end/End.tsx'
import { seatLine, share } from './end/texts.ts'
import { why } from './end/why.ts'
import { loadEnd } from './end/words.ts'
import { lesson } from './lesson/lesson.ts'
import { ends } from './order.ts'
import { prompt } from './prompt/index.ts'
import { book } from './rules/book.tsx'
import { Board } from './stage/Board.tsx'
import { loadCity } from './stage/city/words.ts'
import { loadVoice } from './words.ts'

const beats: readonly string[] = ['plagueRevealed', 'diplomaAwarded', 'endTriggered', 'suddenDeath', 'gameOver']

/** An accusation is told in parts: what it cost, who accused whom, the level, the bonus tile, Dante's step. */
const parts: readonly string[] = ['accused', 'skullRaised', 'bonusTaken', 'danteMoved']

/** The face of Florence: all that the page knows of the game. */
export const face = defineFace(florence, async language => {
  const [voice, last] = await Promise.all([loadVoice(language), loadEnd(language), loadCity(language)])
  const [rules, firstGame] = await Promise.all([book(language, voice.game), lesson(language)])
  return {
    Board,
    End,
    prompt: (view, moves) => prompt(view, moves, voice),
    ends,
    passes: move => move.do === 'pass',
    isLast: (move, view) => isLastOfTurn(florence, view, deciderOf(view), move),
    beats: event => beats.includes(event.e),
    beginsPart: event => parts.includes(event.e),
    seatLine: (view, seat) => seatLine(view, seat, last),
    chances: worth => voice.t('chances', { percent: Math.round(worth * 100) }),
    why: (view, result) => why(view, result, last),
    share: (_view, result, day) => share(result, day, last),
    rules,
    lesson: firstGame,
  }
})
