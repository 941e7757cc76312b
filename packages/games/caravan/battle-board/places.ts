import type { AreaId, Column, Dir, Row, SpaceId } from '../box/vocabulary.ts'

const columns: readonly Column[] = ['A', 'B', 'C', 'D', 'E']
const rows: readonly Row[] = ['1', '2', '3']

/** The fifteen Areas in board order (2.3): A1, B1, ... E3. */
export const areas: readonly AreaId[] = rows.flatMap(row => columns.map((column): AreaId => `${column}${row}`))

/** Clockwise, in the order in which the Spaces of an Area are counted (3.2 of the vocabulary). */
export const dirs = ['N', 'E', 'S', 'W'] as const satisfies readonly Dir[]

/** C2, where Malefactors REAPPEAR. */
export const centre: AreaId = 'C2'

/** One Area in that direction; row 1 is the north. */
export const vectors: { readonly [dir in Dir]: readonly [x: number, y: number] } = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
}

/** The board is asked about in every rule, so all answers about an Area are kept: names and neighbours by direction. */
type AreaFacts = {
  readonly point: readonly [x: number, y: number]
  readonly spaces: { readonly [dir in Dir]: SpaceId }
  readonly inOrder: readonly SpaceId[]
  readonly beyond: { readonly [dir in Dir]: AreaId | null }
  readonly neighbours: readonly AreaId[]
}

const byDir = <T>(make: (dir: Dir) => T): { [dir in Dir]: T } => ({
  N: make('N'),
  E: make('E'),
  S: make('S'),
  W: make('W'),
})

function factsOf(area: AreaId): AreaFacts {
  const [x, y] = [columns.indexOf(area[0] as Column), rows.indexOf(area[1] as Row)]
  const beyond = byDir((dir): AreaId | null => {
    const column = columns[x + vectors[dir][0]]
    const row = rows[y + vectors[dir][1]]
    return column && row ? `${column}${row}` : null
  })
  const spaces = byDir((dir): SpaceId => `${area}.${dir}`)
  return {
    point: [x, y],
    spaces,
    inOrder: dirs.map(dir => spaces[dir]),
    beyond,
    neighbours: dirs.flatMap(dir => beyond[dir] ?? []),
  }
}

const facts = Object.fromEntries(areas.map(area => [area, factsOf(area)])) as { readonly [area in AreaId]: AreaFacts }

export const isArea = (id: string): id is AreaId => id.length === 2 && Object.hasOwn(facts, id)

export const spaceOf = (area: AreaId, dir: Dir): SpaceId => facts[area].spaces[dir]
export const areaOfSpace = (space: SpaceId): AreaId => space.slice(0, 2) as AreaId
export const dirOf = (space: SpaceId): Dir => space.slice(3) as Dir
export const spacesOf = (area: AreaId): readonly SpaceId[] => facts[area].inOrder

/** The Area's centre: x from west to east, y from north to south. */
export const point = (area: AreaId): readonly [x: number, y: number] => facts[area].point

/** The Area beyond that side; null at the edge of the board. */
export const beyond = (area: AreaId, dir: Dir): AreaId | null => facts[area].beyond[dir]

/** The Areas on the other side of its edges: N, E, S, W. There are no diagonal ones. */
export const neighbours = (area: AreaId): readonly AreaId[] => facts[area].neighbours

/** The side of an Area that touches a neighbouring one; null if they do not touch. */
export const towards = (from: AreaId, to: AreaId): Dir | null => dirs.find(dir => beyond(from, dir) === to) ?? null

/** Clockwise. */
export const turned = (dir: Dir, deg: 90 | 180 | 270): Dir => dirs[(dirs.indexOf(dir) + deg / 90) % 4]!
export const opposite = (dir: Dir): Dir => turned(dir, 180)

/** R8.7: orthogonal. */
export function distance(a: AreaId, b: AreaId): number {
  // Of the names themselves: columns and rows are numbered in the order of their characters.
  return Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(a.charCodeAt(1) - b.charCodeAt(1))
}

export const isEdge = (area: AreaId): boolean => neighbours(area).length < 4
export const isCorner = (area: AreaId): boolean => neighbours(area).length === 2
