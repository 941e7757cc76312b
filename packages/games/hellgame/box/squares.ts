/** A square: its circle (1 outside, 9 the centre) and its index, counted clockwise from the top. */
export type Square = `${number}-${number}`

/** The kinds of square that are fixed by the board; the rest are plain. */
export type SpecialKind = 'factory' | 'source' | 'trader' | 'event' | 'item' | 'portal' | 'throne'
export type BoardId = 'prototype' | 'revised'

/** Squares in each circle, from circle 1 to circle 9 (2.2). */
export const circleSizes = [49, 43, 41, 35, 31, 22, 11, 5, 1] as const
export const lastCircle = circleSizes.length
export const throne: Square = '9-0'

/** Links between circles: pairs of indices, from circles 1 and 2 to circles 8 and 9. */
const transitions: readonly (readonly (readonly [number, number])[])[] = [
  [
    [5, 3],
    [12, 9],
    [20, 16],
    [25, 21],
    [33, 28],
    [40, 34],
    [47, 41],
  ],
  [
    [0, 0],
    [6, 6],
    [11, 12],
    [19, 19],
    [26, 25],
    [31, 30],
    [36, 36],
  ],
  [
    [3, 1],
    [10, 7],
    [17, 14],
    [24, 19],
    [33, 27],
  ],
  [
    [3, 3],
    [10, 8],
    [17, 15],
    [24, 22],
    [31, 28],
  ],
  [
    [1, 1],
    [6, 5],
    [14, 10],
    [23, 16],
  ],
  [
    [4, 2],
    [8, 4],
    [13, 7],
    [20, 10],
  ],
  [
    [0, 0],
    [2, 1],
    [4, 2],
    [7, 3],
    [9, 4],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
  ],
]

/** Circle 8 is a pentagram: each point is linked with the second next. */
const stride = (circle: number) => (circle === 8 ? 2 : 1)

/** Circle 1 at a transition to circle 2 (section 3). */
export const startSquares: readonly Square[] = ['1-5', '1-12', '1-20', '1-25', '1-33', '1-40', '1-47']

const special: Readonly<Record<SpecialKind, readonly Square[]>> = {
  factory: ['1-2', '1-8', '1-15', '1-26', '1-39', '1-44', '2-5', '2-17', '2-24', '2-39', '3-2', '3-13', '3-22', '3-31'],
  source: ['1-11', '1-24', '1-35', '2-2', '2-14', '2-32', '3-9', '4-29', '5-18'],
  trader: ['1-30', '1-41', '2-10', '2-42', '3-16', '3-27', '3-39', '6-3'],
  event: ['1-18', '2-27', '2-37', '4-2', '5-10', '6-17'],
  item: ['4-6', '4-23', '5-13', '5-29', '7-5', '7-10'],
  portal: ['1-0', '1-21', '1-32', '2-8', '2-34'],
  throne: [throne],
}

/** The special squares of a board, in the order in which tiles are laid on them. */
export function specialSquares(board: BoardId): Readonly<Record<SpecialKind, readonly Square[]>> {
  if (board === 'prototype') return special
  return {
    ...special,
    factory: [...special.factory, '4-26'],
    item: special.item.filter(square => square !== '7-10'),
  }
}

/** Every square, circle by circle. */
export const squares: readonly Square[] = circleSizes.flatMap((size, i) =>
  Array.from({ length: size }, (_, k): Square => `${i + 1}-${k}`),
)

/** A square's place in `squares`, for tables by number. */
export const indexOf: Readonly<Record<Square, number>> = Object.fromEntries(squares.map((square, i) => [square, i]))

/** Every link, once. */
export const links: readonly (readonly [Square, Square])[] = [
  ...circleSizes.flatMap((size, i): [Square, Square][] => {
    const circle = i + 1
    if (size === 1) return []
    return Array.from({ length: size }, (_, k) => [`${circle}-${k}`, `${circle}-${(k + stride(circle)) % size}`])
  }),
  ...transitions.flatMap((pairs, i) =>
    pairs.map(([outer, inner]): [Square, Square] => [`${i + 1}-${outer}`, `${i + 2}-${inner}`]),
  ),
]

/** The squares linked with each square. */
export const neighbours: Readonly<Record<Square, readonly Square[]>> = linked()

function linked(): Record<Square, Square[]> {
  const lists: Record<Square, Square[]> = Object.fromEntries(squares.map(square => [square, []]))
  for (const [a, b] of links) {
    lists[a]!.push(b)
    lists[b]!.push(a)
  }
  return lists
}

/** The circle in which a square lies: its name's first digit. It is asked at every step, so no table is looked up. */
export const circleOf = (square: Square): number => square.charCodeAt(0) - 48

/** A square's index in its circle. */
export const positionOf = (square: Square): number => Number(square.slice(2))

export const isSquare = (text: string): text is Square => Object.hasOwn(indexOf, text)
