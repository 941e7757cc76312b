import { expect, test } from 'vitest'
import { Generator } from '../src/chance.ts'
import { defineGame } from '../src/define.ts'
import { hash } from '../src/hash.ts'
import { parseRecord, recordOf, replay } from '../src/record.ts'
import { Table } from '../src/table.ts'
import { counting } from './counting.ts'
import { peek } from './peek.ts'
import { skirmish } from './skirmish/index.ts'
import { type Counter, cards, counters, type State } from './skirmish/state.ts'

const open = (players = 2, chance: readonly (string | number | string[])[] = []) =>
  new Table(skirmish, { players, seed: 'table', chance })

const bites: Counter[] = ['bite', 'bite', 'bite']

function without<T>(all: readonly T[], taken: readonly T[]): T[] {
  const left = [...all]
  for (const item of taken) left.splice(left.indexOf(item), 1)
  return left
}

/** A table at the moment before anybody acts, with these hands; the beast has these cards on top. */
function inRound(hands: State['hands'], top = bites) {
  const table = open(hands.length)
  table.arrange(state => ({
    ...state,
    hands,
    // Every card is somewhere.
    deck: without(cards, hands.flat()),
    counters: [...without(counters, top), ...top],
    flow: [{ kind: 'round' }, { kind: 'actions', acted: hands.map(() => false) }],
  }))
  return table
}

const kinds = (table: ReturnType<typeof open>) => table.state.flow.map(frame => frame.kind).join(' > ')

function play(table: ReturnType<typeof open>, seat: number, move: object) {
  const outcome = table.submit(seat, move)
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.events
}

test('a reaction interrupts a counterattack that interrupts an attack, and all of them go on afterwards', () => {
  const table = inRound([['torch'], ['riposte', 'shield']])
  play(table, 0, { do: 'attack' })
  expect(kinds(table)).toBe('round > actions > attack > counter > window')
  expect(table.actors()).toEqual([0, 1])
  play(table, 1, { do: 'play', card: 'riposte' })
  expect(kinds(table)).toBe('round > actions > attack > counter > window > attack > counter > window')
  play(table, 1, { do: 'play', card: 'shield' })
  // The riposte is over; the first counterattack's window asks again those who still hold a card.
  expect(kinds(table)).toBe('round > actions > attack > counter > window')
  expect(table.actors()).toEqual([0])
  const events = play(table, 0, { do: 'pass', forRound: false })
  expect(events).toEqual([{ e: 'harmed', seat: 0, vigor: 2 }])
  expect(kinds(table)).toBe('round > actions')
  expect(table.actors()).toEqual([1])
})

test('a mauled seat is asked in the middle of the counterattack, which goes on with the answer', () => {
  const mauled = () => {
    const table = inRound([['torch'], []], ['maul'])
    play(table, 0, { do: 'attack' })
    play(table, 0, { do: 'pass', forRound: false })
    return table
  }
  const table = mauled()
  expect(kinds(table)).toBe('round > actions > attack > counter > ask')
  expect(table.state.flow.at(-1)).toMatchObject({ seat: 0, topic: { what: 'stance', card: 'maul' } })
  expect(table.actors()).toEqual([0])
  expect(table.moves(0)).toEqual(['stand', 'giveGround'].map(option => ({ do: 'choose', option })))
  const { beast } = table.state
  expect(play(table, 0, { do: 'choose', option: 'giveGround' })).toEqual([
    { e: 'gaveGround', seat: 0, beast: beast + 1 },
    { e: 'harmed', seat: 0, vigor: 2 },
  ])
  expect(kinds(table)).toBe('round > actions')
  expect(play(mauled(), 0, { do: 'choose', option: 'stand' })).toEqual([{ e: 'harmed', seat: 0, vigor: 1 }])
})

test('seats act in any order', () => {
  const table = inRound([[], [], []])
  expect(table.actors()).toEqual([0, 1, 2])
  play(table, 2, { do: 'rest' })
  play(table, 0, { do: 'rest' })
  expect(table.actors()).toEqual([1])
})

test("a ballot is its own seat's secret until the last is in", () => {
  const table = open(3)
  play(table, 1, { do: 'vote', option: 'head' })
  const ballots = (seat: number | null) =>
    table.view(seat).flow.flatMap(frame => (frame.kind === 'vote' ? [frame.ballots] : []))
  expect(ballots(1)).toEqual([{ 1: 'head' }])
  expect(ballots(0)).toEqual([{ 1: null }])
  expect(ballots(null)).toEqual([{ 1: null }])
  expect(skirmish.viewMove({ do: 'vote', option: 'head' }, 1, 0)).toEqual({ do: 'vote', option: null })
  expect(skirmish.viewMove({ do: 'vote', option: 'head' }, 1, 1)).toEqual({ do: 'vote', option: 'head' })
})

test('a single answer is not asked, but a window that would tell what a hand holds is', () => {
  const table = inRound([['torch'], []])
  play(table, 0, { do: 'attack' })
  expect(table.actors()).toEqual([0])
  expect(table.moves(0)).toEqual([
    { do: 'pass', forRound: false },
    { do: 'pass', forRound: true },
  ])
})

test('a view has neither the generator, nor decks, nor other hands, but their sizes', () => {
  const table = inRound([['torch'], ['riposte', 'shield']])
  const view = table.view(0)
  expect(view).not.toHaveProperty('rng')
  expect(view.hands).toEqual([['torch'], [null, null]])
  expect(view.counters).toEqual(counters.map(() => null))
  expect(table.view(null).hands).toEqual([[null], [null, null]])
  expect(skirmish.viewEvent({ e: 'drew', seat: 1, card: 'torch' }, 0)).toEqual({ e: 'drew', seat: 1, card: null })
  expect(skirmish.viewEvent({ e: 'drew', seat: 1, card: 'torch' }, 1)).toEqual({ e: 'drew', seat: 1, card: 'torch' })
  expect(table.state.hands).toEqual([['torch'], ['riposte', 'shield']])
})

test('undo goes back step by step, redo forward again', () => {
  const table = inRound([[], [], []])
  const start = hash(table.state)
  play(table, 0, { do: 'rest' })
  const rested = hash(table.state)
  expect(table.undo(0)).toMatchObject({ ok: true, entry: { seat: 0, move: { do: 'rest' } }, events: [] })
  expect(hash(table.state)).toBe(start)
  expect(table.entries).toEqual([])
  expect(table.redo(0)).toMatchObject({ ok: true })
  expect(hash(table.state)).toBe(rested)
  expect(table.redo(0)).toMatchObject({ ok: false, why: 'nothing-to-redo' })
})

test('a new move forgets what could have been redone', () => {
  const table = inRound([[], []])
  play(table, 0, { do: 'rest' })
  table.undo(0)
  play(table, 1, { do: 'rest' })
  expect(table.redo(0)).toMatchObject({ ok: false, why: 'nothing-to-redo' })
})

test("undo stops at another seat's decision until that is taken back", () => {
  const table = inRound([[], [], []])
  play(table, 0, { do: 'rest' })
  play(table, 1, { do: 'rest' })
  expect(table.undo(0)).toMatchObject({ ok: false, why: 'not-yours-to-undo' })
  expect(table.undo(1)).toMatchObject({ ok: true })
  expect(table.undo(0)).toMatchObject({ ok: true })
})

test('undo stops at chance', () => {
  const table = inRound([[], []])
  play(table, 0, { do: 'attack' })
  expect(table.entries[0]?.chance).toHaveLength(1)
  expect(table.undo(0)).toMatchObject({ ok: false, why: 'nothing-to-undo' })
})

test('undo stops at the last ballot, which shows all of them', () => {
  const table = open()
  play(table, 0, { do: 'vote', option: 'head' })
  expect(table.canUndo(0)).toBe(true)
  play(table, 1, { do: 'vote', option: 'head' })
  expect(table.entries[1]?.chance).toEqual([])
  expect(table.undo(1)).toMatchObject({ ok: false, why: 'nothing-to-undo' })
})

test('undo stops at a card drawn from a deck that was shuffled long ago', () => {
  const table = inRound([[], []])
  play(table, 0, { do: 'rest' })
  expect(table.canUndo(0)).toBe(true)
  const events = play(table, 1, { do: 'rest' })
  expect(events.map(event => event.e)).toEqual(['rested', 'drew', 'drew'])
  expect(table.entries[1]?.chance).toEqual([])
  expect(table.undo(1)).toMatchObject({ ok: false, why: 'nothing-to-undo' })
})

test('what a step showed is found out also when it is asked for only after later ones', () => {
  const table = inRound([[], []])
  play(table, 0, { do: 'rest' })
  play(table, 1, { do: 'rest' }) // cards are drawn
  const drawn = hash(table.state)
  const [next] = table.actors()
  play(table, next!, { do: 'vote', option: 'head' })
  expect(table.undo(next!)).toMatchObject({ ok: true })
  expect(hash(table.state)).toBe(drawn)
  expect(table.canUndo(1)).toBe(false)
  expect(table.undo(1)).toMatchObject({ ok: false, why: 'nothing-to-undo' })
  expect(hash(table.state)).toBe(drawn)
})

test.each([
  ['a move that is not listed', 0, { do: 'fly' }, 'illegal-move'],
  ['a move with a key too many', 0, { do: 'rest', twice: true }, 'illegal-move'],
  ['no move at all', 0, undefined, 'illegal-move'],
  ['a seat that is not at the table', 2, { do: 'rest' }, 'not-your-turn'],
  ['a seat that has acted', 1, { do: 'rest' }, 'not-your-turn'],
])('%s is refused and changes nothing', (_, seat, move, why) => {
  const table = inRound([[], []])
  play(table, 1, { do: 'rest' })
  const before = hash(table.state)
  expect(table.submit(seat, move)).toMatchObject({ ok: false, why })
  expect(hash(table.state)).toBe(before)
  expect(table.entries).toHaveLength(1)
})

test('rules that throw in the middle of a move leave the table as it was', () => {
  const broken = {
    ...skirmish,
    play: (state: State) => {
      state.beast = 99
      throw new Error('broken')
    },
  }
  const table = new Table(broken, { players: 1, seed: 1 })
  const before = hash(table.state)
  expect(() => table.submit(0, { do: 'vote', option: 'head' })).toThrow('broken')
  expect(hash(table.state)).toBe(before)
})

test.each([
  [0, 'skirmish is for 1 to 4 players, got 0'],
  [5, 'skirmish is for 1 to 4 players, got 5'],
  [1.5, 'skirmish is for 1 to 4 players, got 1.5'],
])('%d players are refused', (players, message) => {
  expect(() => open(players)).toThrow(message)
})

test('a record of a table plays again to the same state, also in part', () => {
  const table = open(1)
  play(table, 0, { do: 'vote', option: 'head' })
  const half = hash(table.state)
  play(table, 0, { do: 'attack' })
  const record = parseRecord(JSON.stringify(recordOf(table)))
  expect(hash(replay(skirmish, record).state)).toBe(hash(table.state))
  expect(hash(replay(skirmish, record, 1).state)).toBe(half)
})

test('a record that was tampered with is refused, with the place', () => {
  const table = open(1)
  play(table, 0, { do: 'vote', option: 'head' })
  play(table, 0, { do: 'attack' })
  const record = recordOf(table)
  const [vote, attack] = record.entries
  const tampered =
    (entries: unknown[], more = {}) =>
    () =>
      replay(skirmish, parseRecord(JSON.stringify({ ...record, ...more, entries })))
  expect(tampered([vote, { ...attack, hash: '0'.repeat(16) }])).toThrow(/^entry 2: the state's hash is/)
  const [face] = attack!.chance
  expect(tampered([vote, { ...attack, chance: [(Number(face) % 6) + 1] }])).toThrow(/^entry 2: chance gave/)
  expect(tampered([attack])).toThrow('entry 1: not a legal move for seat 0: {"do":"attack"}')
  expect(tampered([{ ...vote, seat: 3 }])).toThrow('entry 1: seat 3 is not to move; to move: 0')
  expect(tampered([vote], { rules: 9 })).toThrow('the record was played by rules version 9, this is version 1')
})

test.each([
  ['{"format":', 'not a record: the file is not valid JSON'],
  ['[]', 'not a record: expected one JSON object'],
  ['{"format":"other"}', `not a record: format must be 'acheron-record-1', got "other"`],
  [
    '{"format":"acheron-record-1","game":"g","seed":1,"rules":1,"players":1,"options":{},"entries":[]}',
    "'seed' must be a text",
  ],
  [
    '{"format":"acheron-record-1","game":"g","seed":"1","rules":1,"players":"1","options":{},"entries":[]}',
    "'players' must be a whole number",
  ],
  [
    '{"format":"acheron-record-1","game":"g","seed":"1","rules":1,"players":2,"options":{},"names":["Ana"]}',
    "'names' must be a text or null per seat",
  ],
  [
    '{"format":"acheron-record-1","game":"g","seed":"1","rules":1,"players":1,"options":{},"names":[7]}',
    "'names' must be a text or null per seat",
  ],
  [
    '{"format":"acheron-record-1","game":"g","seed":"1","rules":1,"players":1,"options":{}}',
    "'entries' must be a list",
  ],
  [
    '{"format":"acheron-record-1","game":"g","seed":"1","rules":1,"players":1,"options":{},"entries":[{}]}',
    'entry 1 must have seat, move',
  ],
])('%s is not a record', (text, message) => {
  expect(() => parseRecord(text)).toThrow(message)
})

test('a peek that only its own event tells cannot be taken back', () => {
  // The card stays where it was: nothing in the state says that it was seen.
  const table = new Table(defineGame(peek), { players: 2, seed: 3 })
  expect(table.submit(0, { do: 'peek' })).toMatchObject({ ok: true })
  expect(table.canUndo(0)).toBe(false)
})

test('a record cannot bring dice of its own', () => {
  const table = open(1)
  play(table, 0, { do: 'vote', option: 'head' })
  const forged = { ...recordOf(table), chance: [6, 6, 6] }
  expect(() => parseRecord(JSON.stringify(forged))).toThrow("unknown key 'chance'")
})

test('a record whose entries were played by other rules is refused', () => {
  const table = open(1)
  play(table, 0, { do: 'vote', option: 'head' })
  const record = recordOf(table)
  const entries = record.entries.map(entry => ({ ...entry, rules: 9 }))
  expect(() => replay(skirmish, { ...record, entries })).toThrow(
    'entry 1: played by rules version 9, the record says 1',
  )
})

test('what every object has is no part of a move', () => {
  const table = inRound([[], []])
  expect(table.submit(0, JSON.parse('{"do":"rest","__proto__":{}}'))).toMatchObject({ ok: false, why: 'illegal-move' })
  expect(table.submit(0, JSON.parse('{"__proto__":{}}'))).toMatchObject({ ok: false, why: 'illegal-move' })
})

test('what others can guess of a hand from what its owner does with it can be taken back', () => {
  const order = peek.setup({ players: 2, options: {} }, Generator.seeded('3')).deck.join()
  const telling = defineGame({
    ...peek,
    phases: {
      // Stopping is legal with one order of the cards only, and the one who stops knows it.
      peek: {
        ...peek.phases.peek!,
        moves: (state, frame, seat) => (state.deck.join() === order ? peek.phases.peek!.moves(state, frame, seat) : []),
      },
    },
    secrets: { ...peek.secrets, state: [{ place: 'deck.*', seenBy: (_state, seat) => seat === 0 }] },
    fill(view, _seat, random) {
      if (view.deck.includes(null as unknown as string)) peek.fill(view, 1, random)
    },
  })
  const table = new Table(telling, { players: 2, seed: 3 })
  expect(table.submit(0, { do: 'stop' })).toMatchObject({ ok: true })
  expect(table.undo(0)).toMatchObject({ ok: true })
})

test('a table that begins from a state goes on there, with chance of its own seed', () => {
  const before = new Table(skirmish, { players: 2, seed: 'before' })
  for (let i = 0; i < 6; i++) {
    const seat = before.actors()[0]!
    expect(before.submit(seat, before.moves(seat)[0]).ok).toBe(true)
  }
  const { rng: _, ...start } = structuredClone(before.state)
  const after = new Table(skirmish, { players: 2, seed: 'after', start })
  expect(after.state).toEqual({ ...start, rng: new Table(skirmish, { players: 2, seed: 'after', start }).state.rng })
  expect(after.state.rng).not.toEqual(before.state.rng)
  expect(after.entries).toEqual([])
  expect(after.actors()).toEqual(before.actors())
  const seat = after.actors()[0]!
  expect(after.submit(seat, after.moves(seat)[0]).ok).toBe(true)
  const again = replay(skirmish, parseRecord(JSON.stringify(recordOf(after))))
  expect(again.state).toEqual(after.state)
})

test('a seat that nobody waits for may decide where the game says so, and only there', () => {
  const { moves } = counting
  const eager = {
    ...counting,
    others: () => [2],
    moves: (state: Parameters<typeof moves>[0]) => moves(state, state.turn),
  }
  const table = new Table(eager, { players: 3, seed: 'others' })
  expect(table.actors()).toEqual([0])
  expect(table.submit(1, { add: 1 })).toMatchObject({ ok: false, why: 'not-your-turn' })
  expect(table.submit(2, { add: 1 })).toMatchObject({ ok: true, events: [{ seat: 2 }] })
})
