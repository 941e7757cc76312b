// The counts that the rules state about the board and the cards.
import { describe, expect, test } from 'vitest'
import { dantePath } from '../box/dante-path.ts'
import { endSide, fraudIds, instantSide } from '../box/fraud-cards.ts'
import { guardianIds, guardians } from '../box/guardians.ts'
import { type HellBoard, hellFor } from '../box/hell.ts'
import { quarters } from '../box/locations.ts'
import { plagueCards } from '../box/plague-cards.ts'
import type { ShieldId } from '../box/shields.ts'
import { soulSins, soulsFor } from '../box/sins.ts'
import { barrels } from '../box/tower.ts'
import { cubeValue } from '../box/tracks.ts'

const sides = [
  {
    side: 'A',
    board: hellFor(2),
    widths: [6, 7, 6, 7, 6, 5, 6, 5, 4],
    shields: 52,
    lines: 96,
    ofAQuarter: 13,
    paths: 1536,
    entriesPerLast: 6,
    entriesPerGate: 4,
    lastPerGate: 2,
  },
  {
    side: 'B',
    board: hellFor(4),
    widths: [8, 9, 8, 9, 8, 7, 6, 7, 6],
    shields: 68,
    lines: 124,
    ofAQuarter: 17,
    paths: 2048,
    entriesPerLast: 6,
    entriesPerGate: 4,
    lastPerGate: 3,
  },
]

function below({ shields }: HellBoard, from: ShieldId): Set<ShieldId> {
  const reached = new Set<ShieldId>([from])
  for (const id of reached) for (const line of shields[id]!.lines) reached.add(line)
  return reached
}

function pathsFrom({ shields }: HellBoard, id: ShieldId): number {
  const { lines } = shields[id]!
  return lines.length === 0 ? 1 : lines.reduce((sum, line) => sum + pathsFrom({ shields } as HellBoard, line), 0)
}

describe.each(sides)('side $side', ({ board, ...fact }) => {
  const shields = Object.values(board.shields)
  const entries = board.circles[1]!
  const last = board.circles[9]!

  test('widths, shields, lines', () => {
    expect(board.circles.slice(1).map(circle => circle.length)).toEqual(fact.widths)
    expect(shields.length).toBe(fact.shields)
    expect(shields.reduce((sum, { lines }) => sum + lines.length, 0)).toBe(fact.lines)
  })

  test('two lines out of every shield above circle 9, one to three into every one below circle 1', () => {
    for (const { circle, lines } of shields) expect(lines.length).toBe(circle === 9 ? 0 : 2)
    for (const { id, circle } of shields) {
      const into = shields.filter(({ lines }) => lines.includes(id)).length
      expect([1, 2, 3].includes(into)).toBe(circle > 1)
    }
  })

  test('every line leads to the next circle, and the board is one piece', () => {
    for (const { circle, lines } of shields)
      for (const line of lines) expect(board.shields[line]!.circle).toBe(circle + 1)
    const joined = new Set<ShieldId>([entries[0]!])
    for (const id of joined)
      for (const { id: other, lines } of shields)
        if (lines.includes(id) || board.shields[id]!.lines.includes(other)) joined.add(other)
    expect(joined.size).toBe(shields.length)
  })

  test('the quarters', () => {
    for (const quarter of quarters)
      expect(shields.filter(each => each.quarter === quarter).length).toBe(fact.ofAQuarter)
    for (const circle of board.circles.slice(1))
      expect(new Set(circle.map(id => board.shields[id]!.quarter)).size).toBe(quarters.length)
    for (const { quarter, lines } of shields) {
      const shown = [quarter, ...lines.map(line => board.shields[line]!.quarter)]
      expect(new Set(shown).size).toBe(shown.length)
    }
  })

  test('the ways down', () => {
    expect(entries.reduce((sum, entry) => sum + pathsFrom(board, entry), 0)).toBe(fact.paths)
    const reach = new Map(entries.map(entry => [entry, below(board, entry)]))
    const entriesTo = (id: ShieldId) => entries.filter(entry => reach.get(entry)!.has(id)).length
    expect(Math.min(...last.map(entriesTo))).toBe(fact.entriesPerLast)
    expect(Math.min(...board.gates.map(entriesTo))).toBe(fact.entriesPerGate)
    const lastBelow = (gate: ShieldId) => last.filter(id => below(board, gate).has(id)).length
    expect(Math.min(...board.gates.map(lastBelow))).toBe(fact.lastPerGate)
    for (const entry of entries) {
      const ends = last.filter(id => reach.get(entry)!.has(id)).map(id => board.shields[id]!.quarter)
      expect(new Set(ends).size).toBe(quarters.length)
    }
  })
})

test('souls', () => {
  const total = (players: number) => soulSins.reduce((sum, sin) => sum + soulsFor(players)[sin], 0)
  expect([total(2), total(3), total(4)]).toEqual([56, 71, 71])
  expect(Object.values(plagueCards).every(souls => souls.length === 4)).toBe(true)
})

test('the plague brings each sin above the wall three times and each below it five', () => {
  const brought: string[] = Object.values(plagueCards).flatMap(souls => [...souls])
  const times = soulSins.map(sin => brought.filter(each => each === sin).length)
  expect(times).toEqual([0, 3, 3, 3, 3, 5, 5, 5, 5])
})

test('the values of the Phlegethon', () => {
  const spaces = Array.from({ length: 10 }, (_, i) => i + 1)
  expect(spaces.map(cubeValue)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
})

test('where the guardians begin', () => {
  const starts = guardianIds.map(id => `${id} ${guardians[id].start}`)
  expect(starts).toEqual(['minos 2', 'cerberus 3', 'plutus 4', 'medusa 6', 'minotaur 7', 'geryon 8'])
})

test("Dante's path, level by level", () => {
  const levelsOf = (players: number) =>
    Array.from({ length: 9 }, (_, i) =>
      dantePath(players)
        .filter(step => step.level === i + 1)
        .map(step => step.kind)
        .join(''),
    ).join(' ')
  expect(levelsOf(4)).toBe('PF FD FD FFD PFD FD FFD FD E')
  expect(levelsOf(3)).toBe('P FD FD FD PFD FD FD FD E')
  expect(levelsOf(2)).toBe('P FD D FD PD FD D FD E')
})

test("Dante's path", () => {
  const kinds = (players: number, kind: string) => dantePath(players).filter(step => step.kind === kind).length
  const figures = [2, 3, 4].map(players => [
    dantePath(players).length,
    ...['P', 'F', 'D', 'E'].map(kind => kinds(players, kind)),
  ])
  expect(figures).toEqual([
    [14, 2, 4, 7, 1],
    [17, 2, 7, 7, 1],
    [20, 2, 10, 7, 1],
  ])
  for (const players of [2, 3, 4]) {
    const diplomas = dantePath(players).filter(step => step.kind === 'D')
    expect(diplomas.map(step => step.level)).toEqual([2, 3, 4, 5, 6, 7, 8])
  }
})

describe('fraud cards', () => {
  const count = (list: readonly string[]) => {
    const counts: Record<string, number> = {}
    for (const each of list) counts[each] = (counts[each] ?? 0) + 1
    return counts
  }

  test('every ordered pair of two different barrels occurs three times', () => {
    const pairs = count(fraudIds.map(id => `${instantSide(id).barrel} ${endSide(id).barrel}`))
    const expected = barrels.flatMap(a => barrels.filter(b => b !== a).map(b => [`${a} ${b}`, 3]))
    expect(pairs).toEqual(Object.fromEntries(expected))
  })

  test('the effects', () => {
    expect(Object.values(count(fraudIds.map(id => instantSide(id).b)))).toEqual(Array(9).fill(4))
    expect(Object.values(count(fraudIds.map(id => endSide(id).b)))).toEqual(Array(9).fill(4))
    expect(count(fraudIds.map(id => endSide(id).a.split(':')[0]!))).toEqual({ skull: 18, cube: 18 })
    expect(count(fraudIds.map(id => instantSide(id).a.slice(6)))).toEqual({
      lust: 4,
      gluttony: 4,
      greed: 5,
      wrath: 5,
      heresy: 5,
      violence: 4,
      fraud: 5,
      treachery: 4,
    })
  })
})
