import type { GameDefinition } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import type { GameFace } from '../../board/face.ts'
import { byAnyKey } from '../../board/voices.ts'
import { End } from './end/End.tsx'
import { impRace } from './game.ts'
import { lesson } from './lesson/lesson.ts'
import { prompt } from './prompt.ts'
import { book } from './rules/book.tsx'
import { Board } from './stage/Board.tsx'
import { seatLine, share } from './texts.ts'
import type { Race, RaceMove } from './types.ts'
import { loadVoice } from './words.ts'

/** The face of the race in a language; the page knows a game by nothing else. */
export async function face(language: Language): Promise<GameFace> {
  const voice = await loadVoice(language)
  const [rules, guided] = await Promise.all([book(language, voice.game), lesson(language)])
  return {
    id: impRace.meta.id,
    game: impRace as unknown as GameDefinition,
    t: byAnyKey(voice.game),
    Board,
    End,
    prompt: (view, moves) => prompt(view as unknown as Race, moves as readonly RaceMove[], voice),
    seatLine: (view, seat) => seatLine(view as unknown as Race, seat, voice),
    chances: worth => voice.t('chances', { percent: Math.round(worth * 100) }),
    share: (view, result, day) => share(view as unknown as Race, result, day, voice),
    rules,
    lesson: guided,
  }
}
