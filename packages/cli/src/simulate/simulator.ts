import { makeBot, parseBot } from '@acheron/bots'
import { configOf, type GameEvent, type GameState, Generator, type Seat, type View } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { addFeature, count, emptyTally, type FeatureTally, noteError, type Tally } from './tally.ts'

/** What a run plays, as plain data: every thread makes its own simulator of it. */
export interface Job {
  readonly game: string
  readonly players: number
  readonly options: unknown
  /** One bot per seat: bot j sits at seat j. */
  readonly bots: readonly string[]
  readonly seed: string
  /** Whether to follow the features, which costs looking at every event. */
  readonly features: boolean
}

/** Plays the games of a job, any of them in any order. */
export interface Simulator {
  readonly tally: Tally
  play(game: number): void
}

/** A game with this many decisions never ends. */
const decisionLimit = 200_000

/** The input of a bot that looks at nothing: an empty state costs nothing. */
const unseen: View = { flow: [] }

/** The message for people. Rules under development may throw anything. */
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

export async function makeSimulator(job: Job): Promise<Simulator> {
  const game = await findGame(job.game).load()
  const config = configOf(game, job.players, job.options)
  const players = job.bots.map(text => {
    const spec = parseBot(text)
    return { bot: makeBot(game, spec, 'bots'), blind: spec.name === 'random' }
  })
  const tally = emptyTally(job.players)
  const ignore = { emit(_event: GameEvent) {} }
  const watch = job.features ? watchFeatures(tally, job.players, event => game.proof.featuresOf(event)) : null

  function playOne(index: number): void {
    const random = Generator.seeded(`${job.seed}/${index}`)
    const state: GameState = game.setup(config, random)
    const sums: (readonly [string, number])[] = []
    const emit = (event: GameEvent) => {
      watch?.emit(event)
      sums.push(...game.proof.tallyOf!(event, state))
    }
    const ctx = { random, emit: game.proof.tallyOf ? emit : (watch?.emit ?? ignore.emit) }
    const minds: Generator[] = []
    let decisions = 0
    watch?.begin()
    try {
      game.advance(state, ctx)
      for (;;) {
        const seat = game.actors(state)[0]
        if (seat === undefined) break
        if (decisions >= decisionLimit) throw new Error(`no end after ${decisionLimit} decisions`)
        const moves = game.moves(state, seat)
        const player = players[seat]
        if (!player) throw new Error(`seat ${seat} is to move, but nobody sits there`)
        minds[seat] ??= Generator.seeded(`${job.seed}/${index}/${seat}`)
        // A bot never gets the state itself: only what its seat may know.
        const view = player.blind ? unseen : game.view(state, seat)
        const move = player.bot.choose(view, seat, moves, minds[seat])
        if (watch) watch.acting = seat
        decisions++
        game.play(state, seat, move, ctx)
      }
    } finally {
      tally.moves += decisions
    }
    const result = game.result(state)
    if (!result) throw new Error('nobody is to move, yet the game has no result')
    tally.finished++
    count(tally.turns, typeof result.turns === 'number' ? result.turns : decisions)
    for (const score of result.scores) count(tally.scores, score)
    for (const seat of result.winners) tally.seatWins[seat] = (tally.seatWins[seat] ?? 0) + 1
    watch?.end(result.winners)
    for (const [name, by] of sums) tally.sums.set(name, (tally.sums.get(name) ?? 0) + by)
  }

  return {
    tally,
    play(index) {
      try {
        playOne(index)
      } catch (error) {
        tally.errors++
        noteError(tally, index, messageOf(error))
      }
    },
  }
}

/** Notes which seat uses which feature. A game's notes enter the tally when it ends. */
function watchFeatures(tally: Tally, players: number, featuresOf: (event: GameEvent) => readonly string[]) {
  let used = new Map<string, { uses: number; seats: Set<Seat> }>()
  const watch = {
    /** The seat whose move is being played; events without a seat are counted as its own. */
    acting: players === 1 ? 0 : -1,
    begin() {
      used = new Map()
      watch.acting = players === 1 ? 0 : -1
    },
    emit(event: GameEvent) {
      const owner = event.seat
      const seat = typeof owner === 'number' ? owner : watch.acting
      for (const name of featuresOf(event)) {
        let use = used.get(name)
        if (!use) {
          use = { uses: 0, seats: new Set() }
          used.set(name, use)
        }
        use.uses++
        if (seat >= 0) use.seats.add(seat)
      }
    },
    end(winners: readonly Seat[]) {
      for (const [name, { uses, seats }] of used) {
        const wins = winners.filter(seat => seats.has(seat)).length
        addFeature(tally, name, { uses, games: 1, seats: seats.size, wins } satisfies FeatureTally)
      }
    },
  }
  return watch
}
