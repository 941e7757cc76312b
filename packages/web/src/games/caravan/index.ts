import type { GameDefinition } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import { caravan } from '@acheron/games/caravan'
import type { CaravanMove, CaravanView } from '@acheron/games/caravan/board.ts'
import type { GameFace } from '../../board/face.ts'
import { byAnyKey } from '../../board/voices.ts'
import { loadStory } from './chronicle/story.ts'
import { loadRoad } from './chronicle/words.ts'
import { End } from './end/End.tsx'
import { seatLine, share } from './end/texts.ts'
import { loadEnd } from './end/words.ts'
import { lesson } from './lesson/lesson.ts'
import { prompt } from './prompt.ts'
import { book } from './rules/book.tsx'
import { Board } from './stage/Board.tsx'
import { loadVoice } from './words.ts'

/** The face of The CaravanView in a language; the page knows a game by nothing else. */
export async function face(language: Language): Promise<GameFace> {
  const [voice, last] = await Promise.all([
    loadVoice(language),
    loadEnd(language),
    loadRoad(language),
    loadStory(language),
  ])
  const [rules, firstGame] = await Promise.all([book(language, voice.game), lesson(language)])
  const seen = (view: unknown) => view as CaravanView
  return {
    id: caravan.meta.id,
    game: caravan as unknown as GameDefinition,
    t: byAnyKey(voice.game),
    Board,
    End,
    prompt: (view, moves) => prompt(seen(view), moves as readonly CaravanMove[], voice),
    seatLine: (view, seat) => seatLine(seen(view), seat, last),
    chances: worth => voice.t('chances', { percent: Math.round(worth * 100) }),
    share: (view, result, day) => share(seen(view), result, day, last),
    rules,
    lesson: firstGame,
  }
}
