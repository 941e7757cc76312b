/**
 * Measures fights of the Caravan's plain player, or of another `--bot`, for `packages/games/caravan/BALANCE.md`. Seeds are those of `acheron
 * simulate`: game i of a seed is the same here and there. One line of JSON for each fight is added to `--out`, which `table`
 * reads.
 *
 *     npm run -s fights -- quick     --players 2 --circles 3,6 --games 150 --seed a --out fights.jsonl [--difficulty grim]
 *     npm run -s fights -- campaigns --players 2 --games 40 --seed a --out fights.jsonl [--to 7] --starts starts.jsonl
 *     npm run -s fights -- again     --starts starts.jsonl --chapter 3 --each 3 --seed b --out fights.jsonl
 *     npm run -s fights -- table     --out fights.jsonl
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { makeBot } from '@acheron/bots'
import { clone, configOf, type GameEvent, type GameState, Generator, type Move } from '@acheron/engine'
import { findGame } from '@acheron/games'

const game = await findGame('caravan').load()

/** What is read of the state; its whole shape is the game's own. */
type State = GameState & {
  chapter: number
  lost: number
  players: number
  fight: object | null
  options: { difficulty: string }
  caravan: { flags: Record<string, true> }
  decks: { arcana: string[]; offered: string[] }
}

/** A fight that is over, or the road of a chapter. */
type Row = { of: string; seed: string; players: number; chapter: number; difficulty: string } & (
  | {
      kind: 'fight'
      result: string
      first: boolean
      rounds: number
      decisions: number
      wounds: Counts
      flags: string[]
    }
  | { kind: 'road'; decisions: number; vigor: number; wounds: number; arcana: number }
  | { kind: 'end'; cause: string; decisions: number }
)
type Counts = Record<string, number>

/** The decision that led into a fight: fought again, it is laid out anew. */
type Start = { state: State; seat: number; move: Move; players: number; chapter: number }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string' },
    circles: { type: 'string', default: '1,2,3,4,5,6,7,8,9' },
    chapter: { type: 'string' },
    games: { type: 'string', default: '100' },
    each: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    difficulty: { type: 'string', default: 'standard' },
    bot: { type: 'string', default: 'greedy' },
    to: { type: 'string', default: '9' },
    having: { type: 'string' },
    back: { type: 'string', default: '0' },
    starts: { type: 'string' },
    out: { type: 'string', default: 'fights.jsonl' },
  },
})

const bot = makeBot(game, values.bot, 'bots')
const numbers = (text: string | undefined) => (text ?? '1,2,3,4').split(',').map(Number)
const add = (row: Row) => appendFileSync(values.out, `${JSON.stringify(row)}\n`)
const maneuvers: Record<string, [offered: number, played: number]> = {}

/** Plays a table until it is over or `stop`, and adds a row for each fight and road. */
function follow(
  state: State,
  seed: string,
  random: Generator,
  table: { of: string; start?: Start; stop: (state: State) => boolean },
): void {
  const minds: Generator[] = []
  let [decisions, all, vigor, hurt, arcana] = [0, 0, 0, 0, 0]
  let wounds: Counts = {}
  const offered = new Set<string>()
  const played = new Set<string>()
  const head = (): Pick<Row, 'of' | 'seed' | 'players' | 'chapter' | 'difficulty'> => {
    const { players, chapter, options } = state
    return { of: table.of, seed, players, chapter, difficulty: options.difficulty }
  }
  const closeRound = () => {
    for (const key of offered) {
      const card = key.slice(key.indexOf(' ') + 1)
      maneuvers[card] ??= [0, 0]
      const counts = maneuvers[card]
      counts[0]++
      if (played.has(key)) counts[1]++
    }
    offered.clear()
    played.clear()
  }
  const emit = (event: GameEvent & Record<string, unknown>) => {
    switch (event.e) {
      case 'confrontationBegan':
        if (state.lost === 0) add({ ...head(), kind: 'road', decisions, vigor, wounds: hurt, arcana })
        ;[decisions, vigor, hurt, arcana, wounds] = [0, 0, 0, 0, {}]
        break
      case 'confrontationEnded': {
        const first = state.lost === 0
        const { flags } = state.caravan
        const [result, rounds] = [event.result as string, event.rounds as number]
        add({ ...head(), kind: 'fight', result, first, rounds, decisions, wounds, flags: Object.keys(flags) })
        ;[decisions, wounds] = [0, {}]
        closeRound()
        break
      }
      case 'roundBegan':
        closeRound()
        break
      case 'championWounded':
        if (state.fight) wounds[event.champion as string] = (wounds[event.champion as string] ?? 0) + 1
        else hurt++
        break
      case 'vigorChanged':
        if (!state.fight && (event.why === 'paid' || event.why === 'damage')) vigor -= event.by as number
        break
      case 'arcanaOffered':
        arcana += event.count as number
        break
      case 'maneuverPlayed':
        played.add(`${event.champion} ${event.maneuver}`)
        break
      case 'campaignEnded':
        add({ ...head(), kind: 'end', cause: event.cause as string, decisions: all })
    }
  }
  const ctx = { random, emit }
  if (table.start) game.play(state, table.start.seat, table.start.move, ctx)
  else game.advance(state, ctx)
  for (;;) {
    const seat = game.actors(state)[0]
    if (seat === undefined || table.stop(state)) return
    const moves = game.moves(state, seat)
    minds[seat] ??= Generator.seeded(`${seed}/${seat}`)
    const move = bot.choose(game.view(state, seat), seat, moves, minds[seat])
    decisions++
    if (++all > 200_000) throw new Error('no end')
    const before = !state.fight && values.starts && !table.start ? clone(state) : null
    if (state.fight)
      for (const each of moves as (Move & Record<string, unknown>)[])
        if (each.do === 'maneuver' && each.card) offered.add(`${each.champion} ${each.card}`)
    game.play(state, seat, move, ctx)
    if (before && state.fight && state.lost === 0 && state.options.difficulty === 'standard') {
      const { players, chapter } = state
      appendFileSync(
        values.starts!,
        `${JSON.stringify({ state: before, seat, move, players, chapter } satisfies Start)}\n`,
      )
    }
  }
}

function quick(): void {
  for (const startCircle of numbers(values.circles))
    for (const players of numbers(values.players)) {
      const options = { mode: 'quick', startCircle, retry: 'none', difficulty: values.difficulty }
      for (let i = 0; i < Number(values.games); i++) {
        const seed = `${values.seed}/${i}`
        const random = Generator.seeded(seed)
        const state = game.setup(configOf(game, players, options), random) as State
        follow(state, seed, random, { of: 'quick', stop: () => false })
      }
    }
}

function campaigns(): void {
  for (let i = 0; i < Number(values.games); i++)
    for (const players of numbers(values.players)) {
      const seed = `${values.seed}/${i}`
      const options = { difficulty: values.difficulty }
      const random = Generator.seeded(seed)
      const state = game.setup(configOf(game, players, options), random) as State
      follow(state, seed, random, { of: 'campaign', stop: ({ chapter }) => chapter > Number(values.to) })
    }
}

/**
 * Fights from the starts that campaigns have left, each several times. `--having` takes those with a flag of the story alone,
 * `--back` gives so many Offered Arcana back beforehand.
 */
function again(): void {
  const sizes = numbers(values.players)
  const starts = readFileSync(values.starts!, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Start)
    .filter(({ chapter, players }) => chapter === Number(values.chapter) && sizes.includes(players))
    .filter(({ state }) => !values.having || state.caravan.flags[values.having])
  for (let i = 0; i < Number(values.each); i++)
    for (const [at, start] of starts.entries()) {
      const state = clone(start.state)
      const { arcana, offered } = state.decks
      for (let n = Number(values.back); n > 0 && offered.length > 0; n--) arcana.push(offered.pop()!)
      let began = false
      const stop = ({ fight, lost }: State) => {
        began ||= fight !== null
        return lost > 0 || (began && fight === null)
      }
      const seed = `${values.seed}/${i}/${at}`
      // The state has the generator that goes on with it.
      state.rng = Generator.seeded(seed).rng
      follow(state, seed, Generator.seeded(seed), { of: 'again', start, stop })
    }
}

/** Victories of each chapter by size, first tries, and how sure they are. */
function table(): void {
  const rows = readFileSync(values.out, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Row)
  for (const difficulty of ['standard', 'grim', 'story'])
    for (let chapter = 1; chapter <= 9; chapter++) {
      const cells = [1, 2, 3, 4].map(players => {
        const mine = rows.filter(
          row => row.players === players && row.chapter === chapter && row.difficulty === difficulty,
        )
        const fights = mine.filter(row => row.kind === 'fight')
        if (fights.length === 0) return '-'
        const won = fights.filter(({ result }) => result === 'victory')
        const first = fights.filter(row => row.first)
        const mean = (list: number[]) =>
          list.length === 0 ? '-' : (list.reduce((sum, each) => sum + each, 0) / list.length).toFixed(1)
        const count = (counts: Counts) => Object.values(counts).reduce((sum, each) => sum + each, 0)
        const rate = (list: typeof fights) =>
          `${list.filter(({ result }) => result === 'victory').length}/${list.length} ${Math.round((100 * list.filter(({ result }) => result === 'victory').length) / list.length)} %`
        return [
          rate(fights),
          `first ${rate(first)}`,
          `R ${mean(fights.map(({ rounds }) => rounds))}`,
          `W ${mean(fights.map(row => count(row.wounds)))} (won ${mean(won.map(row => count(row.wounds)))})`,
          `D ${mean(fights.map(row => row.decisions))}`,
        ].join(', ')
      })
      if (cells.some(cell => cell !== '-')) console.log(`${difficulty} ${chapter} | ${cells.join(' | ')}`)
    }
}

const kinds: Record<string, () => void> = { quick, campaigns, again, table }
const kind = positionals[0] ?? 'table'
kinds[kind]!()
if (kind !== 'table') appendFileSync(`${values.out}.maneuvers`, `${JSON.stringify(maneuvers)}\n`)
