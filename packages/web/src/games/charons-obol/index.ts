import { charonsObol } from '@acheron/games/charons-obol'
import { defineFace } from '../../board/defineFace.ts'
import { prompt } from './prompt.ts'
import { Board } from './stage/Board.tsx'
import { loadVoice } from './words.ts'

/** The face of Charon's Obol in a language. What is not here (rule book, guided game, end, cover) is the plain one. */
export const face = defineFace(charonsObol, async language => {
  const voice = await loadVoice(language)
  return {
    Board,
    prompt: (view, moves) => prompt(view, moves, voice),
    seatLine: (view, seat) => voice.t('fare', { purse: view.purses[seat] ?? 0, fare: view.options.fare }),
  }
})
