import { canonical, type GameDefinition, Generator, type Move } from '@acheron/engine'
import { type Language, languages } from '@acheron/engine/words'
import { findGame } from '@acheron/games'
import { cardName, type FraudId, type T } from '@acheron/games/florence/board.ts'
import { expect, test } from 'vitest'
import { stage as florence } from '../src/play/florence/index.ts'
import { type Host, sceneOf } from '../src/play/host.ts'
import { layTable, type Place } from '../src/play/layout.ts'
import { type Paint, painter, plain } from '../src/play/paint.ts'
import { Session } from '../src/play/session.ts'
import type { Scene } from '../src/play/stage.ts'
import { width } from '../src/play/text.ts'
import { seatNames } from '../src/words.ts'
import { loadWords } from '../words/compiled/load.ts'
import { acheron } from './run.ts'

const load = () => findGame('florence').load()

async function hostOf(game: GameDefinition, players: number, language: Language, options = {}): Promise<Host> {
  const [say, words] = await Promise.all([loadWords(language), game.words(language)])
  const bots = Array.from({ length: players }, () => null)
  const names = seatNames(players, say)
  const session = new Session({ game, players, options, seed: 'stage', bots, words, names })
  return { session, stage: florence, say, title: game.meta.name[language], recordFile: null }
}

const canvas = { paint: plain, columns: 80, roomy: false, lit: [] }

/** Plays a number of random moves and shows about a dozen positions on the way. */
function wander(host: Host, moves: number, look: (scene: Scene) => void): void {
  const { session } = host
  const random = Generator.seeded('wander')
  for (let made = 0; session.seat !== null && made < moves; made++) {
    if (made % Math.ceil(moves / 14) === 0) look(sceneOf(host, canvas))
    session.submit(session.seat, random.pick(session.table.moves(session.seat)))
  }
}

const start: Place = { folder: null, filter: null, cursor: 0, notice: null }

const cases = languages.flatMap(language => [2, 4].map(players => [language, players] as const))

test.each(cases)('the table in %s for %i fits, and every move stands in one group', async (language, players) => {
  const host = await hostOf(await load(), players, language)
  wander(host, 120, quiet => {
    for (const columns of [78, 80, 100])
      for (const roomy of [false, true])
        for (const lit of roomy ? [quiet.moves.slice(0, 1)] : [[], quiet.moves]) {
          const scene = { ...quiet, columns, roomy, lit, paint: painter(columns === 80 ? 24 : 1) }
          const board = florence.board(scene)
          for (const line of board) expect(width(line), line).toBeLessThanOrEqual(columns)
          if (!roomy) expect(board.length).toBeLessThanOrEqual(16)
        }
    expect(florence.standing(quiet)).toContain('Dante')
    // It must not be cut on the screen of a common terminal.
    const prompt = florence.prompt(quiet)
    expect(width(prompt), prompt).toBeLessThanOrEqual(79)
    const groups = florence.groups(quiet)
    const grouped = groups.flatMap(group => group.moves)
    const sorted = (moves: readonly Move[]) => moves.map(move => canonical(move)).sort()
    expect(sorted(grouped)).toEqual(sorted(quiet.moves))
    for (const group of groups) {
      expect(group.title !== '' || group.open).toBe(true)
      const labels = group.moves.map(move => florence.label(move, quiet))
      expect(new Set(labels).size).toBe(labels.length)
    }
    const { lines, page } = layTable(host, start, { columns: 80, rows: 24 }, painter(1))
    for (const line of lines) expect(width(line), line).toBeLessThanOrEqual(80)
    expect(page.to).toBeGreaterThan(page.from)
    // The first move is on the screen, however high the board is.
    expect(lines.some(line => line.startsWith(' >1 '))).toBe(true)
  })
})

test.each(cases)('what others hold is not told in %s for %i', async (language, players) => {
  const host = await hostOf(await load(), players, language)
  const words = host.session.words as unknown as T
  wander(host, 120, scene => {
    const all = { ...scene, lit: scene.moves, roomy: true }
    const text = [
      ...florence.board(all),
      florence.standing(all),
      florence.prompt(all),
      ...florence.groups(all).flatMap(({ title, moves }) => [title, ...moves.map(move => florence.label(move, all))]),
      florence.rules(all),
    ].join(' ')
    const board = florence.board(scene).join(' ')
    const { seats } = host.session.table.state as unknown as { seats: Record<number, { hand: FraudId[] }> }
    for (const [seat, { hand }] of Object.values(seats).entries())
      for (const name of hand.map(card => cardName(card, words)))
        for (const shown of [board, text]) expect(shown.includes(name), name).toBe(seat === scene.seat)
  })
})

test('families to choose from are told, and nobody else’s', async () => {
  const host = await hostOf(await load(), 4, 'en', { familyDraft: 'deal2keep1' })
  const scene = sceneOf(host, canvas)
  const board = florence.board(scene)
  expect(board.filter(line => /^[A-Z][a-z]+: Starts with/.test(line))).toHaveLength(2)
  expect(board.length).toBeLessThanOrEqual(16)
  expect(florence.prompt(scene)).toBe('Keep one of the two families; the others see nothing of it.')
})

test('a whole board, read', async () => {
  const host = await hostOf(await load(), 4, 'en')
  wander(host, 150, () => {})
  const scene = sceneOf(host, { ...canvas, columns: 78 })
  const board = florence.board(scene).map(line => line.trimEnd())
  expect([...board, florence.standing(scene), florence.prompt(scene)]).toEqual([
    'Graveyard   55                         cube 1 2 3 4  bonus  Florence',
    '1 Limbo      S3 C· G7 N· G2 N2 S· C=   plague 4 8 8 9, Plutus 4, Minotaur 8',
    '2 Lust      N3 G· S9 C5 S= C= G3 N· S· 10×5 1 1 · 2* 3F     S Haystack 2uu4nu',
    '3 Gluttony   S= C7 N4 G· N· S8 C· G6   8×4  2*· 1 ·  cu+1F  G Banquet 4n',
    '4 Greed     G9 N5 G7 S· C· G· N5 S· N· 9×5  · · · ·  2D     N Bank',
    '5 Wrath      C9 S= N6 G9 N7 S· C· G·   8×4  3 1 1 ·  home   C Courtyard',
    'Wall of Dis    ━━ ━━ 24 ━━ ━━ ━━ ━━    S Spirito C Croce N Novella G Giovanni',
    '6 Heresy       N· G· C· S· C· N· S·    8×4  1 · · ·  ½      C Bonfire',
    '7 Violence      C· S8 G9 N· G· C·      8×4  · · · ·  gu+1D  S City Wall 4u',
    '8 Fraud        N· G· C· S· C· N· G·    9×5  · 1 · ·  4 inf  N Market 3n4n',
    '9 Treachery     C· S· G· N· S· C·      8×4  · 1 · 1  di+1D  G Palace 3n',
    '▸2 Bardi       −34 inf 6F 1D loan 6 home 3n0u+2 cards 2+1 ½×1 W··|S··|n··',
    ' 3 Adimari     −20 inf 0F 0D loan 6 home 1n0u+4 cards 2+0 WPO|n7·|S··',
    ' 4 Portinari   −45 inf 1F 1D loan 6 home 1n0u+1 cards 2+0 79u|···',
    ' 1 Uberti      −10 inf 0F 0D loan 6 home 4n1u+3 cards 2+0 P··|O··',
    'Hand Bribed Notary W, Slandered Cousin P  Line-up Plant… O, Broke… P, False… W',
    'Dante 9/20, next: Pagan soul · infamy 1: −10, 2: −34, 3: −20, 4: −45',
    'Lead a soul down; 9 ways end in its own circle and bring infamy.',
  ])
})

test('what the move under the cursor touches is gold: the soul, its way, and the quarter it leads to', async () => {
  const host = await hostOf(await load(), 2, 'en')
  const { session } = host
  const isLead = (move: Move) => move.do === 'lead' && move.to === 'A1-5'
  // Some families have a choice to make first.
  for (let scene = sceneOf(host, canvas); !scene.moves.some(isLead); scene = sceneOf(host, canvas))
    session.submit(session.seat ?? 0, scene.moves[0] as Move)
  const paint: Paint = { ...plain, on: (_, token, text) => (token === 'gold' ? `[${text}]` : text) }
  const quiet = sceneOf(host, { ...canvas, paint })
  const gold = (lit: readonly Move[]) =>
    florence.board({ ...quiet, lit }).flatMap(line => [...line.matchAll(/\[([^\]]*)\]/g)].map(([, text]) => text))
  expect(gold([])).toEqual([])
  expect(gold([quiet.moves.find(isLead) as Move])).toEqual(['3', 'G·', ' G Banquet', ' G Palace'])
})

test.each([
  ['en', 2, 'wins.', 'Souls laid in their circles'],
  ['es', 3, 'Gana Puesto', 'Almas tendidas en su círculo'],
  ['sv', 4, 'vinner.', 'Själar lagda i sin krets'],
] as const)('a whole game line by line in %s for %i', (language, players, won, souls) => {
  const bots = Array.from({ length: players - 1 }, () => 'greedy').join(',')
  const args = ['play', 'florence', '--seed', 'dante', '--lang', language, '--bots', bots]
  const { status, stdout, stderr } = acheron(args, { input: `?\n${'1\n'.repeat(400)}` })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain(won)
  expect(stdout).toContain(souls)
  expect(stdout).not.toContain('\u001b')
  // No word is missing, and no mark stands where a name should.
  expect(stdout).not.toMatch(/florence\.|⟦|undefined|NaN/)
})
