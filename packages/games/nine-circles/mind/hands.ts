/**
 * Multisets of active dice, numbered. Dice are told apart by class only: by face where sums or windows count, by their
 * distance in Virgil pips from the wanted face where only that face counts (R5.5) - a tenth of the multisets.
 */

/** The expert's hands are of at most this many dice; more active dice at once hardly ever pay. */
export const handCap = 6

export interface Hands {
  readonly classes: number
  /** Number of hands with fewer than n dice: hands are numbered by size, the empty one is 0. */
  readonly below: readonly number[]
  /** Per hand: its classes, one entry per die. */
  readonly dice: readonly (readonly number[])[]
  /** Per hand: the chance that rolling its number of dice shows exactly it. */
  readonly chance: Float64Array
  /** The chance that one die shows a class. */
  readonly share: readonly number[]
  /** more[hand * classes + c]: the hand with one more die of class c (-1 past the cap). */
  readonly more: Int32Array
  /** The hands with one die less. */
  readonly fewer: Links
  /** The hands one Virgil pip away. */
  readonly altered: Links
}

/** For each hand the entries to[from[hand]] up to, not including, to[from[hand + 1]]. */
export interface Links {
  readonly from: Int32Array
  readonly to: Int32Array
}

const links = (lists: readonly (readonly number[])[]): Links => {
  const from = new Int32Array(lists.length + 1)
  lists.forEach((list, hand) => {
    from[hand + 1] = from[hand]! + list.length
  })
  return { from, to: Int32Array.from(lists.flat()) }
}

/** The classes of dice: how many faces each class has, and which classes one Virgil pip can make of it. */
interface Classes {
  readonly faces: readonly number[]
  readonly alters: readonly (readonly number[])[]
}

const numbered = ({ faces, alters }: Classes, cap: number): Hands => {
  const classes = faces.length
  const dice: number[][] = [[]]
  const below = [0, 1]
  for (let size = 1, first = 0; size <= cap; size++) {
    const end = dice.length
    for (let hand = first; hand < end; hand++) {
      for (let c = dice[hand]!.at(-1) ?? 0; c < classes; c++) dice.push([...dice[hand]!, c])
    }
    first = end
    below.push(dice.length)
  }
  const index = new Map(dice.map((list, hand) => [list.join(), hand]))
  const find = (list: readonly number[]): number => index.get(list.toSorted().join()) ?? -1
  const less = (list: readonly number[], c: number): number[] => list.toSpliced(list.indexOf(c), 1)
  const distinct = dice.map(list => [...new Set(list)])
  const share = faces.map(n => n / 6)
  return {
    classes,
    below,
    dice,
    share,
    // Multinomial, die by die: the i-th die may stand in i places, equal ones in any order.
    chance: Float64Array.from(dice, list =>
      list.reduce((p, c, i) => (p * share[c]! * (i + 1)) / list.slice(0, i + 1).filter(d => d === c).length, 1),
    ),
    more: Int32Array.from(dice.flatMap(list => faces.map((_, c) => find([...list, c])))),
    fewer: links(dice.map((list, hand) => distinct[hand]!.map(c => find(less(list, c))))),
    altered: links(
      dice.map((list, hand) => distinct[hand]!.flatMap(c => alters[c]!.map(to => find([...less(list, c), to])))),
    ),
  }
}

/** Dice by face, 1 to 6 as classes 0 to 5; altered as in R4.3. */
const byFace: Classes = {
  faces: [1, 1, 1, 1, 1, 1],
  alters: [
    [1, 5],
    [0, 2, 4],
    [1, 3],
    [2, 4],
    [1, 3, 5],
    [0, 4],
  ],
}
/** Virgil pips from a wanted 1, 3, 4 or 6: the six faces stand at 0, 1, 1, 2, 2, 3. Moving away never helps. */
const far: Classes = { faces: [1, 2, 2, 1], alters: [[], [0], [1], [2]] }
/** From a wanted 2 or 5: 0, 1, 1, 1, 2, 2. */
const near: Classes = { faces: [1, 3, 2], alters: [[], [0], [1]] }

/** A cache of hands: those of nine dice take a moment to make. */
const made = new Map<string, Hands>()

/** All hands of at most `cap` dice, for a circle that wants this face or (null) none in particular. */
export const handsOf = (wanted: number | null, cap = handCap): Hands => {
  const classes = wanted === null ? byFace : wanted === 2 || wanted === 5 ? near : far
  const key = `${classes.faces.length} ${cap}`
  const hands = made.get(key) ?? numbered(classes, cap)
  made.set(key, hands)
  return hands
}

/** The number of the hand with these dice. */
export const handOf = ({ more, classes }: Hands, active: readonly number[], wanted: number | null): number =>
  active.reduce((hand, face) => more[hand * classes + classOf(face, wanted)]!, 0)

/** Class of a face: one flip at most is of use on the way to the wanted one. */
export const classOf = (face: number, wanted: number | null): number =>
  wanted === null ? face - 1 : Math.min(Math.abs(face - wanted), 1 + Math.abs(7 - face - wanted))
