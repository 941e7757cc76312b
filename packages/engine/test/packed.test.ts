import { expect, test } from 'vitest'
import { Generator } from '../src/chance.ts'
import { Packed } from '../src/packed.ts'

interface Value {
  readonly n: number
  readonly text: string
}

const value = (n: number): Value => ({ n, text: 'ö\n€ 😀 "'.repeat(n % 4) })

test.each([0, 1, 64, 150])('with %d values from before it reads like the list it stands for', before => {
  const random = Generator.seeded(before)
  const list = Array.from({ length: before }, (_, n) => value(n))
  const packed = new Packed<Value>(list.map(each => JSON.stringify(each)))
  for (let n = before; n < before + 600; n++) {
    // Most are pushed; sometimes many are taken away again, across several bundles.
    let taken = random.index(40) === 0 ? random.index(100) : 0
    for (; taken > 0 && list.length > before; taken--) {
      list.pop()
      packed.pop()
    }
    list.push(value(n))
    packed.push(JSON.stringify(value(n)))
    expect(packed.length).toBe(list.length)
    const place = random.index(list.length + 1)
    expect(packed.from(place)).toEqual(list.slice(place))
    const wanted = random.index(list.length)
    const holds = (each: Value) => each.n % 100 === list[wanted]!.n % 100
    expect(packed.findLast(holds)).toEqual(list.findLast(holds))
  }
  expect(packed.findLast(() => false)).toBeUndefined()
})
