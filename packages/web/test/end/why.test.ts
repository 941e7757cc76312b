// The end says in one sentence why the winner won.
import { clone, type GameDefinition, type GameState, Generator, type Result, Table } from '@acheron/engine'
import { languages, withNames } from '@acheron/engine/words'
import { games } from '@acheron/games'
import { caravan } from '@acheron/games/caravan'
import { florence } from '@acheron/games/florence'
import { hellgame } from '@acheron/games/hellgame'
import { impRace } from '@acheron/games/imp-race'
import { nineCircles } from '@acheron/games/nine-circles'
import { beforeAll, expect, test } from 'vitest'
import { plainFace } from '../../src/board/plain/plainFace.tsx'
import { byAnyKey } from '../../src/board/voices.ts'
import { why as caravanWhy } from '../../src/games/caravan/end/why.ts'
import { endVoice as caravanVoice, loadEnd as loadCaravan } from '../../src/games/caravan/end/words.ts'
import { why as florenceWhy } from '../../src/games/florence/end/why.ts'
import { endVoice as florenceVoice, loadEnd as loadFlorence } from '../../src/games/florence/end/words.ts'
import { why as hellgameWhy } from '../../src/games/hellgame/end/why.ts'
import { voiceOf as hellgameVoice, loadVoice as loadHellgame } from '../../src/games/hellgame/words.ts'
import { why as impRaceWhy } from '../../src/games/imp-race/end/why.ts'
import { voiceOf as impRaceVoice, loadVoice as loadImpRace } from '../../src/games/imp-race/words.ts'
import { why as nineCirclesWhy } from '../../src/games/nine-circles/end/why.ts'
import { loadVoice as loadNineCircles, voiceOf as nineCirclesVoice } from '../../src/games/nine-circles/words.ts'

beforeAll(() =>
  Promise.all(
    languages.flatMap((language): Promise<unknown>[] => [
      loadCaravan(language),
      loadFlorence(language),
      loadHellgame(language),
      loadImpRace(language),
      loadNineCircles(language),
    ]),
  ),
)

const names = ['Ada', 'Bo', 'Cleo', 'Dino']
const said = (text: string) => withNames(text, names)

/** The first state of a game, changed. */
function stateOf<S extends GameState>(
  game: GameDefinition<S>,
  players: number,
  options: object,
  change: (state: S) => void,
): S {
  const state = clone(new Table(game as unknown as GameDefinition, { players, options, seed: 'why' }).state) as S
  change(state)
  return state
}

const ranked = (...ranking: number[][]): Result => ({ winners: ranking[0]!, ranking, scores: [] })

test('Nine Circles: what was left, or what it failed for', () => {
  const voice = nineCirclesVoice('en')
  const state = (change: object) => ({ ...new Table(nineCircles, { players: 1, seed: 'why' }).view(0), ...change })
  const won = state({ status: 'won', pool: 7, rows: [1, 0, 2, 1], virgil: 0 })
  expect(nineCirclesWhy(won, { ...ranked([0]), scores: [11] }, voice)).toBe(
    'Through all nine circles, with 7 dice and 4 empty pips to spare: 11 points.',
  )
  const lost = (cause: string) =>
    nineCirclesWhy(state({ status: 'lost', circle: 2, cause }), { ...ranked([0]), winners: [] }, voice)
  expect(lost('dice')).toBe('Lost in circle 2, Lust: too few dice were left for what it asks.')
  expect(lost('pips')).toBe('Lost in circle 2, Lust: no roll was left, and Virgil could not help.')
  expect(lost('concede')).toBe('Given up in circle 2, Lust.')
})

test('the race: imps at the throne, or what decided after the last round', () => {
  const voice = impRaceVoice('en')
  const view = (a: (number | 'H')[], b: (number | 'H')[], gems = [0, 0]) => {
    const { view } = { view: new Table(impRace, { players: 2, options: { impsToWin: 3 }, seed: 'why' }).view(null) }
    const seats = view.seats.map((seat, i) => ({ ...seat, imps: [a, b][i]!, gems: gems[i]! }))
    return { ...view, seats } as typeof view
  }
  const text = (...args: Parameters<typeof view>) => said(impRaceWhy(view(...args), ranked([0], [1]), voice))
  expect(text(['H', 'H', 'H', 4], ['H', 3, 3, 3])).toBe(
    'Ada won by bringing three imps to the throne; the next had one there.',
  )
  expect(text(['H', 'H', 1, 4], ['H', 30, 30, 30])).toBe(
    'When the last round was over, Ada was ahead: 2 at the throne against 1.',
  )
  expect(text(['H', 9, 1, 4], ['H', 1, 1, 1])).toContain('as many at the throne, but 54 squares run against 43.')
  expect(text(['H', 1, 1, 1], ['H', 1, 1, 1], [5, 2])).toContain('equally far, but 5 gems against 2.')
  expect(said(impRaceWhy(view(['H', 1, 1, 1], ['H', 1, 1, 1]), ranked([0, 1]), voice))).toContain('Ada and Bo share')
})

test('Hellgame: the throne, the points, or whoever came furthest', () => {
  const voice = hellgameVoice('en')
  const text = (
    options: object,
    change: (state: ReturnType<typeof hellgame.setup>) => void,
    ...ranking: number[][]
  ) => {
    const state = stateOf(hellgame as unknown as GameDefinition<ReturnType<typeof hellgame.setup>>, 2, options, change)
    return said(hellgameWhy(hellgame.view(state, null), ranked(...ranking), voice))
  }
  const onThrone = text(
    {},
    state => {
      state.demons['9-0'] = [1, 1]
      state.round = 31
    },
    [1],
    [0],
  )
  expect(onThrone).toBe('Bo won with 2 demons alone on the throne in round 31.')
  const deeper = text({}, state => Object.assign(state.seats[0]!, { unlocked: 6 }), [0], [1])
  expect(deeper).toBe('Ada came furthest: circle 6 against circle 1.')
  const richer = text({ goal: 'race' }, state => Object.assign(state.seats[0]!, { souls: 20 }), [0], [1])
  expect(richer).toMatch(/^Ada came furthest: the same circle, but 20 souls against \d+\.$/)
  const points = text(
    { goal: 'dominion' },
    state => {
      state.seats[0]!.unlocked = 4
      state.seats[1]!.souls = 9
    },
    [0],
    [1],
  )
  expect(points).toMatch(/^Ada won by \d+ points, \d+ to \d+: deeper circles made the difference\.$/)
  expect(text({}, () => {}, [0, 1])).toContain('Ada and Bo share the victory')
})

test('Florence: the source that made the difference, or what broke the tie', () => {
  const voice = florenceVoice('en')
  type State = ReturnType<typeof florence.setup>
  const text = (change: (seats: State['seats']) => void, ...ranking: number[][]) => {
    const state = stateOf(florence as unknown as GameDefinition<State>, 2, {}, ({ seats }) => change(seats))
    return said(florenceWhy(florence.view(state, null), ranked(...ranking), voice))
  }
  const bySouls = text(
    seats => {
      Object.assign(seats[0]!, { infamy: 30, ledger: { ...seats[0]!.ledger, soul: 20, diploma: 10 } })
      Object.assign(seats[1]!, { infamy: 24, ledger: { ...seats[1]!.ledger, soul: 4, diploma: 20 } })
    },
    [0],
    [1],
  )
  expect(bySouls).toBe('Ada won by 6 infamy, 30 to 24, above all by souls laid in their circles.')
  const byDiplomas = text(
    seats => {
      for (const seat of [0, 1]) seats[seat]!.infamy = 12
      seats[1]!.diplomas = ['lust' as never]
      seats[0]!.diplomas = []
    },
    [1],
    [0],
  )
  expect(byDiplomas).toBe('Equal infamy, 12: Bo won with more diplomas.')
  expect(text(() => {}, [0, 1])).toContain('Ada and Bo share the victory')
})

test('the Caravan: together, won or lost', () => {
  const voice = caravanVoice('en')
  const view = { ...new Table(caravan, { players: 1, seed: 'why' }).view(0), chapter: 3 }
  const fight = { chapter: 1, result: 'victory', lost: 2, rounds: 6, difficulty: 'standard' } as const
  const text = (cause: 'ending' | 'defeat' | 'givenUp' | 'quick', winners: number[]) =>
    caravanWhy(
      { ...view, record: [fight, fight], end: { ending: null, cause } },
      { winners, ranking: [[0]], scores: [2], rounds: 12 },
      voice,
    )
  expect(text('ending', [0])).toBe('The Caravan won: 2 Confrontations won on the way down, 2 points in all.')
  expect(text('defeat', [])).toMatch(
    /^The Caravan lost: a Champion had no Slot left in .+, and there was no other try\.$/,
  )
  expect(text('givenUp', [])).toMatch(/^The Caravan lost: after 2 lost tries you gave up in .+\.$/)
  expect(text('quick', [0])).toMatch(/^The Caravan won: .+ was beaten in 12 Rounds\.$/)
  expect(text('quick', [])).toMatch(/was not beaten\.$/)
})

test('a game without its own words says by how much', async () => {
  const obol = await games.find(({ meta }) => meta.seats.max > 1)!.load()
  const { why } = await plainFace(obol, byAnyKey(await obol.words('en')), 'en')
  const text = (result: Result) => said(why(null as never, result))
  expect(text({ ...ranked([1], [0]), scores: [12, 31] })).toBe('Bo won by 19 points, 31 to 12.')
  expect(text({ ...ranked([0, 1]), scores: [12, 12] })).toBe('Ada and Bo came out ahead.')
  expect(text({ winners: [], ranking: [[0, 1]], scores: [0, 0] })).toBe('Nobody has won.')
})

test.each(languages)('games played at random end with a sentence without holes (%s)', language => {
  const whys: [GameDefinition, number, object, (view: never, result: Result) => string][] = [
    [nineCircles as never, 1, {}, (view, result) => nineCirclesWhy(view, result, nineCirclesVoice(language))],
    [impRace as never, 3, { roundLimit: 3 }, (view, result) => impRaceWhy(view, result, impRaceVoice(language))],
    [hellgame as never, 3, { goal: 'dominion' }, (view, result) => hellgameWhy(view, result, hellgameVoice(language))],
    [florence as never, 2, { turnCap: 40 }, (view, result) => florenceWhy(view, result, florenceVoice(language))],
  ]
  for (const [game, players, options, why] of whys) {
    const table = new Table(game, { players, options, seed: 'holes' })
    const random = Generator.seeded('holes')
    const { state } = table
    const played = { ...clone(state), rng: random.rng }
    for (let seat = game.actors(played)[0]; seat !== undefined; seat = game.actors(played)[0])
      game.play(played, seat, random.pick(game.moves(played, seat)), { random, emit() {} })
    const text = said(why(game.view(played, 0) as never, game.result(played)!))
    expect(text).toMatch(/^\p{Lu}.{20,}\.$/u)
    expect(text).not.toMatch(/undefined|NaN|[{}⟦]|why\./)
  }
})
