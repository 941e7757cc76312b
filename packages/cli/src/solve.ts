import {
  arrange,
  type GameDefinition,
  type GameState,
  InputError,
  isObject,
  type JsonObject,
  type Move,
  type Oracle,
  Table,
} from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import { findGame } from '@acheron/games'
import { loadWords } from '../words/compiled/load.ts'
import { onlyArgument, readArguments, readInteger, readLanguage, readOptions } from './arguments.ts'
import { rounded, worthText } from './figures.ts'
import { readText } from './files.ts'
import { say, sayJson } from './output.ts'
import { pad, wrap } from './play/text.ts'
import { progressBar } from './progress.ts'
import { openRecord, playAgain } from './record-file.ts'
import { type Say, seatNames } from './words.ts'

/** Wide enough to read, narrow enough for any terminal. */
const columns = 78

/** How many moves are listed for people. */
const usualMoves = 10

/** Where the oracle is asked. */
interface Question {
  readonly table: Table
  readonly at: { readonly file: string; readonly entry: number | null } | null
}

interface Flags {
  readonly option?: string[] | undefined
  readonly at?: string | undefined
  readonly move?: string | undefined
  readonly state?: string | undefined
}

/** `acheron solve`: what a game's solution knows of a position: its worth, and that of every move. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments('solve', args, {
    option: { type: 'string', multiple: true },
    goal: { type: 'string' },
    at: { type: 'string' },
    move: { type: 'string' },
    state: { type: 'string' },
    moves: { type: 'string' },
    exact: { type: 'boolean' },
    lang: { type: 'string' },
    json: { type: 'boolean' },
  })
  const id = onlyArgument('solve', 'game', positionals)
  const game = await findGame(id).load()
  if (!game.mind.oracle)
    throw new InputError(`${id} has not been solved; analyse and simulate have bots that search it`)
  const language = readLanguage(values.lang)
  const most = readInteger('moves', values.moves, 1, 10_000, values.json ? 10_000 : usualMoves)
  const goals = readGoals(game, values.goal)
  const question = await readQuestion(game, values)
  const { state } = question.table
  const oracles = await askAll(game, state, goals, values.exact === true)

  const [words, t] = await Promise.all([loadWords(language), game.words(language)])
  const names = seatNames(1, words)
  const seat = game.actors(state)[0] ?? 0
  const describe = (move: Move) => withNames(game.describe(move, game.view(state, seat), t), names)
  const legal = game.result(state) === null ? game.moves(state, seat) : []
  const worths = oracles.map(oracle => (legal.length > 0 ? oracle.values(state, legal) : []))
  const ranked = legal
    .map((move, i) => ({ move, values: worths.map(each => each[i] as number) }))
    .sort((a, b) => (b.values[0] as number) - (a.values[0] as number))
  const answer = { game, question, goals, oracles, ranked, most, describe }
  if (values.json) sayJson(answerJson(answer))
  else for (const line of answerLines(answer, words)) say(line)
}

function readGoals({ mind }: GameDefinition, goal: string | undefined): readonly string[] {
  if (goal === undefined) return mind.goals
  if (mind.goals.includes(goal)) return [goal]
  throw new InputError(`--goal must be one of ${mind.goals.join(', ')}, got '${goal}'`)
}

async function readQuestion(game: GameDefinition, { option, at, move, state }: Flags): Promise<Question> {
  if (at !== undefined && state !== undefined) throw new InputError('--at and --state name two positions; keep one')
  if (move !== undefined && at === undefined) throw new InputError('--move is about a record; name it with --at <file>')
  if (at !== undefined) {
    if (option !== undefined) throw new InputError('--option: a record has its options already; leave it out')
    return readRecord(game, at, move)
  }
  const table = new Table(game, { players: game.meta.seats.min, options: readOptions(option), seed: 1 })
  if (state === undefined) return { table, at: null }
  layState(table, state)
  return { table, at: { file: state, entry: null } }
}

/** The position before an entry of the record, or after the last one. */
async function readRecord(game: GameDefinition, file: string, move: string | undefined): Promise<Question> {
  const opened = await openRecord(file)
  const { record } = opened
  if (record.game !== game.meta.id) throw new InputError(`${file}: a record of ${record.game}, not of ${game.meta.id}`)
  const { length } = record.entries
  if (length === 0 && move !== undefined) throw new InputError(`--move: ${file} has no entries; leave it out`)
  const entry = readInteger('move', move, 1, length, null)
  return { table: playAgain(opened, entry === null ? length : entry - 1), at: { file, entry } }
}

/** Lays what a file tells over the start of the game, as `given` does in a scenario. */
function layState(table: Table, file: string): void {
  const text = readText(file)
  try {
    arrange(table, parseState(table.state, text))
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${file}: ${error.message.replace(/^given: /, '')}`)
    throw error
  }
}

function parseState(start: GameState, text: string): JsonObject {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (error) {
    throw new InputError(`not a state: ${(error as Error).message}`)
  }
  if (!isObject(given)) throw new InputError('not a state: expected one JSON object')
  for (const [key, value] of Object.entries(given)) {
    // Where the rules stand and what luck will do is theirs to say.
    if (key === 'flow' || key === 'rng') throw new InputError(`'${key}' is not yours to set; leave it out`)
    if (value === null && start[key as keyof GameState] !== null) throw new InputError(`'${key}' must not be null`)
  }
  return given as JsonObject
}

/** An oracle for each goal. */
async function askAll(game: GameDefinition, state: GameState, goals: readonly string[], thorough: boolean) {
  const bar = progressBar(100 * goals.length, 'parts')
  const oracles: Oracle[] = []
  try {
    for (const [i, goal] of goals.entries()) {
      const progress = (done: number) => bar.progress(100 * (i + done))
      oracles.push(await game.mind.oracle!({ states: [state], goal, thorough, progress }))
    }
  } finally {
    bar.clear()
  }
  return oracles
}

interface Answer {
  readonly game: GameDefinition
  readonly question: Question
  readonly goals: readonly string[]
  readonly oracles: readonly Oracle[]
  /** The moves, best first by the first goal, with what each is worth for every goal. */
  readonly ranked: readonly { readonly move: Move; readonly values: readonly number[] }[]
  /** How many of them are listed. */
  readonly most: number
  describe(move: Move): string
}

function answerJson({ game, question, goals, oracles, ranked, most, describe }: Answer) {
  const { table } = question
  const byGoal = (values: readonly number[]) =>
    Object.fromEntries(goals.map((goal, i) => [goal, rounded(values[i] ?? 0)]))
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

function answerLines({ game, question, oracles, ranked, most, describe }: Answer, words: Say): string[] {
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
  const { file, entry } = at
  return entry === null ? words('solve.at.file', { file }) : words('solve.at.entry', { file, entry })
}
