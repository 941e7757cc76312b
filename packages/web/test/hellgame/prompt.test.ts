import { canonical } from '@acheron/engine'
import { languages } from '@acheron/engine/words'
import { type HellgameMove, topFrame } from '@acheron/games/hellgame/board.ts'
import { describe, expect, test } from 'vitest'
import { ends, inOrder } from '../../src/games/hellgame/order.ts'
import { prompt } from '../../src/games/hellgame/prompt.ts'
import { goalsOf } from '../../src/games/hellgame/stage/goals.ts'
import { isWalk, seatLine, share, upkeepGains } from '../../src/games/hellgame/texts.ts'
import { loadVoice } from '../../src/games/hellgame/words.ts'
import { positions, tableOf } from './tables.ts'

const voices = await Promise.all(languages.map(loadVoice))
const [english] = voices

/** Every point at which somebody decides (R12). */
const points = [
  'start',
  'movement',
  'lantern',
  'trader',
  'ferry',
  'event',
  'recall',
  'spell',
  'shield',
  'purchase',
  'demons',
  'pandora',
]

test('the list has every legal move exactly once, in every language, at every point of decision', () => {
  const seen = new Set<string>()
  let count = 0
  for (const { view, moves } of positions(10, 220)) {
    const kind = topFrame(view)?.kind ?? ''
    // Movements are most of a game: a part of them will do.
    if (kind === 'movement' && count++ % 4 !== 0) continue
    seen.add(kind)
    const voice = voices[count++ % voices.length]!
    const { title, text, choices } = prompt(view, moves, voice)
    const single = choices.filter(({ next }) => next === undefined)
    expect(single.map(({ move }) => canonical(move)).sort()).toEqual(moves.map(move => canonical(move)).sort())
    expect(title).not.toBe('')
    expect(text).not.toBe('')
    const odd = choices.filter(
      ({ label, consequence = '' }) => !/^[\p{Lu}¡¿]/u.test(label) || /[{}]/.test(`${label}${consequence}`),
    )
    expect(odd).toEqual([])
  }
  expect([...seen].sort()).toEqual([...points].sort())
})

describe('situations', () => {
  test('seven start squares lie open, each with what is near', () => {
    const table = tableOf()
    const [seat = 0] = table.actors()
    const { title, choices } = prompt(table.view(seat), table.moves(seat), english!)
    expect(title).toBe('Choose a start square')
    expect(choices).toHaveLength(7)
    expect(choices.every(choice => choice.group === undefined)).toBe(true)
    expect(choices.find(({ move }) => move.do === 'start' && move.square === '1-20')?.consequence).toMatch(/Portal/)
    // The more there is near by, the earlier.
    const many = choices.map(({ consequence = '' }) =>
      consequence.startsWith('near: ') ? consequence.split(/, | and /).length : 0,
    )
    expect(many).toEqual(many.toSorted((a, b) => b - a))
    expect(new Set(many).size).toBeGreaterThan(1)
    const without = choices.filter(({ consequence }) => !consequence?.startsWith('near: '))
    expect(without.map(({ move, consequence }) => [(move as { square: string }).square, consequence])).toEqual([
      ['1-5', 'nothing special within two steps'],
    ])
  })

  test('stepping over a stair says what it opens and what is left', () => {
    const table = tableOf()
    for (let i = 0; i < 3; i++) table.submit(table.actors()[0]!, { do: 'start', square: '1-5' })
    const seat = table.actors()[0]!
    const { title, choices } = prompt(table.view(seat), table.moves(seat), english!)
    expect(title).toBe('Move: 2 steps left')
    const step = choices.find(({ move, next }) => move.do === 'step' && move.to === '2-3' && !next)
    expect(step?.label).toMatch(/unlock circle 2/)
    expect(step?.consequence).toBe('one step · ends the movement; one soul left')
    // A plain square beside the piece gives nothing and costs a step.
    const beside = choices.find(({ move, next }) => move.do === 'step' && move.to === '1-4' && !next)
    expect(beside).toMatchObject({ label: 'Go to square 1-4', consequence: 'one step' })
    // Staying where one is is offered last.
    expect(choices.at(-1)?.move.do).toBe('endMove')
  })

  test('a far square is a choice of its own: its gain, its price, and the moves that lead there', () => {
    const table = tableOf(2)
    for (let i = 0; i < 2; i++) table.submit(table.actors()[0]!, { do: 'start', square: '1-5' })
    const seat = table.actors()[0]!
    table.arrange(state => ({ ...state, tiles: { ...state.tiles, '1-8': 'F-souls', '1-3': 'S-souls' } }))
    const { choices } = prompt(table.view(seat), table.moves(seat), english!)
    const to = (name: string) => choices.find(({ label }) => label === `Go to ${name}`)
    expect(to('the source 1-3')).toMatchObject({ consequence: '2 steps · gives 3 souls' })
    expect(to('the source 1-3')?.next).toEqual([{ do: 'step', to: '1-3' }])
    const factory = to('the factory 1-8')
    expect(factory).toMatchObject({
      consequence: '3 steps, one speed token · a demon: 2 souls an upkeep',
    })
    expect([factory?.move.do, ...(factory?.next ?? []).map(move => move.do)]).toEqual(['step', 'step', 'speed', 'step'])
    // What gives something comes first, what is cheaper before that.
    expect(choices.slice(0, 2).map(({ label }) => label)).toContain('Go to the source 1-3')
    // Each square has one line.
    const labels = choices.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
  })

  test('stairs are told of where they lead on, not where they only lead back to the circle that the piece is in', () => {
    const table = tableOf(2)
    for (let i = 0; i < 2; i++) table.submit(table.actors()[0]!, { do: 'start', square: '1-25' })
    const seat = table.actors()[0]!
    table.arrange(state => ({
      ...state,
      tiles: {},
      seats: { ...state.seats, [seat]: { ...state.seats[seat]!, unlocked: 3 } },
    }))
    const { choices } = prompt(table.view(seat), table.moves(seat), english!)
    const to = (name: string) => choices.find(({ label }) => label === `Go to ${name}`)?.consequence
    expect(to('square 2-21')).toBe('one step')
    expect(choices.map(({ consequence }) => consequence).join()).toMatch(/stairs down to circle 3/)
  })

  test('a factory says whose it is, a portal where it leads, and a wayling beside the piece is no second step', () => {
    const table = tableOf(2)
    for (let i = 0; i < 2; i++) table.submit(table.actors()[0]!, { do: 'start', square: '1-5' })
    const seat = table.actors()[0]!
    table.arrange(state => ({
      ...state,
      tiles: { ...state.tiles, '1-3': 'F-souls', '1-7': 'F-souls', '1-8': 'portal' },
      demons: { '1-3': [seat], '1-7': [1 - seat, 1 - seat], '1-6': [seat] },
    }))
    const { choices } = prompt(table.view(seat), table.moves(seat), english!)
    const said = (label: string) => choices.find(each => each.label === label)
    expect(said('Go to the factory 1-3')?.consequence).toBe('2 steps · yours: 2 souls each upkeep')
    expect(said('Go to the factory 1-7')?.consequence).toBe('2 steps · held by others: 3 souls each upkeep')
    expect(said('Go to the portal 1-8')?.consequence).toMatch(/· leads to every other open portal$/)
    expect(said('Go to square 1-6')?.aside).toBeUndefined()
    expect(said('Follow your wayling to square 1-6')).toMatchObject({ aside: true, group: 'Other squares' })
    const goings = choices.filter(({ move }) => 'to' in move)
    expect(goings.at(-1)?.label).toBe('Follow your wayling to square 1-6')
  })

  test('in a portal each of the others says what is near it, so that they can be told apart', () => {
    const table = tableOf(2)
    for (let i = 0; i < 2; i++) table.submit(table.actors()[0]!, { do: 'start', square: '1-5' })
    const seat = table.actors()[0]!
    table.arrange(state => ({
      ...state,
      tiles: {
        '1-5': 'portal',
        '1-20': 'portal',
        '1-21': 'S-souls',
        '1-22': 'T-sell',
        '1-19': 'T-ferry',
        '1-30': 'portal',
      },
    }))
    const { choices } = prompt(table.view(seat), table.moves(seat), english!)
    const to = (square: string) => choices.find(({ label }) => label === `Take the portal to ${square}`)?.consequence
    // Two names fit into a row: the nearest.
    expect(to('1-20')).toMatch(/^one step · near: Ferryman and Soul source$/)
    expect(to('1-30')).toBe('one step · leads to every other open portal')
  })

  test('where others have more demons than one could place, that is said, comes after other squares, and none is urged', () => {
    const table = tableOf(2)
    for (let i = 0; i < 2; i++) table.submit(table.actors()[0]!, { do: 'start', square: '1-5' })
    const seat = table.actors()[0]!
    const rivals = [1 - seat, 1 - seat]
    const view = () => {
      table.arrange(state => ({
        ...state,
        tiles: { '1-3': 'F-souls', '1-7': 'F-souls' },
        demons: { '1-3': rivals, '1-6': rivals },
        seats: { ...state.seats, [seat]: { ...state.seats[seat]!, demons: 2 } },
      }))
      return table.view(seat)
    }
    const goings = prompt(view(), table.moves(seat), english!).choices.filter(({ move }) => 'to' in move)
    const at = (name: string) => goings.findIndex(({ label }) => label === `Go to ${name}`)
    expect(at('the factory 1-7')).toBeLessThan(at('square 1-4'))
    expect(goings[at('the factory 1-3')]?.consequence).toBe('2 steps · held by others; none of your demons would stay')
    expect(goings[at('square 1-6')]?.consequence).toBe('one step · demons of others; none of yours would stay')
    expect(at('the factory 1-3')).toBeGreaterThan(at('square 1-4'))
    table.submit(seat, { do: 'step', to: '1-6' })
    expect(ends({ do: 'endMove' }, view(), english!)).toBe('unasked')
    table.submit(seat, { do: 'endMove' })
    const { choices } = prompt(view(), table.moves(seat), english!)
    expect(choices.map(({ move, wastes }) => [move.do, wastes !== undefined])).toEqual([
      ['done', false],
      ['place', true],
      ['place', true],
    ])
  })

  test('a trader says what it takes and gives, and that it is closed', () => {
    const table = tableOf(2)
    for (let i = 0; i < 2; i++) table.submit(table.actors()[0]!, { do: 'start', square: '1-5' })
    const seat = table.actors()[0]!
    table.arrange(state => ({ ...state, tiles: { ...state.tiles, '1-3': 'T-sell', '1-7': 'T-ferry', '1-6': 'T-buy' } }))
    table.arrange(state => ({ ...state, down: { ...state.down, '1-6': true } }))
    const { choices } = prompt(table.view(seat), table.moves(seat), english!)
    const said = (square: string) => choices.find(each => each.label === `Go to the trader ${square}`)?.consequence
    expect(said('1-3')).toBe('2 steps · trade one demon for 3 souls')
    expect(said('1-7')).toBe('2 steps · ferry: one soul for up to 9 steps')
    expect(said('1-6')).toBe('one step · closed trader')
  })

  test('a trader whose price one cannot pay says so, and does not come before other squares', () => {
    const table = tableOf(2)
    for (let i = 0; i < 2; i++) table.submit(table.actors()[0]!, { do: 'start', square: '1-5' })
    const seat = table.actors()[0]!
    table.arrange(state => ({
      ...state,
      tiles: { '1-3': 'T-mana', '1-7': 'T-sell' },
      seats: { ...state.seats, [seat]: { ...state.seats[seat]!, souls: 0 } },
    }))
    const { choices } = prompt(table.view(seat), table.moves(seat), english!)
    const said = (square: string) => choices.findIndex(each => each.label === `Go to the trader ${square}`)
    expect(choices[said('1-3')]?.consequence).toBe('2 steps · takes 2 souls: more than you have')
    expect(choices[said('1-7')]?.consequence).toBe('2 steps · trade one demon for 3 souls')
    expect(said('1-7')).toBe(0)
    const step = choices.findIndex(({ label }) => label === 'Go to square 1-4')
    expect(step).toBeGreaterThan(0)
    expect(said('1-3')).toBeGreaterThan(step)
  })

  test('an empty factory says that it takes a demon in reserve, and without one does not come before other squares', () => {
    const table = tableOf(2)
    for (let i = 0; i < 2; i++) table.submit(table.actors()[0]!, { do: 'start', square: '1-5' })
    const seat = table.actors()[0]!
    const told = (demons: number) => {
      table.arrange(state => ({
        ...state,
        tiles: { '1-3': 'F-souls', '1-7': 'S-souls' },
        demons: {},
        seats: { ...state.seats, [seat]: { ...state.seats[seat]!, demons } },
      }))
      const { choices } = prompt(table.view(seat), table.moves(seat), english!)
      const at = choices.findIndex(({ label }) => label === 'Go to the factory 1-3')
      return {
        at,
        said: choices[at]?.consequence,
        step: choices.findIndex(({ label }) => label === 'Go to square 1-4'),
      }
    }
    const [without, one] = [told(0), told(1)]
    expect(one.said).toBe('2 steps · a demon: 2 souls an upkeep')
    expect(one.at).toBeLessThan(one.step)
    expect(without.said).toBe('2 steps · nothing without a demon in reserve')
    expect(without.at).toBeGreaterThan(without.step)
  })

  test('the list goes everywhere the board goes', () => {
    let moments = 0
    for (const { view, moves } of positions(4, 80)) {
      const goals = goalsOf(view, moves, moves)
      if (goals.size === 0) continue
      const { choices } = prompt(view, moves, english!)
      const ends = choices.flatMap(({ move, next = [] }) => {
        const end = [move, ...next].at(-1)!
        return 'to' in end ? [end.to] : []
      })
      expect([...goals.keys()].filter(square => !ends.includes(square))).toEqual([])
      moments++
    }
    expect(moments).toBeGreaterThan(50)
  })

  test('placing one demon and placing two say what each brings', () => {
    const table = tableOf(2)
    for (let i = 0; i < 2; i++) table.submit(table.actors()[0]!, { do: 'start', square: '1-5' })
    const seat = table.actors()[0]!
    const told = (arrange: Parameters<typeof table.arrange>[0]) => {
      table.arrange(arrange)
      const { choices } = prompt(table.view(seat), table.moves(seat), english!)
      return choices.map(({ label, consequence, wastes }) => [label, consequence, ...(wastes ? [wastes] : [])])
    }
    table.submit(seat, { do: 'endMove' })
    expect(told(state => state).slice(0, 2)).toEqual([
      ['Place one demon', 'a way back here for one step; 2 left in reserve'],
      ['Place 2 demons', 'a way back here for one step; 1 left in reserve', 'one demon dies for lack of room'],
    ])
    expect(told(state => state).at(-1)).toEqual(['Place no demon', undefined])
    expect(told(state => ({ ...state, tiles: { ...state.tiles, '1-5': 'F-souls' } })).slice(0, 2)).toEqual([
      ['Place one demon', 'earns 2 souls at each upkeep; 2 left in reserve'],
      ['Place 2 demons', 'earns 3 souls at each upkeep; 1 left in reserve'],
    ])
    // Where there is no room, a demon too many is offered after picking one up, and marked.
    expect(told(state => ({ ...state, demons: { '1-5': [seat, seat] } }))).toEqual([
      ['Leave the demons as they are', 'earns 3 souls at each upkeep'],
      ['Pick up one demon for one soul', 'earns 2 souls at each upkeep'],
      ['Pick up 2 demons for 2 souls', 'the square is left empty'],
      ['Place one demon', 'earns 3 souls at each upkeep; 2 left in reserve', 'one demon dies for lack of room'],
      ['Place 2 demons', 'earns 3 souls at each upkeep; 1 left in reserve', '2 demons die for lack of room'],
      ['Place 3 demons', 'earns 3 souls at each upkeep; none left in reserve', '3 demons die for lack of room'],
    ])
    // To leave them ends nothing then; where one more would stay, it does.
    expect(ends({ do: 'done' }, table.view(seat), english!)).toBe(false)
    table.arrange(state => ({ ...state, demons: { '1-5': [seat] } }))
    expect(ends({ do: 'done' }, table.view(seat), english!)).toBe(true)
    // So is one that dies beside a rival's without killing it.
    const plain = ({ tiles: { '1-5': _, ...tiles }, ...state }: typeof table.state) => ({ ...state, tiles })
    expect(told(state => ({ ...plain(state), demons: { '1-5': [1 - seat] } })).slice(0, 2)).toEqual([
      ['Place 2 demons', expect.stringContaining('you kill one demon')],
      ['Place 3 demons', expect.stringContaining('you kill one demon')],
    ])
    expect(told(state => state)[2]).toEqual(['Place one demon', '2 left in reserve', 'one demon dies for lack of room'])
  })

  test('movements, spells and what answers them say what follows', () => {
    const moving = ['start', 'step', 'portal', 'wayling', 'flux', 'endMove', 'speed', 'forge']
    const telling = new Set([...moving, 'cast', 'curse', 'shield', 'accept', 'whirl'])
    const silent = new Set<string>()
    const said = new Map<string, string>()
    for (const { view, moves } of positions(8, 220)) {
      for (const { move, consequence = '', group } of prompt(view, moves, english!).choices) {
        const kind = (move as HellgameMove).do
        if (telling.has(kind)) {
          if (consequence === '') silent.add(kind)
          said.set(kind, consequence)
        }
        if (kind === 'forge') expect(group).toBeUndefined()
      }
    }
    expect([...silent]).toEqual([])
    expect(said.get('forge')).toMatch(/^one step more every turn; /)
    expect(said.get('speed')).toMatch(/speed tokens? left$/)
    expect(said.get('accept')).toMatch(/\.$/)
    expect(said.get('whirl')).toMatch(/^carries off |^nobody is there$/)
    expect(said.get('cast')).toMatch(/\.( (No|\d+) mana left\.)$|upkeep/)
  })

  test('the wind in a circle where nobody is stands after those that carry somebody off', () => {
    const table = tableOf(2)
    for (let i = 0; i < 2; i++) table.submit(table.actors()[0]!, { do: 'start', square: '1-5' })
    table.arrange(state => ({
      ...state,
      seats: { 0: { ...state.seats[0]!, at: '2-3' }, 1: { ...state.seats[1]!, at: '2-5' } },
    }))
    const wind = (circle: number): HellgameMove => ({ do: 'whirl', circle, n: 1 })
    const listed = inOrder(table.view(0), [wind(1), wind(2), wind(3)], english!)
    expect(listed).toEqual([wind(2), wind(1), wind(3)])
  })

  test('a single move is not folded away by itself', () => {
    for (const { view, moves } of positions(4, 220)) {
      const groups = prompt(view, moves, english!).choices.flatMap(({ group }) => (group ? [group] : []))
      for (const group of groups) expect(groups.filter(each => each === group).length, group).toBeGreaterThan(1)
    }
  })

  test('placing demons tells how the fight would end', () => {
    const table = tableOf(2)
    for (let i = 0; i < 2; i++) table.submit(table.actors()[0]!, { do: 'start', square: '1-5' })
    const seat = table.actors()[0]!
    const other = 1 - seat
    table.arrange(state => ({ ...state, demons: { '1-5': [other] } }))
    table.submit(seat, { do: 'endMove' })
    const { title, text, choices } = prompt(table.view(seat), table.moves(seat), english!)
    const back = 'a way back here for one step'
    expect(title).toBe('Demons on square 1-5')
    expect(text).toMatch(/most demons/)
    expect(choices.map(({ move, consequence }) => [move.do, consequence?.replace(/⟦\d⟧/, 'X')])).toEqual([
      ['place', `you kill one demon, and one more dies for lack of room; ${back}; 1 left in reserve`],
      ['place', `you kill one demon, and 2 more die for lack of room; ${back}; none left in reserve`],
      ['place', '2 left in reserve'],
      ['done', 'X holds the square'],
    ])
    // A demon that a majority kills at once is marked, and stands below those that kill.
    table.arrange(state => ({ ...state, demons: { '1-5': [other, other] } }))
    const lost = prompt(table.view(seat), table.moves(seat), english!).choices
    expect(lost.map(({ label, consequence, wastes }) => [label, consequence, wastes?.replace(/⟦\d⟧/, 'X')])).toEqual([
      ['Place 3 demons', expect.stringContaining('you kill 2 demons'), undefined],
      ['Place one demon', '2 left in reserve', 'X kills it at once'],
      ['Place 2 demons', '1 left in reserve', '2 demons die for lack of room'],
      ['Leave the demons as they are', 'the latest one dies for lack of room', undefined],
    ])
  })
})

test('after a shared place the next one is left out', () => {
  const table = tableOf(3, {}, 'share')
  table.arrange(state => ({ ...state, ended: 'rounds', flow: [] }))
  const text = share(table.view(0), { winners: [1, 2], ranking: [[1, 2], [0]], scores: [1, 1, 1] }, null, english!)
  expect(text.split('\n').slice(1, 4)).toEqual(['1. ■□□□□□□□□', '1. ■□□□□□□□□', '3. ■□□□□□□□□'])
})

test('a seat in a line, and a result to share', () => {
  const table = tableOf(3, {}, 'share')
  table.arrange(state => ({ ...state, ended: 'rounds', flow: [] }))
  const view = table.view(0)
  expect(seatLine(view, 0, english!)).toBe('circle 1 · 3 souls')
  const text = share(view, { winners: [1], ranking: [[1], [0, 2]], scores: [1, 1, 1] }, null, english!)
  expect(text.split('\n')).toEqual(['Hellgame', '1. ■□□□□□□□□', '2. ■□□□□□□□□', '2. ■□□□□□□□□', '1 round'])
})

test('steps on foot are one walk, those of a ferry one ride, and neither goes on in the other', () => {
  const step = (ride: boolean) =>
    ({ e: 'moved', seat: 0, from: '1-5', to: '1-6', kind: 'plain', by: 'step', ride }) as const
  const portal = { ...step(false), by: 'portal' } as const
  for (const ride of [false, true]) {
    expect(isWalk([step(ride)], [step(ride)])).toBe(true)
    expect(isWalk([step(ride), step(ride)], [step(ride)])).toBe(true)
    expect(isWalk([step(ride)], [step(!ride)])).toBe(false)
    expect(isWalk([step(ride)], [portal])).toBe(false)
  }
  expect(isWalk([], [step(false)])).toBe(false)
})

test('at an upkeep everybody is told what they got', () => {
  const gains = upkeepGains(
    [
      { e: 'upkeepStarted', number: 1 },
      { e: 'income', seat: 1, square: '1-2', tile: 'F-souls', side: 'one', gain: { souls: 2 } },
      { e: 'income', seat: 1, square: '1-8', tile: 'F-mixed', side: 'two', gain: { souls: 2, speed: 1 } },
      { e: 'upkeepGain', gain: { mana: 1 } },
    ],
    2,
  )
  expect(gains).toEqual([{ mana: 1 }, { souls: 4, speed: 1, mana: 1 }])
  expect(upkeepGains([{ e: 'roundStarted', round: 2, first: 0 }], 2)).toEqual([])
})
