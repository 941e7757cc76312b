// The texts of play, in all three languages.
import { configOf, Generator, type JsonObject } from '@acheron/engine'
import { type Language, languages } from '@acheron/engine/words'
import { beforeAll, describe, expect, it } from 'vitest'
import { championName, nameOf } from '../box/names.ts'
import type { CaravanEvent } from '../events.ts'
import type { Topic } from '../frames.ts'
import { caravan } from '../index.ts'
import { tellEvent } from '../log/index.ts'
import type { CaravanMove } from '../moves.ts'
import { describeMove } from '../prompt/index.ts'
import { questionText, topicNames } from '../prompt/questions.ts'
import { explain } from '../reasons/index.ts'
import { archetypes, type CaravanView } from '../state.ts'
import { type T, words } from '../texts/words.ts'
import { pluralOfOne } from './plural-of-one.ts'

const translators = {} as Record<Language, T>

beforeAll(async () => {
  for (const language of languages) translators[language] = await words(language)
})

type Told = { thing: CaravanMove | CaravanEvent; view: CaravanView }
type Asked = { topic: Topic; view: CaravanView }
type Heard = { told(told: Told): void; asked?(asked: Asked): void; seen?(view: CaravanView): void }

/** The most moves of one list that are described. */
const mostMoves = 8

/** A random game for this many decisions: legal moves as their seat reads them, events as spectators and seat 0 do. */
function play(players: number, options: JsonObject, seed: number, most: number, heard: Heard): void {
  const random = Generator.seeded(seed)
  const choice = Generator.seeded(`choice ${seed}`)
  let events: CaravanEvent[] = []
  const ctx = { random, emit: (event: CaravanEvent) => void events.push(event) }
  const state = caravan.setup(configOf(caravan, players, options), random)
  caravan.advance(state, ctx)
  for (let n = 0; n < most && caravan.actors(state).length > 0; n++) {
    for (const event of events)
      for (const seat of [0, null])
        heard.told({ thing: caravan.viewEvent(event, seat), view: caravan.view(state, seat) })
    events = []
    const seat = choice.pick(caravan.actors(state))
    const moves = caravan.moves(state, seat)
    const view = caravan.view(state, seat)
    const frame = view.flow.at(-1)
    if (frame?.kind === 'ask' || frame?.kind === 'vote') heard.asked?.({ topic: frame.topic, view })
    heard.seen?.(view)
    for (const move of moves.slice(0, mostMoves)) heard.told({ thing: move, view })
    caravan.play(state, seat, choice.pick(moves), ctx)
  }
}

/** No key, no placeholder and no missing value has come through; no doubled space or full stop. */
const broken =
  /undefined|\bnull\b|NaN|\[object|[{}]|\b(log|move|ask|question|opt|why|kind|on|fx)\.\w| {2}|\.\.|: [.;]|\(\)/

const isBroken = (text: string): boolean => broken.test(text) || pluralOfOne.test(text)

const games: readonly [string, number, JsonObject, number][] = [
  ['a campaign for two', 2, {}, 400],
  ['a Quick Combat in Limbo', 1, { mode: 'quick' }, 500],
  ['a grim one in circle 5 for four', 4, { mode: 'quick', startCircle: 5, difficulty: 'grim', openHands: 'off' }, 500],
  ['one in circle 9', 3, { mode: 'quick', startCircle: 9 }, 500],
]

describe.each(languages)('in %s', language => {
  it.each(games)('%s is told without a flaw', (_name, players, options, most) => {
    const t = translators[language]
    const flaws = new Set<string>()
    play(players, options, 7, most, {
      told({ thing, view }) {
        const text = 'e' in thing ? tellEvent(thing, t) : describeMove(thing, view, t)
        const silent = 'e' in thing && text === ''
        if (isBroken(text) || (!silent && !/^[\p{Lu}\d⟦¡¿«"+\u2212]/u.test(text)) || (!silent && text.length < 3))
          flaws.add(`${JSON.stringify(thing)}: ${text}`)
      },
      asked({ topic, view }) {
        const text = questionText(topic, view, t)
        if (!topicNames.includes(topic.what) || isBroken(text)) flaws.add(`${JSON.stringify(topic)}: ${text}`)
      },
    })
    expect([...flaws]).toEqual([])
  })

  it('counts one thing as one: a Hit, a Fumble', () => {
    const t = translators[language]
    const one = { en: '1 Hit and 1 Fumble', es: '1 Impacto y 1 Pifia', sv: '1 träff och 1 fummel' }[language]
    const attack = { champion: 'mercenary', attacker: 'mercenary', target: 'minos', hits: 1, fumbles: 1 } as const
    expect(tellEvent({ ...attack, e: 'attackCame' }, t)).toContain(one)
    expect(tellEvent({ e: 'diceRolled', champion: 'mercenary', faces: [3, 1] }, t)).toContain(one)
    expect(tellEvent({ e: 'ordealEnded', success: false, hits: 1, difficulty: 9 }, t)).toContain(one.slice(0, 5))
    for (const success of [true, false]) {
      const test = { e: 'testMade', champion: 'mercenary', attr: 'prowess', faces: [3, 1], success } as const
      expect(tellEvent({ ...test, faces: [...test.faces] }, t)).toContain(one.slice(one.lastIndexOf('1')))
    }
  })

  it('has a line for every change of Vigor and every Wound, with its cause', () => {
    const t = translators[language]
    const { mercenary, minos } = { mercenary: championName(t, 'mercenary'), minos: nameOf(t, 'malefactor', 'minos') }
    const artist = championName(t, 'artist')
    const champion = 'mercenary' as const
    for (const why of ['damage', 'paid', 'limit'] as const)
      expect(tellEvent({ e: 'vigorChanged', champion, by: -2, to: 4, why }, t)).toMatch(/2.*4/)
    for (const why of ['wound', 'gained'] as const)
      expect(tellEvent({ e: 'vigorChanged', champion, by: 3, to: 6, why }, t)).toContain('6')
    const reasons = ['damage', 'effect', 'palisade', 'vigor', 'cost', 'effort', 'ordeal', 'entry'] as const
    const alone = reasons.map(of => tellEvent({ e: 'woundSuffered', champion, of, by: null }, t))
    expect(alone.filter(text => !text.includes(mercenary))).toEqual([])
    // An effect without a cause and an entry of the Chronicle, whose text tells it, are told alike.
    expect(new Set(alone).size).toBe(reasons.length - 1)
    const averted = reasons.map(of => tellEvent({ e: 'woundAverted', champion, of }, t))
    expect(averted.filter(text => !text.includes(mercenary))).toEqual([])
    expect(new Set(averted).size).toBe(5)
    // Where the Vigor of all is set one line tells of it.
    for (const why of ['prepared', 'restored'] as const) {
      const to = [{ champion, vigor: 6 } as const, { champion: 'artist', vigor: 4 } as const]
      expect(tellEvent({ e: 'vigorSet', why, to }, t)).toMatch(new RegExp(`: ${mercenary} 6 \\S+ ${artist} 4\\.$`))
      expect(tellEvent({ e: 'vigorChanged', champion, by: 3, to: 6, why }, t)).toBe('')
    }
    for (const of of ['damage', 'effect'] as const)
      expect(tellEvent({ e: 'woundSuffered', champion, of, by: 'minos' }, t)).toContain(minos)
    expect(tellEvent({ e: 'damageTaken', champion, inflicted: 2, suffered: 1, by: 'minos' }, t)).toContain(minos)
    const lost = { e: 'malefactorWounded', malefactor: 'minos', deck: 'minos-deck', by: champion } as const
    expect(tellEvent({ ...lost, cards: ['minos-haul'] }, t)).toContain(mercenary)
  })

  it('names the Findings of which one is kept, not their keys', () => {
    const t = translators[language]
    const view = caravan.view(caravan.setup(configOf(caravan, 1, {}), Generator.seeded(1)) as never, 0)
    const topic = { what: 'keep-finding', champion: 'artist', old: 'miry-sinkhole', new: 'mark-of-indolence' }
    const options = ['old', 'new']
    const ask = { kind: 'ask', seat: 0, champion: 'artist', topic, options } as const
    const asking = { ...view, flow: [...view.flow, ask as never] }
    const told = options.map(option => describeMove({ do: 'choose', option }, asking, t))
    expect(told[0]).toContain(nameOf(t, 'finding', 'miry-sinkhole'))
    expect(told[1]).toContain(nameOf(t, 'finding', 'mark-of-indolence'))
  })

  it('says why something is not possible', () => {
    const t = translators[language]
    const reasons = new Set<string>()
    play(2, { mode: 'quick' }, 3, 250, {
      told() {},
      seen(view) {
        for (const champion of archetypes) {
          const { hand, seat } = view.champions[champion]
          for (const card of hand)
            for (const slot of [0, 1, 2])
              reasons.add(explain(view, { kind: 'card', champion, card, slot, viewer: seat }, t) ?? '')
          reasons.add(explain(view, { kind: 'champion', id: champion }, t) ?? '')
        }
        for (const at of ['A1', 'B2.N', 'C2', 'C2.S', 'E3.E'])
          reasons.add(explain(view, { kind: 'space', at }, t) ?? '')
        for (const id of Object.keys({ ...view.fight?.pieces, ...view.fight?.malefactors }))
          reasons.add(explain(view, { kind: 'piece', id }, t) ?? '')
      },
    })
    expect([...reasons].filter(text => isBroken(text))).toEqual([])
    expect(reasons.size).toBeGreaterThan(10)
  })
})
