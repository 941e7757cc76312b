// The texts of players, in all three languages.
import { configOf, Generator } from '@acheron/engine'
import { type Language, languages } from '@acheron/engine/words'
import { beforeAll, describe, expect, test } from 'vitest'
import { curseIds } from '../box/curses.ts'
import { eventIds } from '../box/events.ts'
import { itemIds } from '../box/items.ts'
import { numbers } from '../box/numbers.ts'
import { spellIds } from '../box/spells.ts'
import { circleSizes, type Square } from '../box/squares.ts'
import { factoryIds, sourceIds, type TileId, traderIds } from '../box/tiles.ts'
import { hellgame } from '../index.ts'
import { tellEvent } from '../log/index.ts'
import { meta } from '../meta.ts'
import { circleName, curseName, eventName, itemName, spellName, squareAt, squareName, tileName } from '../names.ts'
import { describeMove } from '../prompt/index.ts'
import type { HellgameState, HellgameView } from '../state.ts'
import { curseText, eventText, itemText, spellText, tileText } from '../texts.ts'
import { loadWords } from '../words/compiled/load.ts'
import { type Change, events, moves } from './things.ts'

type T = Awaited<ReturnType<typeof loadWords>>
const translators = {} as Record<Language, T>

beforeAll(async () => {
  for (const language of languages) translators[language] = await loadWords(language)
})

/** Seat 0's turn on 1-12, with known tiles where the sentences need them. */
function table(change: Change = () => {}, options = {}): HellgameView {
  const state = hellgame.setup(configOf(hellgame, 3, options), Generator.seeded(1))
  Object.assign(state.tiles, {
    '1-11': 'S-souls',
    '1-24': 'S-mana',
    '2-10': 'T-buy',
    '1-30': 'T-ferry',
    '2-5': 'F-souls',
  })
  Object.assign(state.demons, { '2-5': [0, 1], '1-6': [0], '1-9': [1] })
  state.down['1-11'] = true
  state.turn.seat = 0
  state.seats[0]!.at = '1-12'
  change(state)
  return state
}
/** A thing in three languages, one a line. */
function said(tell: (t: T) => string): string {
  return languages.map(language => `  ${language} ${tell(translators[language])}`).join('\n')
}

// Each sentence in the snapshots was read and judged in its language. After a change, read it again there.
test('every move is an order', async () => {
  const told = moves.map(
    ([move, change]) => `${JSON.stringify(move)}\n${said(t => describeMove(move, table(change), t))}`,
  )
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('sentences/moves.txt')
})

test('every event is a sentence, or silent', async () => {
  const told = events.map(event => `${JSON.stringify(event)}\n${said(t => tellEvent(event, t))}`)
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('sentences/events.txt')
})

test('everything has a name, and says what it does', async () => {
  const { options } = table()
  const other = table(() => {}, {
    restoreSource: 'anywhere',
    curseTokens: 'mana',
    economy: 'planned',
    sourceVisit: 'pass',
  })
  const tiles: readonly (TileId | null)[] = [
    ...factoryIds,
    ...sourceIds,
    ...traderIds,
    'portal',
    'throne',
    'levy',
    null,
  ]
  const goals = ['race', 'dominion'] as const
  const told = [
    ...spellIds.map(id => said(t => `${spellName(id, t)}: ${spellText(id, options, t)}`)),
    ...curseIds.map(id => said(t => `${curseName(id, t)}: ${curseText(id, t)}`)),
    ...eventIds.map(id => said(t => `${eventName(id, t)}: ${eventText(id, t)}`)),
    ...itemIds.map(id => said(t => `${itemName(id, t)}: ${itemText(id, options, t)}`)),
    ...tiles.map(id => said(t => `${tileName(id, t)}: ${tileText(id, options, t)}`)),
    ...goals.map(goal => said(t => tileText('throne', { ...options, goal }, t))),
    said(t => spellText('restore-source', other.options, t)),
    ...(['pandora', 'S-souls', 'T-sell'] as const).map(id => said(t => tileText(id, other.options, t))),
    ...circleSizes.map((_, i) => said(t => circleName(i + 1, t))),
  ]
  await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot('sentences/things.txt')
})

test('no amount is written into a sentence: a number of the data is a number of the text', () => {
  const t = translators.en
  const { options } = table()
  expect(itemText('ledger', options, t)).toContain('twice')
  expect(spellText('reap', options, t)).toContain(`${numbers.spells.reap.most} souls`)
  expect(eventText('whirlwind', t)).toContain(`${numbers.eventEffects.whirlwind.most} squares`)
  expect(tileText('S-souls', { ...options, economy: 'planned' }, t)).toContain(
    `${numbers.sources['S-souls'].planned.souls} souls`,
  )
})

describe('squares', () => {
  const names = (square: Square, view: HellgameView) => [
    squareName(square, view, translators.en),
    squareAt(square, view, translators.es),
    squareName(square, view, translators.sv),
  ]

  test('are called by what lies there', () => {
    const view = table()
    expect(names('1-14', view)).toEqual(['square 1-14', 'en la casilla 1-14', 'ruta 1-14'])
    expect(names('2-5', view)).toEqual(['the factory 2-5', 'en la fábrica 2-5', 'fabriken 2-5'])
    expect(names('1-18', hellgame.view(view as HellgameState, 0))).toEqual([
      'the event square 1-18',
      'en la casilla de suceso 1-18',
      'händelserutan 1-18',
    ])
    expect(names('9-0', view)).toEqual(['the throne', 'en el trono', 'tronen'])
  })

  test('are called in the log by what they were when it happened', () => {
    const placed = (kind: 'plain' | 'portal') =>
      tellEvent({ e: 'pieceStarted', seat: 0, square: '1-6', kind, place: 1 }, translators.en)
    expect(placed('plain')).toBe('⟦0⟧ started on square 1-6.')
    expect(placed('portal')).toBe('⟦0⟧ started on the portal 1-6.')
  })
})

describe('options', () => {
  test.each(Object.entries(meta.options))('%s has a name, and a word for each value', (name, option) => {
    const values: readonly string[] =
      option.kind === 'choice' ? option.values : option.kind === 'draw' ? ['random', 'chosen'] : []
    const drawn: readonly string[] = option.kind === 'draw' ? option.values : []
    const keys = [
      `option.${name}.name`,
      `option.${name}.about`,
      ...values.flatMap(value => [`option.${name}.${value}`, `option.${name}.${value}.about`]),
      ...drawn.map(value => `option.${name}.${value}`),
    ]
    for (const language of languages)
      for (const key of keys) expect(translators[language](key as 'option.goal.name'), key).not.toBe(key)
  })
})
