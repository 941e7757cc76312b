/** How a die is turned so that a face is seen: degrees about x and y. Opposite faces add up to 7. */
const turns: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 0],
  [-90, 0],
  [0, -90],
  [0, 90],
  [90, 0],
  [0, 180],
]

/** A die without a value is drawn with its first face up. */
export function orientation(face: number | null): readonly [x: number, y: number] {
  return turns[face ?? 0] ?? [0, 0]
}
