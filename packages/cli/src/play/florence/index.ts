import { number } from '@acheron/engine/words'
import { dantePath, sinName, sinOf, stepName } from '@acheron/games/florence/board.ts'
import type { Scene, Stage } from '../stage.ts'
import { boardLines } from './board.ts'
import { endingLines } from './ending.ts'
import { groupMoves, moveLabel } from './moves.ts'
import { promptText } from './prompt.ts'
import { rulesText } from './rules.ts'
import { viewOf, wordsOf } from './scene.ts'

export const stage: Stage = {
  standing,
  board: boardLines,
  prompt: promptText,
  groups: groupMoves,
  label: moveLabel,
  ending: endingLines,
  rules: rulesText,
}

/** Everybody's infamy, how far Dante has come, and what his next step brings. */
function standing(scene: Scene): string {
  const { say } = scene
  const t = wordsOf(scene)
  const { dante, players, seats, end } = viewOf(scene)
  const infamyOf = (seat: number) => `${seat + 1}: ${number(say.lang, seats[seat]?.infamy ?? 0)}`
  const infamy = Array.from({ length: players }, (_, seat) => infamyOf(seat)).join(', ')
  const path = dantePath(players)
  const next = path[dante]
  if (end || !next) return say('florence.standing.last', { infamy })
  const step = next.kind === 'D' ? `${stepName('D', t)} (${sinName(sinOf(next.level), t)})` : stepName(next.kind, t)
  return say('florence.standing', { infamy, step: dante, steps: path.length, next: step })
}
