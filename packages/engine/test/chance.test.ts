import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Generator, RecordedChance } from '../src/chance.ts'
import { seedRng } from '../src/rng.ts'

test('the generator is xoshiro128**: the first words from the state 1, 2, 3, 4', () => {
  // Worked out by hand from the published algorithm: rotl(s1 * 5, 7) * 9.
  const generator = new Generator({ v: 1, a: 1, b: 2, c: 3, d: 4 })
  expect(generator.index(2 ** 20)).toBe(Math.floor((11520 * 2 ** 20) / 2 ** 32))
  expect(generator.rng).toEqual({ v: 1, a: 7, b: 0, c: 1026, d: 12288 })
})

test('the same seed gives the same dice, another seed others', () => {
  const dice = (seed: string | number) => {
    const random = Generator.seeded(seed)
    return Array.from({ length: 40 }, () => random.die(6)).join('')
  }
  expect(dice('descent')).toBe(dice('descent'))
  expect(dice(7)).toBe(dice('7'))
  expect(new Set(Array.from({ length: 500 }, (_, i) => dice(i))).size).toBe(500)
})

test('dice are even: chi-square over 60,000 throws stays below the 0.1 % mark', () => {
  const counts = [0, 0, 0, 0, 0, 0]
  const random = Generator.seeded('even')
  for (let i = 0; i < 60_000; i++) counts[random.die(6) - 1]!++
  const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
  expect(chiSquare).toBeLessThan(20.5)
})

test('a shuffle keeps every item and reaches every order', () => {
  const orders = new Set<string>()
  for (let seed = 0; seed < 200; seed++) orders.add(Generator.seeded(seed).shuffle(['a', 'b', 'c']).join(''))
  expect([...orders].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
})

test('a pick is always one of the items', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.integer(), (items, seed) => {
      expect(items).toContain(Generator.seeded(seed).pick(items))
    }),
  )
})

test('a draw from a bag: each thing in it is equally likely, and the order of the names does not matter', () => {
  const random = Generator.seeded('bag')
  const counts = { red: 0, blue: 0, none: 0 }
  for (let i = 0; i < 10_000; i++) counts[random.draw({ red: 3, blue: 1, none: 0 })]++
  expect(counts.none).toBe(0)
  // Four standard deviations of a coin that falls on one side three times out of four.
  expect(Math.abs(counts.red - 7_500)).toBeLessThan(174)
  const draws = (bag: { red: number; blue: number }) => {
    const same = Generator.seeded(7)
    return Array.from({ length: 50 }, () => same.draw(bag)).join()
  }
  expect(draws({ red: 5, blue: 4 })).toBe(draws({ blue: 4, red: 5 }))
  expect(() => random.draw({ red: 0 })).toThrow('an empty bag')
})

test('recorded chance writes down what it gave, and takes a script first', () => {
  const random = new RecordedChance(seedRng(1), [6, ['c', 'a', 'b'], 'y', 'blue'])
  expect(random.die(6)).toBe(6)
  expect(random.shuffle(['a', 'b', 'c'])).toEqual(['c', 'a', 'b'])
  expect(random.pick(['x', 'y'])).toBe('y')
  expect(random.draw({ red: 100, blue: 1 })).toBe('blue')
  expect(random.unused).toEqual([])
  const after = random.die(6)
  expect(random.take()).toEqual([6, ['c', 'a', 'b'], 'y', 'blue', after])
  expect(random.take()).toEqual([])
})

test('a script of dice leaves shuffles to the generator', () => {
  const random = new RecordedChance(seedRng(1), [3])
  random.shuffle(['a', 'b', 'c'])
  expect(random.die(6)).toBe(3)
})

test('a script that asks for the impossible is refused', () => {
  const scripted = (...script: (string | number | string[])[]) => new RecordedChance(seedRng(1), script)
  expect(() => scripted(7).die(6)).toThrow('chance: 7 is not a result of a die of 6 sides')
  expect(() => scripted('z').pick(['x'])).toThrow('chance: "z" is not a result of one of ["x"]')
  expect(() => scripted('blue').draw({ red: 2, blue: 0 })).toThrow('chance: "blue" is not a result of a draw from')
  expect(() => scripted('toString').draw({ red: 2 })).toThrow('is not a result of a draw from')
  expect(() => scripted(['a', 'a']).shuffle(['a', 'b'])).toThrow('an order of')
})
