import { Generator } from '@acheron/engine'
import { expect, test } from 'vitest'
import { type Borders, borderCircles, leastDiceFrom, wholeSheet } from '../mind/exact/borders.ts'
import { bordersFile, readBorders } from '../mind/exact/file.ts'

/** Any values: of a chance to win, or of points. */
function someBorders(most: number): Borders {
  const random = Generator.seeded('borders')
  const value = (dice: number, circle: number) =>
    dice < leastDiceFrom(circle) ? 0 : ((random.die(1000) - 1) / 999) * most
  const cells = wholeSheet.count * wholeSheet.virgils
  return new Map(
    borderCircles.map(circle => [
      circle,
      Array.from({ length: 10 }, (_, dice) => {
        const few = Array.from({ length: 97 }, () => value(dice, circle))
        return Float64Array.from({ length: cells }, (_, cell) => few[cell % 97]!)
      }),
    ]),
  )
}

test.each([1, 36])('a file keeps values up to %i to half a millionth', async most => {
  const borders = someBorders(most)
  const read = await readBorders(await bordersFile(borders))
  let worst = 0
  for (const circle of borderCircles)
    for (const [dice, values] of borders.get(circle)!.entries())
      for (const [cell, value] of values.entries())
        worst = Math.max(worst, Math.abs(read.get(circle)![dice]![cell]! - value))
  expect(worst).toBeGreaterThan(0)
  expect(worst).toBeLessThan(5e-7)
})

test('another file is refused', async () => {
  const stream = new Blob(['not a table']).stream().pipeThrough(new CompressionStream('gzip'))
  const file = new Uint8Array(await new Response(stream).arrayBuffer())
  await expect(readBorders(file)).rejects.toThrow('not a table of borders')
})
