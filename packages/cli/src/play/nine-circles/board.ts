import { circleIds, type NineCirclesMove } from '@acheron/games/nine-circles/board.ts'
import { type DieLook, diceLines } from '../dice.ts'
import type { Token } from '../paint.ts'
import type { Scene } from '../stage.ts'
import { beside, clip, pad, width } from '../text.ts'
import { asMoves, kindOf, nameOf, viewOf } from './scene.ts'

/** Each circle's own colour, as on the web table. */
const colours: readonly Token[] = ['bone', 'rose', 'moss', 'ochre', 'blood', 'flame', 'wine', 'verdigris', 'ice']

const sheetOf = (scene: Scene) => scene.config.options.sheet as unknown as { rows: readonly number[]; virgil: number }

const funnelColumns = 38
const gap = 2
/** Below this width there is no room for the funnel. */
const narrowBelow = 76

/** The funnel beside dice and sheet; where there is no room for it, all below each other. */
export function boardLines(scene: Scene): string[] {
  if (scene.columns < narrowBelow)
    return [
      descent(scene),
      ...dicePanel({ ...scene, roomy: false }, scene.columns),
      ...sheet({ ...scene, roomy: false }, Math.min(scene.columns, 42)),
    ]
  const right = scene.columns - funnelColumns - gap
  return beside(
    gap,
    { lines: funnel(scene), columns: funnelColumns },
    { lines: [...dicePanel(scene, right), ...sheet(scene, Math.min(right, 44))], columns: right },
  )
}

/** The nine circles as a funnel, each with its target; the one being played in gold, those behind ticked off. */
function funnel(scene: Scene): string[] {
  const { paint, say, roomy } = scene
  const { circle, cleared, declared, status } = viewOf(scene)
  return circleIds.flatMap((id, i) => {
    const here = i + 1 === circle && status === 'playing'
    const passed = i < cleared
    const inset = i
    const inner = funnelColumns - 2 * inset - 2
    const name = nameOf(scene, i + 1)
    const target = id === 'fraud' && here && declared !== null ? `${declared} ${declared}` : say(`nine.target.${id}`)
    const mark = passed ? '✓' : here ? '▸' : ' '
    const space = ' '.repeat(Math.max(1, inner - 3 - width(name) - width(target) - 1))
    const colour = colours[i] ?? 'text'
    const text = here
      ? paint.bold('gold', `${mark} ${name}${space}${target}`)
      : passed
        ? paint.fg('moss', mark) + paint.fg('faint', ` ${name}${space}${target}`)
        : `  ${paint.fg(colour, name)}${space}${paint.fg('muted', target)}`
    const edge = here ? 'gold' : passed ? 'line' : colour
    const indent = ' '.repeat(inset)
    const level = `${indent}${paint.fg(edge, '╲')} ${pad(clip(text, inner - 2), inner - 2)} ${paint.fg(edge, '╱')}`
    return roomy && i < 8 ? [level, `${indent} ${paint.fg('line', '·'.repeat(inner))}`] : [level]
  })
}

/** The funnel in one line: circles behind, the one being played, circles to come. */
function descent(scene: Scene): string {
  const { paint } = scene
  const { circle, cleared } = viewOf(scene)
  const steps = circleIds.map((_, i) =>
    i < cleared
      ? paint.fg('moss', '✓')
      : i + 1 === circle
        ? paint.bold('gold', '▸')
        : paint.fg(colours[i] ?? 'text', '·'),
  )
  return `${steps.join(' ')}  ${paint.bold('gold', nameOf(scene, circle))}`
}

/** What the moves under the cursor would do to each active die. */
function looks(scene: Scene): DieLook[] {
  const { active } = viewOf(scene)
  const lit = asMoves(scene.lit)
  const [only] = lit
  const touched = (move: NineCirclesMove) =>
    move.do === 'claim' ? move.use : move.do === 'roll' ? move.again : move.do === 'virgil' ? [move.from] : []
  // Several moves: as many dice of a value as the greediest of them would take.
  const need = new Map<number, number>()
  for (const move of lit) {
    const values = touched(move)
    for (const value of new Set(values))
      need.set(value, Math.max(need.get(value) ?? 0, values.filter(other => other === value).length))
  }
  const claiming = lit.length === 1 && only?.do === 'claim'
  return active.map(value => {
    const left = need.get(value) ?? 0
    if (left > 0) need.set(value, left - 1)
    return left > 0 ? 'lit' : claiming ? 'lost' : 'plain'
  })
}

/** Active dice, then the pool and those that are gone. */
function dicePanel(scene: Scene, columns: number): string[] {
  const { paint, say, roomy } = scene
  const { active, pool, removed } = viewOf(scene)
  const shown = looks(scene)
  const dice = active.map((value, i) => ({ value, look: shown[i] ?? 'plain' }))
  const empty = ['', paint.fg('faint', say('nine.noDice')), '']
  const fresh = Math.max(0, ...kindOf(scene.lit, 'roll').map(roll => roll.fresh))
  const squares = paint.fg('gold', '■ '.repeat(fresh)) + paint.fg('bone', '■ '.repeat(Math.max(0, pool - fresh)))
  const places = `${paint.fg('muted', say('nine.pool'))} ${squares}  ${paint.fg('muted', say('nine.gone'))} ${removed > 0 ? paint.fg('faint', '□ '.repeat(removed)) : paint.fg('faint', '–')}`
  if (!roomy) {
    const lines = dice.length > 0 ? diceLines(dice, columns, paint) : empty
    return [...lines, places, '']
  }
  const perLine = 5
  const lines =
    dice.length === 0
      ? [...empty, '', '', '', '']
      : [
          ...diceLines(dice.slice(0, perLine), columns, paint, 'large'),
          '',
          ...diceLines(dice.slice(perLine), columns, paint, 'large'),
        ]
  return [paint.fg('muted', say('nine.active')), '', ...lines, '', places, '']
}

/** The sheet: a strip of paper with the four rows of pips and Virgil's three by three. */
function sheet(scene: Scene, columns: number): string[] {
  const { paint, say, roomy } = scene
  const view = viewOf(scene)
  const given = sheetOf(scene)
  const rolls = kindOf(scene.lit, 'roll')
  const litIn = (size: number) => Math.max(0, ...rolls.map(roll => roll.rows.filter(row => row === size).length))
  const rows = view.rows.map((empty, i) => {
    const total = Math.max(empty, given.rows[i] ?? 7)
    return { label: `${i + 1}`, pips: pips(total, empty, litIn(i + 1)) }
  })
  const spends = kindOf(scene.lit, 'virgil').length > 0 ? 1 : 0
  const virgil = pips(Math.max(view.virgil, given.virgil), view.virgil, spends)
  const ink = (token: Token, text: string) => paint.on('paper', token, text)
  const name = say('nine.virgil')
  const margin = roomy ? [ink('ink', ' '.repeat(columns))] : []
  const lines = rows.map(({ label, pips }, i) => {
    const left = `${ink('inkMuted', '  ')}${ink('ink', label)}${ink('ink', '  ')}${row(scene, pips, 7)}`
    const guide = `${ink('ink', pad(i === 1 ? name : '', Math.max(width(name), 6)))}${ink('ink', ' ')}${row(scene, virgil.slice(i * 3, i * 3 + 3), 3)}`
    const right = i < 3 ? guide : ''
    const room = columns - width(left) - 2 - width(guide)
    const middle = ink('ink', ' '.repeat(Math.max(1, room)))
    const used = width(left) + width(middle) + width(right)
    return left + middle + right + ink('ink', ' '.repeat(Math.max(0, columns - used)))
  })
  return [...margin, ...lines]
}

type Pip = 'marked' | 'next' | 'empty'

/** A track's pips: marked ones first, then those that the move under the cursor would mark, then the empty ones. */
function pips(total: number, empty: number, next: number): Pip[] {
  return Array.from({ length: total }, (_, i) =>
    i < total - empty ? 'marked' : i < total - empty + next ? 'next' : 'empty',
  )
}

function row({ paint }: Scene, pips: readonly Pip[], length: number): string {
  const signs: Record<Pip, readonly [Token, string]> = {
    marked: ['inkRed', '×'],
    next: ['inkGold', '◉'],
    empty: ['ink', '○'],
  }
  const drawn = pips.map(pip => paint.on('paper', signs[pip][0], `${signs[pip][1]} `)).join('')
  return drawn + paint.on('paper', 'ink', '  '.repeat(Math.max(0, length - pips.length)))
}
