import { type FlorenceMove, isGraveyard } from '@acheron/games/florence/board.ts'
import { expect, test } from 'vitest'
import { pointsOf } from '../../src/games/florence/groups.ts'
import { prompt } from '../../src/games/florence/prompt/index.ts'
import { loadVoice } from '../../src/games/florence/words.ts'
import { Game } from './games.ts'

const voice = await loadVoice('en')

/** Every decision of some random games. */
function* questions() {
  for (const players of [2, 3, 4]) {
    const game = new Game(players, `prompts ${players}`, { turnCap: 60 })
    do {
      const { seat } = game
      if (seat === undefined) return
      const view = game.view(seat)
      const moves = game.moves(seat)
      yield { view, moves, said: prompt(view, moves, voice) }
    } while (game.step())
  }
}

test('something always lies open, and what would be the only group is not folded', () => {
  let single = 0
  for (const { said } of questions()) {
    const groups = new Set(said.choices.map(({ group }) => group))
    expect(groups.has(undefined), said.title).toBe(true)
    if (said.title === voice.t('ask.bonusTile') && groups.size === 1 && said.choices.length > 3) single++
  }
  expect(single).toBeGreaterThan(0)
})

test('ways of souls: those that bring the most first, then the souls in Hell from above, the graveyard last', () => {
  type Lead = Extract<FlorenceMove, { do: 'lead' }>
  let kinds = 0
  for (const { view, said } of questions()) {
    const leads = said.choices
      .map(({ move }) => move as FlorenceMove)
      .filter((move): move is Lead => move.do === 'lead')
    const points = leads.map(({ soul, to }) => pointsOf(view, soul, to))
    expect(points).toEqual(points.toSorted((a, b) => b - a))
    const idle = leads.filter((_, i) => points[i] === 0).map(({ soul }) => (isGraveyard(soul) ? 'grave' : soul))
    const standing = idle.filter(soul => soul !== 'grave')
    expect(standing).toEqual(standing.toSorted())
    expect(idle.lastIndexOf(standing.at(-1) ?? '')).toBe(standing.length - 1)
    if (standing.length > 0 && standing.length < idle.length && points[0]! > 0) kinds++
  }
  expect(kinds).toBeGreaterThan(0)
})

test('a council says that the player can accuse elsewhere, exactly when that is possible', () => {
  const seen = new Set<boolean>()
  for (const { moves, said } of questions()) {
    if (!moves.some(move => move.do === 'council')) continue
    const elsewhere = moves.some(move => move.do === 'accuse')
    expect(/accuse in another quarter/.test(said.text), said.text).toBe(elsewhere)
    seen.add(elsewhere)
  }
  expect([...seen].sort()).toEqual([false, true])
})
