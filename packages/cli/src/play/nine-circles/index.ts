import type { Roll } from '@acheron/games/nine-circles/board.ts'
import type { Group, Scene, Stage } from '../stage.ts'
import { boardLines } from './board.ts'
import { endingLines } from './ending.ts'
import { asMoves, idOf, kindOf, nameOf, viewOf } from './scene.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export const stage: Stage = {
  standing(scene) {
    const { pool, active, rows, virgil } = viewOf(scene)
    const dice = pool + active.length
    return scene.say('nine.standing', { dice, pips: sum(rows), virgil, score: dice + sum(rows) + virgil })
  },

  board: boardLines,

  prompt(scene) {
    const { say, t, moves } = scene
    const { circle, declared, active } = viewOf(scene)
    const name = nameOf(scene, circle)
    if (kindOf(moves, 'declare').length > 0) return say('nine.prompt.declare', { name })
    if (kindOf(moves, 'claim').length > 0) return say('nine.prompt.claim', { name })
    const target = declared === null ? t(`circle.${idOf(circle)}.target`) : say('nine.prompt.declared', { n: declared })
    return say(active.length === 0 ? 'nine.prompt.start' : 'nine.prompt.on', { name, target })
  },

  groups(scene) {
    const { moves, say } = scene
    const { rows, virgil } = viewOf(scene)
    const groups: Group[] = [
      { title: '', moves: kindOf(moves, 'claim'), open: true },
      { title: '', moves: kindOf(moves, 'declare'), open: true },
    ]
    const rolls = kindOf(moves, 'roll')
    const joined = rolls.some(roll => roll.rows.length > 1)
    // By the number of dice: outside circle 7, where rows can be joined, that is the row.
    for (let dice = 1; dice <= 9; dice++) {
      const same = rolls.filter(roll => diceOf(roll) === dice)
      const counts = { dice, ways: same.length }
      const title = joined
        ? say('nine.group.roll', counts)
        : say('nine.group.row', { ...counts, left: rows[dice - 1] ?? 0 })
      groups.push({ title, moves: same })
    }
    const changes = kindOf(moves, 'virgil')
    groups.push({ title: say('nine.group.virgil', { ways: changes.length, left: virgil }), moves: changes })
    groups.push({ title: '', moves: kindOf(moves, 'concede'), open: true })
    return groups.filter(group => group.moves.length > 0)
  },

  label(move, scene) {
    const [known] = asMoves([move])
    if (known?.do === 'virgil') return `${known.from} → ${known.to}`
    return known?.do === 'roll' ? rollLabel(known, scene) : scene.describe(move)
  },

  ending: endingLines,

  rules: ({ say }) => say('nine.rules'),
}

const diceOf = (roll: Roll) => roll.fresh + roll.again.length

/** A roll in figures: which dice are rolled, which are kept, and in circle 7 by which rows. */
function rollLabel(roll: Roll, scene: Scene): string {
  const { say } = scene
  const kept = [...viewOf(scene).active]
  for (const value of roll.again) kept.splice(kept.indexOf(value), 1)
  const rolled = [
    ...(roll.again.length > 0 ? [say('nine.label.again', { dice: roll.again.join(' ') })] : []),
    ...(roll.fresh > 0 ? [say('nine.label.fresh', { count: roll.fresh })] : []),
  ]
  const keeps = roll.again.length === 0 ? say('nine.label.keepAll') : say('nine.label.keep', { dice: kept.join(' ') })
  return [
    rolled.join(' + '),
    ...(kept.length > 0 ? [keeps] : []),
    ...(viewOf(scene).circle === 7 ? [say('nine.label.rows', { rows: roll.rows.join(' + ') })] : []),
  ].join(', ')
}
