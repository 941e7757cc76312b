// Every reason a player can be given, and silence where the thing is possible.
import { configOf, Generator, type JsonObject } from '@acheron/engine'
import { type Language, languages } from '@acheron/engine/words'
import { beforeAll, expect, describe as suite, test } from 'vitest'
import { type SoulSin, soulSins } from '../box/sins.ts'
import type { Frame } from '../frames.ts'
import { florence } from '../index.ts'
import type { T } from '../names.ts'
import { explain } from '../reasons/index.ts'
import type { FlorenceState, SeatState, Soul } from '../state.ts'
import { loadWords } from '../words/compiled/load.ts'
import en from '../words/en.json' with { type: 'json' }

const translators = {} as Record<Language, T>

beforeAll(async () => {
  for (const language of languages) translators[language] = await loadWords(language)
})

/** Gives keys instead of sentences. */
const namesOnly = Object.assign((key: string) => key, { lang: 'en' }) as unknown as T

interface Position {
  readonly top: Frame
  readonly me?: Partial<SeatState>
  readonly hell?: Readonly<Record<string, Soul>>
  readonly graveyard?: Partial<Record<SoulSin, number>>
  readonly state?: Partial<FlorenceState>
  readonly options?: JsonObject
}

/** Seat 0's turn in the quarter of the Haystack and the Bonfire, Hell empty, a lustful soul in the graveyard. */
function table({ top, me, hell = {}, graveyard = { lust: 1 }, state: given, options = {} }: Position): FlorenceState {
  const settings = { locationLayout: 'fixed', guardians: ['minos', 'medusa'], ...options }
  const state = florence.setup(configOf(florence, 2, settings), Generator.seeded(1))
  const skulls = { lust: 0, gluttony: 0, greed: 0, wrath: 0, heresy: 0, violence: 0, fraud: 0, treachery: 0 }
  Object.assign(state.seats[0]!, { florins: 3, drachmas: 3, tower: [[]], skulls, hand: ['F01', 'F02'] }, me)
  state.fraud.lineUp = ['F10', 'F20', 'F30']
  state.fraud.discard = ['F03']
  state.turn = { seat: 0, number: 1, quarter: 'dove' }
  state.hell = { ...hell }
  for (const sin of soulSins) state.graveyard[sin] = graveyard[sin] ?? 0
  Object.assign(state, given)
  state.flow = [{ kind: 'turns' }, top]
  return state
}

function why(position: Position, intent: JsonObject, t: T): string | null {
  return explain(florence.view(table(position), 0), { viewer: 0, ...intent }, t)
}

const standing = (sin: SoulSin): Soul => ({ sin, pose: 'standing' })
const lying = (sin: SoulSin): Soul => ({ sin, pose: 'lying' })
const everywhere = (circle: number, width: number, sin: SoulSin) =>
  Object.fromEntries(Array.from({ length: width }, (_, i) => [`A${circle}-${i + 1}`, standing(sin)]))

const hell = { top: { kind: 'hell', rescued: false } } as const
const city = { top: { kind: 'florence' } } as const
const bonfire = (done = {}) =>
  ({ top: { kind: 'bonfire', exchanged: false, worked: false, called: false, ...done } }) as const
const cityWall = (done = {}) =>
  ({ top: { kind: 'cityWall', exchanged: false, played: false, stored: false, ...done } }) as const
const courtyard = { top: { kind: 'courtyard', home: false, reorganised: false } } as const
const market = { top: { kind: 'market' } } as const
const palace = { top: { kind: 'palace' } } as const
const acting = (guardian: 'minos' | 'cerberus' | 'medusa' | 'minotaur' | 'geryon', circle: number) => ({
  top: { kind: 'guardianEffect', guardian } as const,
  options: { guardians: [guardian, 'plutus'] },
  state: { guardians: { [guardian]: circle, plutus: 4 } },
})
const away = { home: { noble: 0, urchin: 0 } }
const full: SeatState['tower'] = [['noble', 'noble', 'noble']]
const shield = (id: string, soul?: string) => ({ kind: 'shield', shield: id, ...(soul && { soul }) })
const accuse = (location: string) => ({ kind: 'accuse', location })
const member = (kind: string, at: string | number) => ({ kind: 'member', seat: 0, member: kind, at })

/** The name of the reason, the position, the touch. */
const reasons: [string, Position, JsonObject][] = [
  ['why.other', { ...hell, state: { turn: { seat: 1, number: 1, quarter: null } } }, { kind: 'end' }],
  ['why.foreign', city, { kind: 'barrel', barrel: 'oil', seat: 1 }],
  ['why.first.hell', hell, { kind: 'location', location: 'bank' }],
  ['why.first.hell', hell, accuse('bank')],
  ['why.first.hell', hell, { kind: 'council' }],
  ['why.first.hell', hell, member('noble', 'home')],
  ['why.first.florence', city, shield('A1-1')],
  ['why.first.florence', city, { kind: 'grave', sin: 'lust' }],
  ['why.first.courtyard', courtyard, shield('A1-1')],
  ['why.first.tower', { top: { kind: 'tower', steps: 0 } }, { kind: 'grave', sin: 'lust' }],
  ['why.first.bonfire', bonfire(), { kind: 'location', location: 'bank' }],
  ['why.first.cityWall', cityWall(), { kind: 'council' }],
  ['why.first.market', market, { kind: 'end' }],
  ['why.first.palace', palace, { kind: 'end' }],
  ['why.first.bonusTile', { top: { kind: 'bonusTile', tile: 'S4', at: 0 } }, { kind: 'end' }],
  ['why.first.guardian', { top: { kind: 'guardian', may: false } }, { kind: 'end' }],
  ['why.first.guardianEffect', acting('minos', 2), { kind: 'deck' }],
  ['why.first.styx', { top: { kind: 'styx' } }, { kind: 'end' }],
  ['why.first.fraudSource', { top: { kind: 'fraudSource' } }, { kind: 'exchange' }],
  [
    'why.first.fraudOption',
    { top: { kind: 'fraudOption', card: 'F01', from: 'hand', chosen: false } },
    { kind: 'end' },
  ],
  [
    'why.first.familyDraft',
    {
      top: {
        kind: 'familyDraft',
        dealt: { 0: ['donati', 'cerchi'], 1: ['bardi', 'uberti'] },
        chosen: { 0: null, 1: null },
        done: { 0: false, 1: true },
      },
    },
    { kind: 'end' },
  ],
  ['why.first.familyChoice', { top: { kind: 'familyChoice', seat: 0 }, me: { family: 'adimari' } }, { kind: 'end' }],
  ['why.first.endFraud', { top: { kind: 'endFraud', seat: 0, card: 'F01' } }, { kind: 'end' }],
  ['why.first.halfDiploma', { top: { kind: 'halfDiploma', seat: 0 } }, { kind: 'end' }],
  ['why.end.hell', hell, { kind: 'end' }],
  ['why.end.florence', city, { kind: 'end' }],

  ['why.when.disc', city, { kind: 'gate', gate: 'A6-1' }],
  ['why.when.cube', city, { kind: 'cube', sin: 'lust' }],
  ['why.when.guardian', city, { kind: 'guardian', guardian: 'minos' }],
  ['why.when.guardian', city, { kind: 'circle', circle: 3, guardian: 'minos' }],
  ['why.when.card', city, { kind: 'card', card: 'F01', seat: 0 }],
  ['why.when.card', hell, { kind: 'deck' }],
  ['why.when.guest', city, { kind: 'guest', guest: 'heresy' }],
  ['why.when.barrel', city, { kind: 'barrel', barrel: 'oil' }],
  ['why.when.panel', { ...city, me: { tower: [['oil']] } }, { kind: 'panel', seat: 0, barrel: 'oil' }],
  ['why.when.exchange', city, { kind: 'exchange' }],
  ['why.when.styx', city, { kind: 'styx' }],
  ['why.when.skull', city, { kind: 'track', sin: 'lust' }],
  ['why.when.diploma', city, { kind: 'diploma', sin: 'lust' }],
  ['why.part.exchanged', bonfire({ exchanged: true }), { kind: 'exchange' }],
  ['why.part.worked', bonfire({ worked: true }), { kind: 'cube', sin: 'lust' }],
  ['why.part.worked', bonfire({ worked: true }), { kind: 'gate', gate: 'A6-1' }],
  ['why.part.called', bonfire({ called: true }), { kind: 'styx' }],
  ['why.part.called', bonfire({ called: true }), { kind: 'guardian', guardian: 'minos' }],
  [
    'why.part.home',
    { top: { kind: 'courtyard', home: true, reorganised: false }, me: { tower: [['noble']] } },
    member('noble', 0),
  ],
  ['why.part.played', cityWall({ played: true }), { kind: 'card', card: 'F10' }],
  ['why.part.played', cityWall({ played: true }), { kind: 'deck' }],
  [
    'why.part.stored',
    { ...cityWall({ stored: true }), me: { tower: [['oil']] } },
    { kind: 'barrel', barrel: 'oil', seat: 0 },
  ],

  ['why.tile', city, { kind: 'tile', tile: 'S1' }],
  ['why.plague', hell, { kind: 'plague' }],
  ['why.dante', city, { kind: 'dante' }],
  ['why.dante.arrived', { ...city, state: { dante: 14 } }, { kind: 'dante' }],
  ['why.boat', city, { kind: 'boat' }],
  ['why.quarter', city, { kind: 'quarter' }],
  ['why.when.exchange', city, { kind: 'purse' }],

  ['why.shield.none', hell, shield('A3-1')],
  ['why.soul.lying', { ...hell, hell: { 'A2-1': lying('lust') } }, shield('A2-1')],
  ['why.soul.petrified', { ...hell, hell: { 'A3-1': { sin: 'greed', pose: 'petrified' } } }, shield('A3-1')],
  ['why.soul.wall', { ...hell, hell: { 'A5-1': standing('heresy') } }, shield('A5-1')],
  [
    'why.soul.full',
    { ...hell, hell: { 'A1-1': standing('lust'), 'A2-1': lying('lust'), 'A2-2': standing('greed') } },
    shield('A1-1'),
  ],
  [
    'why.soul.stuck',
    {
      ...hell,
      hell: {
        'A1-1': standing('gluttony'),
        ...everywhere(2, 7, 'greed'),
        ...everywhere(3, 6, 'wrath'),
      },
    },
    shield('A1-1'),
  ],
  ['why.way.here', { ...hell, hell: { 'A1-1': standing('lust') } }, shield('A1-1', 'A1-1')],
  ['why.way.up', { ...hell, hell: { 'A2-1': standing('greed') } }, shield('A1-1', 'A2-1')],
  ['why.way.below', hell, shield('A3-1', 'graveyard:lust')],
  ['why.way.taken', { ...hell, hell: { 'A2-1': lying('lust') } }, shield('A2-1', 'graveyard:lust')],
  ['why.way.occupied', { ...hell, hell: { 'A1-1': standing('greed') } }, shield('A1-1', 'graveyard:lust')],
  ['why.way.gate', { ...hell, hell: { 'A5-1': standing('heresy') } }, shield('A6-1', 'A5-1')],
  [
    'why.way.entry',
    { ...hell, hell: { 'A1-1': standing('greed') }, options: { occupiedEntry: 'emptyOnly' } },
    shield('A2-1', 'graveyard:lust'),
  ],
  ['why.way.wall', { ...hell, hell: { 'A5-1': standing('treachery') } }, shield('A9-1', 'A5-1')],
  ['why.way.far', { ...hell, hell: { 'A1-1': standing('greed') } }, shield('A3-6', 'A1-1')],
  ['why.grave.none', hell, { kind: 'grave', sin: 'greed' }],
  [
    'why.grave.pagan',
    { ...hell, hell: everywhere(1, 6, 'greed'), graveyard: { pagan: 1 } },
    { kind: 'grave', sin: 'pagan' },
  ],
  [
    'why.grave.full',
    { ...hell, hell: { ...everywhere(1, 6, 'greed'), ...everywhere(2, 7, 'wrath') } },
    { kind: 'grave', sin: 'lust' },
  ],

  ['why.styx.none', { ...bonfire(), graveyard: { pagan: 1 } }, { kind: 'styx' }],
  ['why.styx.all', { ...bonfire(), me: { skulls: { ...table(city).seats[0]!.skulls, lust: 4 } } }, { kind: 'styx' }],
  ['why.styx.pagan', { top: { kind: 'styx' }, graveyard: { pagan: 1, lust: 1 } }, { kind: 'grave', sin: 'pagan' }],
  [
    'why.styx.top',
    { top: { kind: 'styx' }, me: { skulls: { ...table(city).seats[0]!.skulls, lust: 4 } } },
    { kind: 'grave', sin: 'lust' },
  ],
  ['why.styx.soul', { top: { kind: 'styx' } }, { kind: 'track', sin: 'greed' }],

  ['why.guardian.absent', city, { kind: 'guardian', guardian: 'geryon' }],
  ['why.guardian.there', { top: { kind: 'guardian', may: true } }, { kind: 'circle', circle: 2, guardian: 'minos' }],
  ['why.guardian.elsewhere', { ...acting('medusa', 3), hell: { 'A2-1': standing('wrath') } }, shield('A2-1')],
  ['why.guardian.elsewhere', acting('medusa', 3), shield('A2-1')],
  ['why.guardian.nobody', acting('medusa', 3), shield('A3-1')],
  ['why.guardian.nobody', acting('geryon', 3), shield('A4-1')],
  ['why.way.gate', acting('geryon', 5), shield('A6-1')],
  ['why.shield.none', acting('minos', 3), shield('A4-1')],
  ['why.soul.lying', { ...acting('medusa', 3), hell: { 'A3-1': lying('gluttony') } }, shield('A3-1')],
  ['why.soul.wall', { ...acting('minos', 5), hell: { 'A5-1': standing('heresy') } }, shield('A5-1')],
  ['why.soul.wall', { ...acting('geryon', 5), hell: { 'A5-1': standing('heresy') } }, shield('A5-1')],
  ['why.guardian.full', { ...acting('minotaur', 3), hell: everywhere(3, 6, 'wrath') }, shield('A3-1')],
  [
    'why.guardian.full',
    { ...acting('geryon', 2), hell: { 'A2-1': standing('wrath'), ...everywhere(3, 6, 'wrath') } },
    shield('A2-1'),
  ],
  ['why.guardian.reach', { ...acting('minotaur', 3), hell: { 'A3-1': standing('wrath') } }, shield('A4-1', 'A3-1')],
  [
    'why.guardian.occupied',
    { ...acting('minotaur', 3), hell: { 'A3-1': standing('wrath'), 'A3-2': standing('wrath') } },
    shield('A3-2', 'A3-1'),
  ],
  ['why.way.here', { ...acting('minotaur', 3), hell: { 'A3-1': standing('wrath') } }, shield('A3-1', 'A3-1')],
  ['why.way.up', { ...acting('minos', 3), hell: { 'A3-1': standing('wrath') } }, shield('A2-1', 'A3-1')],
  ['why.way.gate', { ...acting('geryon', 5), hell: { 'A5-1': standing('heresy') } }, shield('A6-2', 'A5-1')],
  ['why.guardian.bottom', { ...acting('geryon', 9), hell: { 'A9-1': standing('treachery') } }, shield('A9-1')],

  ['why.send.home', { ...city, me: { ...away, tower: full } }, { kind: 'location', location: 'bank' }],
  ['why.send.fee', { ...city, me: { florins: 0 } }, { kind: 'location', location: 'bonfire' }],
  [
    'why.send.fee',
    { ...city, me: { florins: 0, home: { noble: 1, urchin: 1 } } },
    { kind: 'location', location: 'bonfire', member: 'noble' },
  ],
  [
    'why.accuse.tower',
    { ...city, me: { ...away, tower: full, florence: { bank: { noble: 1, urchin: 0 } } } },
    { kind: 'location', location: 'bank' },
  ],
  ['why.accuse.nobody', city, accuse('bank')],
  ['why.accuse.tower', { ...city, me: { tower: full, florence: { bank: { noble: 1, urchin: 0 } } } }, accuse('bank')],
  ['why.accuse.guest', { ...city, me: { florence: { market: { noble: 1, urchin: 0 } } } }, accuse('market')],
  [
    'why.accuse.floor',
    { ...city, me: { tower: [['fraud', 'oil', 'noble']], florence: { market: { noble: 1, urchin: 0 } } } },
    accuse('market'),
  ],
  ['why.accuse.guest', { ...city, me: { florence: { market: { noble: 1, urchin: 0 } } } }, member('noble', 'market')],
  ['why.council.home', city, { kind: 'council' }],
  [
    'why.council.accuse',
    { ...city, me: { ...away, florence: { haystack: { noble: 1, urchin: 0 } } } },
    { kind: 'council' },
  ],
  [
    'why.council.bribe',
    { ...city, me: { ...away, florence: { bank: { noble: 1, urchin: 0 } } }, options: { councilRule: 'strict' } },
    { kind: 'council' },
  ],
  ['why.member.reserve', city, member('urchin', 'reserve')],
  ['why.member.tower', { ...city, me: { tower: [['noble']] } }, member('noble', 0)],
  ['why.member.none', city, member('urchin', 'home')],
  ['why.tower.same', { top: { kind: 'tower', steps: 0 }, me: { tower: [full[0]!, full[0]!] } }, member('noble', 0)],

  ['why.guest.tower', { ...city, me: { tower: [['fraud']] } }, { kind: 'guest', guest: 'fraud', seat: 0 }],
  ['why.guest.own', { ...palace, me: { tower: [['fraud']] } }, { kind: 'guest', guest: 'fraud' }],
  [
    'why.guest.none',
    { ...palace, state: { palace: { heresy: 1, violence: 1, fraud: 0, treachery: 1 } } },
    { kind: 'guest', guest: 'fraud' },
  ],
  ['why.barrel.own', { ...market, me: { panel: ['oil'] } }, { kind: 'barrel', barrel: 'oil' }],
  [
    'why.barrel.none',
    { ...market, state: { market: { wine: 1, oil: 0, salt: 1, powder: 1 } } },
    { kind: 'barrel', barrel: 'oil' },
  ],
  ['why.panel.there', { ...cityWall(), me: { panel: ['oil'] } }, { kind: 'panel', seat: 0, barrel: 'oil' }],
  ['why.panel.none', cityWall(), { kind: 'panel', seat: 0, barrel: 'oil' }],
  ['why.floor.unbuilt', market, { kind: 'floor', seat: 0, floor: 1 }],
  ['why.floor.full', { ...market, me: { tower: [...full, []] } }, { kind: 'floor', seat: 0, floor: 0 }],
  [
    'why.floor.guest',
    { ...city, me: { tower: [[], ['fraud']], florence: { market: { noble: 1, urchin: 0 } } } },
    { kind: 'floor', seat: 0, floor: 0 },
  ],
  ['why.floor.later', city, { kind: 'floor', seat: 0, floor: 0 }],

  ['why.card.played', { ...cityWall(), me: { played: ['F05'] } }, { kind: 'card', card: 'F05', seat: 0 }],
  ['why.card.gone', cityWall(), { kind: 'card', card: 'F03' }],
  ['why.card.barrel', cityWall(), { kind: 'card', card: 'F01', seat: 0 }],
  ['why.card.barrel', { top: { kind: 'fraudSource' } }, { kind: 'card', card: 'F10' }],
  ['why.card.barrel', { ...cityWall(), options: { deckGamble: 'openTop' } }, { kind: 'deck' }],
  ['why.deck.empty', { ...cityWall(), state: { fraud: { deck: [], lineUp: [], discard: [] } } }, { kind: 'deck' }],
  [
    'why.option',
    { top: { kind: 'fraudOption', card: 'F02', from: 'hand', chosen: false } },
    { kind: 'option', option: 'b' },
  ],
  ['why.option', { top: { kind: 'endFraud', seat: 0, card: 'F01' } }, { kind: 'option', option: 'b' }],
  ['why.disc.own', { ...bonfire(), me: { discs: ['A6-1'] } }, { kind: 'gate', gate: 'A6-1' }],
  ['why.disc.none', { ...bonfire(), me: { discs: ['A6-1', 'A6-2', 'A6-3', 'A6-4', 'A6-5'] } }, { kind: 'disc' }],
  [
    'why.cube.last',
    {
      ...bonfire(),
      state: { cubes: { lust: 10, gluttony: 8, greed: 8, wrath: 8, heresy: 8, violence: 8, fraud: 8, treachery: 8 } },
    },
    { kind: 'cube', sin: 'lust' },
  ],
  [
    'why.diploma.own',
    { top: { kind: 'halfDiploma', seat: 0 }, me: { diplomas: ['lust'] } },
    { kind: 'diploma', sin: 'lust' },
  ],
  [
    'why.diploma.own',
    { top: { kind: 'halfDiploma', seat: 0 }, me: { diplomas: ['lust'] } },
    { kind: 'track', sin: 'lust' },
  ],
  ['why.styx.none', { ...bonfire(), graveyard: { pagan: 1 } }, { kind: 'grave', sin: 'pagan' }],
  ['why.exchange.none', { ...bonfire(), me: { florins: 0 } }, { kind: 'exchange' }],
]

suite('reasons', () => {
  test.each(reasons)('%s', (key, position, intent) => {
    expect(why(position, intent, namesOnly)).toBe(key)
    for (const language of languages) {
      const text = why(position, intent, translators[language])
      expect(text).toMatch(/^\p{Lu}.*\.$/su)
      expect(text).not.toMatch(/undefined|null|NaN|[{}]|why\./)
    }
  })

  test('gates that are not shared are closed by a disc of another', () => {
    const state = table({ ...bonfire(), options: { gateSharing: 'exclusive' } })
    state.seats[1]!.discs = ['A6-2']
    const view = florence.view(state, 0)
    expect(explain(view, { viewer: 0, kind: 'gate', gate: 'A6-2' }, namesOnly)).toBe('why.disc.taken')
    expect(explain(view, { viewer: 0, kind: 'gate', gate: 'A6-1' }, namesOnly)).toBeNull()
  })

  test('whoever watches is told nothing of hands', () => {
    const view = florence.view(table(cityWall()), null)
    expect(explain(view, { kind: 'card', card: 'F10' }, namesOnly)).toBeNull()
  })

  test('when the game is over, that is the reason', () => {
    const state = table(hell)
    state.flow = []
    expect(explain(florence.view(state, 0), { viewer: 0, kind: 'end' }, namesOnly)).toBe('why.over')
  })

  test('every reason there is was given here', () => {
    const given = new Set([...reasons.map(([key]) => key), 'why.over', 'why.disc.taken'])
    const all = Object.keys(en).filter(key => key.startsWith('why.'))
    expect(all.filter(key => !given.has(key))).toEqual([])
  })
})

/** A legal touch needs no reason. */
const possible: [Position, JsonObject][] = [
  [hell, { kind: 'grave', sin: 'lust' }],
  [hell, shield('A1-1')],
  [hell, shield('A1-1', 'graveyard:lust')],
  [city, { kind: 'location', location: 'bank' }],
  [city, member('noble', 'home')],
  [{ ...city, me: { florence: { bank: { noble: 1, urchin: 0 } } } }, accuse('bank')],
  [{ ...city, me: { florence: { bank: { noble: 1, urchin: 0 } } } }, member('noble', 'bank')],
  [
    { ...city, me: { florence: { bank: { noble: 1, urchin: 0 } } } },
    { kind: 'floor', seat: 0, floor: 0 },
  ],
  [{ ...city, me: { ...away, tower: full } }, { kind: 'council' }],
  [{ ...city, me: { ...away, tower: full } }, member('noble', 0)],
  [
    { ...city, me: { ...away, tower: [['noble', 'fraud', 'oil']] } },
    { kind: 'guest', guest: 'fraud', seat: 0 },
  ],
  [
    { ...city, me: { ...away, tower: [['noble', 'fraud', 'oil']] } },
    { kind: 'barrel', barrel: 'oil', seat: 0 },
  ],
  [{ ...courtyard, me: { tower: full } }, member('noble', 0)],
  [courtyard, { kind: 'end' }],
  [
    { top: { kind: 'tower', steps: 0 }, me: { tower: [['oil'], []] } },
    { kind: 'barrel', barrel: 'oil', seat: 0 },
  ],
  [{ top: { kind: 'tower', steps: 0 }, me: { tower: [['oil', 'noble'], ['fraud']] } }, member('noble', 0)],
  [bonfire(), { kind: 'gate', gate: 'A6-1' }],
  [bonfire(), { kind: 'disc' }],
  [bonfire(), { kind: 'cube', sin: 'lust' }],
  [bonfire(), { kind: 'styx' }],
  [bonfire(), { kind: 'exchange' }],
  [bonfire(), { kind: 'guardian', guardian: 'minos' }],
  [
    { ...cityWall(), me: { tower: [['oil']] } },
    { kind: 'panel', seat: 0, barrel: 'oil' },
  ],
  [
    { ...cityWall(), me: { tower: [['oil']] } },
    { kind: 'card', card: 'F10' },
  ],
  [cityWall(), { kind: 'deck' }],
  [market, { kind: 'barrel', barrel: 'oil' }],
  [palace, { kind: 'guest', guest: 'fraud' }],
  [{ top: { kind: 'styx' } }, { kind: 'grave', sin: 'lust' }],
  [{ top: { kind: 'styx' } }, { kind: 'track', sin: 'lust' }],
  [{ top: { kind: 'guardian', may: true } }, { kind: 'circle', circle: 3, guardian: 'minos' }],
  [{ top: { kind: 'guardian', may: true } }, { kind: 'guardian', guardian: 'minos' }],
  [{ ...acting('medusa', 3), hell: { 'A3-1': standing('wrath') } }, shield('A3-1')],
  [
    { ...acting('medusa', 3), hell: { 'A3-1': standing('wrath') } },
    { kind: 'guardian', guardian: 'medusa' },
  ],
  [{ top: { kind: 'fraudOption', card: 'F02', from: 'hand', chosen: false } }, { kind: 'option', option: 'a' }],
  [{ top: { kind: 'halfDiploma', seat: 0 } }, { kind: 'diploma', sin: 'lust' }],
]

test.each(possible)('silence for what is possible %#', (position, intent) => {
  expect(why(position, intent, namesOnly)).toBeNull()
})
