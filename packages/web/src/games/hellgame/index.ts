import type { GameDefinition } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import { hellgame } from '@acheron/games/hellgame'
import type { HellgameEvent, HellgameMove, HellgameView } from '@acheron/games/hellgame/board.ts'
import type { GameFace } from '../../board/face.ts'
import { byAnyKey } from '../../board/voices.ts'
import { End } from './end/End.tsx'
import { lesson } from './lesson/lesson.ts'
import { prompt } from './prompt.ts'
import { book } from './rules/book.tsx'
import { Board } from './stage/Board.tsx'
import { isWalk, seatLine, share, upkeepSums } from './texts.ts'
import { loadVoice } from './words.ts'

/** The face of Hellgame in a language; the page knows a game by nothing else. */
export async function face(language: Language): Promise<GameFace> {
  const voice = await loadVoice(language)
  const [rules, firstGame] = await Promise.all([book(language, voice.game), lesson(language)])
  const seen = (view: unknown) => view as HellgameView
  return {
    id: hellgame.meta.id,
    game: hellgame as unknown as GameDefinition,
    t: byAnyKey(voice.game),
    Board,
    End,
    prompt: (view, moves) => prompt(seen(view), moves as readonly HellgameMove[], voice),
    sums: (events, players) => upkeepSums(events as readonly HellgameEvent[], players, voice),
    joins: (before, next) => isWalk(before as readonly HellgameEvent[], next as readonly HellgameEvent[]),
    seatLine: (view, seat) => seatLine(seen(view), seat, voice),
    chances: worth => voice.t('chances', { percent: Math.round(worth * 100) }),
    share: (view, result, day) => share(seen(view), result, day, voice),
    rules,
    lesson: firstGame,
  }
}
