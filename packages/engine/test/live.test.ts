import { describe, expect, test } from 'vitest'
import { Generator } from '../src/chance.ts'
import { InputError } from '../src/errors.ts'
import type { GameEvent, GameState, Move } from '../src/game.ts'
import { isHarmless } from '../src/harmless.ts'
import { hash } from '../src/hash.ts'
import { equal } from '../src/json.ts'
import { LiveTable, type Snapshot } from '../src/live.ts'
import { parseRecord, replay } from '../src/record.ts'
import { counting } from './counting.ts'
import { skirmish } from './skirmish/index.ts'
import type { State } from './skirmish/state.ts'

const settings = { players: 3, seed: 'live' }

const textsOf = (steps: readonly object[]) => steps.map(step => JSON.stringify(step))

/** A table played at random with undo and redo on the way, and the snapshots that it offered. */
function played(seed: string) {
  const table = new LiveTable(skirmish, { ...settings, seed })
  const random = Generator.seeded(`${seed}/moves`)
  const snapshots: Snapshot<State>[] = []
  while (table.actors().length > 0) {
    const seat = random.pick(table.actors())
    findOut(table)
    const undoable = [0, 1, 2].filter(each => table.viewFor(each).canUndo)
    const redoable = [0, 1, 2].filter(each => table.viewFor(each).canRedo)
    const chosen = random.die(6)
    if (chosen <= 2 && undoable.length > 0) expect(table.act({ kind: 'undo', seat: undoable[0]! }).ok).toBe(true)
    else if (chosen <= 4 && redoable.length > 0) expect(table.act({ kind: 'redo', seat: redoable[0]! }).ok).toBe(true)
    else expect(table.act({ kind: 'move', seat, move: random.pick(table.moves(seat)) }).ok).toBe(true)
    const snapshot = table.snapshot()
    if (snapshot.version !== snapshots.at(-1)?.version) snapshots.push(structuredClone(snapshot))
  }
  return { table, snapshots }
}

/** Settles which of the last steps can be taken back. */
function findOut<S extends GameState, M extends Move, E extends GameEvent>(table: LiveTable<S, M, E>): void {
  for (let doubt = table.doubt(); doubt; doubt = table.doubt()) table.resolve(isHarmless(table.game, doubt), doubt.back)
}

test('a table restored from any snapshot and its steps is the same table', () => {
  const { table, snapshots } = played('restore')
  expect(table.steps.some(step => step.kind === 'undo')).toBe(true)
  expect(table.steps.some(step => step.kind === 'redo')).toBe(true)
  expect(snapshots.length).toBeGreaterThan(1)
  const steps = textsOf(table.steps)
  for (const snapshot of [null, ...snapshots]) {
    const restored = new LiveTable(skirmish, table.settings, { snapshot: JSON.parse(JSON.stringify(snapshot)), steps })
    expect(hash(restored.state)).toBe(hash(table.state))
    expect(restored.entries).toEqual(table.entries)
    expect(restored.viewFor(0)).toEqual(table.viewFor(0))
  }
})

test('a table restored without its oldest steps is the same table from there on', () => {
  const { table, snapshots } = played('restore')
  const steps = textsOf(table.steps)
  const snapshot = snapshots.at(-1)!
  const restored = new LiveTable(skirmish, table.settings, {
    snapshot,
    steps: steps.slice(snapshot.version),
    before: snapshot.version,
  })
  expect(hash(restored.state)).toBe(hash(table.state))
  expect(restored).toMatchObject({
    version: table.version,
    entryCount: table.entryCount,
    retaken: table.retaken,
    stepsFrom: snapshot.version,
  })
  expect(restored.stepsSince(snapshot.version)).toEqual(table.stepsSince(snapshot.version))
  expect(() => restored.stepsSince(snapshot.version - 1)).toThrow('are not here')
})

test('a table that goes on from where it was parked plays nothing again, and takes back what could be taken back', () => {
  let plays = 0
  const game: typeof skirmish = {
    ...skirmish,
    play(...given) {
      plays++
      skirmish.play(...given)
    },
  }
  for (let moves = 1; moves < 40; moves++) {
    const table = new LiveTable(skirmish, { ...settings, seed: `park ${moves}` })
    const random = Generator.seeded(`moves ${moves}`)
    for (let i = 0; i < moves && table.actors().length > 0; i++) {
      findOut(table)
      const back = [0, 1, 2].find(each => table.viewFor(each).canUndo)
      const again = [0, 1, 2].find(each => table.viewFor(each).canRedo)
      const chosen = random.die(6)
      const seat = random.pick(table.actors())
      if (chosen === 1 && back !== undefined) table.act({ kind: 'undo', seat: back })
      else if (chosen === 2 && again !== undefined) table.act({ kind: 'redo', seat: again })
      else table.act({ kind: 'move', seat, move: random.pick(table.moves(seat)) })
    }
    const parked = { version: table.version, state: structuredClone(table.state) }
    plays = 0
    const steps = textsOf(table.steps)
    const restored = new LiveTable(game, table.settings, { snapshot: structuredClone(table.snapshot()), parked, steps })
    expect(plays).toBe(0)
    for (;;) {
      findOut(table)
      findOut(restored)
      expect([0, 1, 2].map(seat => restored.viewFor(seat))).toEqual([0, 1, 2].map(seat => table.viewFor(seat)))
      const seat = [0, 1, 2].find(each => table.viewFor(each).canUndo)
      if (seat === undefined) break
      expect(restored.act({ kind: 'undo', seat }).ok).toBe(table.act({ kind: 'undo', seat }).ok)
    }
  }
})

test('at least the last 64 steps can be taken back, and far earlier ones no more', () => {
  const table = new LiveTable(counting, { players: 1, seed: 'back', options: { goal: 100_000 } })
  for (let i = 0; i < 200; i++) table.act({ kind: 'move', seat: 0, move: { add: 1 } })
  let back = 0
  while (table.act({ kind: 'undo', seat: 0 }).ok) back++
  expect(back).toBeGreaterThanOrEqual(64)
  expect(back).toBeLessThan(100)
  expect(table.snapshot().version).toBe(200 - back)
})

test('a table that follows the steps of another is the same table after each of them', () => {
  const { table } = played('follow')
  const follower = new LiveTable(skirmish, table.settings)
  for (const step of textsOf(table.steps)) follower.follow(step)
  expect(hash(follower.state)).toBe(hash(table.state))
  expect(follower.entries).toEqual(table.entries)
  expect(follower.viewFor(0)).toEqual(table.viewFor(0))
  expect(follower.retaken).toBe(table.retaken)
  expect(follower.steps).toEqual(table.steps)
})

test('a step is not followed where one is missing before it, nor where it leads elsewhere', () => {
  const { table } = played('follow')
  const [first, second] = table.steps
  const follower = new LiveTable(skirmish, table.settings)
  expect(() => follower.follow(JSON.stringify(second))).toThrow('does not follow 0')
  const changed = { ...first, entry: { ...first!.entry, hash: 'f'.repeat(16) } }
  expect(() => follower.follow(JSON.stringify(changed))).toThrow('does not play again')
})

test('a table restored in the middle can undo what could be undone', () => {
  const table = new LiveTable(skirmish, settings)
  table.act({ kind: 'move', seat: 1, move: { do: 'vote', option: 'head' } })
  const restored = new LiveTable(skirmish, settings, { snapshot: null, steps: textsOf(table.steps) })
  expect(restored.viewFor(1).canUndo).toBe(false)
  findOut(restored)
  expect(restored.viewFor(1).canUndo).toBe(true)
  expect(restored.act({ kind: 'undo', seat: 1 })).toMatchObject({ ok: true, step: { version: 2, kind: 'undo' } })
  expect(restored.entries).toEqual([])
  expect(restored.viewFor(1)).toMatchObject({ version: 2, entries: 0, canUndo: false, canRedo: true })
})

test('steps that were tampered with do not restore', () => {
  const { table } = played('tamper')
  const steps = textsOf(
    table.steps.map((step, i) => (i === 3 ? { ...step, entry: { ...step.entry, hash: 'f'.repeat(16) } } : step)),
  )
  expect(() => new LiveTable(skirmish, table.settings, { snapshot: null, steps })).toThrow('step 4 does not play again')
})

test('the past is shown as it was seen, from any moment, in any order', () => {
  const seen: ReturnType<LiveTable['viewAt']>['view'][] = []
  const table = new LiveTable(skirmish, { ...settings, seed: 'past' })
  const random = Generator.seeded('past moves')
  seen.push(table.viewFor(1).view)
  while (table.actors().length > 0) {
    const seat = random.pick(table.actors())
    table.act({ kind: 'move', seat, move: random.pick(table.moves(seat)) })
    seen.push(table.viewFor(1).view)
  }
  const order = random.shuffle([...seen.keys()])
  for (const entry of order) expect(equal(table.viewAt(entry, 1).view, seen[entry])).toBe(true)
  const first = table.entries[0]!
  expect(table.viewAt(1, first.seat)).toMatchObject({ entry: 1, by: first.seat, move: first.move })
  expect(table.viewAt(1, null).move).toEqual({ do: 'vote', option: null })
  expect(table.viewAt(0, null)).toMatchObject({ entry: 0, by: null, move: null })
})

test('each viewer is told a step as it may see it', () => {
  const table = new LiveTable(skirmish, settings)
  const outcome = table.act({ kind: 'move', seat: 1, move: { do: 'vote', option: 'head' } })
  if (!outcome.ok) throw new Error(outcome.message)
  expect(table.show(outcome.step, 1).move).toEqual({ do: 'vote', option: 'head' })
  expect(table.show(outcome.step, 0).move).toEqual({ do: 'vote', option: null })
  expect(table.show(outcome.step, null)).toEqual({
    version: 1,
    kind: 'move',
    seat: 1,
    move: { do: 'vote', option: null },
    events: [{ e: 'voted', seat: 1 }],
  })
  expect(table.viewFor(null)).toMatchObject({ seat: null, moves: [], canUndo: false })
})

test('a refused action changes nothing', () => {
  const table = new LiveTable(skirmish, settings)
  const before = hash(table.state)
  expect(table.act({ kind: 'move', seat: 0, move: { do: 'fly' } })).toMatchObject({ ok: false, why: 'illegal-move' })
  expect(table.act({ kind: 'undo', seat: 0 })).toMatchObject({ ok: false, why: 'nothing-to-undo' })
  expect(table.version).toBe(0)
  expect(hash(table.state)).toBe(before)
})

test("the past of a table with scripted chance is the script's, not the seed's", () => {
  const table = new LiveTable(skirmish, { players: 1, seed: 'script', chance: [6, 1, 6] })
  const seen = [table.viewFor(0).view]
  for (const move of [{ do: 'vote', option: 'head' }, { do: 'attack' }]) {
    expect(table.act({ kind: 'move', seat: 0, move }).ok).toBe(true)
    seen.push(table.viewFor(0).view)
  }
  for (const entry of [2, 1, 0, 2]) expect(table.viewAt(entry, 0).view).toEqual(seen[entry])
})

describe('a look back', () => {
  /** A table of many moves, and the number of moves that a look into the past replays. */
  function counted(moves: number) {
    let count = 0
    const game: typeof counting = {
      ...counting,
      play(...given) {
        count++
        counting.play(...given)
      },
    }
    const table = new LiveTable(game, { players: 1, seed: 'count', options: { goal: 100_000 } })
    const add = (amount: number) => table.act({ kind: 'move', seat: 0, move: { add: amount } })
    for (let i = 0; i < moves; i++) expect(add(1).ok).toBe(true)
    const look = (entry: number) => {
      count = 0
      const { view } = table.viewAt(entry, 0)
      return { replayed: count, sum: (view as unknown as { count: number }).count }
    }
    return { table, add, look }
  }

  test('plays each move once: the next moment costs one move, the same one none', () => {
    const { look } = counted(300)
    expect(look(120)).toEqual({ replayed: 120, sum: 120 })
    expect(look(120)).toEqual({ replayed: 0, sum: 120 })
    for (let entry = 121; entry <= 300; entry++) expect(look(entry)).toEqual({ replayed: 1, sum: entry })
    expect(look(30)).toEqual({ replayed: 30, sum: 30 })
    expect(look(130)).toEqual({ replayed: 30, sum: 130 })
  })

  test('keeps what it has computed when the table goes on', () => {
    const { add, look } = counted(100)
    expect(look(100).replayed).toBe(100)
    add(2)
    expect(look(101)).toEqual({ replayed: 1, sum: 102 })
    add(3)
    expect(look(100)).toEqual({ replayed: 50, sum: 100 })
    expect(look(102)).toEqual({ replayed: 2, sum: 105 })
  })

  test('is right after undo, another move instead, and redo', () => {
    const { table, add, look } = counted(50)
    expect(look(50).sum).toBe(50)
    table.act({ kind: 'undo', seat: 0 })
    expect(look(50)).toMatchObject({ sum: 49 })
    expect(look(49)).toEqual({ replayed: 0, sum: 49 })
    add(3)
    expect(look(50)).toEqual({ replayed: 1, sum: 52 })
    table.act({ kind: 'undo', seat: 0 })
    table.act({ kind: 'redo', seat: 0 })
    expect(look(50).sum).toBe(52)
    add(1)
    expect(look(51)).toEqual({ replayed: 1, sum: 53 })
  })

  test('of a very long game keeps few states, and each look stays short', () => {
    const { look } = counted(8000)
    expect(look(8000).replayed).toBe(8000)
    for (const entry of [1, 7999, 4000, 123, 6543]) {
      const { replayed, sum } = look(entry)
      expect(sum).toBe(entry)
      expect(replayed).toBeLessThanOrEqual(200)
    }
  })

  test('follows the steps of another process too', () => {
    const { table, add } = counted(10)
    const follower = new LiveTable(table.game, table.settings)
    for (const step of textsOf(table.steps)) follower.follow(step)
    expect(follower.viewAt(10, 0).view).toEqual(table.viewAt(10, 0).view)
    add(3)
    follower.follow(JSON.stringify(table.steps.at(-1)))
    expect(follower.viewAt(11, 0).view).toEqual(table.viewFor(0).view)
  })
})

describe('what everybody agrees to take back', () => {
  /** A table where the last decisions have used chance, as a record would have it. */
  function beyondTheBarrier() {
    const table = new LiveTable(skirmish, { ...settings, seed: 'back' })
    const random = Generator.seeded('back/moves')
    const until = (holds: () => boolean) => {
      while (!holds()) {
        const seat = random.pick(table.actors())
        table.act({ kind: 'move', seat, move: random.pick(table.moves(seat)) })
      }
    }
    until(() => table.entryCount > 3 && table.entries.at(-1)!.chance.length > 0)
    return table
  }

  test('is a step of its own, and the table stands where it stood', () => {
    const table = beyondTheBarrier()
    const { entryCount, version } = table
    const last = table.entries.at(-1)!
    expect(table.act({ kind: 'undo', seat: last.seat })).toMatchObject({ ok: false })
    const state = table.stateAt(entryCount - 1)
    const outcome = table.act({ kind: 'takeBack', seat: 2, to: entryCount - 1, agreed: [2, 0, 1], state })
    expect(outcome).toMatchObject({
      ok: true,
      step: { version: version + 1, kind: 'takeBack', entry: last, back: { seat: 2, count: 1, agreed: [2, 0, 1] } },
    })
    expect(table.entryCount).toBe(entryCount - 1)
    expect(table.viewFor(0).view).toEqual(skirmish.view(state, 0))
    expect(table.viewFor(last.seat)).toMatchObject({ canUndo: false, canRedo: false })
    expect(table.show(table.steps.at(-1)!, 0)).toMatchObject({ kind: 'takeBack', back: { seat: 2, count: 1 } })
  })

  test('is played again by other dice, and the record proves them', () => {
    const rolls = new Set<string>()
    const table = beyondTheBarrier()
    const { seat, move } = table.entries.at(-1)!
    for (let tries = 0; tries < 12; tries++) {
      rolls.add(JSON.stringify(table.entries.at(-1)!.chance))
      const to = table.entryCount - 1
      table.act({ kind: 'takeBack', seat, to, agreed: [0, 1, 2], state: table.stateAt(to) })
      expect(table.act({ kind: 'move', seat, move }).ok).toBe(true)
    }
    expect(rolls.size).toBeGreaterThan(1)
    const about = {
      format: 'acheron-record-1',
      game: 'skirmish',
      rules: skirmish.meta.rulesVersion,
      options: {},
    } as const
    const record = { ...about, players: 3, seed: 'back', entries: table.entries }
    const text = JSON.stringify(record)
    expect(hash(replay(skirmish, parseRecord(text)).state)).toBe(hash(table.state))
    const forged = parseRecord(text.replaceAll(/"fork":\d+/g, '"fork":1'))
    expect(() => replay(skirmish, forged)).toThrow(InputError)
    expect(() => replay(skirmish, parseRecord(text.replaceAll(/,"fork":\d+/g, '')))).toThrow(InputError)
  })

  test('is no longer than the log, and goes to no state that these rules do not know', () => {
    const table = beyondTheBarrier()
    const { version, entryCount } = table
    const back = (to: number) => table.act({ kind: 'takeBack', seat: 0, to, agreed: [0], state: table.stateAt(to) })
    expect(back(entryCount)).toMatchObject({ ok: false })
    const unknown: GameState = { ...table.stateAt(1), flow: [{ kind: 'nowhere' }] }
    expect(() => table.act({ kind: 'takeBack', seat: 0, to: 1, agreed: [0], state: unknown })).toThrow()
    expect(table.version).toBe(version)
  })

  test('cannot be followed without the state, which the store has', () => {
    const table = beyondTheBarrier()
    const other = new LiveTable(skirmish, table.settings, { steps: textsOf(table.steps) })
    const outcome = table.act({ kind: 'takeBack', seat: 0, to: 1, agreed: [0], state: table.stateAt(1) })
    if (!outcome.ok) throw new Error(outcome.message)
    expect(() => other.follow(outcome.text)).toThrow('takes back')
    expect(table.snapshot()).toMatchObject({ version: table.version, counts: { entries: 1, retaken: 1 } })
  })
})

test('as many steps are said to go back at once as go back one after the other', () => {
  let most = 0
  for (let seed = 0; seed < 12; seed++) {
    const table = new LiveTable(skirmish, { ...settings, seed })
    const random = Generator.seeded(`${seed}/chain`)
    while (table.actors().length > 0 && table.version < 60) {
      const last = table.steps.at(-1)?.entry.seat
      const seat = table.actors().find(each => each === last) ?? random.pick(table.actors())
      table.act({ kind: 'move', seat, move: random.pick(table.moves(seat)) })
      findOut(table)
      const { canUndo, undos = Number(canUndo) } = table.viewFor(seat)
      most = Math.max(most, undos)
      const copy = new LiveTable(skirmish, table.settings, { steps: textsOf(table.steps) })
      let gone = 0
      while (gone < 8 && copy.act({ kind: 'undo', seat }).ok) gone++
      expect(undos).toBe(gone)
    }
  }
  expect(most).toBeGreaterThan(1)
})
