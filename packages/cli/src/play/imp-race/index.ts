import { countOf } from '@acheron/games/imp-race/board.ts'
import type { Stage } from '../stage.ts'
import { boardLines } from './board.ts'
import { endingLines } from './ending.ts'
import { groupsOf, labelOf } from './groups.ts'
import { promptText } from './prompt.ts'
import { impSign, viewOf } from './scene.ts'

export const stage: Stage = {
  standing(scene) {
    const { seats, options } = viewOf(scene)
    const home = seats.map(({ imps }, seat) => `${impSign(seat)} ${countOf(imps, 'H')}`).join(' ')
    return scene.say('imp-race.standing', { goal: options.impsToWin, home })
  },
  board: boardLines,
  prompt: promptText,
  groups: groupsOf,
  label: labelOf,
  ending: endingLines,
  rules: ({ say, config }) => say('imp-race.rules', { goal: Number(config.options.impsToWin) }),
}
