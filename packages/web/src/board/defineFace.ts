import type { GameDefinition, GameEvent, GameState, Move, OptionsSchema } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import type { FaceParts, GameFace } from './face.ts'

/**
 * A game's face from its parts, which are written in the game's own types: those of the definition. The page works with
 * any game, so it forgets these types; that happens here and nowhere else.
 */
export function defineFace<S extends GameState, M extends Move, E extends GameEvent, O extends OptionsSchema, W>(
  game: GameDefinition<S, M, E, O, W>,
  load: (language: Language) => Promise<FaceParts<NoInfer<S>, NoInfer<M>, NoInfer<E>>>,
): (language: Language) => Promise<GameFace> {
  return async language => {
    const [t, parts] = await Promise.all([game.words(language), load(language)])
    return { ...parts, id: game.meta.id, game, t } as unknown as GameFace
  }
}
