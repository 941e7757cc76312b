import type { GameEvent, GameState, GameSurface, Move, OptionsSchema } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import type { FaceParts, GameFace } from './face.ts'
import { byAnyKey } from './voices.ts'

/**
 * A game's face from its parts, which are written in the game's own types: those of the definition. A part that is left
 * out is a plain one that works for any game; a lesson that is left out is not offered. The page works with any game, so
 * it forgets these types; that happens here and nowhere else.
 */
export function defineFace<S extends GameState, M extends Move, E extends GameEvent, O extends OptionsSchema, W>(
  game: GameSurface<S, M, E, O, W>,
  load: (language: Language) => Promise<Partial<FaceParts<NoInfer<S>, NoInfer<M>, NoInfer<E>>>>,
): (language: Language) => Promise<GameFace> {
  const anyGame = game as unknown as GameSurface
  return async language => {
    const [words, parts] = await Promise.all([game.words(language), load(language)])
    const t = byAnyKey(words)
    const given = parts as unknown as Partial<GameFace>
    const whole = { id: game.meta.id, game: anyGame, t }
    if (isComplete(given)) return { ...given, ...whole }
    const { plainFace } = await import('./plain/plainFace.tsx')
    return { ...(await plainFace(anyGame, t, language)), ...given, ...whole }
  }
}

const needed = ['Board', 'End', 'prompt', 'seatLine', 'why', 'share', 'rules'] as const

function isComplete<P extends Partial<GameFace>>(
  parts: P,
): parts is P & Required<Pick<GameFace, (typeof needed)[number]>> {
  return needed.every(part => parts[part] !== undefined)
}
