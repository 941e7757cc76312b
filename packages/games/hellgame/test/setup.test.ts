import { configOf, Generator } from '@acheron/engine'
import { expect, test } from 'vitest'
import { sourceItems } from '../box/items.ts'
import { specialSquares } from '../box/squares.ts'
import { kindOfTile, type TileId } from '../box/tiles.ts'
import { hellgame } from '../index.ts'

const seeds = Array.from({ length: 40 }, (_, i) => `box ${i}`)

function lay(seed: string, options: object = {}, players = 4) {
  return hellgame.setup(configOf(hellgame, players, options), Generator.seeded(seed))
}

/** How many tiles of each face lie on squares of that kind. */
function faces(tiles: Readonly<Record<string, TileId>>, kind: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const tile of Object.values(tiles)) if (kindOfTile(tile) === kind) counts[tile] = (counts[tile] ?? 0) + 1
  return counts
}

test.each(seeds)('case 3: the tiles of the box, whatever the draw (%s)', seed => {
  const { tiles, eventKinds, spells, deck } = lay(seed)
  expect(faces(tiles, 'factory')).toEqual({ 'F-souls': 6, 'F-mixed': 3, 'F-demon': 3, 'F-speed': 2 })
  expect(faces(tiles, 'source')).toEqual({ 'S-souls': 4, 'S-speed': 2, 'S-mana': 2, 'S-demon': 1 })
  expect(faces(tiles, 'trader')).toEqual({ 'T-sell': 2, 'T-buy': 2, 'T-ferry': 2, 'T-mana': 1, 'T-speed': 1 })
  const events = faces(tiles, 'event')
  expect(Object.keys(events).sort()).toEqual([...eventKinds].sort())
  expect(Object.values(events).sort()).toEqual([1, 1, 2, 2])
  const items = faces(tiles, 'item')
  expect(Object.keys(items)).toEqual(expect.arrayContaining([...sourceItems]))
  expect(Object.values(items)).toEqual([1, 1, 1, 1, 1, 1])
  expect(new Set([...spells, ...deck]).size).toBe(12)
  for (const [kind, squares] of Object.entries(specialSquares('prototype')))
    for (const square of squares) expect(kindOfTile(tiles[square])).toBe(kind)
})

test('the revised box: a mixed factory more, an item less', () => {
  const { tiles } = lay('revised', { board: 'revised' })
  expect(faces(tiles, 'factory')).toEqual({ 'F-souls': 6, 'F-mixed': 4, 'F-demon': 3, 'F-speed': 2 })
  expect(Object.values(faces(tiles, 'item'))).toEqual([1, 1, 1, 1, 1])
})

test('items of the prototype: two of each, on the revised board one Flux less', () => {
  expect(faces(lay('items', { items: 'prototype' }).tiles, 'item')).toEqual({ pandora: 2, flux: 2, boots: 2 })
  const revised = lay('items', { items: 'prototype', board: 'revised' })
  expect(faces(revised.tiles, 'item')).toEqual({ pandora: 2, flux: 1, boots: 2 })
})

test('mixed placement keeps the faces and crosses the kinds', () => {
  const board = specialSquares('prototype')
  const crossed = seeds.filter(seed => {
    const { tiles } = lay(seed, { tilePlacement: 'mixed' })
    expect(faces(tiles, 'factory')).toEqual({ 'F-souls': 6, 'F-mixed': 3, 'F-demon': 3, 'F-speed': 2 })
    return board.factory.some(square => kindOfTile(tiles[square]) !== 'factory')
  })
  expect(crossed.length).toBe(seeds.length)
})

test('every seat may be the first player', () => {
  expect(new Set(seeds.map(seed => lay(seed).first)).size).toBe(4)
})
