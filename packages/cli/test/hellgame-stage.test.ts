import { makeBot } from '@acheron/bots'
import { Generator } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import { findGame } from '@acheron/games'
import { expect, test } from 'vitest'
import { stage as hellgame } from '../src/play/hellgame/index.ts'
import { type Host, sceneOf } from '../src/play/host.ts'
import { layTable } from '../src/play/layout.ts'
import { painter, plain } from '../src/play/paint.ts'
import { Session } from '../src/play/session.ts'
import { width } from '../src/play/text.ts'
import { seatNames } from '../src/words.ts'
import { loadWords } from '../words/compiled/load.ts'
import { acheron } from './run.ts'

const languages: readonly Language[] = ['en', 'es', 'sv']

async function hostOf(language: Language, players: number, seed: string, options: unknown = {}): Promise<Host> {
  const game = await findGame('hellgame').load()
  const say = await loadWords(language)
  const words = await game.words(language)
  const bots = Array.from({ length: players }, () => null)
  const session = new Session({ game, players, options, seed, bots, words, names: seatNames(players, say) })
  return { session, stage: hellgame, say, title: game.meta.name[language], recordFile: null }
}

/** Plays a bot for a number of moves, or to the end. */
async function playOn({ session }: Host, moves: number, how = 'greedy'): Promise<void> {
  const bot = makeBot(await findGame('hellgame').load(), how)
  const mind = Generator.seeded('play')
  for (let i = 0; i < moves && session.seat !== null; i++) {
    const { seat, table } = session
    session.submit(seat, bot.choose(table.view(seat), seat, table.moves(seat), mind))
  }
}

const canvas = { paint: plain, columns: 79, roomy: false, lit: [] }

/** Everything the stage can say about a position. */
function textsOf(host: Host, columns: number, roomy: boolean): string[] {
  const scene = sceneOf(host, { ...canvas, columns, roomy })
  const lit = sceneOf(host, { paint: painter(24), columns, roomy, lit: scene.moves })
  return [...hellgame.board(scene), ...hellgame.board(lit)]
}

const tables = languages.flatMap(language => ([2, 5] as const).map(players => [language, players] as const))

test.each(tables)(
  'in %s for %i players every position fits, and every move is offered once',
  async (language, players) => {
    const host = await hostOf(language, players, `stage ${language}`)
    for (let position = 0; position < 14; position++) {
      for (const columns of [60, 80, 100])
        for (const roomy of [false, true])
          for (const line of textsOf(host, columns, roomy)) expect(width(line), line).toBeLessThanOrEqual(columns)
      const scene = sceneOf(host, canvas)
      const grouped = hellgame.groups(scene).flatMap(group => group.moves)
      expect(new Set(grouped)).toEqual(new Set(scene.moves))
      expect(grouped).toHaveLength(scene.moves.length)
      for (const move of scene.moves) expect(hellgame.label(move, scene)).not.toBe('')
      for (const text of [hellgame.prompt(scene), hellgame.standing(scene), hellgame.rules(scene)]) {
        expect(text).not.toBe('')
        expect(text).not.toMatch(/⟦|undefined|NaN/)
      }
      // On the smallest screen the moves are not pushed off.
      const place = { folder: null, filter: null, cursor: 0, notice: null }
      const { lines, items } = layTable(host, place, { columns: 80, rows: 24 }, plain)
      expect(lines.slice(0, -1).join('\n')).toContain(items[0]?.text.slice(0, 20))
      await playOn(host, 13, 'random')
    }
  },
)

test('every option has its looks', async () => {
  const options = {
    goal: 'race',
    board: 'revised',
    tilePlacement: 'mixed',
    eventTiles: 'face-up',
    items: 'prototype',
    curseTokens: 'mana',
    economy: 'planned',
    overcrowding: 'keep',
    restoreSource: 'anywhere',
    sourceVisit: 'pass',
  }
  const host = await hostOf('en', 4, 'options', options)
  for (let position = 0; position < 10; position++) {
    for (const line of textsOf(host, 80, false)) expect(width(line), line).toBeLessThanOrEqual(80)
    const rules = hellgame.rules(sceneOf(host, canvas))
    expect(rules).toContain('the one with the most souls wins')
    expect(rules).not.toMatch(/Curses|Hidden event/)
    await playOn(host, 40, 'random')
  }
})

test('face-down events and the spell deck stay hidden', async () => {
  const host = await hostOf('en', 3, 'secret')
  await playOn(host, 20)
  const state = host.session.table.state as unknown as { spells: string[]; deck: string[] }
  const words = await (await findGame('hellgame').load()).words('en')
  const scene = sceneOf(host, canvas)
  const texts = [...textsOf(host, 100, true), hellgame.rules(scene)].join('\n')
  for (const spell of state.deck) expect(texts).not.toContain(words(`spell.${spell}`))
  for (const spell of state.spells) expect(texts).toContain(words(`spell.${spell}`))
  const { tiles } = scene.view as unknown as { tiles: Record<string, string | null> }
  const hidden = Object.keys(tiles).filter(square => tiles[square] === null)
  expect(hidden).not.toHaveLength(0)
  for (const square of hidden) expect(hellgame.rules(scene)).toContain(`${square} Hidden event`)
})

test('the board in the middle of a game', async () => {
  const host = await hostOf('en', 3, 'dante')
  await playOn(host, 220)
  const board = hellgame.board(sceneOf(host, canvas)).map(line => line.trimEnd())
  expect(`\n${board.join('\n')}\n`).toMatchInlineSnapshot(`
    "
     1‹◎·③··╷··③··◆╷··▲··?·╷◎··◆╷①···$·◎╷·◇···③╷$··▲··╷·› Near you, by steps:
     2   ‹╷·◆╵·②╷·◎╵$╷··◆·╵▲·╷·╵··①·╷·╵··╷◆·◎·╷?·②·╵$›     3 4-2  Hidden event
     3    ‹╵·②╷··╵··◆╷·╵▲··$╷·╵··②·╷❷·$··╵▲·╷··╵··$·›      4 3-2  Brood pit
     4       ‹·╵?╷··✦╵··╷···╵··╷·❸····╷··╵·◇·╷··❶›         5 4-29 Speed source
     5         ‹·╷·╵··╷·╵·····╷╵··◆···╵╷····╵··›           7 4-6  Hermit’s Lantern
    (6)            ‹·╵·$╷╵··╷·╵··╷··╵?··╷·›               ○○○○○● 6/6
    (7)             ‹╷ · │ · │ ✦ · │ · ╷ ✦›               2 Reap
    (8)                │   │   │   │   │                  2 Conjure Portal
    (9)                        ♛                          1 Convert Demon
                   at  circle  souls  demons  speed  steps  mana  factories
    ▸❶ Seat 1 ⚑  4-34       5      3       3      4      2     1          2
     ❷ Seat 2    3-25       5      8       3      0      3     0          4
     ❸ Seat 3    4-19       4     28       0      0      2     1          3
    To win: only your demons on the throne when upkeep begins.
    ❶ Pandora’s Box and Charon’s Obol
    ❷ Boots of Speed
    "
  `)
})

test('what a move touches is gold', async () => {
  const host = await hostOf('en', 2, 'gold')
  const scene = sceneOf(host, canvas)
  const [first = {}] = scene.moves
  const lit = hellgame.board(sceneOf(host, { ...canvas, lit: [first] }))
  expect(first).toEqual({ do: 'start', square: '1-5' })
  expect(lit[0]?.indexOf('◉')).toBe(3 + 5)
  expect(hellgame.board(scene).join('')).not.toContain('◉')
})

test('the square under the cursor says what it does', async () => {
  const host = await hostOf('en', 2, 'gold')
  await playOn(host, 2)
  const [step] = sceneOf(host, canvas).moves
  expect(step).toEqual({ do: 'step', to: '1-24' })
  const lit = hellgame.board(sceneOf(host, { ...canvas, lit: [step ?? {}] }))
  expect(lit.find(line => line.startsWith('1-24 '))).toContain('source: Gives')
  expect(lit).toHaveLength(hellgame.board(sceneOf(host, canvas)).length)
})

test('points are explained one by one', async () => {
  const host = await hostOf('en', 2, 'points', { goal: 'dominion' })
  await playOn(host, 5000)
  const result = host.session.table.game.result(host.session.table.state)
  if (!result) throw new Error('the game is not over')
  const text = hellgame.ending(sceneOf(host, canvas), result).join(' ')
  const sums = [
    ...text.matchAll(/(\d+) points = (\d+) for circles \+ (\d+) for factories \+ (\d+) for the throne \+ (\d+)/g),
  ]
  expect(sums.map(sum => Number(sum[1])).sort()).toEqual([...result.scores].sort())
  for (const [, sum, ...parts] of sums) expect(parts.map(Number).reduce((a, b) => a + b)).toBe(Number(sum))
})

test.each([
  ['en', /Seat \d wins\./, /1\. \S Seat \d: .*circles open to \d/],
  ['es', /Gana Puesto \d\./, /1\. \S Puesto \d: .*círculos abiertos hasta el \d/],
  ['sv', /Plats \d vinner\./, /1\. \S Plats \d: .*kretsar öppna till \d/],
])('a whole game line by line in %s', (lang, winner, place) => {
  const args = ['play', 'hellgame', '--seed', 'dante', '--bots', 'greedy', '--lang', lang]
  const { status, stdout, stderr } = acheron(args, { input: '1\n'.repeat(1500) })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  for (const text of [winner, place]) expect(stdout).toMatch(text)
  expect(stdout).not.toContain('\u001b')
  expect(stdout).not.toMatch(/⟦|undefined|NaN/)
})
