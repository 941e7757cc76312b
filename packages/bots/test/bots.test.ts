import { clone, Generator, InputError, type Move, type SearchHabits, seedRng, Table } from '@acheron/engine'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Bot, botNames, compare, iterate, makeBot, parseBot } from '../src/index.ts'
import { Leads } from '../src/leads.ts'
import { type Edge, edgesFor } from '../src/tree.ts'
import { duel, gamble, nim } from './games.ts'

const freshTable = (seed: string | number = 1) => new Table(duel, { players: 2, seed })

/** What the bot chooses at the start of a game. */
function opening<S extends ReturnType<typeof nim> | typeof gamble>(game: S, spec: string, seed = 1) {
  const table = new Table(game as typeof gamble, { players: game.meta.seats.min, seed })
  return makeBot(game as typeof gamble, spec).choose(
    table.view(0),
    0,
    table.moves(0),
    Generator.seeded(seed),
  ) as unknown
}

test('a spec is a name and its keys', () => {
  expect(botNames).toEqual(['easy', 'fair', 'strong', 'master', 'random', 'greedy', 'search', 'expert'])
  expect(parseBot('random')).toEqual({ name: 'random' })
  expect(parseBot('greedy:samples=3')).toEqual({ name: 'greedy', samples: 3, slips: 0, goal: null })
  expect(parseBot('search')).toMatchObject({ iterations: 400, ms: null })
  expect(parseBot('search:ms=200')).toMatchObject({ iterations: null, ms: 200 })
  expect(parseBot('search:iterations=50:ms=200:goal=score')).toMatchObject({ iterations: 50, ms: 200, goal: 'score' })
  expect(parseBot('search:explore=0.5:playout=random:depth=0')).toMatchObject({ explore: 0.5, depth: 0 })
})

test('a level is a bot with its budget, and takes the keys of that bot', () => {
  expect(parseBot('easy')).toEqual({ ...parseBot('greedy'), slips: 33 })
  expect(parseBot('fair')).toEqual(parseBot('greedy'))
  expect(parseBot('strong')).toEqual(parseBot('search:iterations=150:ms=250'))
  expect(parseBot('master')).toEqual({ ...parseBot('search:ms=1700'), solution: true })
  expect(parseBot('master:iterations=9:goal=win')).toMatchObject({ iterations: 9, ms: 1700, goal: 'win' })
  expect(() => parseBot('fair:ms=1')).toThrow("bot 'fair:ms=1': key 'ms' is unknown; known: samples, slips, goal")
})

test('greedy slips in so many of a hundred decisions, and never where there is no choice', () => {
  const game = nim([4])
  const slips = Array.from({ length: 400 }, (_, seed) => opening(game, 'greedy:slips=25', seed)).filter(
    move => JSON.stringify(move) !== '{"pile":0,"take":4}',
  )
  expect(slips.length).toBeGreaterThan(60)
  expect(slips.length).toBeLessThan(140)
  expect(slips).not.toContainEqual({ concede: true })
  expect(opening(nim([1]), 'greedy:slips=100')).toEqual({ pile: 0, take: 1 })
})

test('master plays the solution of a game that has one, and searches any other', () => {
  const game = nim([3, 3])
  const first = (_s: unknown, _seat: unknown, moves: readonly object[]) => moves[0]
  const solved = { ...game, mind: { ...game.mind, expert: first } }
  expect(opening(solved as typeof game, 'master:iterations=4')).toEqual({ pile: 0, take: 1 })
  expect(opening(nim([1, 2, 4]), 'master:iterations=4000')).toEqual({ pile: 2, take: 1 })
})

test.each([
  ['', "bot '' is unknown; known: easy, fair, strong, master, random, greedy, search, expert"],
  ['toString', "bot 'toString' is unknown; known: easy, fair, strong, master, random, greedy, search, expert"],
  ['random:x=1', "bot 'random:x=1': key 'x' is unknown; random has none"],
  ['greedy:speed=1', "bot 'greedy:speed=1': key 'speed' is unknown; known: samples, slips, goal"],
  ['greedy:toString=1', "bot 'greedy:toString=1': key 'toString' is unknown; known: samples, slips, goal"],
  ['search:ms', "bot 'search:ms': ms must be a whole number from 1 to 600000, got ''"],
  ['search:ms=0', "bot 'search:ms=0': ms must be a whole number from 1 to 600000, got '0'"],
  [
    'search:iterations=1.5',
    "bot 'search:iterations=1.5': iterations must be a whole number from 1 to 1000000, got '1.5'",
  ],
  [
    'search:iterations=1e3',
    "bot 'search:iterations=1e3': iterations must be a whole number from 1 to 1000000, got '1e3'",
  ],
  ['search:explore=-1', "bot 'search:explore=-1': explore must be a number from 0 to 10, got '-1'"],
  ['search:playout=deep', "bot 'search:playout=deep': playout must be one of none, random, policy, got 'deep'"],
  ['search:ms=1:ms=2', "bot 'search:ms=1:ms=2': ms is given twice; keep one"],
  ['search:goal=', "bot 'search:goal=': goal must be a goal of the game, got ''"],
])('the spec %s is refused in words', (spec, message) => {
  expect(() => parseBot(spec)).toThrow(new InputError(message))
})

test.each([
  ['greedy:goal=fame', "bot 'greedy': gamble has no goal 'fame'; known: points"],
  ['search:goal=fame', "bot 'search': gamble has no goal 'fame'; known: points"],
  ['search:playout=policy', "bot 'search': gamble has no policy for playouts; use playout=none or random"],
  ['expert', "bot 'expert': gamble has no expert; use search"],
])('a game that has no such thing refuses %s', (spec, message) => {
  expect(() => makeBot(gamble, spec)).toThrow(new InputError(message))
})

test('random is uniform and never concedes', () => {
  const game = nim([5])
  const table = new Table(game, { players: 2, seed: 1 })
  const bot = makeBot(game, 'random')
  const random = Generator.seeded(7)
  const counts = [0, 0, 0, 0, 0, 0]
  const rounds = 5000
  for (let i = 0; i < rounds; i++) {
    const move = bot.choose(table.view(0), 0, table.moves(0), random)
    const taken = 'take' in move ? move.take : 0
    counts[taken] = (counts[taken] as number) + 1
  }
  const [conceded, ...takes] = counts
  expect(conceded).toBe(0)
  const expected = rounds / takes.length
  const chiSquare = takes.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  expect(chiSquare).toBeLessThan(18.5) // four degrees of freedom: one run in a thousand is above
})

test.each(['random', 'greedy', 'search'])('%s concedes where nothing else is left', spec => {
  const game = nim([1])
  const view = new Table(game, { players: 2, seed: 1 }).view(0)
  expect(makeBot(game, spec).choose(view, 0, [{ concede: true }], Generator.seeded(1))).toEqual({ concede: true })
})

test('greedy takes the win in front of it', () => {
  expect(opening(nim([4]), 'greedy')).toEqual({ pile: 0, take: 4 })
})

test('greedy breaks ties by its generator', () => {
  const chosen = Array.from({ length: 40 }, (_, seed) => JSON.stringify(opening(nim([2, 2]), 'greedy', seed)))
  expect(new Set(chosen).size).toBe(4)
})

test('greedy averages over the dice, and sees one move ahead only', () => {
  expect(opening(gamble, 'greedy:samples=200')).toEqual({ do: 'sure' })
})

test('greedy plays by the policy, or one move ahead for a goal that is named', () => {
  const game = nim([3, 3])
  const last = {
    ...game,
    mind: { ...game.mind, policy: (_s: unknown, _seat: unknown, moves: readonly object[]) => moves.at(-1) },
  }
  expect(opening(last as typeof game, 'greedy')).toEqual({ pile: 1, take: 3 })
  const one = nim([4])
  const timid = {
    ...one,
    mind: { ...one.mind, policy: (_s: unknown, _seat: unknown, moves: readonly object[]) => moves[0] },
  }
  expect(opening(timid as typeof one, 'greedy:goal=win')).toEqual({ pile: 0, take: 4 })
})

test('greedy imagines nothing for a policy that goes by the view', () => {
  const game = nim([3, 3])
  const seen = {
    ...game,
    determinize: () => expect.unreachable(),
    mind: { ...game.mind, policyByView: (_view: unknown, _seat: unknown, moves: readonly object[]) => moves.at(-1) },
  }
  expect(opening(seen as unknown as typeof game, 'greedy')).toEqual({ pile: 1, take: 3 })
})

test.each([
  [[2, 3], { pile: 1, take: 1 }],
  [[1, 2, 4], { pile: 2, take: 1 }],
  [[1, 3, 4], { pile: 2, take: 2 }],
])('search finds the only winning move of Nim %j', (piles, move) => {
  for (const spec of ['search:iterations=4000', 'search:iterations=4000:playout=random'])
    for (const seed of [1, 2, 3]) expect(opening(nim(piles), spec, seed), `${spec}, seed ${seed}`).toEqual(move)
})

test('search looks only at the moves that the game weighs best, and never at what it rules out', () => {
  const game = nim([1, 2, 4])
  const weighing = (weigh: (moves: readonly object[]) => number[]) =>
    ({
      ...game,
      mind: { ...game.mind, weigh: (_s: unknown, _seat: unknown, m: readonly object[]) => weigh(m) },
    }) as typeof game
  const never = Number.NEGATIVE_INFINITY
  const blunder = weighing(moves => moves.map(move => ('take' in move && move.take === 4 ? 1 : never)))
  expect(opening(blunder, 'search')).toEqual({ pile: 2, take: 4 })
  const greedy = weighing(moves => moves.map(move => ('take' in move ? Number(move.take) : never)))
  expect(opening(greedy, 'search:width=1')).toEqual({ pile: 2, take: 4 })
  expect(opening(greedy, 'search:iterations=4000')).toEqual({ pile: 2, take: 1 })
})

/** Nim in which the plain player would take as many sticks as it can, searched in that habit. */
function takingMost(piles: readonly number[], habits: Partial<SearchHabits>, round?: () => number) {
  const game = nim(piles)
  const mind = {
    ...game.mind,
    weigh: (_state: unknown, _seat: number, moves: readonly object[]) =>
      moves.map(move => ('take' in move ? Number(move.take) : -1)),
    policy: (_state: unknown, _seat: number, moves: readonly object[]) => moves.at(-1),
    search: { playout: 'policy', depth: 100, width: 16, reach: 'first', ...habits },
    round,
  }
  return { ...game, mind } as unknown as typeof game
}

test('search leaves out what is weighed much less than the best, and plays a single favourite at once', () => {
  const view = new Table(nim([2, 4]), { players: 2, seed: 1 }).view(0)
  const tried = (gap: number) => iterate(takingMost([2, 4], { gap, doubt: 1 }), view, 0, 40, Generator.seeded(1))
  expect(tried(0.5)).toMatchObject({ iterations: 0, move: { pile: 1, take: 4 } })
  expect(
    tried(1)
      .visits.filter(({ visits }) => visits > 0)
      .map(({ move }) => move),
  ).toHaveLength(2)
})

test('search plays the favourite of the plain player unless another move leads it beyond doubt', () => {
  // All four leave the last two to the other player; two or three do not, if he takes all he can.
  expect(opening(takingMost([2, 4], { doubt: 1, width: 3 }), 'search:iterations=200')).not.toEqual({ pile: 1, take: 4 })
  // With fewer worlds than tell anything, the favourite stays.
  expect(opening(takingMost([2, 4], { doubt: 1 }), 'search:iterations=12')).toEqual({ pile: 1, take: 4 })
})

test('a lead counts in its standard errors', () => {
  const [favourite, other] = edgesFor<Move>([{ pile: 0 }, { pile: 1 }], Generator.seeded(1)) as [Edge<Move>, Edge<Move>]
  const leads = new Leads(favourite)
  const add = (a: number, b: number) => {
    for (const [edge, worth] of [
      [favourite, a],
      [other, b],
    ] as const) {
      edge.total += worth
      edge.tries++
    }
    leads.add([favourite, other], [a, b])
  }
  // Ahead by 0.1 on the average, but by as much as 0.5 in either direction.
  for (let i = 0; i < 5; i++) for (const lead of [0.5, -0.3]) add(0.5, 0.5 + lead)
  expect(leads.choose([favourite, other], 1)).toBe(favourite)
  expect(leads.choose([favourite, other], 0.5)).toBe(other)
  for (let i = 0; i < 20; i++) add(0.5, 0.6)
  expect(leads.choose([favourite, other], 1)).toBe(other)
  expect(leads.isSettled([favourite, other], 1)).toBe(false)
  for (let i = 0; i < 40; i++) add(0.5, 0.3)
  expect(leads.isSettled([favourite, other], 1)).toBe(true)
})

test('a playout ends with the round', () => {
  let plays = 0
  const count = (round?: () => number) => {
    const game = takingMost([3, 4, 5], {}, round)
    const counting: typeof game = {
      ...game,
      play(...args) {
        plays++
        game.play(...args)
      },
    }
    plays = 0
    iterate(counting, new Table(game, { players: 2, seed: 1 }).view(0), 0, 30, Generator.seeded(1))
    return plays
  }
  let round = 0
  expect(count(() => round++)).toBe(30)
  expect(count()).toBeGreaterThan(60)
})

test('search plays for the goal it is given', () => {
  expect(opening(nim([2]), 'search:goal=win')).toEqual({ pile: 0, take: 2 })
  expect(opening(nim([2]), 'search:goal=lose')).toEqual({ pile: 0, take: 1 })
})

test('search tells the dice apart, and so finds the gamble that pays only for who looks', () => {
  for (const seed of [1, 2, 3]) expect(opening(gamble, 'search:iterations=3000', seed)).toEqual({ do: 'roll' })
})

test('search makes exactly as many iterations as it is given', () => {
  const table = freshTable()
  for (const iterations of [1, 7, 200]) {
    const stats = iterate(duel, table.view(0), 0, iterations, Generator.seeded(1), { playout: 'random' })
    expect(stats.iterations).toBe(iterations)
    expect(stats.visits.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations)
    expect(stats.visits).toHaveLength(3)
    expect(table.moves(0)).toContainEqual(stats.move)
  }
})

test('search keeps to its time', () => {
  // A clock that advances by a millisecond with every read, however busy the machine is.
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now++)
  onTestFinished(() => clock.mockRestore())
  opening(nim([3, 4, 5]), 'search:ms=50')
  expect(now).toBeGreaterThanOrEqual(50)
  expect(now).toBeLessThan(60)
})

test('a single move needs no thought', () => {
  const game = nim([1])
  const view = new Table(game, { players: 2, seed: 1 }).view(0)
  const random = Generator.seeded(1)
  const before = { ...random.rng }
  for (const spec of ['greedy', 'search:ms=600000'])
    expect(makeBot(game, spec).choose(view, 0, [{ concede: true }, { pile: 0, take: 1 }], random)).toEqual({
      pile: 0,
      take: 1,
    })
  expect(random.rng).toEqual(before)
})

const thinkers = ['random', 'greedy', 'search', 'search:iterations=100:playout=random']

test.each(thinkers)('%s: the same view and generator, the same choice, whatever is hidden', spec => {
  const bot = makeBot(duel, spec)
  for (let seed = 0; seed < 8; seed++) {
    const real = freshTable(seed)
    real.submit(1, real.moves(1)[0]) // seat 1 has chosen in secret, seat 0 is to choose
    const swapped = freshTable(seed)
    swapped.arrange(() => {
      const state = clone(real.state)
      const [played, hand, deck] = [state.played[1] as number, state.hands[1] as number[], state.deck]
      state.played[1] = deck[0] as number
      state.deck = [...hand, ...deck.slice(3)]
      state.hands[1] = [deck[1] as number, deck[2] as number]
      state.deck.push(played)
      state.rng = seedRng('other')
      return state
    })
    expect(swapped.state).not.toEqual(real.state)
    expect(swapped.view(0)).toEqual(real.view(0))

    const view = real.view(0)
    const choice = bot.choose(view, 0, real.moves(0), Generator.seeded(seed))
    expect(view, 'the view is left as it was').toEqual(swapped.view(0))
    expect(bot.choose(swapped.view(0), 0, swapped.moves(0), Generator.seeded(seed))).toEqual(choice)
    // A bot ignores the hidden part of its input: with the true state in place of the view it chooses the same.
    expect(bot.choose(real.state, 0, real.moves(0), Generator.seeded(seed))).toEqual(choice)
  }
})

test('search plays hidden hands and secret choices better than chance', () => {
  const bots = [makeBot(duel, 'search:iterations=100'), makeBot(duel, 'random')]
  let points = 0
  const games = 200
  for (let seed = 0; seed < games; seed++) {
    const table = freshTable(seed)
    const random = Generator.seeded(`bots ${seed}`)
    const searcher = seed % 2
    for (let [seat] = table.actors(); seat !== undefined; [seat] = table.actors()) {
      const bot = bots[seat === searcher ? 0 : 1]
      table.submit(seat, bot?.choose(table.view(seat), seat, table.moves(seat), random))
    }
    const winners = duel.result(table.state)?.winners ?? []
    if (winners.includes(searcher)) points += 1 / winners.length
  }
  expect(points / games).toBeGreaterThan(0.55)
})

test('moves are compared in the same worlds, by what the seat can see', () => {
  const game = nim([2])
  const sure = [{ pile: 0, take: 2 }, { concede: true }, { pile: 0, take: 1 }] as const
  const nimView = new Table(game, { players: 2, seed: 1 }).view(0)
  // Take all and win; give up; leave the last stick to the other player.
  expect(compare(game, nimView, 0, sure, 3, Generator.seeded(1), { playout: 'random' })).toEqual([
    [1, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
  ])
  const real = freshTable(3)
  const moves = real.moves(0)
  const fromView = compare(duel, real.view(0), 0, moves, 20, Generator.seeded(5))
  expect(fromView).toHaveLength(20)
  expect(compare(duel, real.state, 0, moves, 20, Generator.seeded(5))).toEqual(fromView)
  // Two equal moves meet the same cards.
  const [first] = moves
  for (const [one, other] of compare(duel, real.view(0), 0, [first!, { ...first! }], 20, Generator.seeded(5), {
    reach: 'first',
  }))
    expect(one).toBe(other)
})

test('the random player goes with the others in a vote where it may', () => {
  const votes = ['on', 'stop', 'withOthers'].map(option => ({ do: 'vote', option }))
  const bot = makeBot(nim([3]), 'random') as unknown as Bot
  for (let i = 0; i < 20; i++)
    expect(bot.choose({ flow: [] }, 0, votes, Generator.seeded(i))).toEqual({ do: 'vote', option: 'withOthers' })
})

test.each(['random', 'greedy', 'search:iterations=40'])(
  '%s leaves to people what is theirs, unless it is all there is; bots alone decide it',
  spec => {
    const game = nim([3])
    // Who takes all three has won.
    const leaves = (move: Move) => move.take === 3
    const shy = { ...game, mind: { ...game.mind, leaves } } as unknown as typeof gamble
    const table = new Table(shy, { players: 2, seed: 1 })
    const [view, moves] = [table.view(0), table.moves(0)]
    const chosen = (company: 'people' | 'bots', from = moves) =>
      Array.from({ length: 20 }, (_, i) => makeBot(shy, spec, company).choose(view, 0, from, Generator.seeded(i)))
    expect(chosen('people').some(leaves)).toBe(false)
    expect(chosen('bots').some(leaves)).toBe(true)
    expect(chosen('people', moves.filter(leaves)).every(leaves)).toBe(true)
  },
)
