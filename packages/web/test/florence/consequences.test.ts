import { clone, Generator, Table } from '@acheron/engine'
import { seatMark } from '@acheron/engine/words'
import { florence } from '@acheron/games/florence'
import { type Barrel, deciderOf, type FlorenceEvent, type FlorenceMove } from '@acheron/games/florence/board.ts'
import { describe, expect, test } from 'vitest'
import { consequenceOf } from '../../src/games/florence/consequences/index.ts'
import { isIdle } from '../../src/games/florence/order.ts'
import { prompt } from '../../src/games/florence/prompt/index.ts'
import { loadVoice } from '../../src/games/florence/words.ts'
import { Game } from './games.ts'

const voice = await loadVoice('en')

test('a guardian is said to have nothing to do just where it can then do nothing', () => {
  const table = new Table(florence, { players: 3, options: { turnCap: 40 }, seed: 'guardians' })
  const said = new Set<boolean>()
  for (let [seat] = table.actors(); seat !== undefined; [seat] = table.actors()) {
    const moves = table.moves(seat)
    const calls = moves.filter(move => move.do === 'guardian')
    // Random moves lead where a sensible player would not go.
    const call = calls[(said.size * 5) % Math.max(1, calls.length)]
    const move = call ?? florence.mind.policy!(table.state, seat, moves)
    const idle = call && consequenceOf(florence.view(table.state, seat), call, voice) === voice.t('then.nobody')
    table.submit(seat, move)
    if (idle === undefined) continue
    const acts =
      table.state.flow.at(-1)?.kind === 'guardianEffect' && table.moves(seat).some(({ do: kind }) => kind === 'effect')
    expect(idle).toBe(!acts)
    said.add(idle)
  }
  expect([...said].sort()).toEqual([false, true])
})

describe('at set-up', () => {
  const kinds = { adimari: 'barrel', portinari: 'guest', frescobaldi: 'disc' } as const

  /** The first question of a game in which the first to choose has that family. */
  function choosing(family: keyof typeof kinds) {
    for (let seed = 0; seed < 50; seed++) {
      const { state } = new Table(florence, { players: 2, options: {}, seed: `${family} ${seed}` })
      const frame = state.flow.at(-1)
      if (frame?.kind !== 'familyChoice' || state.seats[frame.seat]?.family !== family) continue
      return { view: florence.view(state, frame.seat), moves: florence.moves(state, frame.seat) }
    }
    throw new Error(`nobody leads the ${family}`)
  }

  test.each(Object.entries(kinds))('what the %s choose is told with what each choice (%s) gives', (family, kind) => {
    const { view, moves } = choosing(family as keyof typeof kinds)
    const { choices } = prompt(view, moves, voice)
    expect(choices.length).toBeGreaterThan(3)
    for (const { move, consequence = '' } of choices) {
      expect(move.do).toBe(kind)
      expect(consequence).toMatch(/^(lets you|no card in sight|opens the way)/)
    }
  })

  test('a barrel names the cards in sight that need it, and what the panel pays', () => {
    const { view, moves } = choosing('adimari')
    const wine = { ...view, fraud: { ...view.fraud, lineUp: ['F01', 'F10', 'F20'] } } as typeof view
    const seat = wine.turn.seat
    const bare = { ...wine, seats: { ...wine.seats, [seat]: { ...wine.seats[seat]!, hand: [] } } } as typeof view
    const [move] = moves.filter(each => each.do === 'barrel' && each.barrel === 'wine')
    expect(consequenceOf(bare, move!, voice)).toMatch(/Forged Will( and .+)? · on the panel 2 infamy for each guest/)
  })

  test('each of two families says what it starts with', () => {
    const { state } = new Table(florence, { players: 2, options: { familyDraft: 'deal2keep1' }, seed: 'draft' })
    const { choices } = prompt(florence.view(state, 0), florence.moves(state, 0), voice)
    expect(choices.map(({ consequence }) => consequence)).toEqual([
      expect.stringMatching(/^Starts with \d Florins/),
      expect.stringMatching(/^Starts with \d Florins/),
    ])
  })
})

/** What a move does to a copy of the game, with what is told of it. */
function tried(game: Game, seat: number, move: FlorenceMove) {
  const state = clone(game.state)
  const events: FlorenceEvent[] = []
  const random = new Generator(state.rng)
  florence.play(state, seat, move, { random, emit: event => events.push(event as FlorenceEvent) })
  return { state, events }
}

/** The legal moves of random games at every decision in Florence. */
function* inFlorence(seeds: number) {
  for (let seed = 0; seed < seeds; seed++) {
    const game = new Game(2 + (seed % 3), `in florence ${seed}`, { turnCap: 60 })
    do {
      const { seat } = game
      if (seat === undefined || game.state.flow.at(-1)?.kind !== 'florence') continue
      for (const move of game.moves(seat)) yield { game, seat, move, view: game.view(seat) }
    } while (game.step())
  }
}

test('a location is said to have nothing for me just where it then does nothing', () => {
  const idle = new Set([voice.t('then.idle'), voice.t('then.full')])
  // What happens without a question, also where only one answer is left.
  const deeds = new Set<string>(['urchinAdopted', 'floorBuilt', 'barrelTaken', 'guestInvited'])
  const seen = new Set<string>()
  for (const { game, seat, move, view } of inFlorence(4)) {
    if (move.do !== 'send' || ['bank', 'bonfire', 'city-wall'].includes(move.location)) continue
    const says = idle.has(consequenceOf(view, move, voice).split(' · ')[0]!)
    const { state, events } = tried(game, seat, move)
    const asked = state.turn.seat === seat && state.flow.at(-1)?.kind === move.location
    const did = events.some(({ e }) => deeds.has(e))
    expect(says, `${move.location} in turn ${game.state.turn.number}`).toBe(!asked && !did)
    seen.add(`${move.location} ${says ? 'idle' : 'acts'}`)
  }
  const acts = ['haystack', 'banquet', 'courtyard', 'market', 'palace'].map(each => `${each} acts`)
  expect([...seen]).toEqual(expect.arrayContaining([...acts, 'courtyard idle', 'market idle', 'palace idle']))
})

test('an accusation names who gets the diploma that Dante awards, and nobody else', () => {
  const given = new Set<number>()
  for (const { game, seat, move, view } of inFlorence(6)) {
    if (move.do !== 'accuse') continue
    const { events } = tried(game, seat, move)
    if (!events.some(event => event.e === 'danteMoved' && event.kind === 'D')) continue
    const owners = events.flatMap(event => (event.e === 'diplomaAwarded' ? [event.seat] : []))
    const says = consequenceOf(view, move, voice)
    for (const other of Object.keys(view.seats).map(Number))
      expect(says.includes(seatMark(other)), says).toBe(owners.includes(other))
    given.add(owners.length)
  }
  expect(given.has(1)).toBe(true)
})

test('loans that add nothing to the debt are not told as a debt', () => {
  const game = new Game(2, 'debts')
  const seat = game.state.turn.seat
  const at = (boat: number) => {
    const view = game.view(seat)
    return { ...view, seats: { ...view.seats, [seat]: { ...view.seats[seat]!, boat } } } as typeof view
  }
  const move: FlorenceMove = { do: 'fraud', from: 'deck', loans: 1 }
  expect(consequenceOf(at(5), move, voice)).toContain('−11 → −15')
  expect(consequenceOf(at(6), move, voice)).not.toContain('−15')
})

test('the top card of the deck is a waste for who owns no barrel to play it with', () => {
  const view = new Game(2, 'unseen').view(0)
  const seat = deciderOf(view)
  const move: FlorenceMove = { do: 'fraud', from: 'deck' }
  const owning = (panel: Barrel[]) => {
    const mine = { ...view.seats[seat]!, panel, tower: [[]] }
    return { ...view, seats: { ...view.seats, [seat]: mine } } as typeof view
  }
  expect(isIdle(owning([]), move)).toBe(true)
  expect(consequenceOf(owning([]), move, voice)).toContain('you own no barrel to play it with')
  expect(isIdle(owning(['wine']), move)).toBe(false)
  expect(consequenceOf(owning(['wine']), move, voice)).toContain('played if you own its barrel')
  expect(isIdle(owning([]), { ...move, from: 'hand' })).toBe(false)
})
