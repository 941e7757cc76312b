import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const script = `
  import { sample } from ${JSON.stringify(join(import.meta.dirname, 'sampling.ts'))}
  console.log(JSON.stringify(sample([...Array(20).keys()], 5, process.argv[1])))
`

function drawn(env: Record<string, string>, purpose = 'some'): number[] {
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script, purpose], {
    encoding: 'utf8',
    env: { ...process.env, ACHERON_PROOF: '', ...env },
  })
  return JSON.parse(run.stdout)
}

test('a sample is the same for the same commit, another for another, and in order', () => {
  const one = drawn({ ACHERON_SAMPLE: 'one' })
  expect(one).toHaveLength(5)
  expect(one.toSorted((a, b) => a - b)).toEqual(one)
  expect(drawn({ ACHERON_SAMPLE: 'one' })).toEqual(one)
  expect(drawn({ ACHERON_SAMPLE: 'two' })).not.toEqual(one)
  expect(drawn({ ACHERON_SAMPLE: 'one' }, 'others')).not.toEqual(one)
})

test('the proof leaves nothing out', () => {
  expect(drawn({ ACHERON_PROOF: 'whole' })).toEqual([...Array(20).keys()])
})

test('over many commits everything is looked at', () => {
  const seen = new Set(Array.from({ length: 12 }, (_, i) => drawn({ ACHERON_SAMPLE: `commit ${i}` })).flat())
  expect(seen.size).toBeGreaterThan(15)
})
