// Saves, states from outside, other numbers of seats, campaign files.
import {
  type CampaignFile,
  campaignFile,
  campaignStates,
  clone,
  configOf,
  type GameDefinition,
  Generator,
  type JsonObject,
  parseCampaign,
  recordOf,
  replay,
  type SavedEvent,
  Table,
  tryOut,
  verify,
} from '@acheron/engine'
import { describe, expect, it, test } from 'vitest'
import type { CaravanEvent } from '../events.ts'
import { caravan } from '../index.ts'
import { tellEvent } from '../log/index.ts'
import type { CaravanState } from '../state.ts'
import { words } from '../texts/words.ts'
import { CampaignTable } from './campaign-table.ts'

const game = caravan as unknown as GameDefinition

type Visit = (state: CaravanState, n: number, events: readonly CaravanEvent[]) => void

/** Random play, until it is over or long enough. */
function wander(players: number, options: JsonObject, seed: number, most: number, visit: Visit): void {
  const random = Generator.seeded(seed)
  const choice = Generator.seeded(`choice ${seed}`)
  let events: CaravanEvent[] = []
  const ctx = { random, emit: (event: CaravanEvent) => void events.push(event) }
  const state = caravan.setup(configOf(caravan, players, options), random)
  caravan.advance(state, ctx)
  for (let n = 0; n < most && caravan.actors(state).length > 0; n++) {
    visit(state, n, events)
    events = []
    const seat = choice.pick(caravan.actors(state))
    caravan.play(state, seat, choice.pick(caravan.moves(state, seat)), ctx)
  }
}

const aSave = {
  e: 'saved',
  chapter: 2,
  difficulty: 'standard',
  levels: { mercenary: 1, devotee: 1, outlaw: 1, artist: 1 },
  treasures: 0,
  players: 1,
} as const

const withoutRng = ({ rng: _, ...rest }: CaravanState): JsonObject => clone(rest) as unknown as JsonObject

const plays: readonly [string, number, JsonObject][] = [
  ['a campaign for three', 3, {}],
  ['a campaign alone, on closed hands', 1, { openHands: 'off', casualDecks: 'on' }],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((startCircle): [string, number, JsonObject] => [
    `a fight in circle ${startCircle}`,
    1 + (startCircle % 4),
    { mode: 'quick', startCircle, difficulty: startCircle % 3 === 0 ? 'grim' : 'standard' },
  ]),
]

describe('saves', () => {
  const saved = (events: readonly CaravanEvent[]) => events.filter(event => event.e === 'saved')

  it('are asked for at the start of a chapter, before its fight and after it, with what they hold', () => {
    const table = new CampaignTable(2, {}, () => ({ result: 'victory', objective: null }), 5)
    table.wander(
      ({ state }) => state.chapter === 2,
      ({ moves, random }, seat) => {
        const listed = moves.call(table, seat)
        return listed.find(move => move.do === 'vote' && move.option === 'go') ?? random.pick(listed)
      },
    )
    expect(saved(table.events).map(({ at, chapter, result }) => [at, chapter, result])).toEqual([
      ['chapter', 1, undefined],
      ['confrontation', 1, undefined],
      ['after', 1, 'victory'],
      ['chapter', 2, undefined],
    ])
    const [first] = saved(table.events)
    expect(first).toMatchObject({
      levels: { mercenary: 1, artist: 1 },
      treasures: 0,
      players: 2,
      difficulty: 'standard',
    })
  })

  it('have a name in every language', async () => {
    const { e, ...event } = aSave
    const named = async (language: 'en' | 'es' | 'sv', at: 'chapter' | 'confrontation') =>
      tellEvent({ e, ...event, at }, await words(language))
    expect(await named('en', 'confrontation')).toBe('Chapter 2, Lust: before the fight')
    expect(await named('es', 'chapter')).toBe('Capítulo 2, Lujuria: al comienzo')
    expect(await named('sv', 'confrontation')).toMatch(/^Kapitel 2, .+: före striden$/)
    expect(tellEvent({ e, ...event, at: 'after', result: 'defeat' }, await words('en'))).toMatch(/after the defeat$/)
  })
})

describe('a state from outside', () => {
  test.each(plays)(
    'is accepted as it comes up in %s, whole and dealt anew from what spectators see',
    (_name, players, options) => {
      const config = configOf(caravan, players, options)
      let seen = 0
      wander(players, options, 11, 400, (state, n) => {
        if (n % 20 !== 0) return
        seen++
        expect(verify(game, withoutRng(state), config)).toBeNull()
        const filled = caravan.determinize(clone(caravan.view(state, null)) as CaravanState, null, Generator.seeded(n))
        expect(verify(game, withoutRng(filled), config)).toBeNull()
        if (n % 100 === 0) expect(tryOut(game, withoutRng(filled), 40, Generator.seeded(n))).toBeNull()
      })
      expect(seen).toBeGreaterThan(3)
    },
  )

  /** A state in the middle of a card. */
  const fighting = (): { state: CaravanState; config: ReturnType<typeof configOf> } => {
    const options = { mode: 'quick', startCircle: 5 }
    let found: CaravanState | null = null
    wander(2, options, 4, 2000, state => {
      if (!found && state.flow.some(({ kind }) => kind === 'card')) found = clone(state)
    })
    return { state: found!, config: configOf(game, 2, options) }
  }

  const card = (state: CaravanState) => state.flow.find(frame => frame.kind === 'card')!
  const loop = { do: 'repeat', n: 99, fx: [{ do: 'repeat', n: 99, fx: [{ do: 'damage', to: 'you', n: 1 }] }] }
  const mutations: readonly [string, (state: CaravanState) => unknown][] = [
    ['an effect of an unknown word', state => Object.assign(card(state), { lines: [[{ do: 'conquer' }]] })],
    ['a word that every object has', state => Object.assign(card(state), { lines: [[{ do: 'constructor' }]] })],
    ['a program of its own', state => Object.assign(card(state), { lines: [[loop]] })],
    [
      'a program behind a price',
      state => Object.assign(card(state), { lines: [[{ do: 'choose', options: [{ label: 'pay', fx: [loop] }] }]] }),
    ],
    ['a program in a field nobody knows', state => Object.assign(card(state), { later: { deep: [loop] } })],
    [
      'a delayed program',
      state => {
        const { source, bound, serial } = card(state)
        state.fight!.delays.push({ until: 'turn-end', fx: [loop] as never, source, bound, serial })
      },
    ],
    [
      'a Mod that stands on no card',
      state =>
        state.fight!.mods.push({
          mod: { mod: 'hand-size', n: { count: 'each-champion' } },
          to: ['artist'],
          until: 'turn-end',
          serial: 1,
        }),
    ],
    ['a huge number', state => Object.assign(state.champions.artist, { vigor: 1e9 })],
    ['a number that loops for long', state => Object.assign(state.fight!.counters, { souls: 999_999 })],
    ['a number of the wrong kind', state => Object.assign(state.champions.artist, { vigor: '6' })],
    ['a part of a number', state => Object.assign(state.champions.artist, { vigor: 1.5 })],
    ['a Champion too few', state => Reflect.deleteProperty(state.champions, 'artist')],
    ['a card too many', state => state.decks.sins.push(state.decks.sins[0]!)],
    ['a Maneuver of another', state => state.champions.artist.deck.push(state.champions.outlaw.maneuvers[0]!)],
    ['a page of the journal that is none', state => Object.assign(state, { journal: ['1 r|011', 'hello there'] })],
    ['an unknown Treasure', state => state.caravan.box.push('excalibur')],
    ['an unknown step', state => Object.assign(card(state), { step: 'win' })],
    ['an unknown frame', state => state.flow.push({ kind: 'gift' } as never)],
    ['no frames', state => Object.assign(state, { flow: 'none' })],
    ['seats that are not there', state => Object.assign(state.champions.artist, { seat: 3 })],
    ['another number of players', state => Object.assign(state, { players: 4 })],
    ['a list that is none', state => Object.assign(state.champions.artist, { slots: { length: 3 } })],
    [
      'two on one Space',
      state => {
        const { fighters } = state.fight!
        fighters.artist.at = fighters.outlaw.at = 'A1.N'
      },
    ],
    [
      'depth without end',
      state => {
        let inner: unknown = 1
        for (let i = 0; i < 60; i++) inner = [inner]
        Object.assign(state, { more: inner })
      },
    ],
    ['a text without end', state => Object.assign(state, { more: 'x'.repeat(5000) })],
    [
      'a name that is the prototype',
      state => Object.defineProperty(state, '__proto__', { value: { end: 1 }, enumerable: true, configurable: true }),
    ],
  ]

  test.each(mutations)('is refused with %s', (_name, mutate) => {
    const { state, config } = fighting()
    expect(verify(game, withoutRng(state), config)).toBeNull()
    mutate(state)
    const { rng: _, ...rest } = state
    expect(verify(game, rest, config)).toEqual(expect.any(String))
  })

  it.each([null, 5, 'state', [], {}])('is refused when it is %j', value => {
    expect(verify(game, value, configOf(game, 2, {}))).toEqual(expect.any(String))
  })

  it('never throws nor hangs, whatever has been changed in it', () => {
    const junk: readonly unknown[] = [null, -1, 0, 7, 998, true, '', 'artist', 'A1.N', [], {}, [null], { do: 'end' }]
    const random = Generator.seeded('junk')
    const { state, config } = fighting()
    let refused = 0
    for (let i = 0; i < 400; i++) {
      const changed = withoutRng(state) as Record<string, unknown>
      let place: Record<string, unknown> = changed
      for (;;) {
        const keys = Object.keys(place)
        const key = keys[random.index(keys.length)]
        if (key === undefined) break
        const inner = place[key]
        if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && random.index(6) > 0) {
          place = inner as Record<string, unknown>
          continue
        }
        place[key] = junk[random.index(junk.length)]
        break
      }
      const why = verify(game, changed, config)
      if (why) refused++
      else tryOut(game, changed, 5, random)
    }
    expect(refused).toBeGreaterThan(200)
  })
})

describe('another number of seats', () => {
  /** The first state that a save holds. */
  const saveAt = (players: number, at: 'chapter' | 'confrontation', options: JsonObject = {}): CaravanState => {
    let found: CaravanState | null = null
    wander(players, options, 8, 4000, (state, _n, events) => {
      if (!found && events.some(event => event.e === 'saved' && event.at === at)) found = clone(state)
    })
    return found!
  }

  it.each([1, 2, 3, 4])('at the start of a chapter %i seats pick their Champions, and the game goes on', players => {
    const state = caravan.reseat(saveAt(3, 'chapter'), players)
    const config = configOf(caravan, players, {})
    if (players !== 3) expect(state.flow.at(-1)?.kind).toBe('draft')
    expect(verify(game, withoutRng(state), config)).toBeNull()
    const table = new Table(caravan, { players, seed: 1, start: withoutRng(state) })
    const choice = Generator.seeded(players)
    for (let n = 0; n < 60; n++) {
      const seat = choice.pick(table.actors())
      expect(seat).toBeLessThan(players)
      expect(table.submit(seat, choice.pick(table.moves(seat))).ok).toBe(true)
    }
    expect(new Set(Object.values(table.state.champions).map(({ seat }) => seat)).size).toBe(players)
  })

  it('in the middle of a chapter there are no more seats than Player Champions', () => {
    const state = saveAt(3, 'confrontation', { mode: 'quick' })
    expect(() => caravan.reseat(clone(state), 4)).toThrow(/there are 3; open the save of the chapter's start/)
    const two = caravan.reseat(clone(state), 2)
    const config = configOf(caravan, 2, { mode: 'quick' })
    expect(verify(game, withoutRng(two), config)).toBeNull()
    expect(tryOut(game, withoutRng(two), 100)).toBeNull()
    expect(two.save!.champions.artist.seat).toBe(two.champions.artist.seat)
  })

  it('whatever is going on is asked of the new seats', () => {
    for (const [, players, options] of plays.filter(([, players]) => players > 1)) {
      wander(players, options, 21, 500, (state, n) => {
        if (n % 25 !== 0) return
        const one = caravan.reseat(clone(state), 1)
        expect(verify(game, withoutRng(one), configOf(caravan, 1, options))).toBeNull()
        expect(tryOut(game, withoutRng(one), 10, Generator.seeded(n))).toBeNull()
      })
    }
  })
})

describe('a campaign file', () => {
  const fileOf = (state: CaravanState, whole: boolean, options: JsonObject): CampaignFile => {
    const event = { ...aSave, at: 'chapter', players: state.players } as unknown as SavedEvent
    const at = '2026-11-15T12:00:00.000Z'
    return campaignFile(game, {
      options: configOf(caravan, state.players, options).options as unknown as JsonObject,
      name: 'Ours',
      exported: at,
      whole,
      seats: Array.from({ length: state.players }, () => ({ kind: 'open' })),
      now: state,
      saves: [{ at, event, state: clone(state) }],
    })
  }

  test.each(plays)('of %s tells nothing that a spectator could not see, and goes on', (_name, players, options) => {
    wander(players, options, 31, 300, (state, n) => {
      if (n % 30 !== 0) return
      const file = parseCampaign(JSON.stringify(fileOf(state, false, options)))
      const seen = JSON.parse(JSON.stringify(caravan.view(state, null))) as JsonObject
      expect(file.now).toEqual(seen)
      expect(file.saves[0]!.state).toEqual(seen)
      expect(JSON.stringify(file)).not.toContain('"rng"')
      const { now, saves, config } = campaignStates(game, file, Generator.seeded(n))
      expect(saves).toHaveLength(1)
      expect(JSON.parse(JSON.stringify(caravan.view({ ...clone(now), rng: state.rng } as never, null)))).toEqual(seen)
      expect(config.players).toBe(players)
    })
  })

  it('of an over or local table is the state itself', () => {
    wander(2, {}, 41, 30, (state, n) => {
      if (n !== 25) return
      const file = fileOf(state, true, {})
      expect(file.now).toEqual(withoutRng(state))
      expect(campaignStates(game, file, Generator.seeded(1)).now).toEqual(withoutRng(state))
    })
  })

  it('is no way around the checks: a record that begins with a state is checked too', () => {
    const state = caravan.setup(configOf(caravan, 1, {}), Generator.seeded(1))
    caravan.advance(state, { random: Generator.seeded(1), emit: () => {} })
    const record = recordOf(new Table(game, { players: 1, seed: 1, start: withoutRng(state) }))
    expect(replay(game, record).actors()).toEqual([0])
    const forged = { ...record, start: { ...record.start, decks: {} } }
    expect(() => replay(game, forged)).toThrow(/^the record cannot begin with its state: 'decks'/)
  })

  it('of other rules, another game or another kind is refused in one line', () => {
    const state = caravan.setup(configOf(caravan, 1, {}), Generator.seeded(1))
    caravan.advance(state, { random: Generator.seeded(1), emit: () => {} })
    const file = fileOf(state, true, {})
    const refusal = (changes: object) => () => campaignStates(game, { ...file, ...changes }, Generator.seeded(1))
    expect(refusal({})).not.toThrow()
    expect(refusal({ rules: 1 })).toThrow(/opens campaigns of rules version .*, and this one is of version 1/)
    expect(refusal({ rules: 99 })).toThrow(/this one is of version 99/)
    expect(refusal({ game: 'nine-circles' })).toThrow(/one of 'nine-circles'/)
    const [save] = file.saves
    expect(refusal({ saves: [{ ...save, event: { ...save!.event, chapter: 99 } }] })).toThrow(/save 1: what its save/)
    expect(refusal({ saves: [{ ...save, event: { ...save!.event, players: 4 } }] })).toThrow(/save 1: it is for 1/)
    expect(refusal({ now: { ...file.now, decks: {} } })).toThrow(/cannot go on from where it stands: 'decks'/)
    const parse = (changes: object) => () => parseCampaign(JSON.stringify({ ...file, ...changes }))
    expect(parse({ format: 'acheron-record-1' })).toThrow(/format must be 'acheron-campaign-1'/)
    expect(parse({ extra: 1 })).toThrow(/unknown key 'extra'/)
    expect(parse({ seats: [] })).toThrow(/'seats' must say/)
    expect(parse({ saves: [{}] })).toThrow(/save 1/)
    expect(() => parseCampaign('{')).toThrow(/not valid JSON/)
  })
})

test('bots that join from a save go with the people in votes', () => {
  const state = new Table(caravan, { players: 1, seed: 'joining' }).state as CaravanState
  expect(state.options.followers).toBe('off')
  expect(caravan.reseat(structuredClone(state), 3, true).options.followers).toBe('on')
  expect(caravan.reseat(structuredClone(state), 1, true).options.followers).toBe('on')
  expect(caravan.reseat(structuredClone(state), 3, false).options.followers).toBe('off')
})
