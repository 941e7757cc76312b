import { canonical, type JsonObject } from '@acheron/engine'
import { languages } from '@acheron/engine/words'
import type { ImpRaceMove } from '@acheron/games/imp-race/board.ts'
import { describe, expect, test } from 'vitest'
import { face } from '../../src/games/imp-race/index.ts'
import { prompt } from '../../src/games/imp-race/prompt.ts'
import { seatLine, share } from '../../src/games/imp-race/texts.ts'
import { loadVoice } from '../../src/games/imp-race/words.ts'
import { arrange } from '../../src/table/prompt/arrange.ts'
import { positions, tableAt } from './tables.ts'

const voices = await Promise.all(languages.map(loadVoice))
const [english] = voices

test('the list has every legal move exactly once, in every language, and none without words', () => {
  let seen = 0
  const kinds = new Set<string>()
  for (const { view, moves } of positions(5)) {
    const voice = voices[seen++ % voices.length]!
    const { title, text, choices } = prompt(view, moves, voice)
    const single = choices.filter(({ next }) => next === undefined)
    expect(single.map(({ move }) => canonical(move)).sort()).toEqual(moves.map(move => canonical(move)).sort())
    expect(title).not.toBe('')
    expect(text).not.toBe('')
    const odd = choices.filter(
      ({ label, consequence = '', group = 'G' }) =>
        !/^\p{Lu}/u.test(label) || !/^\p{Lu}/u.test(group) || /[{}]|undefined/.test(label + consequence + title + text),
    )
    expect(odd).toEqual([])
    kinds.add(view.flow.at(-1)?.kind ?? '')
  }
  expect(seen).toBeGreaterThan(1000)
  expect([...kinds].sort()).toEqual(['bid', 'chain', 'close', 'full', 'move', 'parry', 'step', 'turn'])
})

interface Asked {
  readonly chance?: readonly (number | string)[]
  readonly moves?: readonly (readonly [number, ImpRaceMove])[]
}

function ask(given: JsonObject, { chance = [], moves = [] }: Asked = {}) {
  const { play, asked } = tableAt(given, chance)
  for (const [seat, move] of moves) play(seat, move)
  const { view, moves: legal } = asked()
  const said = prompt(view, legal, english!)
  const lines = said.choices.map(({ label, consequence, wastes, group }) => [label, wastes ?? consequence, group])
  const open = lines.filter(([, , group]) => group === undefined).map(([label, consequence]) => [label, consequence])
  return { ...said, lines, open, groups: [...new Set(said.choices.flatMap(({ group }) => group ?? []))] }
}

const roll = [0, { do: 'roll' }] as const

describe('situations', () => {
  test('a turn: run, raise or gather; the sacrilege is folded away', () => {
    const { title, text, open, groups } = ask({ seats: [{ imps: [10, 'S1', 'D', 'D'], gems: 3 }, {}] })
    expect(title).toBe('Your turn')
    expect(text).toMatch(/raise a dead one/)
    expect(open.map(([label]) => label)).toEqual([
      'Roll the die',
      expect.stringMatching(/^Raise a dead imp to step S2/),
      expect.stringMatching(/^Gather/),
    ])
    expect(groups).toEqual(['To a step further back', 'Sacrilege: turn a tile for 3 gems'])
  })

  test('all dead: nobody can run', () => {
    const { text, choices } = ask({ seats: [{ imps: ['D', 'D', 'D', 'D'] }, {}] })
    expect(text).toMatch(/^No imp can run/)
    expect(choices[0]?.move.do).toBe('raise')
  })

  test('a throw: what gains first, what costs an imp last, each with what awaits it', () => {
    const { title, open } = ask(
      {
        seats: [{ imps: [10, 15, 'S1', 'D'] }, { imps: [18, 'S1', 'S2', 'D'] }],
        route: { 13: { tile: 'treasure-2', up: true }, 3: { tile: 'death-2', up: true } },
      },
      { chance: [3], moves: [roll] },
    )
    expect(title).toBe('Your move: three squares')
    expect(open).toEqual([
      ['Move the imp on 10 to 13', 'treasure: draw 4 gems'],
      ['Move the imp on 15 to 18', 'fight ⟦1⟧'],
      ['Move the imp on step S1 to 3', 'Death: it dies'],
    ])
  })

  test('tiles say what they would do', () => {
    const then = (tile: string, imps: (number | string)[] = [10, 'S1', 'D', 'D'], more: JsonObject = {}) =>
      ask(
        {
          seats: [{ imps, ...(more.seat as object) }, {}],
          route: { 13: { tile, up: true }, ...(more.route as object) },
        },
        { chance: [3], moves: [roll] },
      ).lines.find(([label]) => label === 'Move the imp on 10 to 13')?.[1]
    expect(then('cherub-2')).toBe('raise a dead imp')
    expect(then('cherub-2', [10, 'S1', 'S2', 'S3'])).toBe('Dead cherub: nothing')
    expect(then('card-2')).toBe('draw a card')
    expect(then('banana-2')).toBe('Banana: on to 14')
    expect(then('return-2')).toBe('Return: back to a step')
    expect(then('return-2', [10, 'S1', 'D', 'D'], { route: { 8: { tile: 'return-3', up: true } } })).toBe(
      'Return: back to 8',
    )
    // The tile that is left turns over: a Return that lay open there does not count, one that lay hidden does.
    expect(then('return-2', [10, 'S1', 'D', 'D'], { route: { 10: { tile: 'return-3', up: true } } })).toBe(
      'Return: back to a step',
    )
    expect(then('return-2', [10, 'S1', 'D', 'D'], { route: { 10: { tile: 'return-3', seen: true } } })).toBe(
      'Return: back to 10',
    )
  })

  test('a Banana says where it leads and what awaits there; a run that it carries into Death is no gain', () => {
    const after = (route: JsonObject, seats: JsonObject[] = [{ imps: [10, 'S1', 'D', 'D'] }, {}]) =>
      ask({ seats, route: { 13: { tile: 'banana-2', up: true }, ...route } }, { chance: [3], moves: [roll] })
    const lineOf = ({ lines }: ReturnType<typeof ask>) => lines.find(([label]) => label?.endsWith('10 to 13'))?.[1]
    const deadly = after({ 14: { tile: 'death-2', up: true } })
    expect(lineOf(deadly)).toBe('Banana: on to 14; Death: it dies')
    expect(deadly.choices.find(({ move }) => move.do === 'move')?.label).toBe('Move the imp on step S1 to 3')
    expect(deadly.choices.filter(({ wastes }) => wastes)).toHaveLength(1)
    expect(lineOf(after({ 14: { tile: 'treasure-2', up: true } }))).toBe('Banana: on to 14; treasure: draw 2 gems')
    const two = { 14: { tile: 'banana-3', up: true }, 15: { tile: 'return-2', up: true } }
    expect(lineOf(after(two))).toBe('Banana: on to 14; Banana: on to 15; Return: back to a step')
    const met = [{ imps: [10, 'S1', 'D', 'D'] }, { imps: [14, 'S1', 'S2', 'D'] }]
    expect(lineOf(after({}, met))).toBe('Banana: on to 14; fight ⟦1⟧')
  })

  test('with single tiles, the tile that a Banana leads to does nothing', () => {
    const { play, asked } = tableAt(
      {
        seats: [{ imps: [10, 'S1', 'D', 'D'] }, {}],
        route: { 13: { tile: 'banana-2', up: true }, 14: { tile: 'death-2', up: true } },
      },
      [3],
      2,
      { tileChains: 'single' },
    )
    play(0, { do: 'roll' })
    const { view, moves } = asked()
    const { choices } = prompt(view, moves, english!)
    expect(choices[0]).toMatchObject({ label: 'Move the imp on 10 to 13', consequence: 'Banana: on to 14' })
  })

  test('a Return that lies ahead of where the imp came from is no loss', () => {
    const { choices } = ask(
      {
        seats: [{ imps: [10, 'S1', 'D', 'D'] }, {}],
        route: { 11: { tile: 'return-3', up: true }, 13: { tile: 'return-2', up: true } },
      },
      { chance: [3], moves: [roll] },
    )
    const run = choices.find(({ label }) => label === 'Move the imp on 10 to 13')
    expect(run).toMatchObject({ consequence: 'Return: back to 11' })
  })

  test('trampling an own imp is said before the tile', () => {
    const { lines } = ask(
      { seats: [{ imps: [10, 13, 'S1', 'D'] }, {}], route: { 13: { tile: 'treasure-2', up: true } } },
      { chance: [3], moves: [roll] },
    )
    expect(lines).toContainEqual(['Move the imp on 10 to 13', 'your own imp dies; treasure: draw 2 gems', undefined])
  })

  test('the last imp home wins, one before it is only home', () => {
    const home = (imps: (number | string)[]) => ask({ seats: [{ imps }, {}] }, { chance: [3], moves: [roll] }).open[0]
    expect(home([37, 'S1', 'D', 'D'])).toEqual(['Move the imp on 37 to the throne', 'home'])
    expect(home([37, 'S1', 'H', 'D'])).toEqual(['Move the imp on 37 to the throne', 'home: you win'])
  })

  test('what costs an imp or its way is marked; of what does the same one lies open', () => {
    const { choices } = ask(
      {
        seats: [{ imps: [10, 15, 'S1', 'D'], hand: ['banana-a', 'banana-b', 'banana-c'] }, {}],
        route: { 13: { tile: 'return-2', up: true }, 3: { tile: 'death-2', up: true } },
      },
      { chance: [3], moves: [roll] },
    )
    expect(choices.filter(({ move }) => move.do === 'move').map(({ wastes }) => wastes)).toEqual([
      undefined,
      'Return: back to a step',
      'Death: it dies',
    ])
    expect(choices.filter(({ move, aside }) => move.do === 'banana' && !aside)).toHaveLength(1)
    // A longer run stands before what costs an imp.
    expect(choices.map(({ move }) => move.do).slice(0, 2)).toEqual(['move', 'banana'])
  })

  test('the first joker of a game: the longest runs lie open', () => {
    const { choices } = ask({ seats: [{ imps: ['S1', 'S2', 'S3', 'D'] }, {}] }, { chance: [6], moves: [roll] })
    const { plain } = arrange(choices, new Set())
    expect(plain.map(({ label }) => label)).toEqual([
      'Move the imp on step S1 to 5',
      'Move the imp on step S2 to 4',
      'Move the imp on step S3 to 3',
      'Move the imp on step S1 to 4',
      'Move the imp on step S2 to 3',
      'Move the imp on step S3 to 2',
    ])
  })

  test('a joker: what leads to something lies open, the rest is folded by imp', () => {
    const { title, open, groups } = ask(
      { seats: [{ imps: [10, 20, 'S1', 'D'] }, {}], route: { 24: { tile: 'treasure-2', up: true } } },
      { chance: [6], moves: [roll] },
    )
    expect(title).toBe('Your move: 1 to 5 squares')
    expect(open).toEqual([['Move the imp on 20 to 24', 'treasure: draw 4 gems']])
    expect(groups).toEqual(['The imp on 20', 'The imp on 10', 'The imp on step S1'])
  })

  test('a Banana says how far it would go then', () => {
    const { lines } = ask(
      { seats: [{ imps: [10, 'S1', 'D', 'D'], hand: ['banana-a'] }, {}] },
      { chance: [3], moves: [roll] },
    )
    expect(lines).toContainEqual([expect.stringMatching(/^Play Banana/), '4 squares', undefined])
  })

  const fight = {
    seats: [
      { imps: [10, 'S1', 'D', 'D'], hand: ['coffin-a', 'die3-a'], gems: 5 },
      { imps: [12, 'S1', 'S2', 'D'], hand: ['die3-b'], gems: 7 },
    ],
  }
  const into = [roll, [0, { do: 'move', imp: 0, n: 2 }]] as const

  test('a fight opens: at least one of anything', () => {
    const { title, text, open, groups, lines } = ask(fight, { chance: [2], moves: into })
    expect(title).toBe('Fight for 12 against ⟦1⟧')
    expect(text).toMatch(/^Open the fight/)
    expect(open).toEqual([
      ['Open with 1: 1 gem', '⟦1⟧ then needs 1'],
      ['Give up the fight: your imp dies', 'costs nothing more'],
    ])
    expect(groups).toEqual(['Stake piece by piece', 'Sacrilege: turn a tile for 3 gems'])
    expect(lines.filter(([, , group]) => group === 'Stake piece by piece').slice(0, 3)).toEqual([
      ['Stake Die 3 (2): 2 in all', 'enough to open', 'Stake piece by piece'],
      ['Stake Coffin (6): 6 in all', 'enough to open', 'Stake piece by piece'],
      ['Stake one gem: 1 in all', 'enough to open', 'Stake piece by piece'],
    ])
  })

  test('the usual bids take one press: equal, one more, or give up, each with its price', () => {
    const opened = [...into, [0, { do: 'stakeGems', count: 4 }], [0, { do: 'stand' }]] as const
    const seats = [fight.seats[0]!, { ...fight.seats[1]!, hand: ['die3-c'] }]
    const { open, choices } = ask({ seats }, { chance: [2], moves: opened })
    expect(open).toEqual([
      ['Match 4: Die 3 (4)', '⟦0⟧ then needs 5'],
      ['Surpass by one, with 5: Die 3 (4) and 1 gem', '⟦0⟧ then needs 5'],
      ['Give up the fight: your imp dies', 'costs nothing more'],
    ])
    // The card alone, which is the whole first bid, stays folded.
    expect(choices.find(({ label }) => label === 'Stake Die 3 (4): 4 in all')?.aside).toBe(true)
    expect(choices[1]).toMatchObject({
      move: { do: 'stakeCard', card: 'die3-c' },
      next: [{ do: 'stakeGems', count: 1 }, { do: 'stand' }],
    })
  })

  test('a bid in one press spends no more than it must, and a Coffin before a card that can do more', () => {
    const against = (hand: string[], gems: number) =>
      ask({ seats: [fight.seats[0], { imps: [12, 'S1', 'S2', 'D'], hand, gems }] } as JsonObject, {
        chance: [2],
        moves: [...into, [0, { do: 'stakeCard', card: 'coffin-a' }], [0, { do: 'stand' }]],
      }).open.map(([label]) => label)
    expect(against(['coffin-b', 'die1-c', 'die4-a'], 9).slice(0, 2)).toEqual([
      'Match 6: Coffin (6)',
      'Surpass by one, with 7: Coffin (6) and 1 gem',
    ])
    expect(against(['die1-c', 'trident-b'], 0)).toEqual([
      'Surpass with 9: Die 1 (5) and Trident (4)',
      expect.any(String),
    ])
    expect(against(['die1-c'], 0)).toEqual([expect.stringMatching(/^Give up/)])
  })

  test('a guided fight goes step by step', () => {
    const { play, asked } = tableAt(fight, [2])
    for (const [seat, move] of into) play(seat, move)
    const { view, moves } = asked()
    const { choices } = prompt(view, moves.slice(0, 1), english!)
    expect(choices.map(({ next }) => next)).toEqual([undefined])
  })

  test('surpassed: equal is enough; equalled: more is needed', () => {
    const stand = [1, { do: 'stand' }] as const
    const opened = [...into, [0, { do: 'stakeCard', card: 'coffin-a' }], [0, { do: 'stand' }]] as const
    const second = ask(fight, { chance: [2], moves: opened })
    expect(second.text).toBe('⟦0⟧ has 6, you have 0. Reach 6 and ⟦0⟧ must surpass you.')
    expect(second.lines).toContainEqual(['Stake Die 3 (3): 3 in all', '3 short', 'Stake piece by piece'])
    expect(second.lines).toContainEqual(['Stake 6 gems: 6 in all', 'enough', 'Stake piece by piece'])
    const third = ask(fight, { chance: [2], moves: [...opened, [1, { do: 'stakeGems', count: 6 }], stand] })
    expect(third.text).toBe('You are equal at 6: now you must surpass it, with 7 or more.')
    const met = ask(fight, { chance: [2], moves: [...opened, [1, { do: 'stakeGems', count: 6 }]] })
    expect(met.open[0]).toEqual(['Stand at 6', '⟦0⟧ must answer'])
    expect(met.text).toMatch(/Stand, or stake more/)
  })

  test('the end of a turn: a Trident, a card for its price, the next player', () => {
    const { title, text, open } = ask(
      {
        seats: [
          { imps: [10, 'S1', 'D', 'D'], hand: ['trident-a'], gems: 2 },
          { imps: [13, 'S1', 'S2', 'D'], hand: ['coffin-a'] },
        ],
      },
      { chance: [2], moves: into },
    )
    expect(title).toBe('The end of your turn')
    expect(text).toBe('A Trident can kill the imp on the next square. A card costs one gem; you may buy one.')
    expect(open).toEqual([
      [expect.stringMatching(/^Throw Trident/), undefined],
      ['Buy a card for one gem', 'then one gem left, and your turn ends'],
      ['End the turn', 'then ⟦1⟧'],
    ])
  })

  test('no more cards are offered than can be paid for', () => {
    const offer = (gems: number) =>
      ask({ seats: [{ imps: [10, 20, 'S1', 'D'], gems }, {}] }, { chance: [2], moves: into }).text
    expect(offer(2)).toBe('A card costs 2 gems; you may buy one.')
    expect(offer(5)).toBe('A card costs 2 gems; you may buy two.')
  })

  test('a card after which nothing can be bought says that the turn ends with it', () => {
    const offer = (gems: number) =>
      ask({ seats: [{ imps: [10, 20, 'S1', 'D'], gems }, {}] }, { chance: [2], moves: into }).open.find(([label]) =>
        label?.startsWith('Buy'),
      )
    expect(offer(5)).toEqual(['Buy a card for 2 gems', 'then 3 gems left'])
    expect(offer(3)).toEqual(['Buy a card for 2 gems', 'then one gem left, and your turn ends'])
  })

  test('the page asks before a purchase with which the turn passes by itself, and before no other', async () => {
    const { endsTurn } = await face('en')
    for (const [gems, bought, passes] of [
      [5, 0, false],
      [5, 1, true],
      [3, 0, true],
      [9, 1, true],
    ] as const) {
      const { play, asked } = tableAt({ seats: [{ imps: [10, 20, 'S1', 'D'], gems }, {}] }, [2])
      for (const [seat, move] of into) play(seat, move)
      for (let i = 0; i < bought; i++) play(0, { do: 'buy' })
      expect(endsTurn?.({ do: 'buy' }, asked().view), `${gems} gems, ${bought} bought`).toBe(passes)
      play(0, { do: 'buy' })
      expect(asked().seat).toBe(passes ? 1 : 0)
    }
  })

  test('a Trident is answered, or not', () => {
    const thrown = (hand: string[]) =>
      ask(
        {
          seats: [
            { imps: [10, 'S1', 'D', 'D'], hand: ['trident-a'] },
            { imps: [13, 'S1', 'S2', 'D'], hand },
          ],
        },
        { chance: [2], moves: [...into, [0, { do: 'trident', card: 'trident-a' }]] },
      )
    expect(thrown(['trident-b'])).toMatchObject({
      title: '⟦0⟧ throws a Trident at you',
      choices: [{ move: { do: 'parry' } }, {}],
    })
    expect(thrown(['coffin-a']).text).toMatch(/you have no Trident/)
  })

  test('a full hand: what may be discarded, the weakest first', () => {
    const hand = ['coffin-a', 'die1-a', 'die1-b', 'die1-c', 'die1-d', 'wild-a']
    const { title, text, open } = ask(
      { seats: [{ imps: [10, 'S1', 'D', 'D'], hand }, {}] },
      { moves: [[0, { do: 'gather' }]] },
    )
    expect(title).toBe('Six cards in your hand')
    expect(text).toMatch(/or draw none/)
    expect(open[0]?.[0]).toBe('Discard Wild die (1) and draw')
    expect(open.at(-1)?.[0]).toBe('Draw no card')
  })
})

describe('lines', () => {
  const { asked } = tableAt({
    seats: [{ imps: [10, 'H', 'D', 'D'], hand: ['coffin-a'], gems: 7 }, { imps: ['S1', 'S2', 'S3', 12] }],
  })

  test.each([
    [0, '7 gems · 1 card · 2 dead · 1 home'],
    [1, '7 gemas · 1 carta · 2 muertos · 1 en el trono'],
    [2, '7 juveler · 1 kort · 2 döda · 1 hemma'],
  ])('a seat in language %i', (language, line) => {
    expect(seatLine(asked().view, 0, voices[language]!)).toBe(line)
  })

  test('what there is none of is left out', () => {
    expect(seatLine(asked().view, 1, english!)).toBe('0 gems · 0 cards')
  })

  test('the result to share says who came how far, not how', () => {
    const result = { winners: [0], ranking: [[0], [1]], scores: [1, 0] }
    expect(share(asked().view, result, null, english!)).toBe('The Race of the Imps\n1. ■□\n2. □□\n1 turn')
  })
})
