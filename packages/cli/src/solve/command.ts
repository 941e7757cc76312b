import { ranked } from '@acheron/bots'
import { type GameDefinition, type GameState, InputError, type Move, type Oracle } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import { findGame } from '@acheron/games'
import { loadWords } from '../../words/compiled/load.ts'
import { onlyArgument, readArguments, readInteger, readLanguage } from '../arguments.ts'
import { say, sayJson } from '../output.ts'
import { progressBar } from '../progress.ts'
import { seatNames } from '../words.ts'
import { answerJson, answerLines } from './answer.ts'
import { readQuestion } from './question.ts'
import { makeTables } from './tables.ts'

/** How many moves are listed for people. */
const usualMoves = 10

/** `acheron solve`: the worth of a position and of each move by the game's solution. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments('solve', args, {
    option: { type: 'string', multiple: true },
    goal: { type: 'string' },
    at: { type: 'string' },
    move: { type: 'string' },
    state: { type: 'string' },
    moves: { type: 'string' },
    exact: { type: 'boolean' },
    table: { type: 'string' },
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
  if (values.table !== undefined) return makeTables(game, state, goals, values.table)
  const oracles = await askAll(game, state, goals, values.exact === true)

  const [words, t] = await Promise.all([loadWords(language), game.words(language)])
  const names = seatNames(1, words)
  const seat = game.actors(state)[0] ?? 0
  const describe = (move: Move) => withNames(game.describeMove(move, game.view(state, seat), t), names)
  const legal = game.result(state) === null ? game.moves(state, seat) : []
  const worths = oracles.map(oracle => (legal.length > 0 ? oracle.values(state, legal) : []))
  const best = ranked(worths).map(i => ({ move: legal[i] as Move, values: worths.map(each => each[i] as number) }))
  const answer = { game, question, goals, oracles, ranked: best, most, describe }
  if (values.json) sayJson(answerJson(answer))
  else for (const line of answerLines(answer, words)) say(line)
}

function readGoals({ mind }: GameDefinition, goal: string | undefined): readonly string[] {
  if (goal === undefined) return mind.goals
  if (mind.goals.includes(goal)) return [goal]
  throw new InputError(`--goal must be one of ${mind.goals.join(', ')}, got '${goal}'`)
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
