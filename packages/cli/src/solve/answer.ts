import type { GameDefinition, Move, Oracle } from '@acheron/engine'
import { worthText } from '../figures.ts'
import { textColumns as columns, pad, wrap } from '../play/text.ts'
import { safeText } from '../safe-text.ts'
import type { Say } from '../words.ts'
import type { Question } from './question.ts'

/** Everything that the oracles say of a position. */
export interface Answer {
  readonly game: GameDefinition
  readonly question: Question
  readonly goals: readonly string[]
  readonly oracles: readonly Oracle[]
  /** The moves, best first by the first goal, among equals by the next, with what each is worth for every goal. */
  readonly ranked: readonly { readonly move: Move; readonly values: readonly number[] }[]
  /** The number of listed moves. */
  readonly most: number
  describe(move: Move): string
}

/** All the digits that mean something, so that moves can be told apart: a sum of 64-bit figures holds about fourteen. */
function precise(value: number): number {
  return Math.round(value * 1e12) / 1e12
}

/** The answer as one value. */
export function answerJson({ game, question, goals, oracles, ranked, most, describe }: Answer) {
  const { table } = question
  const byGoal = (values: readonly number[]) =>
    Object.fromEntries(goals.map((goal, i) => [goal, precise(values[i] ?? 0)]))
  return {
    game: game.meta.id,
    options: table.config.options,
    goals,
    exact: oracles.every(oracle => oracle.exact),
    units: Object.fromEntries(goals.map((goal, i) => [goal, oracles[i]?.unit])),
    position: table.view(null),
    over: game.result(table.state) !== null,
    value: byGoal(oracles.map(oracle => oracle.value(table.state))),
    legalMoves: ranked.length,
    moves: ranked.slice(0, most).map(({ move, values }) => ({ move, text: describe(move), value: byGoal(values) })),
  }
}

/** The answer for people. */
export function answerLines({ game, question, oracles, ranked, most, describe }: Answer, words: Say): string[] {
  const { table, at } = question
  const lines = [`${game.meta.name[words.lang]}: ${placeText(at, words)}`]
  lines.push(...wrap(words(oracles.every(oracle => oracle.exact) ? 'solve.exact' : 'solve.near'), columns), '')
  for (const oracle of oracles) {
    const value = worthText(oracle.unit, oracle.value(table.state), words, 'fine')
    lines.push(...wrap(words(`solve.value.${oracle.unit}`, { value }), columns))
  }
  if (ranked.length === 0) return [...lines, words('solve.over')]
  lines.push('', words('solve.moves'))
  for (const { move, values } of ranked.slice(0, most)) {
    const figures = values
      .map((value, i) => pad(worthText(oracles[i]!.unit, value, words, 'fine'), 9, 'right'))
      .join('')
    const [first, ...rest] = wrap(describe(move), columns - figures.length - 2)
    lines.push(`${figures}  ${first}`, ...rest.map(line => `${' '.repeat(figures.length)}  ${line}`))
  }
  if (ranked.length > most) lines.push(words('solve.more', { count: ranked.length - most, all: ranked.length }))
  return lines
}

function placeText(at: Question['at'], words: Say): string {
  if (at === null) return words('solve.at.start')
  const { entry } = at
  const file = safeText(at.file)
  return entry === null ? words('solve.at.file', { file }) : words('solve.at.entry', { file, entry })
}
