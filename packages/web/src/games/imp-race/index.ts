import { impRace } from '@acheron/games/imp-race'
import { deciderOf } from '@acheron/games/imp-race/board.ts'
import { defineFace } from '../../board/defineFace.ts'
import { isLastOfTurn } from '../../board/lastOfTurn.ts'
import { endsTurn } from './consequences.ts'
import { End } from './end/End.tsx'
import { why } from './end/why.ts'
import { ends } from './groups.ts'
import { lesson } from './lesson/lesson.ts'
import { prompt } from './prompt.ts'
import { book } from './rules/book.tsx'
import { Board } from './stage/Board.tsx'
import { seatLine, share } from './texts.ts'
import { loadVoice } from './words.ts'

const beats: readonly string[] = ['fightEnded', 'gameEnded']

/** The face of the race in a language; the page knows a game by nothing else. */
export const face = defineFace(impRace, async language => {
  const voice = await loadVoice(language)
  const [rules, firstGame] = await Promise.all([book(language, voice.game), lesson(language)])
  return {
    Board,
    End,
    prompt: (view, moves) => prompt(view, moves, voice),
    keys: { s: voice.t('act.sacrilege') },
    tall: true,
    ends,
    endsTurn: (move, view) => endsTurn(view, move),
    isLast: (move, view) => isLastOfTurn(impRace, view, deciderOf(view), move, event => event.e === 'cardDrawn'),
    // The end of a bid tells all that was staked for it.
    joins: (before, next) =>
      before.at(-1)?.e === 'staked' && next.some(event => event.e === 'staked' || (event.e === 'stood' && event.bid)),
    beats: event => beats.includes(event.e),
    beginsPart: event => event.e === 'fightEnded',
    seatLine: (view, seat) => seatLine(view, seat, voice),
    chances: worth => voice.t('chances', { percent: Math.round(worth * 100) }),
    why: (view, result) => why(view, result, voice),
    share: (view, result, day) => share(view, result, day, voice),
    rules,
    lesson: firstGame,
  }
})
