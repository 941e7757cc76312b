import { roundsLeft } from '@acheron/games/hellgame/board.ts'
import type { Stage } from '../stage.ts'
import { boardLines } from './board.ts'
import { endingLines } from './ending.ts'
import { groupsOf, labelOf } from './groups.ts'
import { throneState } from './pit.ts'
import { promptText } from './prompt.ts'
import { rulesText } from './rules.ts'
import { nameOf, viewOf } from './scene.ts'

export const stage: Stage = {
  standing(scene) {
    const view = viewOf(scene)
    const { by, seat } = throneState(view)
    return scene.say('hellgame.standing', {
      round: view.round,
      rounds: roundsLeft(view),
      by,
      who: nameOf(scene, seat),
    })
  },
  board: boardLines,
  prompt: promptText,
  groups: groupsOf,
  label: labelOf,
  ending: endingLines,
  rules: rulesText,
}
