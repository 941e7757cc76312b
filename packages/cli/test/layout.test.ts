import {
  defineGame,
  type GameDefinition,
  type GameMeta,
  type GameState,
  Generator,
  noSecrets,
  type Phase,
} from '@acheron/engine'
import { seatMark, type Translate } from '@acheron/engine/words'
import { findGame } from '@acheron/games'
import { expect, test } from 'vitest'
import { anyGame } from '../src/play/any-game.ts'
import type { Host } from '../src/play/host.ts'
import { layTable, type Place } from '../src/play/layout.ts'
import { stage as nineCircles } from '../src/play/nine-circles/index.ts'
import { painter } from '../src/play/paint.ts'
import { Session } from '../src/play/session.ts'
import { keysOf } from '../src/play/terminal.ts'
import { width } from '../src/play/text.ts'
import { seatNames } from '../src/words.ts'
import { loadWords } from '../words/compiled/load.ts'

const start: Place = { folder: null, filter: null, cursor: 0, notice: null }
const sizes = [
  [80, 24],
  [81, 25],
  [100, 30],
  [120, 40],
  [200, 60],
  [50, 18],
] as const

/** Lays the table in every size and colour; every line must fit. */
function layAll(host: Host, places: readonly Place[]): string[][] {
  const plain: string[][] = []
  for (const [columns, rows] of sizes)
    for (const depth of columns === 80 ? [1, 4, 8, 24] : [1, 24])
      for (const place of places) {
        const { lines, items, page } = layTable(host, place, { columns, rows }, painter(depth))
        expect(lines).toHaveLength(rows)
        if (columns >= 80) for (const line of lines) expect(width(line), line).toBeLessThanOrEqual(columns)
        expect(page.to).toBeGreaterThan(page.from)
        expect(items.length).toBeGreaterThan(0)
        if (depth === 1) plain.push([...lines])
      }
  return plain
}

test.each(['en', 'es', 'sv'] as const)('the table of nine-circles fits every screen in %s', async language => {
  const game = await findGame('nine-circles').load()
  const say = await loadWords(language)
  const words = await game.words(language)
  const random = Generator.seeded(language)
  for (const option of [1, 5, 7, 8]) {
    const options = { sheet: { start: option } }
    const session = new Session({ game, players: 1, options, seed: language, bots: [null], words, names: [] })
    const host: Host = { session, stage: nineCircles, say, title: game.meta.name[language], recordFile: null }
    for (let decisions = 0; session.seat !== null && decisions < 5; decisions++) {
      const moves = session.table.moves(0).filter(move => !game.concedes(move))
      const scene = layTable(host, start, { columns: 80, rows: 24 }, painter(1))
      const folder = scene.items.find(item => item.kind === 'folder')
      const places: Place[] = [start, { ...start, cursor: 2 }, { ...start, filter: '' }]
      if (folder?.kind === 'folder')
        places.push({ ...start, folder: folder.group, cursor: folder.group.moves.length - 1 })
      // The funnel is drawn whole, not cut: no name or target is too long for its terrace.
      for (const lines of layAll(host, places))
        for (const line of lines.filter(line => line.includes('╲'))) expect(line.slice(0, 40)).not.toContain('…')
      session.submit(0, random.pick(moves))
    }
  }
})

/** Two people in turn say a number; whoever says 3 wins. */
function saying(): GameDefinition {
  type State = GameState & { said: number[]; turn: number; flow: { kind: 'turn' }[] }
  type Say = { do: 'say'; n: number }
  type Said = { e: 'said'; seat: number; n: number }
  const turn: Phase<State, { kind: 'turn' }, Say, Said> = {
    actors: state => [state.turn],
    moves: () => Array.from({ length: 40 }, (_, i) => ({ do: 'say', n: i + 1 })),
    play(state, _frame, seat, { n }, ctx) {
      state.said.push(n)
      ctx.emit({ e: 'said', seat, n })
      if (n === 3) state.flow.pop()
      else state.turn = 1 - state.turn
    },
  }
  const meta = {
    id: 'saying',
    name: { en: 'Saying', es: 'Decir', sv: 'Säga' },
    rulesVersion: 1,
    seats: { min: 2, max: 2 },
    minutes: 1,
    stage: 'prototype',
    options: {},
  } as const satisfies GameMeta
  const speak = Object.assign((key: string) => key, { lang: 'en' as const }) as unknown as Translate<
    Record<never, never>
  >
  return defineGame<State, { kind: 'turn' }, Say, Said, Record<never, never>, Record<never, never>>({
    meta,
    setup: () => ({ said: [], turn: 0, flow: [{ kind: 'turn' }] }),
    phases: { turn },
    secrets: noSecrets,
    fill() {},
    result: ({ flow, turn }) =>
      flow.length > 0 ? null : { winners: [turn], ranking: [[turn], [1 - turn]], scores: [turn === 0 ? 1 : 0, turn] },
    describeMove: move => `Say ${move.n}`,
    tellEvent: event => `${seatMark(event.seat)} said ${event.n}.`,
    words: async () => speak,
    progress: ({ said }) => Math.min(1, said.length / 10),
    explain: () => null,
    proof: { components: () => ({}), invariant: () => null, features: [], featuresOf: () => [] },
    mind: { goals: ['win'], worth: () => 0 },
  })
}

test('a game without a stage of its own can be played too, by two people at one keyboard', async () => {
  const game = saying()
  const say = await loadWords('en')
  const words = await game.words('en')
  const session = new Session({
    game,
    players: 2,
    options: {},
    seed: '1',
    bots: [null, null],
    words,
    names: seatNames(2, say),
  })
  const host: Host = { session, stage: anyGame, say, title: 'Saying', recordFile: null }
  layAll(host, [start, { ...start, cursor: 39 }, { ...start, filter: 'say 7' }])
  expect(session.seat).toBe(0)
  session.submit(0, { do: 'say', n: 7 })
  expect(session.seat).toBe(1)
  const { lines } = layTable(host, start, { columns: 80, rows: 24 }, painter(1))
  expect(lines.join('\n')).toContain('said         7')
  expect(lines.join('\n')).toContain('Seat 1 said 7.')
  expect(lines.join('\n')).toContain('Seat 2, it is your move.')
  expect(session.undo(1).ok).toBe(false)
  session.submit(1, { do: 'say', n: 3 })
  expect(session.seat).toBe(null)
})

test('a bot in the last seat answers by itself', async () => {
  const game = saying()
  const bot = { choose: (_view: unknown, _seat: number, moves: readonly object[]) => moves[2] as never }
  const session = new Session({
    game,
    players: 2,
    options: {},
    seed: '1',
    bots: [null, bot],
    words: await game.words('en'),
    names: ['Ana', 'Bo'],
  })
  session.submit(0, { do: 'say', n: 1 })
  expect(session.log.map(line => line.text)).toEqual(['Ana said 1.', 'Bo said 3.'])
})

test('keys are told apart, also when they come at once', () => {
  expect(keysOf('a1\r\u001b[A\u001bOB\u001b\u007f\u0003å').map(key => key.text || key.name)).toEqual([
    'a',
    '1',
    'enter',
    'up',
    'down',
    'escape',
    'backspace',
    'interrupt',
    'å',
  ])
})
