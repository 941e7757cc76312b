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
import { chapter, confrontationOf } from '../box/index.ts'
import { memories } from '../box/memories.ts'
import type { CaravanEvent } from '../events.ts'
import type { Frame } from '../frames.ts'
import { caravan } from '../index.ts'
import { tellEvent } from '../log/index.ts'
import { archetypes, type CaravanState } from '../state.ts'
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

  it('is accepted in the middle of every entry and of all rewards, also while they are given out one by one', () => {
    const chapters = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    const entries = [...chapters.flatMap(n => chapter(n).entries), ...memories]
    const rewards = chapters.map(n => ({ id: null, instr: confrontationOf(n).rewards }))
    const between = new Set<unknown>()
    for (const [i, { id, instr }] of [...entries, ...rewards].entries()) {
      const table = new CampaignTable(2, {}, undefined, i)
      table
        .wander(({ top }) => top?.kind === 'vote')
        .choose(0, 'go')
        .choose(1, 'go')
      const { state } = table
      for (const champion of archetypes) state.champions[champion].vigor = 1
      state.flow = [{ kind: 'campaign', step: 'outcome' }]
      const reads = (frame?: Frame) => frame?.kind === 'entry' && frame.entry === id
      table.enter({ kind: 'entry', entry: id, todo: [...instr], step: 'begin' }).wander(() => {
        const [, frame] = state.flow
        if (!reads(frame)) return true
        expect(verify(game, withoutRng(state), configOf(game, 2, {})), String(id)).toBeNull()
        if (frame?.kind === 'entry' && frame.todo[0] && 'do' in frame.todo[0]) between.add(frame.todo[0].do)
        return false
      })
    }
    expect([...between]).toEqual(expect.arrayContaining(['take-treasure', 'c-lose-vigor', 'dilemma', 'ordeal']))
  })

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
  const saveAt = (
    players: number,
    at: 'chapter' | 'confrontation' | 'after',
    options: JsonObject = {},
  ): CaravanState => {
    let found: CaravanState | null = null
    wander(players, options, 8, 4000, (state, _n, events) => {
      if (!found && events.some(event => event.e === 'saved' && event.at === at)) found = clone(state)
    })
    return found!
  }

  it.each([1, 2, 3, 4])('at the start of a chapter %i seats pick their Champions, and the game goes on', players => {
    const state = caravan.reseat(saveAt(3, 'chapter'), players, false, random())
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

  const random = () => Generator.seeded('reseated')
  const boards = ({ champions }: Pick<CaravanState, 'champions'>) =>
    Object.values(champions).map(({ player, slots, readiness, deck }) => [
      ...[player, slots.length, readiness.length, deck.length],
    ])

  it.each([
    ['confrontation', 'campaign', 1, 4],
    ['confrontation', 'campaign', 2, 3],
    ['confrontation', 'quick', 1, 2],
    ['confrontation', 'quick', 3, 4],
    ['after', 'campaign', 1, 3],
    ['after', 'quick', 2, 4],
  ] as const)('at the save %s of a %s of %i seats Companions get boards for %i', (at, mode, before, players) => {
    const options = { mode, startCircle: 5, ...(mode === 'campaign' && { startCircle: 1 }) }
    const then = saveAt(before, at, options)
    const state = caravan.reseat(clone(then), players, false, random())
    expect(verify(game, withoutRng(state), configOf(caravan, players, options))).toBeNull()
    const wanted = [...Array(players).fill([true, 3, 0, 7]), ...Array(4 - players).fill([false, 0, 3, 0])]
    expect(boards(state).sort()).toEqual(wanted.sort())
    if (state.save) expect(boards(state.save).sort()).toEqual(wanted.sort())
    expect(state.save?.champions.artist.maneuvers).toEqual(state.save && state.champions.artist.maneuvers)
    expect(tryOut(game, withoutRng(state), 150)).toBeNull()
    // Nobody who had a board has another one.
    for (const id of archetypes)
      if (then.champions[id].player)
        expect({ ...state.champions[id], seat: 0 }).toEqual({ ...then.champions[id], seat: 0 })
  })

  it('a Wound of a Companion is a Wound on its board, a ready token an open Slot, and cards stay twelve', () => {
    const then = saveAt(1, 'confrontation', { mode: 'quick' })
    const [companion] = archetypes.filter(id => !then.champions[id].player)
    then.champions[companion!].readiness = [
      { side: 'wound', at: 1 },
      { side: 'cooldown', at: 'off' },
      { side: 'cooldown', at: 'ready' },
    ]
    const { champions, decks } = caravan.reseat(clone(then), 2, false, random())
    const { slots } = champions[companion!]
    expect(slots.map(({ cond, card }) => [cond, card !== null])).toEqual([
      ['wound', true],
      ['cooldown', true],
      [null, false],
    ])
    const cards = [...decks.wounds, ...archetypes.flatMap(id => champions[id].slots.flatMap(({ card }) => card ?? []))]
    expect([...new Set(cards)]).toHaveLength(12)
    expect(cards).toHaveLength(12)
  })

  it('a ready-made Companion has the deck that it would have had from the beginning', () => {
    const options = { mode: 'quick', startCircle: 9 }
    const state = caravan.reseat(saveAt(1, 'confrontation', options), 4, false, random())
    const whole = saveAt(4, 'confrontation', options)
    for (const id of archetypes)
      expect([...state.champions[id].maneuvers].sort()).toEqual([...whole.champions[id].maneuvers].sort())
  })

  it('in the middle of a fight there are no more seats than Player Champions', () => {
    let seen = false
    wander(3, { mode: 'quick' }, 8, 400, state => {
      if (seen || state.fight?.round !== 1) return
      seen = true
      expect(() => caravan.reseat(clone(state), 4, false, random())).toThrow(/fight.*there are 3.*open a save/)
      const two = caravan.reseat(clone(state), 2, false, random())
      expect(verify(game, withoutRng(two), configOf(caravan, 2, { mode: 'quick' }))).toBeNull()
      expect(tryOut(game, withoutRng(two), 100)).toBeNull()
      expect(two.save!.champions.artist.seat).toBe(two.champions.artist.seat)
    })
    expect(seen).toBe(true)
  })

  it('anywhere before a fight there may be four seats, whatever is being asked, and the game goes on', () => {
    let widened = 0
    for (const [, players, options] of plays.filter(([, players]) => players < 4)) {
      wander(players, options, 22, 600, (state, n) => {
        if (
          n % 9 !== 0 ||
          (state.fight && !state.flow.some(frame => frame.kind === 'confrontation' && frame.step === 'stand'))
        )
          return
        const top = state.flow.at(-1)!
        if (top.kind === 'ask' && top.topic.what === 'woundPlace' && !state.champions[top.champion!].player) return
        widened++
        const four = caravan.reseat(clone(state), 4, false, random())
        expect(verify(game, withoutRng(four), configOf(caravan, 4, options))).toBeNull()
        expect(tryOut(game, withoutRng(four), 40, Generator.seeded(n))).toBeNull()
      })
    }
    expect(widened).toBeGreaterThan(20)
  })

  it('whatever is going on is asked of the new seats', () => {
    for (const [, players, options] of plays.filter(([, players]) => players > 1)) {
      wander(players, options, 21, 500, (state, n) => {
        if (n % 25 !== 0) return
        const one = caravan.reseat(clone(state), 1, false, random())
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

  it('made while some have decided in secret asks them again: it does not tell what they chose', () => {
    let votes = 0
    let efforts = 0
    wander(2, { playerChampions: 2 }, 44, 120, state => {
      const frame = state.flow.at(-1)
      const isVote = frame?.kind === 'vote' && Object.keys(frame.cast).length === 1
      const isEffort =
        frame?.kind === 'ordeal' && (frame.step === 'effort' || frame.step === 'fate') && frame.given.length > 0
      if (!isVote && !isEffort) return
      const { now } = campaignStates(game, fileOf(state, false, { playerChampions: 2 }), Generator.seeded(1))
      const opened = caravan.reseat({ ...now, rng: state.rng } as never, 2, false, Generator.seeded(1))
      expect(caravan.actors(opened)).toEqual([0, 1])
      const top = opened.flow.at(-1)!
      if (top.kind === 'vote') expect([top.ballots, top.cast]).toEqual([{}, {}])
      if (top.kind === 'ordeal') expect(caravan.moves(opened, 1).length).toBeGreaterThan(1)
      expect(tryOut(game, withoutRng(opened), 40)).toBeNull()
      if (isVote) votes++
      else efforts++
    })
    expect([votes > 5, efforts > 5]).toEqual([true, true])
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
  expect(caravan.reseat(structuredClone(state), 3, true, Generator.seeded(1)).options.followers).toBe('on')
  expect(caravan.reseat(structuredClone(state), 1, true, Generator.seeded(1)).options.followers).toBe('on')
  expect(caravan.reseat(structuredClone(state), 3, false, Generator.seeded(1)).options.followers).toBe('off')
})
