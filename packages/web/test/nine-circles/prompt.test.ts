import { canonical, Generator, type Result } from '@acheron/engine'
import { type Language, languages } from '@acheron/engine/words'
import type { Claim, NineCirclesState, NineCirclesView, Roll } from '@acheron/games/nine-circles/board.ts'
import type { OpenTable } from '@acheron/protocol'
import { describe, expect, test } from 'vitest'
import type { GameFace } from '../../src/board/face.ts'
import { foresee } from '../../src/games/nine-circles/consequences.ts'
import { prompt } from '../../src/games/nine-circles/prompt.ts'
import { isClaim, isRoll, isVirgil } from '../../src/games/nine-circles/stage/moves.ts'
import { share } from '../../src/games/nine-circles/texts.ts'
import { loadVoice } from '../../src/games/nine-circles/words.ts'
import { resultText } from '../../src/table/end/sharing.ts'
import { arrange } from '../../src/table/prompt/arrange.ts'
import { loadWords } from '../../src/words/compiled/load.ts'
import { positions, tableAt } from './tables.ts'

const voices = await Promise.all(languages.map(loadVoice))
const [english] = voices

test('the list has every legal move exactly once, in every language, and none without words', () => {
  let seen = 0
  for (const { view, moves } of positions(18)) {
    const voice = voices[seen++ % voices.length]!
    const { title, text, choices } = prompt(view, moves, voice)
    expect(choices.map(({ move }) => canonical(move)).sort()).toEqual(moves.map(move => canonical(move)).sort())
    expect(title).not.toBe('')
    expect(text).not.toBe('')
    const odd = choices.filter(
      ({ label, consequence = '' }) => !/^\p{Lu}[^{}()]+$/u.test(label) || /[{}]/.test(consequence),
    )
    expect(odd).toEqual([])
  }
  expect(seen).toBeGreaterThan(200)
})

function ask(given: Partial<NineCirclesState>, options: object = {}) {
  const table = tableAt(given, options)
  return prompt(table.view(0), table.moves(0), english!)
}

/** The dice that the best of the claims loses. */
function lostBy({ sheet, claims }: { sheet: NineCirclesView; claims: readonly Claim[] }): number {
  return Math.min(...claims.map(claim => sheet.active.length - claim.use.length))
}

describe('situations', () => {
  test('a new circle: the four sizes lie open', () => {
    const { title, text, choices } = ask({})
    expect(title).toBe('Virtuous Pagans: one die showing 1')
    expect(text).toMatch(/how many dice/)
    expect(choices.map(({ label, group }) => [label, group])).toEqual([
      ['Roll a fresh die', undefined],
      ['Roll two fresh dice', undefined],
      ['Roll three fresh dice', undefined],
      ['Roll four fresh dice', undefined],
      ['Give up', 'Give up'],
    ])
  })

  test('claims come first, the one that keeps most dice above', () => {
    const { title, text, choices } = ask({ circle: 2, pool: 4, active: [1, 2, 3, 3, 6] })
    expect(title).toBe('Lust: the target is met')
    expect(text).toMatch(/dice you choose/)
    expect(choices.slice(0, 3).map(({ label, consequence }) => [label, consequence])).toEqual([
      ['Claim 3 + 3 + 2 + 1', 'lose one die'],
      ['Claim 6 + 2 + 1', 'lose two dice'],
      ['Claim 6 + 3', 'lose three dice'],
    ])
  })

  test('a claim that leaves too few dice for the next circle says so', () => {
    const { choices } = ask({ circle: 2, pool: 0, active: [1, 4, 5], removed: 6 })
    expect(choices[0]?.consequence).toBe('then too few dice for Gluttony')
  })

  test('a claim that puts a circle further down out of reach warns too', () => {
    const { choices } = ask({ circle: 2, pool: 1, active: [1, 4, 5, 5], removed: 4 })
    expect(choices[0]).toMatchObject({ label: 'Claim 5 + 4', consequence: 'then too few dice for Wrath' })
  })

  test('a claim after which nothing can be rolled says so', () => {
    const { choices } = ask({ circle: 2, pool: 7, active: [3, 6], rows: [0, 0, 0, 0] })
    expect(choices[0]?.consequence).toBe('then no roll is left for Gluttony')
  })

  test.each([
    [1, [1, 2, 3, 4]],
    [2, [2, 1, 3, 4]],
    [5, [4, 3, 2, 1]],
    [8, [2, 1, 3, 4]],
  ])('the roll of as many dice as are missing comes first (circle %i)', (circle, sizes) => {
    const { choices } = ask({ circle, declared: circle === 8 ? 3 : null })
    expect(choices.slice(0, 4).flatMap(({ move }) => (move.do === 'roll' ? move.rows : []))).toEqual(sizes)
  })

  test('after a roll one sensible roll of each row lies open', () => {
    const { choices } = ask({ circle: 3, pool: 5, active: [2, 2, 4, 6] })
    const open = choices.filter(({ move, group }) => move.do === 'roll' && group === undefined)
    expect(open.map(({ label }) => label)).toEqual([
      'Keep two 2s; roll a 4 and a 6 again',
      'Keep two 2s and a 6; roll a 4 again',
      'Keep two 2s; roll a 4 and a 6 again with a fresh die',
      'Keep two 2s; roll a 4 and a 6 again with two fresh dice',
    ])
  })

  test('circle 7: five dice first, then about as many, each with as few rows as can be', () => {
    const open = ask({ circle: 7 }).choices.filter(({ group }) => group === undefined)
    expect(open.map(({ move }) => (move as Roll).rows.join('+'))).toEqual(['4+1', '4', '4+2', '3', '4+3', '2', '1'])
  })

  test('what counts is kept: a roll that throws it away is folded and says so', () => {
    const { choices } = ask({ circle: 8, pool: 4, active: [2, 3], declared: 3, rows: [1, 2, 1, 3], removed: 3 })
    const { plain } = arrange(choices, new Set())
    expect(plain.map(({ label, wastes }) => [label, wastes])).toEqual([
      ['Raise a 2 to 3', undefined],
      ['Keep a 3; roll a 2 again', undefined],
      ['Keep a 3; roll a 2 again with a fresh die', undefined],
      ['Keep a 3; roll a 2 again with two fresh dice', undefined],
      ['Keep a 3; roll a 2 again with three fresh dice', undefined],
    ])
    expect(choices.find(({ label }) => label === 'Keep a 2; roll a 3 again')).toMatchObject({
      wastes: 'rolls away a 3 that counts',
      group: 'Row 1: roll one die',
    })
  })

  test('all spare dice are rolled again, and no two rolls of one size lie open', () => {
    const { choices } = ask({ circle: 3, pool: 5, active: [2, 3, 4, 6] })
    const open = choices.filter(({ move, group }) => move.do === 'roll' && group === undefined)
    expect(open.map(({ label }) => label)).toEqual([
      'Keep a 2; roll a 3, a 4 and a 6 again',
      'Keep a 2 and a 6; roll a 3 and a 4 again',
      'Keep a 2; roll a 3, a 4 and a 6 again with a fresh die',
      'Keep a 2, a 4 and a 6; roll a 3 again',
    ])
  })

  test('of claims that lose as many dice one lies open', () => {
    const { choices } = ask({ circle: 2, pool: 4, active: [3, 4, 5, 6], removed: 1 })
    expect(choices.slice(0, 2)).toMatchObject([
      { label: 'Claim 5 + 4', consequence: 'lose two dice' },
      { label: 'Claim 6 + 3', consequence: 'lose two dice', group: 'The same claim with other dice', aside: true },
    ])
  })

  test('a Virgil change that allows a claim stands before the rolls, others after them', () => {
    const { text, choices } = ask({ circle: 3, pool: 5, active: [2, 2, 3, 5] })
    expect(text).toMatch(/One change by Virgil/)
    expect(choices[0]).toMatchObject({ label: 'Lower a 3 to 2', consequence: 'a Virgil pip, then claim, lose one die' })
    // It brings the same.
    expect(choices.find(({ label }) => label === 'Flip a 5 to 2')).toMatchObject({ aside: true })
    const kinds = choices.map(({ move }) => move.do)
    expect(kinds.lastIndexOf('roll')).toBeLessThan(kinds.lastIndexOf('virgil'))
    expect(kinds.at(-1)).toBe('concede')
  })

  test('a change once the target is met stays folded, marked as a pip for nothing', () => {
    const { choices } = ask({ circle: 1, pool: 7, active: [1, 3], lastWasVirgil: true })
    expect(choices[0]).toMatchObject({ label: 'Claim a 1', consequence: 'lose one die' })
    const changes = choices.filter(({ move }) => move.do === 'virgil')
    expect(changes.length).toBeGreaterThan(0)
    for (const change of changes) expect(change).toMatchObject({ aside: true })
    expect(changes.find(({ label }) => label === 'Lower a 3 to 2')).toMatchObject({
      wastes: 'a Virgil pip for nothing: the target is met',
    })
  })

  test('a series of Virgil changes may go on where a further one saves a die: it stands open in the list', () => {
    const { text, choices } = ask({ circle: 4, pool: 6, active: [1, 6, 6], lastWasVirgil: true })
    expect(text).toMatch(/further dice/)
    expect(choices[1]).toMatchObject({ label: 'Lower a 6 to 5', consequence: 'a Virgil pip, then claim, lose no die' })
  })

  test.each([
    ['one die is all that counts', { circle: 1, pool: 5, active: [1, 3, 4, 6] }],
    ['two dice are all that count', { circle: 8, pool: 5, active: [2, 2, 4, 6], declared: 2 }],
    ['no die is lost', { circle: 4, pool: 6, active: [1, 5, 6] }],
    ['no change brings the spare die in', { circle: 2, pool: 6, active: [2, 3, 6] }],
    ['his pips are marked', { circle: 4, pool: 6, active: [1, 6, 6], virgil: 0 }],
  ])('Virgil is not told to go on where %s', (_, given) => {
    const { text } = ask({ ...given, lastWasVirgil: true })
    expect(text).toBe('Claim the circle. Dice that do not count leave the game.')
  })

  test.each([2, 4])(
    'of three dice: further changes are spoken of exactly where one of them saves a die (circle %i)',
    circle => {
      const said: boolean[] = []
      for (let code = 111; code <= 666; code++) {
        const active = [...String(code)].map(Number)
        if (active.some((value, i) => value < 1 || value > 6 || value < (active[i - 1] ?? 0))) continue
        const table = tableAt({ circle, pool: 6, active, lastWasVirgil: true })
        const [view, moves] = [table.view(0), table.moves(0)]
        const claims = moves.filter(isClaim)
        if (claims.length === 0) continue
        const saves = moves.filter(isVirgil).some(move => lostBy(foresee(view, move)) < lostBy({ sheet: view, claims }))
        said.push(/further dice/.test(prompt(view, moves, english!).text))
        expect(said.at(-1), active.join()).toBe(saves)
      }
      expect(new Set(said)).toEqual(new Set([true, false]))
    },
  )

  test('that going on saves no die is said of no position from which it does', () => {
    const random = Generator.seeded('going on')
    let said = 0
    for (const { view, moves } of positions(36)) {
      const claims = moves.filter(isClaim)
      if (claims.length === 0 || !/cannot save a die/.test(prompt(view, moves, english!).text)) continue
      said++
      const keptBy = (sheet: NineCirclesView, claim: Claim) => sheet.pool + claim.use.length
      const now = Math.max(...claims.map(claim => keptBy(view, claim)))
      const table = tableAt(view, { stop: 'declare' })
      for (let more = 0; more < 12; more++) {
        const onward = table.moves(0).filter(move => isRoll(move) || isVirgil(move))
        if (onward.length === 0) break
        table.submit(0, random.pick(onward))
        for (const claim of table.moves(0).filter(isClaim))
          expect(keptBy(table.view(0), claim), JSON.stringify(view)).toBeLessThanOrEqual(now)
      }
    }
    expect(said).toBeGreaterThan(20)
  })

  test.each([
    [
      'a spare die might come to count',
      { circle: 2, pool: 6, active: [1, 3, 6] },
      /or go on: you lose the active dice/,
    ],
    ['no die is spare', { circle: 2, pool: 6, active: [1, 2, 6] }, /cannot save a die/],
    ['one die is all that counts', { circle: 1, pool: 5, active: [1, 3, 4, 6] }, /cannot save a die/],
    ['four are all that count', { circle: 6, pool: 4, active: [1, 2, 3, 4, 6] }, /cannot save a die/],
    ['five are all that count', { circle: 7, pool: 2, active: [1, 2, 2, 3, 4, 6] }, /cannot save a die/],
    [
      'nothing is left to go on with',
      { circle: 2, pool: 6, active: [1, 3, 6], rows: [0, 0, 0, 0], virgil: 0 },
      /^Claim the circle\. Dice that do not count/,
    ],
  ])('without the strict reading, where %s', (_, given, text) => {
    expect(ask(given, { stop: 'declare' }).text).toMatch(text)
  })

  test('circle 8 asks for a number', () => {
    const { title, choices } = ask({ circle: 8 })
    expect(title).toBe('Fraud: name your number')
    expect(choices).toHaveLength(7)
  })

  test('circle 7 counts what is missing', () => {
    expect(ask({ circle: 7, pool: 6, active: [1, 2, 4] }).text).toMatch(/You have 3, and 2 more are missing/)
  })

  test('the last pips, and Virgil alone', () => {
    expect(ask({ circle: 9, pool: 6, active: [3, 6, 6], rows: [0, 1, 0, 0] }).text).toMatch(/last pip/)
    const { text, choices } = ask({ circle: 9, pool: 6, active: [3, 6, 6], rows: [0, 0, 0, 0] })
    expect(text).toBe('No roll is left. Three changes by Virgil would do it.')
    expect(choices.filter(({ group }) => group === undefined)).toMatchObject([
      { label: 'Lower a 3 to 2', consequence: 'two more, then claim; a Virgil pip each' },
      { label: 'Raise a 3 to 4', consequence: 'two more, then claim; a Virgil pip each' },
    ])
  })

  test('two changes away with a roll left: said, and the first of them lies open after the first roll', () => {
    const { text, choices } = ask({ circle: 9, pool: 6, active: [4, 6, 6] })
    expect(text).toMatch(/^Two changes by Virgil would do it/)
    expect(choices.slice(0, 2)).toMatchObject([
      { label: 'Keep two 6s; roll a 4 again' },
      { label: 'Raise a 4 to 5', consequence: 'one more, then claim; a Virgil pip each' },
    ])
    const away = choices.find(({ label }) => label === 'Lower a 6 to 5')
    expect(away).toMatchObject({ wastes: 'turns a die away from the target', group: 'Other changes by Virgil' })
  })

  test('three changes away they are all folded, the first of a shortest way first', () => {
    const { choices } = ask({ circle: 9, pool: 6, active: [3, 6, 6] })
    const his = choices.filter(({ move }) => move.do === 'virgil')
    expect(his[0]).toMatchObject({ consequence: 'two more, then claim; a Virgil pip each', group: 'Changes by Virgil' })
  })

  test('what is said is true of the table, whatever part of the moves is offered', () => {
    const table = tableAt({ circle: 1, pool: 8, active: [2] })
    const one = table.moves(0).filter(move => move.do === 'virgil' && move.to === 1)
    expect(prompt(table.view(0), one, english!)).toMatchObject({
      title: 'Virtuous Pagans: one die showing 1',
      text: 'Follow the guide.',
    })
  })

  test('somebody who watches is told the target only', () => {
    const { text, choices } = prompt(tableAt().view(0), [], english!)
    expect(text).toBe('It takes one die showing 1.')
    expect(choices).toEqual([])
  })
})

describe('share', () => {
  const won = { winners: [0], ranking: [[0]], scores: [11], rank: 'poet' }
  const lost = { winners: [], ranking: [[0]], scores: [0] }

  /** What the page hands on at the end of a descent. */
  async function shared(language: Language, given: Partial<NineCirclesView>, result: Result, daily: string | null) {
    const seats = [{ kind: 'person', name: 'Pia', you: true, online: true }]
    const table = { info: { daily, seats }, now: { view: { ...tableAt().view(0), ...given }, result } }
    const [voice, t] = await Promise.all([loadVoice(language), loadWords(language)])
    const face: Pick<GameFace, 'share'> = { share: (view, end, day) => share(view as NineCirclesView, end, day, voice) }
    return resultText(table as unknown as OpenTable, face, t)
  }

  test.each([
    ['en', 'Nine Circles, 15 November\n■■■■■■■■■  out with 11 points: Poet'],
    ['es', 'Nueve círculos, 15 de noviembre\n■■■■■■■■■  fuera con 11 puntos: Poeta'],
    ['sv', 'Nio kretsar, 15 november\n■■■■■■■■■  ute med 11 poäng: Poet'],
  ] as const)('a win on a day: %s', async (language, text) => {
    expect(await shared(language, { status: 'won', cleared: 9 }, won, '2026-11-15')).toBe(text)
  })

  test('a loss says how far the player came, not how', async () => {
    const text = 'Nine Circles\n■■■■□□□□□  lost in circle 5'
    expect(await shared('en', { status: 'lost', cleared: 4, circle: 5 }, lost, null)).toBe(text)
  })
})
