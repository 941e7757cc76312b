import { nineCircles } from '@acheron/games/nine-circles'
import { defineFace } from '../../board/defineFace.ts'
import { foresee } from './consequences.ts'
import { End } from './end/End.tsx'
import { why } from './end/why.ts'
import { lesson } from './lesson/lesson.ts'
import { prompt } from './prompt.ts'
import { book } from './rules/book.tsx'
import { Board } from './stage/Board.tsx'
import { seatLine, share } from './texts.ts'
import { loadVoice } from './words.ts'

const beats: readonly string[] = ['circleCleared', 'gameWon', 'gameLost']

/** The face of Nine Circles in a language; the page knows a game by nothing else. */
export const face = defineFace(nineCircles, async language => {
  const voice = await loadVoice(language)
  const [rules, firstGame] = await Promise.all([book(language, voice.game), lesson(language)])
  return {
    Board,
    End,
    prompt: (view, moves) => prompt(view, moves, voice),
    // A change by Virgil that leaves no way on ends the descent.
    ends: (move, view) => move.do === 'virgil' && foresee(view, move).lost,
    beats: event => beats.includes(event.e),
    seatLine: view => seatLine(view, voice),
    ownVirgil: true,
    why: (view, result) => why(view, result, voice),
    share: (view, result, day) => share(view, result, day, voice),
    rules,
    lesson: firstGame,
  }
})
