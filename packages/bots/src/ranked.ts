/** Sums of the same worth differ by less than this when they are added up in another order. */
const same = 1e-12

/**
 * The numbers of the moves, best first. `worths` holds for each goal what each move is worth; among equals of one goal the
 * next decides, and at last the order that the moves came in.
 */
export function ranked(worths: readonly (readonly number[])[]): number[] {
  const [first = []] = worths
  return arranged([...first.keys()], worths)
}

function arranged(moves: readonly number[], [worth, ...others]: readonly (readonly number[])[]): number[] {
  if (!worth || moves.length < 2) return [...moves]
  const sorted = moves.toSorted((a, b) => worth[b]! - worth[a]!)
  const groups: number[][] = []
  for (const [i, move] of sorted.entries()) {
    const before = sorted[i - 1]
    if (before !== undefined && worth[before]! - worth[move]! < same) groups.at(-1)!.push(move)
    else groups.push([move])
  }
  // A group is sorted by differences that mean nothing: it begins again from the order of the list.
  return groups.flatMap(group =>
    arranged(
      group.toSorted((a, b) => a - b),
      others,
    ),
  )
}
