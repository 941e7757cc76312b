import type { Say } from '../../app/words.tsx'
import type { GameFace } from '../../board/face.ts'
import { hintVoice } from '../../hint/voice.ts'

type Row = readonly [key: string, use: string]

/** Every key of a table of this game with its use: those of the page, and those of the game's board. */
export function keyRows(face: Pick<GameFace, 'game' | 'keys' | 'ownVirgil' | 'midway'>, t: Say): readonly Row[] {
  const board = face.keys ?? {}
  const ofBoard = [...Map.groupBy(Object.keys(board), key => board[key] ?? '')]
  return [
    ['1–9 A–Z', t('keys.choice')],
    ['← ↑ ↓ →', t('keys.walk')],
    ['Shift ← ↑ ↓ →', t('keys.read')],
    ['Enter', t('keys.enter')],
    ['Esc', t('keys.escape')],
    ...(face.midway ? [[t('key.space'), t('playback.goOn')] as const] : []),
    [',', t('playback.back')],
    ['.', t('keys.on')],
    ...ofBoard.map(([use, keys]): Row => [keys.join(' ').toUpperCase(), use]),
    ['U', t('undo')],
    ['Shift U', t('redo')],
    // By the name that the button has at this table.
    ...(face.game.advises ? [['H', hintVoice(t, face).ask] as const] : []),
    ['R', t('rules')],
    ['L', t('log')],
    ['?', t('keys.explain')],
  ]
}
