// The texts of players, in all three languages.
import { configOf, Generator, type JsonObject } from '@acheron/engine'
import { type Language, languages } from '@acheron/engine/words'
import { beforeAll, expect, describe as suite, test } from 'vitest'
import { tileIds } from '../box/bonus-tiles.ts'
import { familyIds } from '../box/families.ts'
import { fraudIds, fraudOptions } from '../box/fraud-cards.ts'
import { guardianIds } from '../box/guardians.ts'
import { locationIds, quarters } from '../box/locations.ts'
import { plagueIds } from '../box/plague-cards.ts'
import { circles } from '../box/sins.ts'
import { barrels, guests } from '../box/tower.ts'
import type { FlorenceEvent } from '../events.ts'
import { florence } from '../index.ts'
import { tellEvent } from '../log/index.ts'
import { meta } from '../meta.ts'
import type { FlorenceMove } from '../moves.ts'
import {
  barrelName,
  cardName,
  circleName,
  familyName,
  guardianName,
  guestName,
  locationName,
  plagueName,
  quarterName,
  soulsText,
  tileName,
} from '../names.ts'
import { describeMove } from '../prompt/index.ts'
import type { FlorenceView } from '../state.ts'
import {
  accessText,
  cardNeeds,
  cardText,
  familyText,
  guardianText,
  locationText,
  panelText,
  plagueText,
  stepName,
  stepText,
  tileText,
} from '../texts.ts'
import { loadWords } from '../words/compiled/load.ts'
import en from '../words/en.json' with { type: 'json' }

type T = Awaited<ReturnType<typeof loadWords>>
const translators = {} as Record<Language, T>

beforeAll(async () => {
  for (const language of languages) translators[language] = await loadWords(language)
})

/** A thing in three languages, one a line. */
function said(tell: (t: T) => string): string {
  return languages.map(language => `  ${language} ${tell(translators[language])}`).join('\n')
}

/** No key, no placeholder and no missing value has come through. */
const broken = /undefined|null|NaN|[{}]|\b(move|log|note|option|effect|sin|souls)\.\w/

type Thing = FlorenceMove | FlorenceEvent

/** A move or an event, with the view of that moment. */
interface Told {
  readonly thing: Thing
  readonly view: FlorenceView
}

const tell = ({ thing, view }: Told, t: T) => ('do' in thing ? describeMove(thing, view, t) : tellEvent(thing, t))

/** The number of moves of a long list that are described. */
const mostMoves = 12

/** A random game: its legal moves as their seat sees them, its events as spectators and seat 0 do. */
function play(players: number, options: JsonObject, seed: number, hear: (told: Told) => void): void {
  const random = Generator.seeded(seed)
  const choice = Generator.seeded(`choice ${seed}`)
  let events: FlorenceEvent[] = []
  const ctx = { random, emit: (event: FlorenceEvent) => void events.push(event) }
  const state = florence.setup(configOf(florence, players, options), random)
  florence.advance(state, ctx)
  for (;;) {
    for (const viewer of [null, 0]) {
      const view = florence.view(state, viewer)
      for (const event of events) hear({ thing: florence.viewEvent(event, viewer), view })
    }
    events = []
    const [seat] = florence.actors(state)
    if (seat === undefined) return
    const moves = florence.moves(state, seat)
    const view = florence.view(state, seat)
    for (const thing of choice.shuffle(moves).slice(0, mostMoves)) hear({ thing, view })
    florence.play(state, seat, choice.pick(moves), ctx)
  }
}

const games: [number, JsonObject][] = [
  [2, {}],
  [3, { familyDraft: 'deal2keep1', negativeInfamy: 'floor0', gateSharing: 'exclusive', plagueRescue: 'on' }],
  [4, { deckGamble: 'openTop', occupiedEntry: 'emptyOnly', locationLayout: 'fixed', councilRule: 'strict' }],
  [2, { guardians: ['minos', 'cerberus'] }],
  [3, { guardians: ['plutus', 'medusa'] }],
  [4, { guardians: ['minotaur', 'geryon'], turnCap: 40 }],
]

/** Sentences that such games rarely need. */
const rare: Thing[] = [
  { e: 'infamyChanged', seat: 0, by: 3, infamy: 3, reason: 'token' },
  { e: 'suddenDeath', seat: 0, cause: 'turnCap' },
  { e: 'suddenDeath', seat: 1, cause: 'noMove' },
  { e: 'plagueRevealed', card: 'PL1', souls: [], missing: ['lust', 'heresy', 'heresy', 'violence'], next: 'PL2' },
  { e: 'plagueRevealed', card: 'PL1', souls: ['lust', 'violence'], missing: ['heresy', 'heresy'], next: 'PL2' },
  { e: 'deckShuffled', deck: 'fraud', count: 5 },
  { e: 'diplomaAwarded', seat: 0, sin: 'wrath', by: 'tokens' },
  { e: 'fraudUsed', seat: 0, card: 'F02', side: 'instant', option: 'a', code: 'skull:lust', changed: false },
  { e: 'fraudScored', seat: 0, card: 'F01', side: 'end', option: 'b', code: 'urchins', points: 0 },
  { e: 'diplomaUnclaimed', sin: 'treachery' },
  { e: 'noSoulLeft', seat: 0, sin: 'treachery' },
  { e: 'gameOver', winners: [0, 2], scores: [56, 41, 56], cause: 'dante' },
  { do: 'diploma', sin: 'wrath' },
  { do: 'keep', family: null as unknown as 'bardi' },
]

/** The kind of a sentence: a move, a note on one, or the log. */
const isTold = (key: string) => /^(move|note|log)\./.test(key)

// Each sentence in the snapshot was read and judged in its language. After a change, read it again there.
test('every move is an order and every event a sentence, or silent', async () => {
  const heard = new Set<string>()
  const examples: string[] = []
  const wrong: string[] = []
  const hear = ({ thing, view }: Told) => {
    const before = heard.size
    for (const t of [listening(heard), translators.es, translators.sv]) {
      const text = tell({ thing, view }, t)
      if (broken.test(text) || (text === '' && 'do' in thing)) wrong.push(`${JSON.stringify(thing)}: ${text}`)
    }
    if (heard.size > before) examples.push(`${JSON.stringify(thing)}\n${said(t => tell({ thing, view }, t))}`)
  }
  games.forEach(([players, options], i) => {
    play(players, options, i, hear)
  })
  const view = florence.setup(configOf(florence, 3, {}), Generator.seeded(1))
  for (const thing of rare) hear({ thing, view })
  expect(wrong).toEqual([])
  expect(Object.keys(en).filter(key => isTold(key) && !heard.has(key))).toEqual([])
  await expect(`${examples.join('\n')}\n`).toMatchFileSnapshot('sentences/told.txt')
})

/** English that notes which keys are used. */
function listening(heard: Set<string>): T {
  const say = (key: string, params?: object) => {
    if (isTold(key)) heard.add(key)
    return (translators.en as unknown as (key: string, params?: object) => string)(key, params)
  }
  return Object.assign(say, { lang: 'en' }) as unknown as T
}

test('everything has a name, and says what it does', async () => {
  const told = [
    ...circles.map(({ circle, sin }) =>
      said(t => `${circleName(circle, t)}: ${soulsText(sin, 1, t)}, ${soulsText(sin, 2, t)}`),
    ),
    ...quarters.map(id => said(t => quarterName(id, t))),
    ...locationIds.map(id => said(t => `${locationName(id, t)}: ${accessText(id, t)} ${locationText(id, t)}`)),
    ...guests.map(id => said(t => guestName(id, t))),
    ...barrels.map(id => said(t => `${barrelName(id, t)}: ${panelText(id, t)}`)),
    ...guardianIds.map(id => said(t => `${guardianName(id, t)}: ${guardianText(id, t)}`)),
    ...familyIds.map(id => said(t => `${familyName(id, t)}: ${familyText(id, t)}`)),
    ...tileIds.map(id => said(t => `${tileName(id, t)}: ${tileText(id, t)}`)),
    ...plagueIds.map(id => said(t => `${plagueName(id, t)}: ${plagueText(id, t)}`)),
    ...(['P', 'F', 'D', 'E'] as const).map(kind => said(t => `${stepName(kind, t)}: ${stepText(kind, t)}`)),
    ...fraudIds.map(id =>
      said(t => {
        const side = (which: 'instant' | 'end') =>
          [cardNeeds(id, which, t), ...fraudOptions.map(option => cardText(id, which, option, t))].join(' ')
        return `${cardName(id, t)}: ${side('instant')} ${side('end')}`
      }),
    ),
  ]
  for (const text of told) expect(text).not.toMatch(broken)
  await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot('sentences/things.txt')
})

suite('options', () => {
  test.each(Object.entries(meta.options))('%s has a name, and a word for each value', (name, option) => {
    const values: readonly string[] =
      option.kind === 'choice' ? option.values : option.kind === 'draw' ? ['random', 'chosen'] : []
    const drawn: readonly string[] = option.kind === 'draw' ? option.values : []
    const keys = [
      `option.${name}.name`,
      `option.${name}.about`,
      ...values.flatMap(value => [`option.${name}.${value}`, `option.${name}.${value}.about`]),
      ...drawn.map(value => `option.${name}.${value}`),
    ]
    for (const language of languages)
      for (const key of keys) expect(translators[language](key as 'option.turnCap.name'), key).not.toBe(key)
  })
})

test('what is told by no event tells itself, the same from everywhere', () => {
  const view = florence.setup(configOf(florence, 2, {}), Generator.seeded(1))
  const later = { ...view, flow: [] }
  const moves: readonly FlorenceMove[] = [{ do: 'pass' }, { do: 'done' }, { do: 'reorganise' }]
  for (const move of moves)
    for (const t of Object.values(translators)) expect(describeMove(move, later, t)).toBe(describeMove(move, view, t))
})

test('members of one kind who leave one floor together are told as two', () => {
  const view = florence.setup(configOf(florence, 2, {}), Generator.seeded(1))
  const noble = { kind: 'noble', floor: 0 } as const
  const home = (members: (FlorenceMove & { do: 'home' })['members']) =>
    languages.map(language => describeMove({ do: 'home', members }, view, translators[language]))
  expect(home([noble, noble])).toEqual([
    'Bring home 2 nobles from the ground floor',
    'Lleva a casa a 2 nobles de la planta baja',
    'Ta hem 2 ädlingar från bottenvåningen',
  ])
  expect(home([noble, { kind: 'noble', floor: 1 }])[0]).toBe(
    'Bring home a noble from the ground floor and a noble from floor 1',
  )
})

test('a line of the log is told from its event, whatever the box and the options are now', () => {
  const tell = (event: FlorenceEvent) => tellEvent(event, translators.en)
  const moved = { e: 'cubeMoved', seat: 0, sin: 'lust', from: 8, to: 9, value: 7, cause: 'tile', empty: 0 } as const
  expect(tell(moved)).toContain('each level is worth 7')
  expect(tell({ ...moved, seat: null, cause: 'end', empty: 2 })).toContain('each level is worth 7')
  for (const barrel of barrels)
    expect(tell({ e: 'fraudDiscarded', seat: 0, card: 'F01', barrel })).toContain(barrelName(barrel, translators.en))
  const started = {
    e: 'gameStarted',
    players: 2,
    first: 0,
    options: ['turnCap 120', 'gateSharing exclusive'],
    guardians: ['minos', 'medusa'],
  } as const
  expect(tell({ ...started, agreed: [] })).not.toContain('agreed')
  expect(tell({ ...started, agreed: ['turnCap 120'] })).toContain('It was agreed: Turn limit (120).')
})
