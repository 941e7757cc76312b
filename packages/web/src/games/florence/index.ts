import type { GameDefinition } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import { florence } from '@acheron/games/florence'
import type { FlorenceMove, FlorenceView } from '@acheron/games/florence/board.ts'
import type { GameFace } from '../../board/face.ts'
import { byAnyKey } from '../../board/voices.ts'
import { End } from './end/End.tsx'
import { seatLine, share } from './end/texts.ts'
import { loadEnd } from './end/words.ts'
import { lesson } from './lesson/lesson.ts'
import { prompt } from './prompt.ts'
import { book } from './rules/book.tsx'
import { Board } from './stage/Board.tsx'
import { loadCity } from './stage/city/words.ts'
import { loadVoice } from './words.ts'

/** The face of FlorenceView in a language; the page knows a game by nothing else. */
export async function face(language: Language): Promise<GameFace> {
  const [voice, last] = await Promise.all([loadVoice(language), loadEnd(language), loadCity(language)])
  const [rules, firstGame] = await Promise.all([book(language, voice.game), lesson(language)])
  const seen = (view: unknown) => view as FlorenceView
  return {
    id: florence.meta.id,
    game: florence as unknown as GameDefinition,
    t: byAnyKey(voice.game),
    Board,
    End,
    prompt: (view, moves) => prompt(seen(view), moves as readonly FlorenceMove[], voice),
    seatLine: (view, seat) => seatLine(seen(view), seat, last),
    chances: worth => voice.t('chances', { percent: Math.round(worth * 100) }),
    share: (view, result, day) => share(seen(view), result, day, last),
    rules,
    lesson: firstGame,
  }
}
