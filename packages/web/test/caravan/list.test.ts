// The list of a fight: a chosen Champion's actions by what they are for, walks by where they lead, endings last.
import { equal } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import { type CaravanMove, championOf, declines, topFrame } from '@acheron/games/caravan/board.ts'
import { expect, test } from 'vitest'
import { loadStory } from '../../src/games/caravan/chronicle/story.ts'
import { loadRoad } from '../../src/games/caravan/chronicle/words.ts'
import { oneOfAlike } from '../../src/games/caravan/order/alike.ts'
import { prompt } from '../../src/games/caravan/prompt.ts'
import { scopeOf } from '../../src/games/caravan/stage/party/chosen.ts'
import { loadVoice } from '../../src/games/caravan/words.ts'
import { listOf } from '../../src/table/prompt/arrange.ts'
import { positions } from './games.ts'

await Promise.all([loadStory('en'), loadRoad('en')])
const voice = await loadVoice('en')
const headings = ['Strike', 'Go', 'Help', 'Use']

test('a chosen Champion has at most twelve rows in sight, in four kinds, each move among them', () => {
  let lists = 0
  for (const { view, moves } of positions(120)) {
    if (topFrame(view)?.kind !== 'act') continue
    for (const champion of new Set(moves.flatMap(move => championOf(move) ?? []))) {
      const own = scopeOf(moves, champion)
      const { choices, text } = prompt(view, own, voice)
      const ends = (move: CaravanMove) => move.do === 'pass'
      const { listed } = listOf(choices, new Set(), move => ends(move as CaravanMove))
      expect(listed.length).toBeLessThanOrEqual(12)
      const kinds = listed.flatMap(({ heading }) => (heading ? [headings.indexOf(heading)] : []))
      // A strike that reaches nobody stands after what leads there.
      const far = kinds.at(-1) === 0 ? kinds.filter(kind => kind === 0) : []
      const before = kinds.slice(0, kinds.length - far.length)
      expect(before).toEqual(before.toSorted((a, b) => a - b))
      expect(before.includes(0) && far.length > 0).toBe(false)
      expect(kinds).not.toContain(-1)
      for (const move of oneOfAlike(view, own)) expect(choices.some(each => equal(each.move, move))).toBe(true)
      expect(text).toMatch(/ is chosen: /)
      lists++
    }
  }
  expect(lists).toBeGreaterThan(100)
})

test('what a row stands for is legal', () => {
  let walks = 0
  for (const { view, seat, moves } of positions(60)) {
    const { choices } = prompt(view, moves, voice)
    for (const { move } of choices) expect(moves.some(each => equal(each, move))).toBe(true)
    walks += choices.filter(({ next }) => next).length
    expect(choices.map(({ label }) => label).filter(label => label === '')).toEqual([])
    expect(seat).toBeGreaterThanOrEqual(0)
  }
  expect(walks).toBeGreaterThan(50)
})

test('declining stands last and says what it means', () => {
  let found = 0
  for (const { view, moves } of positions(160)) {
    const { choices } = prompt(view, moves, voice)
    const at = choices.findIndex(({ move }) => declines(view, move))
    if (at < 0) continue
    found++
    expect(choices.slice(at).every(({ move }) => declines(view, move) || move.do === 'pass')).toBe(true)
  }
  expect(found).toBeGreaterThan(5)
  const ask = (topic: object, option: string | null | false) =>
    caravan.describeMove(
      { do: 'choose', option },
      { flow: [{ kind: 'ask', topic }] } as unknown as Parameters<typeof caravan.describeMove>[1],
      voice.game,
    )
  expect(ask({ what: 'collateral', attacker: 'artist' }, 'done')).toBe('No further effect.')
  expect(ask({ what: 'recall', champion: 'artist' }, null)).toBe('RECALL nothing.')
  expect(ask({ what: 'test-inspiration', champion: 'artist' }, false)).toBe('Keep the INSPIRATION.')
})
