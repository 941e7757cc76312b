import type { GameDefinition } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import { nineCircles } from '@acheron/games/nine-circles'
import type { GameFace } from '../../board/face.ts'
import { byAnyKey } from '../../board/voices.ts'
import { End } from './end/End.tsx'
import { lesson } from './lesson/lesson.ts'
import { prompt } from './prompt.ts'
import { book } from './rules/book.tsx'
import { Board } from './stage/Board.tsx'
import { seatLine, share } from './texts.ts'
import type { NineMove, Sheet } from './types.ts'
import { loadVoice } from './words.ts'

/** The face of Nine Circles in a language; the page knows a game by nothing else. */
export async function face(language: Language): Promise<GameFace> {
  const voice = await loadVoice(language)
  const [rules, firstGame] = await Promise.all([book(language, voice.game), lesson(language)])
  return {
    id: nineCircles.meta.id,
    game: nineCircles as unknown as GameDefinition,
    t: byAnyKey(voice.game),
    Board,
    End,
    prompt: (view, moves) => prompt(view as Sheet, moves as readonly NineMove[], voice),
    seatLine: view => seatLine(view as Sheet, voice),
    chances: worth => voice.t('chances', { percent: Math.round(worth * 100) }),
    share: (view, result, day) => share(view as Sheet, result, day, voice),
    rules,
    lesson: firstGame,
  }
}
