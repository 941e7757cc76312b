import { join } from 'node:path'
import { makeBot } from '@acheron/bots'
import { Generator, type JsonObject, type Seat } from '@acheron/engine'
import { games } from '@acheron/games'
import type { ClockRules, SeatPlan } from '@acheron/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { isWhole, sampleSeed } from '../../../../scripts/sampling.ts'
import { BotPlayer } from '../../src/bots/player.ts'
import type { BotPool } from '../../src/bots/pool.ts'
import { noFanout } from '../../src/fanout.ts'
import { Metrics } from '../../src/metrics.ts'
import { People } from '../../src/people.ts'
import { sitDown } from '../../src/seating/acts.ts'
import { Seatings } from '../../src/seating/changes.ts'
import { personAt } from '../../src/store/seating.ts'
import { SqliteStore } from '../../src/store/sqlite.ts'
import type { Acted } from '../../src/tables/actions.ts'
import { newTable } from '../../src/tables/open.ts'
import { Registry } from '../../src/tables/registry.ts'
import { type TimeEvent, Timekeeper } from '../../src/time/keeper.ts'
import { folder, undoFinder } from '../help.ts'
import { MovedTime } from './moved.ts'

/** Decisions at which the time runs out, before the rest of the game is played out. */
const mostTimeouts = isWhole ? 1000 : 60
/** Options by which a game is as short as it can be. */
const short: Record<string, JsonObject> = { caravan: { mode: 'quick' } }
const hour = 3_600_000

const personOf = (id: string) => ({ id, name: `name of ${id}`, language: 'en' }) as const

for (const { meta, load } of games) {
  const players = Math.min(meta.seats.max, Math.max(2, meta.seats.min))
  test(`${meta.id}: time runs out at every decision of a random game, of each who has to decide, and a bot plays it once`, async () => {
    const random = Generator.seeded(`time-out ${meta.id} ${sampleSeed}`)
    const store = new SqliteStore({ file: join(folder(), 'data.sqlite') })
    const metrics = new Metrics()
    const problems: object[] = []
    const log = { info() {}, warn() {}, error: (data: object) => void problems.push(data) }
    const people = new People(store)
    const time = new MovedTime()
    const pool: Pick<BotPool, 'ask' | 'hasRoomFor' | 'closed'> = {
      ...{ closed: false, hasRoomFor: () => true },
      ask: async ({ bot, view, seat, moves, seed }) =>
        makeBot(game, bot === 'greedy' ? 'random' : bot).choose(view, seat, moves, Generator.seeded(seed)),
    }
    const player: BotPlayer = new BotPlayer(
      pool,
      log,
      id => registry.room(id),
      () => Promise.resolve(),
    )
    const registry: Registry = new Registry({
      ...{ store, metrics, fanout: noFanout, people, games, log, undo: undoFinder(), time },
      onTurn: room => {
        player.consider(room)
        keeper.consider(room)
      },
    })
    const seatings = new Seatings({ store, registry, people })
    const keeper = new Timekeeper({ store, registry, seatings, time, log })
    const events: TimeEvent[] = []
    keeper.listen(event => void events.push(event))
    onTestFinished(async () => {
      await registry.close()
      await store.close()
      metrics.close()
    })
    const game = await load()
    const clock: ClockRules = { kind: 'slow', per: 'decision', hours: 24, reserve: 0, daysOff: [], timeout: 'decide' }
    const seats = Array.from({ length: players }, (_, i): SeatPlan => ({ kind: i === 0 ? 'me' : 'open' }))
    const asked = { game: meta.id, options: short[meta.id] ?? {}, seats, clock }
    const { id } = await registry.openRoom(newTable(game, asked, personOf('p0'), `seed ${sampleSeed}`))
    for (let i = 1; i < players; i++) await seatings.change(id, personOf(`p${i}`), moment => sitDown(moment, i))
    const room = await registry.room(id)
    const runs = (seat: Seat) => room.state.clock?.seats[seat]?.from !== null
    const settled = () =>
      expect
        .poll(() =>
          room.state.clock?.seats.every((_, seat) => runs(seat) === room.state.standing.actors.includes(seat)),
        )
        .toBe(true)
    const outs = () => room.state.clock!.seats.reduce((sum, one) => sum + one.outs, 0)

    let timeouts = 0
    for (let turn = 0; turn < mostTimeouts && !room.state.over; turn++) {
      await settled()
      const { version } = room
      const { actors } = room.state.standing
      if (random.pick([true, false, false])) {
        const seat = random.pick(actors)
        const move = random.pick(room.state.live.moves(seat).filter(each => !game.concedes(each)))
        time.pass(hour / 6)
        const by = { person: personAt(room.state.seats[seat]) }
        const outcome = await new Promise<Acted>(answer =>
          room.act(by, { kind: 'move', seat, move }, room.version, answer),
        )
        expect(outcome.kind).toBe('done')
        continue
      }
      time.pass(25 * hour)
      const told = events.length
      await keeper.look()
      await player.rested(room)
      // Each is told once, and has had one decision made for them, unless another's has made it needless.
      const out = events.slice(told).filter(({ kind }) => kind === 'out')
      expect(out.map(({ seat }) => seat).toSorted()).toEqual([...actors].toSorted())
      await expect.poll(() => room.state.clock?.seats.some(one => one.out)).toBe(false)
      expect(outs()).toBeGreaterThan(timeouts)
      expect(outs()).toBeLessThanOrEqual(timeouts + actors.length)
      expect(room.version - version).toBe(outs() - timeouts)
      timeouts = outs()
    }
    expect(timeouts).toBeGreaterThan(0)
    expect(problems).toEqual([])
  }, 300_000)
}
