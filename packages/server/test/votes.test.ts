import type { OpenTable } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { Visitor } from './client.ts'
import { server } from './help.ts'

type Vote = { do: string; option: unknown }

test('bots join a person’s vote, whatever they would have chosen themselves', async () => {
  const { address } = await server({ limits: { messagesPerSecond: 10_000, messageBurst: 10_000 } })
  const dante = await Visitor.guest(address)
  const bot = { kind: 'bot', bot: 'greedy' } as const
  const { id } = await dante.open({ game: 'caravan', seats: [{ kind: 'me' }, bot, bot] })
  const line = await dante.socket()
  const found: { vote: unknown; elected: unknown }[] = []
  let open = await line.watch(id)
  let { now } = open
  let voted: unknown = null
  while (found.length < 2) {
    const [move] = now.moves as unknown as Vote[]
    if (move) {
      // The last option of a vote: the plain player prefers another one at the first vote, which is to go.
      const options = (now.moves as unknown as Vote[]).filter(({ option }) => option !== 'withOthers')
      const choice = move.do === 'vote' ? options.at(-1)! : move
      if (move.do === 'vote') voted = choice.option
      await line.ask({ type: 'move', table: id, seat: 0, version: now.version, move: choice })
    }
    const { steps, now: then } = await line.next('steps')
    now = then
    const events = steps.flatMap(step => ('events' in step ? step.events : [])) as { e: string; option?: unknown }[]
    for (const event of events) if (event.e === 'voted') found.push({ vote: voted, elected: event.option })
  }
  open = await dante.get<OpenTable>(`/api/tables/${id}`)
  expect(open.info.options).toMatchObject({ followers: 'on' })
  for (const { vote, elected } of found) expect(elected).toEqual(typeof vote === 'string' ? vote : JSON.stringify(vote))
})
