import { join } from 'node:path'
import { makeBot } from '@acheron/bots'
import { configOf, Generator, hasWinner, type JsonObject, LiveTable, type Seat, type TableView } from '@acheron/engine'
import { games } from '@acheron/games'
import type { SeatPlan, ServerMessage } from '@acheron/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { isWhole, sample, sampleSeed } from '../../../scripts/sampling.ts'
import { usualBot } from '../src/bots/levels.ts'
import { BotPlayer } from '../src/bots/player.ts'
import type { BotPool } from '../src/bots/pool.ts'
import { noFanout } from '../src/fanout.ts'
import { Metrics } from '../src/metrics.ts'
import { People } from '../src/people.ts'
import { leave, sitDown, takeBack } from '../src/seating/acts.ts'
import { Seatings } from '../src/seating/changes.ts'
import type { Moment } from '../src/seating/moment.ts'
import { vote } from '../src/seating/votes.ts'
import { botOf, nothingAgreed, personAt, type Seating } from '../src/store/seating.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import type { Acted } from '../src/tables/actions.ts'
import type { Watcher } from '../src/tables/audience.ts'
import { newTable } from '../src/tables/open.ts'
import { Registry } from '../src/tables/registry.ts'
import type { Room } from '../src/tables/room.ts'
import { folder, undoFinder } from './help.ts'
import { MovedTime } from './time/moved.ts'

/** Decisions at which a seat is handed over, before the rest of a long game is played out; in the whole proof all of them. */
const sampled: Record<string, number> = isWhole ? {} : { caravan: 40 }
/** Options by which a game is as short as it can be. */
const short: Record<string, JsonObject> = {
  'imp-race': { impsToWin: 1 },
  hellgame: { goal: 'race', maxUpkeeps: 8, maxRounds: 60 },
  florence: { turnCap: 40 },
  caravan: { mode: 'quick' },
}

/** Longer than a table waits for somebody. */
const longer = (nothingAgreed.away! + 1) * 60_000

/** So many who have left still look on. */
const mostGone = 6

type Back = (seat: Seat, person: string, turn: number) => Promise<unknown>

const personOf = (id: string) => ({ id, name: `name of ${id}`, language: 'en' }) as const

/** Somebody who looks at the table, and what they were last told. */
class Eyes implements Watcher {
  readonly person: string
  now: TableView | null = null
  constructor(person: string) {
    this.person = person
  }

  send(text: string): void {
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'table') this.now = message.open.now
    if (message.type === 'steps' || message.type === 'info') this.now = message.now
  }
}

/** A house of one process whose bots answer at once, from the view that they are given. */
async function house() {
  const store = new SqliteStore({ file: join(folder(), 'data.sqlite') })
  const metrics = new Metrics()
  const log = { info() {}, warn() {}, error: (data: object) => void problems.push(data) }
  const problems: object[] = []
  const people = new People(store)
  const time = new MovedTime()
  const pool: Pick<BotPool, 'ask' | 'hasRoomFor' | 'closed'> = {
    closed: false,
    hasRoomFor: () => true,
    ask: async ({ game, bot, view, seat, moves, seed }) => {
      const rules = await registry.game(game)
      return makeBot(rules, bot).choose(view, seat, moves, Generator.seeded(seed))
    },
  }
  const player = new BotPlayer(
    pool,
    log,
    id => registry.room(id),
    () => Promise.resolve(),
  )
  const onTurn = (room: Room) => player.consider(room)
  const parts = { store, metrics, fanout: noFanout, people, games, log, undo: undoFinder(), onTurn, time }
  const registry: Registry = new Registry(parts)
  onTestFinished(async () => {
    await registry.close()
    await store.close()
    metrics.close()
  })
  return { registry, problems, seatings: new Seatings({ store, registry, people }), time }
}

/** Each game with one of its numbers of players, in the whole proof with all. */
const tables = games.flatMap(game => {
  const { id, seats } = game.meta
  const least = Math.max(2, seats.min)
  const numbers = Array.from({ length: Math.max(0, seats.max - least + 1) }, (_, i) => least + i)
  return sample(numbers, 1, `hand-over ${id}`).map(players => ({ ...game, players }))
})

for (const { meta, load, players } of tables) {
  test(`${meta.id}, ${players} players: at every decision the seat is handed to a bot and back, and nobody sees what is not theirs`, async () => {
    const random = Generator.seeded(`hand-over ${meta.id} ${sampleSeed}`)
    const { registry, seatings, problems, time } = await house()
    const game = await load()
    const seats = Array.from({ length: players }, (_, i): SeatPlan => ({ kind: i === 0 ? 'me' : 'open' }))
    const asked = { game: meta.id, options: short[meta.id] ?? {}, seats }
    const { id } = await registry.openRoom(newTable(game, asked, personOf('p0'), `seed ${sampleSeed}`))
    for (let i = 1; i < players; i++) await seatings.change(id, personOf(`p${i}`), moment => sitDown(moment, i))
    const room = await registry.room(id)
    const eyes = ['spectator', ...Array.from({ length: players }, (_, i) => `p${i}`)].map(person => new Eyes(person))
    for (const each of eyes) room.watch(each)

    const check = () =>
      room.whenStored(() => {
        for (const { person, now } of eyes) {
          const seat = room.seatOf(person)
          const { version, view, moves } = room.state.live.viewFor(seat)
          expect([person, now?.version, now?.seat]).toEqual([person, version, seat])
          expect(now?.view).toEqual(JSON.parse(JSON.stringify(view)))
          if (!room.state.over) expect(now?.moves).toEqual(JSON.parse(JSON.stringify(moves)))
        }
      })
    const act = (seat: Seat) =>
      new Promise<Acted>(answer => {
        const { live, seats } = room.state
        const move = random.pick(live.moves(seat).filter(each => !game.concedes(each)))
        room.act({ person: personAt(seats[seat]) }, { kind: 'move', seat, move }, room.version, answer)
      })
    const later = (version: number) => expect.poll(() => room.version > version, { timeout: 20_000 }).toBe(true)

    const bot = usualBot(game)
    const others = (seat: Seat) =>
      room.state.seats.flatMap((row, i) => (i !== seat && personAt(row) !== null ? [personAt(row)!] : []))
    const change = (person: string, act: (moment: Moment) => Seating) => seatings.change(id, personOf(person), act)
    const agree = async (what: 'standIn' | 'take', seat: Seat, isDone: () => boolean) => {
      for (const voter of others(seat)) if (!isDone()) await change(voter, moment => vote(moment, what, seat, bot))
      expect(isDone()).toBe(true)
    }
    const newcomer = (seat: Seat, turn: number) => {
      const person = `guest${turn}`
      eyes.push(new Eyes(person))
      room.watch(eyes.at(-1)!)
      return change(person, moment => sitDown(moment, seat)).then(() => person)
    }
    /** Each way in which a bot comes to decide for a seat, and how a person decides there again. */
    const ways: Record<string, { away(seat: Seat, person: string): Promise<unknown>; back: Back }> = {
      standIn: {
        away: (_, person) => change(person, moment => leave(moment, 'standIn', bot)),
        back: (_, person) => change(person, takeBack),
      },
      open: {
        away: (_, person) => change(person, moment => leave(moment, 'open', bot)),
        back: (seat, _, turn) => newcomer(seat, turn),
      },
      bot: { away: (_, person) => change(person, moment => leave(moment, 'bot', bot)), back: byVote },
      ...(hasWinner(meta)
        ? { resign: { away: (_, person) => change(person, moment => leave(moment, 'resign', bot)), back: byVote } }
        : {}),
      voted: {
        async away(seat, person) {
          const own = eyes.find(each => each.person === person)!
          eyes.splice(eyes.indexOf(own), 1)
          room.unwatch(own)
          time.pass(longer)
          await agree('standIn', seat, () => botOf(room.state.seats[seat]) !== null)
        },
        async back(_, person) {
          eyes.push(new Eyes(person))
          room.watch(eyes.at(-1)!)
          await change(person, takeBack)
        },
      },
    }
    /** The others let somebody else have the bot's seat. */
    async function byVote(seat: Seat, _person: string, turn: number): Promise<void> {
      const person = await newcomer(seat, turn)
      await agree('take', seat, () => personAt(room.state.seats[seat]) === person)
    }

    // The first move makes it a game that is being played.
    await act(room.state.standing.actors[0]!)
    for (let turn = 0; turn < (sampled[meta.id] ?? Number.POSITIVE_INFINITY) && !room.state.over; turn++) {
      const seat = random.pick(room.state.standing.actors)
      const person = personAt(room.state.seats[seat])!
      const { version } = room
      const { away, back } = ways[random.pick(Object.keys(ways))]!
      await away(seat, person)
      await check()
      await later(version)
      if (room.state.over) break
      try {
        await back(seat, person, turn)
      } catch (error) {
        // The bot has ended the game meanwhile.
        if (!room.state.over) throw error
      }
      await check()
      // Those who left long ago go home.
      const gone = eyes.filter(each => each.person !== 'spectator' && room.seatOf(each.person) === null)
      for (const each of gone.slice(0, -mostGone)) room.unwatch(eyes.splice(eyes.indexOf(each), 1)[0]!)
    }
    for (let steps = 0; !room.state.over && steps < 20_000; steps++) {
      const outcome = await act(room.state.standing.actors[0]!)
      expect(outcome.kind).toBe('done')
    }
    expect(room.state.over).toBe(true)
    await check()
    expect(problems).toEqual([])
  }, 900_000)
}

for (const { meta, load } of games) {
  test(`${meta.id}: a bot of every level decides from the seat's view at any decision`, async () => {
    const random = Generator.seeded(`any decision ${meta.id} ${sampleSeed}`)
    const game = await load()
    const options = configOf(game, meta.seats.min, short[meta.id] ?? {}).options
    const live = new LiveTable(game, { players: meta.seats.min, options, seed: `seed ${sampleSeed}` })
    const bots = ['random', 'greedy'].map(level => makeBot(game, level))
    for (let steps = 0; steps < (isWhole ? 2000 : 60) && live.actors().length > 0; steps++) {
      const seat = random.pick(live.actors())
      const moves = live.moves(seat)
      const { view } = live.viewFor(seat)
      const chosen = bots.map(bot => bot.choose(structuredClone(view), seat, moves, random))
      for (const move of chosen) expect(moves).toContainEqual(move)
      expect(live.act({ kind: 'move', seat, move: random.pick(chosen) }).ok).toBe(true)
    }
  }, 300_000)
}
