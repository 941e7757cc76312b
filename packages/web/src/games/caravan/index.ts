import { declines, shownGame, tellWalk, walksOn } from '@acheron/games/caravan/board.ts'
import { defineFace } from '../../board/defineFace.ts'
import { Journal } from './chronicle/journal/Journal.tsx'
import { EffortPanel } from './chronicle/ordeal/Effort.tsx'
import { loadStory } from './chronicle/story.ts'
import { loadRoad } from './chronicle/words.ts'
import { End } from './end/End.tsx'
import { saveLine, seatLine, share } from './end/texts.ts'
import { why } from './end/why.ts'
import { loadEnd } from './end/words.ts'
import { lesson } from './lesson/lesson.ts'
import { onlyAnswer } from './order/alike.ts'
import { dangerOf } from './order/danger.ts'
import { endsAll } from './order/ending.ts'
import { prompt } from './prompt.ts'
import { book } from './rules/book.tsx'
import { Board } from './stage/Board.tsx'
import { planLine } from './stage/intentions/planLine.ts'
import { championKeys } from './stage/party/useChampionKeys.ts'
import { Head } from './stage/turn/Head.tsx'
import { beats, follows, midway, opens } from './stage/turn/midway.ts'
import { titleOf } from './stage/turn/title.ts'
import { loadVoice } from './words.ts'

/** The face of The Caravan in a language; the page knows a game by nothing else. */
export const face = defineFace(shownGame, async language => {
  const [voice, last] = await Promise.all([
    loadVoice(language),
    loadEnd(language),
    loadRoad(language),
    loadStory(language),
  ])
  const [rules, firstGame] = await Promise.all([book(language, voice.game), lesson(language)])
  const [left, right] = [voice.t('key.left'), voice.t('key.right')]
  return {
    Board,
    End,
    prompt: (view, moves, all) => prompt(view, moves, voice, all),
    keys: {
      '[': left,
      ']': right,
      j: voice.t('key.journal'),
      m: voice.t('key.map'),
      ...Object.fromEntries(championKeys.map(key => [key, voice.t('key.champion')])),
    },
    steady: true,
    Panel: EffortPanel,
    ends: (move, view) =>
      declines(view, move) ? 'unasked' : move.do === 'pass' || endsAll(move) || dangerOf(view, move) === 'lost',
    beats,
    follows,
    opens,
    midway: (before, events) => midway(before, events, told => titleOf(before, told, voice)),
    Head,
    answers: onlyAnswer,
    joins: walksOn,
    passes: move => move.do === 'pass',
    tellsJoined: events => tellWalk(events, voice.game),
    seatLine: (view, seat) => seatLine(view, seat, last),
    planLine: (view, plan) => planLine(view, plan, voice),
    saveLine: event => saveLine(event, last),
    chances: worth => voice.t('chances', { percent: Math.round(worth * 100) }),
    why: (view, result) => why(view, result, last),
    share: (view, result, day) => share(view, result, day, last),
    rules,
    Journal,
    lesson: firstGame,
  }
})
