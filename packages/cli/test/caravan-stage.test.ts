import { Generator, type JsonObject, type Move } from '@acheron/engine'
import { type Language, languages } from '@acheron/engine/words'
import { findGame } from '@acheron/games'
import {
  archetypes,
  areas,
  type CaravanView,
  entryText,
  isFighting,
  loadStory,
  maneuverCardText,
  nameOf,
  surface,
} from '@acheron/games/caravan/board.ts'
import { expect, test } from 'vitest'
import { stage as caravan } from '../src/play/caravan/index.ts'
import { viewOf, wordsOf } from '../src/play/caravan/scene.ts'
import { storyAnswer, topicOf } from '../src/play/caravan/story.ts'
import { type Host, sceneOf } from '../src/play/host.ts'
import { layTable } from '../src/play/layout.ts'
import { painter, plain } from '../src/play/paint.ts'
import { Session } from '../src/play/session.ts'
import { width } from '../src/play/text.ts'
import { safeLines } from '../src/safe-text.ts'
import { seatNames } from '../src/words.ts'
import { loadWords } from '../words/compiled/load.ts'

const game = await findGame('caravan').load()

async function tableOf(players: number, language: Language, options: JsonObject): Promise<Host> {
  const [say, words] = await Promise.all([loadWords(language), game.words(language), caravan.load?.(language)])
  const bots = Array(players).fill(null)
  const session = new Session({ game, players, options, seed: 'stage', bots, words, names: seatNames(players, say) })
  return { session, stage: caravan, say, title: game.meta.name[language], recordFile: null }
}

const sceneFor = (host: Host, columns: number, given: { roomy?: boolean; lit?: readonly Move[] } = {}) =>
  sceneOf(host, { paint: plain, columns, roomy: false, lit: [], ...given })

/** The plain player decides; the table is looked at now and then, and at every kind of decision. */
function playOn(
  host: Host,
  decisions: number,
  look: (moves: readonly Move[]) => void,
  always: (moves: readonly Move[]) => void = () => {},
): Set<string> {
  const { session } = host
  const kinds = new Set<string>()
  for (let i = 0; session.seat !== null && i < decisions; i++) {
    const moves = session.table.moves(session.seat)
    const kind = viewOf(sceneFor(host, 80)).flow.at(-1)?.kind ?? ''
    if (i % 20 === 0 || !kinds.has(kind)) look(moves)
    always(moves)
    kinds.add(kind)
    const move = game.mind.policy?.(structuredClone(session.table.state), session.seat, [...moves])
    session.submit(session.seat, move ?? moves[0]!)
  }
  return kinds
}

const tables: readonly [string, number, JsonObject, string[]][] = [
  ['a campaign', 2, {}, ['draft', 'vote', 'ordeal']],
  ['a fight', 3, { mode: 'quick', startCircle: 6, openHands: 'off' }, ['ask', 'act', 'move', 'attack']],
]

test.each(languages.flatMap(language => tables.map(each => [language, ...each] as const)))(
  'in %s positions of %s can be read',
  async (language, _name, players, options, expected) => {
    const host = await tableOf(players, language, options)
    const kinds = playOn(host, 250, moves => {
      for (const [columns, roomy] of [
        [60, false],
        [79, false],
        [79, true],
        [100, true],
      ] as const) {
        const scene = sceneFor(host, columns, { roomy, lit: moves.slice(0, 1) })
        const lines = [...caravan.board(scene), caravan.standing(scene)]
        for (const line of lines) expect(width(line), line).toBeLessThanOrEqual(columns)
        const text = [...lines, caravan.prompt(scene), caravan.rules(scene)].join('\n')
        expect(text).not.toMatch(/caravan\.|undefined|NaN|\bnull\b/)
        expect(text).toBe(safeLines(text))
      }
      const scene = sceneFor(host, 79)
      expect(caravan.prompt(scene)).toMatch(/\S/)
      expect(new Set(caravan.groups(scene).flatMap(group => group.moves))).toEqual(new Set(moves))
      for (const move of moves) expect(caravan.label(move, scene)).toMatch(/\S/)
      expect(
        layTable(host, { folder: null, filter: null, cursor: 0, notice: null }, { columns: 80, rows: 24 }, painter(24))
          .lines,
      ).toHaveLength(24)
      hidesHands(host)
    })
    for (const kind of expected) expect(kinds).toContain(kind)
  },
)

/** Where hands are closed, the hand lines name no card of another seat's Champion. */
function hidesHands(host: Host): void {
  const scene = sceneFor(host, 79)
  const state = host.session.table.state as unknown as CaravanView
  if (!isFighting(state) || state.options.openHands === 'on') return
  const t = wordsOf(scene)
  const shown = caravan
    .board(scene)
    .filter(line => /^\S+: /.test(line))
    .join('\n')
  const own = Object.values(state.champions).flatMap(({ seat, hand }) => (seat === scene.seat ? hand : []))
  for (const { seat, hand } of Object.values(state.champions))
    if (seat !== scene.seat)
      for (const card of hand) if (!own.includes(card)) expect(shown).not.toContain(nameOf(t, 'maneuver', card))
}

test('the end tells every circle and its points', async () => {
  const host = await tableOf(1, 'en', { mode: 'quick', retry: 'none' })
  const random = Generator.seeded('end')
  const { session } = host
  for (let i = 0; session.seat !== null && i < 3000; i++)
    session.submit(session.seat, random.pick(session.table.moves(session.seat)))
  const result = game.result(session.table.state)
  expect(result).not.toBeNull()
  const lines = result ? caravan.ending(sceneFor(host, 79), result) : []
  expect(lines.join('\n')).toMatch(/Limbo: .+ points?[\s\S]+Points in all: \d/)
})

test.each(languages)('in %s a passage stands whole on a screen of 80 columns, with its own answers', async language => {
  const host = await tableOf(1, language, {})
  const story = await loadStory(language)
  const entries = new Set<string>()
  let answered = 0
  playOn(
    host,
    40,
    () => {},
    moves => {
      const { entry } = viewOf(sceneFor(host, 79)).exploration
      const start = { folder: null, filter: null, cursor: 0, notice: null }
      const { lines, items } = layTable(host, start, { columns: 80, rows: 24 }, plain)
      const screen = lines.map(line => line.trim()).join(' ')
      if (entry !== null) {
        entries.add(entry)
        expect(screen).toContain(entryText(story, entry).replaceAll('\n', ' '))
      }
      const topic = topicOf(sceneFor(host, 79))
      if (topic?.what !== 'dilemma' || topic.question !== 'own' || typeof topic.entry !== 'string') return
      answered++
      for (const [i, move] of moves.entries())
        expect(items[i]?.text).toBe(storyAnswer(sceneFor(host, 79), topic, (move as { option: string }).option))
    },
  )
  expect(entries.size).toBeGreaterThan(4)
  expect(answered).toBeGreaterThan(1)
})

test('the drawn arena has every Building with its Level, and everybody at the side where they stand', async () => {
  const host = await tableOf(1, 'en', { mode: 'quick', startCircle: 5 })
  playOn(host, 60, () => {})
  const scene = sceneFor(host, 79, { roomy: true })
  const view = viewOf(scene)
  if (!isFighting(view)) throw new Error('there is no fight')
  const lines = caravan.board(scene).slice(0, 13)
  const cell = (area: string, part: number) => {
    const [x, y] = ['ABCDE'.indexOf(area.charAt(0)), Number(area.charAt(1)) - 1]
    return (lines[4 * y + part] ?? '').slice(1 + 15 * x, 15 + 15 * x)
  }
  for (const area of areas) {
    const level = surface(view.fight, area)
    expect(cell(area, 0)).toMatch(level > 0 ? new RegExp(`^${area}\\+${level}[▒▓█]+$`) : new RegExp(`^${area}─+$`))
  }
  for (const id of archetypes) {
    const { at } = view.fight.fighters[id]
    if (at === null || at.startsWith('top:')) continue
    const [area = '', side] = at.split('.')
    const text = cell(area, side === 'N' ? 1 : side === 'S' ? 3 : 2)
    const name = { mercenary: 'Gad', devotee: 'Ana', outlaw: 'Cae', artist: 'Sop' }[id]
    expect(text).toMatch(
      side === 'W' ? new RegExp(`^${name}`) : side === 'E' ? new RegExp(`${name}$`) : new RegExp(name),
    )
  }
  for (const { at, facing } of Object.values(view.fight.malefactors))
    if (at) expect(cell(at, 2)).toMatch({ N: /▲\w/, E: /▶\w/, S: /▼\w/, W: /◀\w/ }[facing])
})

test('the rules say what the cards in sight do', async () => {
  const host = await tableOf(1, 'en', { mode: 'quick', startCircle: 5 })
  playOn(host, 60, () => {})
  const scene = sceneFor(host, 79)
  const view = viewOf(scene)
  const text = caravan.rules(scene)
  for (const card of view.champions.mercenary.hand)
    expect(text).toContain(
      `${nameOf(wordsOf(scene), 'maneuver', card)}: ${maneuverCardText(card, wordsOf(scene)).join(' ')}`,
    )
})
