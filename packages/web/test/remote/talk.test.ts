import type { SaidMessage, TalkPage } from '@acheron/protocol'
import { describe, expect, test } from 'vitest'
import { Socket } from '../../src/remote/socket.ts'
import { RemoteTalk, unreadIn } from '../../src/remote/talk.ts'
import { at, Line, steps } from './line.ts'

const said = (n: number): SaidMessage => ({
  side: 'players',
  n,
  at: '2026-11-18T08:00:00Z',
  seat: 0,
  name: 'Dante',
  you: false,
  words: `word ${n}`,
  phrase: null,
})

const pageOf = (...numbers: number[]): TalkPage => ({
  side: 'players',
  sides: ['players'],
  messages: numbers.map(said),
  more: false,
  read: 0,
  unread: numbers.length,
})

/** The talk of a table whose pages the test answers, in the order of their being asked for. */
function rig() {
  const lines: Line[] = []
  const socket = new Socket(() => {
    const line = new Line()
    lines.push(line)
    return line
  })
  const asked: ((page: TalkPage | null) => void)[] = []
  const page = () =>
    new Promise<TalkPage>((answer, refuse) => {
      asked.push(page => (page ? answer(page) : refuse(new Error('away'))))
    })
  socket.join({ open() {}, message() {}, lost() {} })
  lines[0]!.onopen?.()
  const heard: number[] = []
  const talk = new RemoteTalk('t', socket, ({ n }) => heard.push(n), { page, read: async () => null })
  const numbers = () => talk.state.get().players?.messages.map(({ n }) => n) ?? []
  const tell = (n: number) => lines.at(-1)!.tell({ type: 'said', table: 't', said: said(n) })
  return { lines, socket, asked, talk, heard, numbers, tell }
}

const settled = () => new Promise(resolve => setTimeout(resolve))

describe('what is said while a page of it is on its way', () => {
  test('stays, where the page knows nothing yet', async () => {
    const { talk, asked, tell, numbers } = rig()
    void talk.load()
    tell(1)
    tell(2)
    asked[0]!(pageOf())
    await settled()
    expect(numbers()).toEqual([1, 2])
    expect(unreadIn(talk.state.get(), 'players')).toBe(2)
  })

  test('stays, where the page has only what was said before it', async () => {
    const { talk, asked, tell, numbers } = rig()
    void talk.load()
    tell(3)
    asked[0]!(pageOf(1, 2))
    await settled()
    expect(numbers()).toEqual([1, 2, 3])
  })

  test('leaves no gap before a page that is far ahead', async () => {
    const { talk, asked, tell, numbers } = rig()
    tell(1)
    void talk.load()
    asked[0]!(pageOf(60, 61))
    await settled()
    expect(numbers()).toEqual([60, 61])
  })
})

describe('after the line was lost', () => {
  test('the page is asked for once the table has come, as nothing is told before', async () => {
    const { asked, lines, numbers, heard } = rig()
    lines[0]!.onclose?.()
    await expect.poll(() => lines.length).toBe(2)
    lines[1]!.onopen?.()
    expect(asked).toHaveLength(0)
    lines[1]!.tell({ type: 'table', table: 't', open: at(3) })
    expect(asked).toHaveLength(1)
    asked[0]!(pageOf(1))
    await settled()
    expect(numbers()).toEqual([1])
    lines[1]!.tell(steps(4, []))
    expect(asked).toHaveLength(1)
    expect(heard).toEqual([])
  })

  test('a page that did not come is asked for again', async () => {
    const { talk, asked, lines } = rig()
    void talk.load()
    expect(asked).toHaveLength(1)
    asked[0]!(null)
    await settled()
    lines[0]!.tell(steps(1, []))
    expect(asked).toHaveLength(2)
  })
})
