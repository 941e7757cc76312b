import type { Result } from '@acheron/engine'
import type { Scene } from '../stage.ts'
import { pad } from '../text.ts'
import { nameOf, viewOf } from './scene.ts'

/** The result, with every point of a won game explained. */
export function endingLines(scene: Scene, result: Result): string[] {
  return result.outcome === 'won' ? wonLines(scene, result) : lostLines(scene, result)
}

function wonLines(scene: Scene, result: Result): string[] {
  const { paint, say, t } = scene
  const { pool, rows, virgil } = viewOf(scene)
  const line = (label: string, count: number, what: string) =>
    `${pad(label, 22)}${pad(String(count), 4, 'right')}   ${paint.fg('muted', what)}`
  const score = Number(result.scores[0] ?? 0)
  const rank = typeof result.rank === 'string' ? result.rank : null
  return [
    paint.bold('text', say('nine.end.won')),
    '',
    line(say('nine.end.dice'), pool, say('nine.end.diceWhy')),
    ...rows.map((empty, i) =>
      line(say('nine.end.row', { size: i + 1 }), empty, say('nine.end.pipsWhy', { pips: empty })),
    ),
    line(say('nine.virgil'), virgil, say('nine.end.pipsWhy', { pips: virgil })),
    paint.fg('line', '─'.repeat(26)),
    paint.bold('text', line(say('nine.end.score'), score, '').trimEnd()),
    '',
    ...(rank === null
      ? [say('nine.end.noRank')]
      : [paint.bold('ember', t(`rank.${rank}.name`)), paint.fg('muted', t(`rank.${rank}.text`))]),
  ]
}

function lostLines(scene: Scene, result: Result): string[] {
  const { paint, say, t } = scene
  const circle = Number(result.circle)
  return [
    paint.bold('blood', say('nine.end.lost', { circle, name: nameOf(scene, circle) })),
    '',
    t(`loss.${result.cause}`, { circle, name: nameOf(scene, circle) }),
    say('nine.end.cleared', { cleared: Number(result.cleared) }),
    say('nine.end.noScore'),
  ]
}
