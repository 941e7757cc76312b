import type { Result } from '@acheron/engine'
import { list } from '@acheron/engine/words'
import { cardName, endText, type FlorencePoints, familyName, sinName } from '@acheron/games/florence/board.ts'
import { seatNames } from '../../words.ts'
import type { Scene } from '../stage.ts'
import { clip, pad, wrap } from '../text.ts'
import { seatColour, viewOf, wordsOf } from './scene.ts'

const reasons = ['soul', 'tile', 'panel', 'token', 'dante', 'loan', 'council'] as const
const steps = ['fraud', 'diplomas', 'loans'] as const
const seatColumns = 12

/** A seat at the end, and where every point came from. */
interface Standing {
  readonly seat: number
  readonly points: FlorencePoints
}

/** Who won and why: each family's points by what brought them, then its diplomas and cards one by one. */
export function endingLines(scene: Scene, result: Result): string[] {
  const { say, paint, columns, config } = scene
  const names = seatNames(config.players, say)
  const points = result.points as unknown as readonly FlorencePoints[]
  const standings = (result.ranking ?? []).flat().flatMap((seat): Standing[] => {
    const own = points[seat]
    return own ? [{ seat, points: own }] : []
  })
  const winners = result.winners.map(seat => names[seat] ?? '')
  const end = viewOf(scene).end
  const who = names[end?.seat ?? 0] ?? ''
  return [
    paint.bold('gold', say('florence.end.title', { count: winners.length, who: list(say.lang, winners) })),
    ...wrap(say(`florence.end.by.${end?.cause ?? 'dante'}`, { who, turns: Number(result.turns) }), columns),
    '',
    ...sheet(scene, standings, names),
    ...standings.flatMap(standing => detail(scene, standing, names[standing.seat] ?? '')),
  ].map(line => clip(line, columns))
}

/** One row for each source of infamy, one column for each seat, best first; a row of zeros is left out. */
function sheet(scene: Scene, standings: readonly Standing[], names: readonly string[]): string[] {
  const { say, paint, columns } = scene
  const label = Math.min(36, columns - seatColumns * standings.length)
  const row = (title: string, of: (points: FlorencePoints) => number, always = false) => {
    const amounts = standings.map(({ points }) => of(points))
    if (!always && amounts.every(amount => amount === 0)) return []
    const cells = amounts.map(amount => pad(amount < 0 ? `−${-amount}` : String(amount), seatColumns, 'right'))
    return [pad(clip(title, label - 1), label) + cells.join('')]
  }
  const columnTitles = standings.map(({ seat }) =>
    paint.fg(seatColour(seat), pad(names[seat] ?? '', seatColumns, 'right')),
  )
  const families = standings.map(({ seat }) => {
    const family = viewOf(scene).seats[seat]?.family
    return pad(family ? familyName(family, wordsOf(scene)) : '', seatColumns, 'right')
  })
  const rule = paint.fg('line', '─'.repeat(label + seatColumns * standings.length))
  const tied = standings.some(({ points }, i) => i > 0 && points.total === standings[i - 1]?.points.total)
  return [
    pad('', label) + columnTitles.join(''),
    paint.fg('muted', pad('', label) + families.join('')),
    ...reasons.flatMap(reason => row(say(`florence.end.${reason}`), ({ game }) => game[reason])),
    ...row(say('florence.end.before'), ({ before }) => before, true),
    ...steps.flatMap(step => row(say(`florence.end.${step}`), points => points.steps[step].points)),
    rule,
    ...row(say('florence.end.total'), ({ total }) => total, true).map(line => paint.bold('text', line)),
    ...(tied ? wrap(say('florence.end.ties'), columns) : []),
  ]
}

/** A family's diplomas with what each was worth, and what its cards did at the end. */
function detail(scene: Scene, { seat, points }: Standing, name: string): string[] {
  const { say, columns } = scene
  const t = wordsOf(scene)
  const { items: diplomas } = points.steps.diplomas
  const { items: cards } = points.steps.fraud
  const worth = diplomas.flatMap(item =>
    item.step === 4 ? [`${sinName(item.sin, t)} ${item.value}×${item.level}=${item.points}`] : [],
  )
  const effects = (viewOf(scene).seats[seat]?.played ?? []).map(card => {
    const item = cards.find(each => each.step === 1 && each.card === card)
    const text = item?.step === 1 ? endText(item.code, t) : say('florence.end.idle')
    return `${cardName(card, t)}: ${text}${item && item.points > 0 ? ` (+${item.points})` : ''}`
  })
  return [
    ...(worth.length > 0 ? [say('florence.end.worth', { who: name, worth: worth.join(', ') })] : []),
    ...(effects.length > 0 ? [say('florence.end.effects', { who: name, effects: effects.join('; ') })] : []),
  ].flatMap(line => wrap(line, columns))
}
