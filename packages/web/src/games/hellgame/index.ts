import { hellgame } from '@acheron/games/hellgame'
import { deciderOf } from '@acheron/games/hellgame/board.ts'
import { defineFace } from '../../board/defineFace.ts'
import { isLastOfTurn } from '../../board/lastOfTurn.ts'
import { End } from './end/End.tsx'
import { why } from './end/why.ts'
import { lesson } from './lesson/lesson.ts'
import { ends } from './order.ts'
import { prompt } from './prompt.ts'
import { book } from './rules/book.tsx'
import { Board } from './stage/Board.tsx'
import { isWalk, seatLine, share, upkeepSums } from './texts.ts'
import { loadVoice } from './words.ts'

const beats: readonly string[] = ['eventTurned', 'fought', 'upkeepEnded', 'gameEnded']

/** The face of Hellgame in a language; the page knows a game by nothing else. */
export const face = defineFace(hellgame, async language => {
  const voice = await loadVoice(language)
  const [rules, firstGame] = await Promise.all([book(language, voice.game), lesson(language)])
  return {
    Board,
    End,
    prompt: (view, moves) => prompt(view, moves, voice),
    ends: (move, view) => ends(move, view, voice),
    isLast: (move, view) => isLastOfTurn(hellgame, view, deciderOf(view), move),
    sums: (events, players) => upkeepSums(events, players, voice),
    joins: isWalk,
    passes: move => move.do === 'pass',
    beats: event => beats.includes(event.e),
    beginsPart: event => event.e === 'upkeepStarted',
    seatLine: (view, seat) => seatLine(view, seat, voice),
    chances: worth => voice.t('chances', { percent: Math.round(worth * 100) }),
    why: (view, result) => why(view, result, voice),
    share: (view, result, day) => share(view, result, day, voice),
    rules,
    lesson: firstGame,
  }
})
