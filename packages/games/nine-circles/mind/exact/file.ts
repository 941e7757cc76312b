/**
 * Borders as a small file: whole millionths (parts of 2^20), of which only the differences between neighbours are kept, low
 * bytes first, packed. Every value is off by half a millionth at most, and so is what is worked out from it.
 */
import { mostDice } from '../solution.ts'
import { type Borders, borderCircles, diceFrom, wholeSheet } from './borders.ts'

const unit = 2 ** 20
const cells = wholeSheet.count * wholeSheet.virgils
const bytesEach = 4

/** How far apart neighbours are, and how many stand in line: by Virgil pips, by the pips of each row, by dice. */
const lines = (dice: number): readonly (readonly [stride: number, count: number])[] => [
  [1, wholeSheet.virgils],
  ...wholeSheet.rows.map((most, i) => [wholeSheet.strides[i]! * wholeSheet.virgils, most + 1] as const),
  [cells, dice],
]

export function bordersFile(borders: Borders): Promise<Uint8Array<ArrayBuffer>> {
  const parts = borderCircles.map(circle => {
    const dice = diceFrom(circle)
    const values = Int32Array.from(dice.flatMap(count => [...borders.get(circle)![count]!]).map(inUnits))
    for (const [stride, count] of lines(dice.length))
      for (let i = values.length - 1; i >= 0; i--)
        if (Math.floor(i / stride) % count > 0) values[i] = values[i]! - values[i - stride]!
    return values
  })
  const size = parts.reduce((sum, part) => sum + part.length, 0)
  const planes = new Uint8Array(size * bytesEach)
  for (const [at, difference] of parts.flatMap(part => [...part]).entries()) {
    // Small ones of either sign have small numbers.
    const folded = (difference << 1) ^ (difference >> 31)
    for (let plane = 0; plane < bytesEach; plane++) planes[plane * size + at] = folded >>> (8 * plane)
  }
  return through(planes, new CompressionStream('gzip'))
}

export async function readBorders(file: Uint8Array<ArrayBuffer>): Promise<Borders> {
  const planes = await through(file, new DecompressionStream('gzip'))
  const size = borderCircles.reduce((sum, circle) => sum + diceFrom(circle).length * cells, 0)
  if (planes.length !== size * bytesEach) throw new Error('not a table of borders')
  let at = 0
  return new Map(
    borderCircles.map(circle => {
      const dice = diceFrom(circle)
      const values = new Int32Array(dice.length * cells)
      for (let i = 0; i < values.length; i++, at++) {
        let folded = 0
        for (let plane = 0; plane < bytesEach; plane++) folded |= planes[plane * size + at]! << (8 * plane)
        values[i] = (folded >>> 1) ^ -(folded & 1)
      }
      for (const [stride, count] of lines(dice.length).toReversed())
        for (let i = stride; i < values.length; i++)
          if (Math.floor(i / stride) % count > 0) values[i] = values[i]! + values[i - stride]!
      const [least = 0] = dice
      const valuesOf = (count: number) => values.subarray((count - least) * cells, (count - least + 1) * cells)
      const starts = Array.from({ length: mostDice + 1 }, (_, count) =>
        // With fewer dice the game is lost.
        count < least ? new Float64Array(cells) : Float64Array.from(valuesOf(count), value => value / unit),
      )
      return [circle, starts]
    }),
  )
}

const inUnits = (value: number) => Math.round(value * unit)

async function through(bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream) {
  const stream = new Blob([bytes]).stream().pipeThrough(change)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
