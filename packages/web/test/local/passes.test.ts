// Several seats at one device: one that has passed, or waits for another of them, is within reach.
import { expect, test } from 'vitest'
import { tab } from './world.ts'

type Here = ReturnType<typeof tab>

/** A Quick Combat at the first decision of its Champions. */
async function battle(here: Here, seats: readonly ('me' | { bot: string })[]): Promise<string> {
  const options = { mode: 'quick', startCircle: 9, passMode: 'sticky' }
  const id = await here.tables.create({ game: 'caravan', options, seats, name: '', seed: 'caravan 0' })
  await here.tables.watch(id)
  for (let n = 0; n < 50; n++) {
    const { moves } = (await here.tables.open(id)).now
    if (moves.some(move => move.do === 'pass')) return id
    await here.play(id)
  }
  throw new Error('it did not come to a fight')
}

const looks = async ({ tables }: Here, id: string) => {
  const { info, now } = await tables.open(id)
  return { seat: now.seat, reach: info.reach, actors: now.actors }
}

test('a seat of mine takes its pass back, goes on, and passes again', async () => {
  const here = tab()
  const id = await battle(here, ['me', 'me', 'me'])
  expect(await looks(here, id)).toEqual({ seat: 0, reach: [1, 2], actors: [0, 1, 2] })
  await here.play(id, { do: 'pass' })
  expect(await looks(here, id)).toEqual({ seat: 1, reach: [0, 2], actors: [1, 2] })

  here.changes.length = 0
  expect(await here.tables.sit(id, 0)).toEqual({ ok: true })
  expect(here.changes).toEqual([{ table: id, here: false }])
  // And back, as nothing has been decided.
  expect(await looks(here, id)).toEqual({ seat: 0, reach: [1, 2], actors: [1, 2] })
  await here.tables.sit(id, 2)
  expect(await looks(here, id)).toEqual({ seat: 2, reach: [0, 1], actors: [1, 2] })
  await here.tables.sit(id, 0)

  expect(await here.play(id, { do: 'unpass' })).toEqual({ ok: true })
  expect(await looks(here, id)).toEqual({ seat: 0, reach: [1, 2], actors: [0, 1, 2] })
  expect((await here.tables.open(id)).now.moves).toContainEqual({ do: 'pass' })
  await here.play(id, { do: 'pass' })
  expect(await looks(here, id)).toEqual({ seat: 1, reach: [0, 2], actors: [1, 2] })
})

test('seats of bots, the seat shown and seats without a move are out of reach', async () => {
  const here = tab()
  const id = await battle(here, ['me', { bot: 'random' }])
  expect((await looks(here, id)).reach).toEqual([])
  for (const seat of [0, 1, 7]) expect(await here.tables.sit(id, seat)).toMatchObject({ why: 'not-your-turn' })
})
