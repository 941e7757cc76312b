// One person with bots: the person leads, and is not interrupted by what bots do.
import { expect, test } from 'vitest'
import { settle, tab } from './world.ts'

type Here = ReturnType<typeof tab>

const bots = [{ bot: 'random' }, { bot: 'random' }] as const

async function open(here: Here, options: Record<string, string | number>): Promise<string> {
  const seats = ['me', ...bots] as const
  const id = await here.tables.create({ game: 'caravan', options, seats, name: '', seed: 'caravan 0' })
  await here.tables.watch(id)
  return id
}

/** Once no bot has anything to do. */
async function rested({ tables }: Here, id: string) {
  for (let version = -1; ; ) {
    const { now, info } = await tables.open(id)
    if (now.version === version) return { now, info }
    version = now.version
    await settle()
  }
}

test('in a vote the person is asked once, and what they choose is done', async () => {
  const here = tab()
  const id = await open(here, {})
  let asked = 0
  for (let i = 0; asked < 2 && i < 30; i++) {
    const { now } = await rested(here, id)
    const [first] = now.moves
    if (first?.do !== 'vote') {
      await here.play(id)
      continue
    }
    // Nobody has voted yet: a vote that comes in would draw the question anew.
    expect(now.actors).toContain(0)
    expect(now.actors).toHaveLength(3)
    await here.play(id, first)
    const next = await rested(here, id)
    asked++
    const steps = (await here.tables.open(id)).steps.flatMap(step => ('events' in step ? step.events : []))
    const voted = steps.findLast(event => event.e === 'voted') as { option?: unknown } | undefined
    expect(voted?.option).toBe(first.option)
    expect(next.now.version).toBe(now.version + 3)
  }
  expect(asked).toBe(2)
  expect(here.failures).toEqual([])
})

test('in a fight bots act once the person has passed, who is not asked again for each of their moves', async () => {
  const here = tab()
  const id = await open(here, { mode: 'quick', startCircle: 1 })
  for (let i = 0; i < 60; i++) {
    const { now } = await rested(here, id)
    if (now.moves.some(move => move.do === 'pass')) break
    await here.play(id)
  }
  const before = await rested(here, id)
  expect(before.now.actors).toContain(0)
  expect(before.now.actors.length).toBeGreaterThan(1)
  await here.play(id, { do: 'pass' })
  const { now } = await rested(here, id)
  const view = now.view as unknown as { fight: { round: number } | null }
  // The bots have acted and passed, or something else than the window of the same Round is asked.
  const acts = now.moves.some(move => move.do === 'pass')
  expect(acts && view.fight?.round === 1).toBe(false)
  expect(here.failures).toEqual([])
})

test('whoever wants all alike has bots that do not wait', async () => {
  const here = tab()
  const id = await open(here, { followers: 'off' })
  for (let i = 0; i < 10; i++) {
    const { now } = await rested(here, id)
    if (now.moves[0]?.do === 'vote') {
      expect(now.actors).toEqual([0])
      return
    }
    await here.play(id)
  }
  throw new Error('nothing was voted on')
})
