import { type GameDefinition, Generator, Table } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { expect, test } from 'vitest'
import { advise } from '../../src/hint/advise.ts'

async function position(id: string, players: number, decisions: number) {
  const game = (await findGame(id).load()) as GameDefinition
  const table = new Table(game, { players, seed: 'advice' })
  for (let n = 0; n < decisions && table.actors().length > 0; n++) {
    const [seat = 0] = table.actors()
    const moves = table.moves(seat)
    table.submit(seat, moves[n % moves.length])
  }
  const [seat = 0] = table.actors()
  return { game, table, question: { game: id, view: table.view(seat), seat, moves: table.moves(seat) } }
}

test.each([
  ['imp-race', 3],
  ['hellgame', 2],
  ['florence', 2],
])(
  '%s: a first answer comes at once, a surer one at the end, both of legal moves and best first',
  async (id, players) => {
    const { game, question } = await position(id, players, 7)
    let looks = 0
    const answers = [...advise(game, question, () => ++looks > 3)]
    expect(answers.map(({ final }) => final)).toEqual([false, true])
    for (const { move, worth, considered } of answers) {
      expect(considered.length).toBeGreaterThan(1)
      expect(considered.length).toBeLessThanOrEqual(5)
      expect(considered[0]).toMatchObject({ move, worth })
      for (const each of considered) expect(question.moves).toContainEqual(each.move)
    }
    const [early, last] = answers
    expect(early!.line).toBeUndefined()
    expect(last!.line!.length).toBeLessThanOrEqual(3)
  },
)

test('the more worlds are imagined, the smaller the error', async () => {
  const { game, question } = await position('imp-race', 2, 12)
  let looks = 0
  const [first, last] = [...advise(game, question, () => ++looks > 12)]
  const errors = (advice = first) => advice!.considered.map(({ error }) => error).filter(error => error > 0)
  expect(Math.max(...errors(last))).toBeLessThan(Math.max(...errors(first)))
})

test('bars grow in place meanwhile: the order changes only at the end', async () => {
  const { game, question } = await position('imp-race', 2, 12)
  let looks = 0
  const isUp = () => ++looks > 6
  const answers = [...advise(game, question, isUp, isUp, () => true)]
  expect(answers.length).toBe(8)
  const orders = answers.map(({ considered }) => considered.map(({ move }) => move))
  for (const order of orders.slice(1, -1)) expect(order).toEqual(orders[0])
  expect(answers.map(({ final }) => final)).toEqual([...Array(7).fill(false), true])
})

test('what the seat cannot see changes nothing', async () => {
  const { game, table, question } = await position('imp-race', 3, 9)
  const hidden = table.game.determinize(question.view, question.seat, Generator.seeded('another hidden hand'))
  const other = { ...question, view: game.view(hidden, question.seat) }
  const told = (asked: typeof question) => [...advise(game, asked, () => true)]
  expect(told(other)).toEqual(told(question))
})

test.each(['en', 'es', 'sv'] as const)('reasons and the line to follow are words of the game: %s', async language => {
  const { game, question } = await position('florence', 2, 20)
  const t = await game.words(language)
  let looks = 0
  const last = [...advise(game, question, () => ++looks > 1)].at(-1)!
  const told = last.considered.flatMap(({ reasons = [] }) => reasons.map(reason => game.tellReason!(reason, t)))
  expect(told.length).toBeGreaterThan(0)
  for (const text of told) expect(text).toMatch(/\p{L}/u)
  for (const { move, view } of last.line!) expect(game.describeMove(move, view, t)).toMatch(/\p{L}/u)
})
