import { Generator, type Move } from '@acheron/engine'
import { type Language, languages } from '@acheron/engine/words'
import { findGame } from '@acheron/games'
import { type ImpRaceView, strongName } from '@acheron/games/imp-race/board.ts'
import { expect, test } from 'vitest'
import { type Host, sceneOf } from '../src/play/host.ts'
import { stage as impRace } from '../src/play/imp-race/index.ts'
import { viewOf, wordsOf } from '../src/play/imp-race/scene.ts'
import { layTable } from '../src/play/layout.ts'
import { type Paint, painter, plain } from '../src/play/paint.ts'
import { Session } from '../src/play/session.ts'
import type { Scene } from '../src/play/stage.ts'
import { width } from '../src/play/text.ts'
import { seatNames } from '../src/words.ts'
import { loadWords } from '../words/compiled/load.ts'
import { acheron } from './run.ts'

const game = await findGame('imp-race').load()

/** A table of people. */
async function tableOf(players: number, language: Language, seed: string, options: object = {}): Promise<Host> {
  const [say, words] = await Promise.all([loadWords(language), game.words(language)])
  const bots = Array(players).fill(null)
  const session = new Session({ game, players, options, seed, bots, words, names: seatNames(players, say) })
  return { session, stage: impRace, say, title: game.meta.name[language], recordFile: null }
}

function sceneFor(host: Host, columns: number, given: { roomy?: boolean; lit?: readonly Move[]; paint?: Paint } = {}) {
  return sceneOf(host, { paint: plain, columns, roomy: false, lit: [], ...given })
}

/** Plays at random; checks the table at intervals, and at every kind of decision at least once. */
function playOn(host: Host, decisions: number, every: number, look: (moves: readonly Move[]) => void): Set<string> {
  const { session } = host
  const random = Generator.seeded(session.table.seed)
  const kinds = new Set<string>()
  for (let i = 0; session.seat !== null && i < decisions; i++) {
    const { seat } = session
    const moves = session.table.moves(seat)
    const kind = String((session.table.view(seat).flow as { kind: string }[]).at(-1)?.kind)
    if (i % every === 0 || !kinds.has(kind)) look(moves)
    kinds.add(kind)
    session.submit(seat, random.pick(moves))
  }
  return kinds
}

/** The cards that are open to the one who looks: the own hand, what is staked, the top of the discards. */
function openCards(view: ImpRaceView, seat: number | null) {
  const staked = view.flow.flatMap(frame => (frame.kind === 'bid' ? frame.staked : []))
  return [...(seat === null ? [] : (view.seats[seat]?.hand ?? [])), ...staked, ...view.discard.slice(-1)]
}

function nothingHidden(host: Host, scene: Scene, text: string): void {
  const state = host.session.table.state as unknown as ImpRaceView
  const name = (card: ImpRaceView['discard'][number]) => strongName(card, wordsOf(scene))
  const open = new Set(openCards(state, scene.seat).flatMap(card => (card ? [name(card)] : [])))
  for (const [seat, { hand }] of state.seats.entries())
    if (seat !== scene.seat)
      for (const card of hand) if (card && !open.has(name(card))) expect(text).not.toContain(name(card))
  const hidden = scene.say('imp-race.hidden')
  const unseen = Object.values(viewOf(scene).route).filter(({ seen }) => !seen).length
  expect(text.split('\n').flatMap(line => line.match(new RegExp(`\\b${hidden}\\b`, 'g')) ?? [])).toHaveLength(unseen)
}

test.each(languages.flatMap(language => [2, 5].map(players => [language, players] as const)))(
  'positions of random play can be read in %s, %i players',
  async (language, players) => {
    const host = await tableOf(players, language, `${language}${players}`, { startSteps: players === 5 ? 4 : 3 })
    const kinds = playOn(host, 400, 50, moves => {
      for (const columns of [78, 79, 80, 99, 100])
        for (const roomy of [false, true])
          for (const paint of [plain, painter(24)]) {
            const group = impRace.groups(sceneFor(host, columns, { roomy }))
            const scene = sceneFor(host, columns, { roomy, paint, lit: group.at(-1)?.moves ?? [] })
            const lines = [...impRace.board(scene), impRace.standing(scene), impRace.prompt(scene)]
            for (const line of lines) expect(width(line), line).toBeLessThanOrEqual(columns)
            expect(lines.join('\n')).not.toMatch(/imp-race\.|undefined|NaN|⟦|…/)
          }
      const scene = sceneFor(host, 78)
      nothingHidden(host, scene, impRace.board(scene).join('\n'))
      const listed = impRace.groups(scene).flatMap(group => group.moves)
      expect(listed).toHaveLength(moves.length)
      expect(new Set(listed)).toEqual(new Set(moves))
      for (const move of moves) expect(impRace.label(move, scene)).toMatch(/\S/)
    })
    for (const kind of ['turn', 'move', 'bid', 'close']) expect(kinds).toContain(kind)
  },
)

test.each(languages)('the screen has room for moves on 24 lines, whatever happens, in %s', async language => {
  const host = await tableOf(5, language, 'low')
  const place = { folder: null, filter: null, cursor: 0, notice: null }
  playOn(host, 300, 20, () => {
    for (const [columns, rows] of [
      [80, 24],
      [120, 40],
    ] as const)
      for (const depth of [1, 24]) {
        const { lines, items, page, height } = layTable(host, place, { columns, rows }, painter(depth))
        expect(lines).toHaveLength(rows)
        const shown = lines.join('\n')
        expect(shown).toContain(impRace.prompt(sceneFor(host, 79)))
        // The lowest item of the menu is still above the keys.
        const lowest = items[Math.min(page.from + height, page.to) - 1]
        expect(shown).toContain(lowest?.text.slice(0, 24))
        for (const line of lines) expect(width(line), line).toBeLessThanOrEqual(columns)
      }
  })
})

test('a board that was looked at', async () => {
  const host = await tableOf(2, 'en', 'x')
  const { session } = host
  const play = (move: Move) => expect(session.submit(session.seat ?? 0, move)).toMatchObject({ ok: true })
  for (const move of [{ do: 'roll' }, { do: 'move', imp: 0, n: 3 }, { do: 'gather' }]) play(move)
  const scene = sceneFor(host, 78)
  expect([...impRace.board(scene), impRace.standing(scene), impRace.prompt(scene)].join('\n')).toMatchInlineSnapshot(`
    "I     1 Death       2 hidden      3▲1 Card      4 hidden      5 Banana
    II    6 hidden      7 Banana      8 hidden      9 Death      10 hidden
    III  11 Treasure   12 hidden     13 Return     14 hidden     15 Treasure
    IV   16 hidden     17 Treasure   18 hidden     19 Treasure   20 hidden
    V    21 Card       22 hidden     23 Banana     24 hidden
    VI   25 Banana     26 hidden     27 Death      28 hidden
    VII  29 Cherub     30 hidden     31 Cherub     32 hidden
    VIII 33 Treasure   34 hidden     35 Return     36 hidden
    IX   37 Death      38 hidden     39 Death      THRONE
    ▸▲1 Seat 1 (you):  3 S2 S3   1 dead  0/2 home  0 gems  4 cards
     ▲2 Seat 2:        S1 S2 S3  1 dead  0/2 home  1 gem   4 cards
    Your hand:  Banana +1 (3)  Wild die (2)  Die 1 (5)  Wild die (1)
    Turn 3: Seat 1  Die: not thrown  Deck: 40  Discards: none
      Bag: 99 red, 25 blue
    Home (2 win): ▲1 0 ▲2 0
    Your turn: run with an imp, raise a dead one, or gather a card and a gem."
  `)
  const low = impRace.board(sceneFor(host, 79))
  expect(low.join('\n')).toMatchInlineSnapshot(`
    "1     2     3▲1   4     5     6     7     8     9     10    11    12    13
    Death ░░░░░ Card  ░░░░░ Banan ░░░░░ Banan ░░░░░ Death ░░░░░ Treas ░░░░░ Retur
    14    15    16    17    18    19    20    21    22    23    24    25    26
    ░░░░░ Treas ░░░░░ Treas ░░░░░ Treas ░░░░░ Card  ░░░░░ Banan ░░░░░ Banan ░░░░░
    27    28    29    30    31    32    33    34    35    36    37    38    39
    Death ░░░░░ Cheru ░░░░░ Cheru ░░░░░ Treas ░░░░░ Retur ░░░░░ Death ░░░░░ Death
    ▸▲1 3 S2 S3 †1 0 gems 4 cards            ▲2 S1 S2 S3 †1 1 gem 4 cards
     THRONE
    Your hand:  Banana +1 (3)  Wild die (2)  Die 1 (5)  Wild die (1)
    Die: not thrown  Deck: 40  Discards: none  Bag: 99 red, 25 blue"
  `)
})

test('what the move under the cursor touches is gold', async () => {
  const host = await tableOf(2, 'en', 'x')
  const paint = painter(24)
  const gold = (text: string) => paint.bold('gold', text)
  const board = (lit: readonly Move[], roomy: boolean) =>
    impRace.board(sceneFor(host, 79, { roomy, paint, lit })).join('\n')
  for (const roomy of [false, true]) {
    expect(board([{ do: 'roll' }], roomy)).toContain(gold('Die: not thrown'))
    expect(board([{ do: 'gather' }], roomy)).toContain(gold('Deck: 42'))
    expect(board([], roomy)).not.toContain(gold('Deck: 42'))
    const run = board([{ do: 'move', imp: 1, n: 4 }], roomy)
    expect(run).toContain(gold('S2'))
    expect(run).toContain(gold('Card'))
    expect(run).not.toContain(gold('Banana'))
  }
})

test.each(languages)('the rare decisions are asked in one line in %s', async language => {
  const host = await tableOf(2, language, 'x')
  const paint = painter(24)
  const scene = sceneFor(host, 78, { paint, roomy: true })
  const at = (frame: object, lit: readonly Move[] = []): Scene => {
    const route = { ...viewOf(scene).route, 35: { tile: 'return-2', up: true, seen: true } }
    return { ...scene, lit, view: { ...scene.view, route, flow: [frame] } as unknown as Scene['view'] }
  }
  for (const frame of [
    { kind: 'chain', imp: 0, square: 35, tile: 'return' },
    { kind: 'chain', imp: 0, square: 35, tile: 'banana' },
    { kind: 'step', imp: 0, cause: 'cherub' },
    { kind: 'step', imp: 0, cause: 'return' },
    { kind: 'full', draw: 'tile' },
    { kind: 'full', draw: 'gather' },
    { kind: 'parry', attacker: 1, victim: { seat: 0, imp: 0 }, square: 35, card: 'trident-a' },
  ]) {
    const asked = impRace.prompt(at(frame))
    expect(asked).not.toContain('imp-race')
    expect(width(asked), asked).toBeLessThanOrEqual(78)
  }
  // A Return leads to the nearest earlier one that lies open, a Banana to the next square.
  const lit = (tile: string) =>
    impRace.board(at({ kind: 'chain', imp: 0, square: 35, tile }, [{ do: 'goOn' }])).join(' ')
  expect(lit('return')).toContain(paint.bold('gold', '13'))
  expect(lit('banana')).toContain(paint.bold('gold', '36'))
  expect(lit('banana')).not.toContain(paint.bold('gold', '13'))
})

test('the end says who has won, and why each stands where', async () => {
  const host = await tableOf(2, 'en', 'x', { roundLimit: 1 })
  const { session } = host
  for (let i = 0; session.seat !== null && i < 20; i++) {
    const moves = session.table.moves(session.seat)
    session.submit(session.seat, moves.find(move => move.do === 'gather') ?? moves.at(-1) ?? {})
  }
  const result = game.result(session.table.state)
  expect(result).not.toBeNull()
  const scene = sceneFor(host, 78)
  const text = (result ? impRace.ending(scene, result) : []).join('\n')
  expect(text).toContain('nobody is ahead: a draw')
  expect(text).toContain('1. ▲1 Seat 1: 0 imps home, progress 0 + 0 + 0 + 0 = 0, 1 gem, 4 cards')
  expect(text).toContain('1. ▲2 Seat 2: 0 imps home')
})

test.each([
  ['en', 'Your turn: run with an imp', 'Four imps each', 'has taken Lucifer’s throne'],
  ['es', 'Tu turno: corre', 'Cuatro diablillos por cabeza', 'ocupa el trono de Lucifer'],
  ['sv', 'Din tur: spring', 'Fyra smådjävlar var', 'har tagit Lucifers tron'],
])('a whole game line by line against bots in %s', (lang, ...texts) => {
  const args = ['play', 'imp-race', '--seed', 'dante', '--bots', 'greedy,greedy', '--lang', lang]
  // Always the first move of the list; the bots will win some day.
  const { status, stdout, stderr } = acheron(args, { input: `?\n${'1\n'.repeat(2000)}q\n` })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  for (const text of texts) expect(stdout).toContain(text)
  expect(stdout).not.toContain('\u001b')
  for (const line of stdout.split('\n').filter(line => line.includes('▲'))) expect(line.length).toBeLessThanOrEqual(78)
})
