// What players read, in all three languages.
import { configOf, Generator, type JsonObject, type Seat } from '@acheron/engine'
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
import { describe } from '../describe.ts'
import type { FlorenceEvent } from '../events.ts'
import { florence } from '../index.ts'
import { meta } from '../meta.ts'
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
import type { FlorenceMove } from '../state.ts'
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
import { words } from '../words.ts'

type T = Awaited<ReturnType<typeof words>>
const translators = {} as Record<Language, T>

beforeAll(async () => {
  for (const language of languages) translators[language] = await words(language)
})

/** A thing in three languages, one a line. */
function said(tell: (t: T) => string): string {
  return languages.map(language => `  ${language} ${tell(translators[language])}`).join('\n')
}

/** No key, no placeholder and no missing value has come through. */
const broken = /undefined|null|NaN|[{}]|\b(move|told|note|option|effect|sin|souls)\.\w/

/** Of long lists of moves so many are listened to. */
const mostMoves = 12

/** What a random game says: every legal move to its seat, every event to everybody, each in one language in turn. */
function tellAll(players: number, options: JsonObject, seed: number, hear: (kind: string, text: string) => void): void {
  const random = Generator.seeded(seed)
  const choice = Generator.seeded(`choice ${seed}`)
  let told: FlorenceEvent[] = []
  const ctx = { random, emit: (event: FlorenceEvent) => void told.push(event) }
  const state = florence.setup(configOf(florence, players, options), random)
  florence.advance(state, ctx)
  for (let step = 0; ; step++) {
    const viewers: (Seat | null)[] = [null, 0]
    for (const event of told)
      for (const viewer of viewers)
        for (const t of Object.values(translators))
          hear(
            `event ${event.e}`,
            florence.describe(florence.viewEvent(event, viewer), florence.view(state, viewer), t),
          )
    told = []
    const [seat] = florence.actors(state)
    if (seat === undefined) return
    const moves = florence.moves(state, seat)
    const view = florence.view(state, seat)
    const t = translators[languages[step % languages.length]!]
    const some = moves.length > mostMoves ? choice.shuffle(moves).slice(0, mostMoves) : moves
    for (const move of some) hear(`move ${move.do}`, florence.describe(move, view, t))
    florence.play(state, seat, choice.pick(moves), ctx)
  }
}

const allMoves: readonly FlorenceMove['do'][] = [
  'accuse',
  'barrel',
  'council',
  'cube',
  'diploma',
  'disc',
  'done',
  'effect',
  'end',
  'exchange',
  'fraud',
  'guardian',
  'guest',
  'home',
  'keep',
  'lead',
  'move',
  'option',
  'panel',
  'pass',
  'pay',
  'reorganise',
  'send',
  'styx',
  'swap',
]

const games: [number, JsonObject][] = [
  [2, {}],
  [3, { familyDraft: 'deal2keep1', negativeInfamy: 'floor0', gateSharing: 'exclusive', plagueRescue: 'on' }],
  [4, { deckGamble: 'openTop', occupiedEntry: 'emptyOnly', locationLayout: 'fixed', councilRule: 'strict' }],
  [2, { guardians: ['minos', 'cerberus'] }],
  [3, { guardians: ['plutus', 'medusa'] }],
  [4, { guardians: ['minotaur', 'geryon'], turnCap: 40 }],
]

test('every move and event of random games is said in full', () => {
  const heard = new Map<string, number>()
  const wrong: string[] = []
  games.forEach(([players, options], i) => {
    tellAll(players, options, i, (kind, text) => {
      heard.set(kind, (heard.get(kind) ?? 0) + (text === '' ? 0 : 1))
      if (broken.test(text) || (text === '' && kind.startsWith('move'))) wrong.push(`${kind}: ${text}`)
    })
  })
  expect(wrong.slice(0, 9)).toEqual([])
  const silent = [...heard].filter(([, count]) => count === 0).map(([kind]) => kind)
  expect(silent.sort()).toEqual(['event fraudUsed', 'event guardianActed', 'event turnStarted'])
  const moves = [...heard.keys()].filter(kind => kind.startsWith('move')).map(kind => kind.slice('move '.length))
  expect(moves.sort()).toEqual(allMoves)
})

// Each sentence in the snapshot was read and judged in its language. Whoever changes one reads it again there.
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
    for (const t of Object.values(translators)) expect(describe(move, later, t)).toBe(describe(move, view, t))
})
