import type { Say } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'

/** The hint's own words: Virgil's, or nobody's where the game has a Virgil of its own. */
export function hintVoice(t: Say, { ownVirgil }: Pick<GameFace, 'ownVirgil'>) {
  const by = { who: ownVirgil ? ('nobody' as const) : ('virgil' as const) }
  return {
    ask: t('hint', by),
    daily: t('hint.daily', by),
    thinking: t('hint.thinking', by),
    none: t('hint.none', by),
    would: (move: string) => t('hint.would', { ...by, move }),
  }
}
