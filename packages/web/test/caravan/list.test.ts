// The list of a fight: a chosen Champion's actions by what they are for, walks by where they lead, endings last.
import { equal, Generator, type Move } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import {
  archetypes,
  type CaravanMove,
  championOf,
  declines,
  engagedFrom,
  hitsOf,
  isFighting,
  topFrame,
} from '@acheron/games/caravan/board.ts'
import { expect, test } from 'vitest'
import { loadStory } from '../../src/games/caravan/chronicle/story.ts'
import { loadRoad } from '../../src/games/caravan/chronicle/words.ts'
import { oneOfAlike } from '../../src/games/caravan/order/alike.ts'
import { dangerText } from '../../src/games/caravan/order/danger.ts'
import { prompt } from '../../src/games/caravan/prompt.ts'
import { scopeOf } from '../../src/games/caravan/stage/party/chosen.ts'
import { loadVoice } from '../../src/games/caravan/words.ts'
import { listOf } from '../../src/table/prompt/arrange.ts'
import { listedRow } from '../../src/table/prompt/listedRow.ts'
import { positions } from './games.ts'

await Promise.all([loadStory('en'), loadRoad('en')])
const voice = await loadVoice('en')
const headings = ['Strike', 'Go', 'Help', 'Use']
const outOfReach = 'Out of reach'
const ends = (move: Move) => move.do === 'pass'

test('a chosen Champion has at most twelve rows in sight, in four kinds, each move among them', () => {
  let lists = 0
  for (const { view, moves } of positions(120)) {
    if (topFrame(view)?.kind !== 'act') continue
    for (const champion of new Set(moves.flatMap(move => championOf(move) ?? []))) {
      const own = scopeOf(moves, champion)
      const { choices, text } = prompt(view, own, voice)
      const { listed } = listOf(choices, new Set(), ends)
      expect(listed.length).toBeLessThanOrEqual(12)
      const named = listed.flatMap(({ heading }) => heading ?? [])
      const reaching = named.filter(heading => heading !== outOfReach)
      // Strikes at nobody come last.
      expect(named.slice(0, reaching.length)).toEqual(reaching)
      const kinds = reaching.map(heading => headings.indexOf(heading))
      // Where no strike reaches anybody, the others come first, and what lies at hand before the way.
      const isNear = kinds[0] === 0
      expect(kinds).toEqual(kinds.toSorted((a, b) => (isNear ? a - b : b - a)))
      expect(kinds).not.toContain(-1)
      for (const move of oneOfAlike(view, own)) expect(choices.some(each => equal(each.move, move))).toBe(true)
      expect(text).toMatch(/ is chosen: /)
      lists++
    }
  }
  expect(lists).toBeGreaterThan(100)
})

test('a question names what asks it, a Malefactor for its own skills', () => {
  let asked = 0
  for (const { view, moves } of positions(300)) {
    const { title, text = '' } = prompt(view, moves, voice)
    const card = view.flow.findLast(frame => frame.kind === 'card')
    if (card?.kind === 'card' && card.source.kind === 'skill' && card.source.you === null) asked++
    expect(`${title} ${text}`).not.toMatch(/\b[a-z]+\.[a-z-]+/)
  }
  expect(asked).toBeGreaterThan(0)
})

test('what each of the others would do first is a row of its own, after those of the chosen Champion, and never a walk', () => {
  let struck = 0
  for (const { view, moves } of positions(60)) {
    if (topFrame(view)?.kind !== 'act') continue
    const able = archetypes.filter(each => moves.some(move => championOf(move) === each))
    for (const champion of able) {
      const own = scopeOf(moves, champion)
      const alone = prompt(view, own, voice).choices
      const { choices } = prompt(view, own, voice, moves)
      const others = choices.filter(({ heading }) => heading === 'The others')
      const named = others.map(({ move }) => championOf(move))
      expect(named).not.toContain(champion)
      expect(new Set(named).size).toBe(others.length)
      for (const { move, label, vain } of others) {
        expect(moves.some(each => equal(each, move))).toBe(true)
        expect(move.do).not.toBe('move')
        expect(vain).toBeUndefined()
        expect(label).toMatch(/^(Gadisa|Anabelle|Caedan|Sophia): ./)
      }
      // A strike that is the other's first row is the row here.
      for (const other of able.filter(each => each !== champion)) {
        const [first] = prompt(view, scopeOf(moves, other), voice).choices
        if (first?.heading !== 'Strike' || first.group !== undefined) continue
        struck++
        expect(others.some(({ move }) => equal(move, first.move))).toBe(true)
      }
      // They take no row from the chosen one, and leave at most twelve in sight with the ending last.
      expect(choices).toHaveLength(alone.length + others.length)
      expect(listOf(choices, new Set(), ends).listed.length).toBeLessThanOrEqual(12)
      if (choices.some(({ move }) => ends(move))) expect(ends(choices.at(-1)!.move)).toBe(true)
    }
  }
  expect(struck).toBeGreaterThan(20)
})

test('a strike that reaches nobody says why, is not proposed, and stands under a heading of its own', () => {
  const said = new Set<string>()
  for (const { view, moves } of positions(160)) {
    if (topFrame(view)?.kind !== 'act') continue
    for (const champion of new Set(moves.flatMap(move => championOf(move) ?? []))) {
      for (const { move, vain, heading, consequence = '' } of prompt(view, scopeOf(moves, champion), voice).choices) {
        expect(heading === outOfReach).toBe(vain === true)
        if (!vain) continue
        expect(move.do).toBe('maneuver')
        expect(consequence).toMatch(/^(.+ is (too near|1 Area too far|\d Areas too far)|nobody in reach)$/)
        said.add(consequence.replace(/^.+ is | \d|s /g, ''))
      }
    }
  }
  expect([...said].join()).toMatch(/too near/)
  expect([...said].join()).toMatch(/too far/)
})

test('a strike that reaches nobody stands after what the others would do, and lies open only in a short list', () => {
  let waiting = 0
  for (const { view, moves } of positions(40)) {
    if (topFrame(view)?.kind !== 'act') continue
    for (const champion of new Set(moves.flatMap(move => championOf(move) ?? []))) {
      const { choices } = prompt(view, scopeOf(moves, champion), voice, moves)
      const vain = choices.flatMap((choice, i) => (choice.vain ? [i] : []))
      const useful = choices.findLastIndex(({ heading, vain }) => heading !== undefined && !vain)
      if (vain.length > 0) expect(vain[0]).toBeGreaterThan(useful)
      const { listed } = listOf(choices, new Set(), ends)
      if (listed.filter(choice => !choice.vain && !ends(choice.move)).length < 6) continue
      expect(listed.filter(choice => choice.vain)).toEqual([])
      waiting += vain.length
      // Its card in the hand has no key, and still says why.
      const rowOf = listedRow({ title: '', text: '', choices }, ends, {})
      for (const { move, consequence } of vain.map(i => choices[i]!))
        expect(rowOf(move)).toEqual({ key: null, consequence, vain: true })
    }
  }
  expect(waiting).toBeGreaterThan(20)
})

test('what is carried is a row by its name, with what it does beside it', () => {
  let own = 0
  let others = 0
  for (const { view, moves } of positions(30)) {
    if (topFrame(view)?.kind !== 'act') continue
    for (const champion of new Set(moves.flatMap(move => championOf(move) ?? []))) {
      for (const { move, label, consequence } of prompt(view, scopeOf(moves, champion), voice, moves).choices) {
        if (move.do !== 'free') continue
        expect(label).not.toMatch(/ uses /)
        expect(consequence).toMatch(/\w+ .*[^.]$/)
        if (move.champion === champion) own++
        else others++
      }
    }
  }
  expect(own).toBeGreaterThan(0)
  expect(others).toBeGreaterThan(0)
})

test('several Fumbles are turned by INSPIRATION in one row, as far as the tokens reach', () => {
  let turned = 0
  for (const { view, seat } of positions(60)) {
    const frame = topFrame(view)
    if (frame?.kind !== 'attack' || frame.dice.length === 0) continue
    const rich = structuredClone(view)
    rich.champions[frame.attacker].tokens.inspiration = 2
    const table = caravan.determinize(rich, seat, Generator.seeded('rich'))
    const moves = caravan.moves(table, seat)
    if (!moves.some(move => move.do === 'use' && move.ability === 'inspiration')) continue
    const row = prompt(rich, moves, voice).choices.find(({ label }) => /^2 INSPIRATION/.test(label))
    const fumbles = frame.dice.filter(face => hitsOf(face) === 0).length
    expect(row !== undefined, `${fumbles} Fumbles`).toBe(fumbles > 1)
    if (!row) continue
    const all = [row.move, ...(row.next ?? [])]
    expect(all).toEqual([row.move, row.move])
    const ctx = { random: Generator.seeded('turned'), emit() {} }
    for (const move of all) {
      expect(caravan.moves(table, seat).some(each => equal(each, move))).toBe(true)
      caravan.play(table, seat, move as ReturnType<typeof caravan.moves>[number], ctx)
    }
    turned++
  }
  expect(turned).toBeGreaterThan(0)
})

test('where a card asks one Champion after another, the question says whose answer it is', () => {
  let asked = 0
  for (const { view, moves } of positions(160)) {
    const frame = topFrame(view)
    if (frame?.kind !== 'ask' || frame.topic.what !== 'option' || frame.champion === null) continue
    const { title, choices } = prompt(view, moves, voice)
    expect(title).toMatch(/^.+: what does (Gadisa|Anabelle|Caedan|Sophia) choose\?$/)
    for (const { label } of choices) expect(label).toMatch(/^[A-Z][^:]+$/)
    asked++
  }
  expect(asked).toBeGreaterThan(0)
})

test('a walk that costs a Wound lies open only on request', () => {
  for (const { view, moves } of positions(120)) {
    if (topFrame(view)?.kind !== 'act') continue
    for (const champion of new Set(moves.flatMap(move => championOf(move) ?? []))) {
      const { listed } = listOf(prompt(view, scopeOf(moves, champion), voice).choices, new Set(), ends)
      expect(listed.filter(({ consequence = '' }) => /the last Vigor/.test(consequence))).toEqual([])
    }
  }
})

test('a token for what can be played without one is spent only on request', () => {
  let folded = 0
  for (const { view, seat } of positions(20)) {
    if (topFrame(view)?.kind !== 'act') continue
    const rich = structuredClone(view)
    for (const champion of archetypes) rich.champions[champion].tokens.willpower = 1
    const moves = caravan.moves(caravan.determinize(rich, seat, Generator.seeded('rich')), seat)
    for (const champion of new Set(moves.flatMap(move => championOf(move) ?? []))) {
      const { choices } = prompt(rich, scopeOf(moves, champion), voice)
      const { listed } = listOf(choices, new Set(), ends)
      const played = choices.flatMap(({ move }) => (move.do === 'maneuver' ? [move] : []))
      const what = ({ card, slot }: (typeof played)[number]) => card ?? slot
      for (const move of played) {
        if (!move.willpower || !played.some(each => !each.willpower && what(each) === what(move))) continue
        expect(listed.some(each => each.move === move)).toBe(false)
        folded++
      }
    }
  }
  expect(folded).toBeGreaterThan(0)
})

test('no two rows say the same, for they never do the same', () => {
  const told = new Set<string>()
  for (const { view, seat, moves: all } of positions(140)) {
    const acts = topFrame(view)?.kind === 'act'
    const rich = structuredClone(view)
    if (acts) for (const champion of archetypes) rich.champions[champion].tokens.willpower = 1
    const moves = acts ? caravan.moves(caravan.determinize(rich, seat, Generator.seeded('rich')), seat) : all
    const scopes = new Set(acts ? moves.flatMap(move => championOf(move) ?? []) : [null])
    for (const champion of scopes) {
      const { title, choices } = prompt(rich, champion ? scopeOf(moves, champion) : moves, voice, moves)
      const rows = choices.map(({ label, consequence = '' }) => `${title}: ${label} (${consequence})`)
      for (const [i, row] of rows.entries()) if (rows.indexOf(row) < i) told.add(row)
    }
  }
  expect([...told]).toEqual([])
})

test('only a walk into combat is called one', () => {
  for (const { view, moves } of positions(120)) {
    if (!isFighting(view)) continue
    for (const { move, consequence = '' } of prompt(view, moves, voice).choices) {
      if (move.do !== 'move' || !/into combat/.test(consequence)) continue
      const { at } = view.fight.fighters[move.champion]
      expect(at === null ? [] : engagedFrom(view, move.champion, at)).toEqual([])
    }
  }
})

test('what a row stands for is legal', () => {
  let walks = 0
  for (const { view, seat, moves } of positions(60)) {
    const { choices } = prompt(view, moves, voice)
    for (const { move } of choices) expect(moves.some(each => equal(each, move))).toBe(true)
    walks += choices.filter(({ next }) => next).length
    expect(choices.map(({ label }) => label).filter(label => label === '')).toEqual([])
    expect(seat).toBeGreaterThanOrEqual(0)
  }
  expect(walks).toBeGreaterThan(50)
})

test('declining stands last and says what it means', () => {
  let found = 0
  for (const { view, moves } of positions(160)) {
    const { choices } = prompt(view, moves, voice)
    const at = choices.findIndex(({ move }) => declines(view, move))
    if (at < 0) continue
    found++
    expect(choices.slice(at).every(({ move }) => declines(view, move) || move.do === 'pass')).toBe(true)
  }
  expect(found).toBeGreaterThan(5)
  const ask = (topic: object, option: string | null | false) =>
    caravan.describeMove(
      { do: 'choose', option },
      { flow: [{ kind: 'ask', topic }] } as unknown as Parameters<typeof caravan.describeMove>[1],
      voice.game,
    )
  expect(ask({ what: 'collateral', attacker: 'artist' }, 'done')).toBe('No further effect.')
  expect(ask({ what: 'recall', champion: 'artist' }, null)).toBe('RECALL nothing.')
  expect(ask({ what: 'test-inspiration', champion: 'artist' }, false)).toBe('Keep the INSPIRATION.')
})

test('one who may react is told what happens', () => {
  let windows = 0
  let suffering = 0
  let cards = 0
  for (const { view, moves } of positions(120)) {
    const frame = topFrame(view)
    if (frame?.kind !== 'window' || frame.happening.inflicted > 0) continue
    const { text, choices } = prompt(view, moves, voice)
    // Damage that is suffered has its number too, for BLOCK is told in numbers.
    const { suffered } = frame.happening
    if (suffered > 0) {
      expect(text).toMatch(new RegExp(`^${suffered} damage threatens \\w+.*\\. You may answer, or let it be\\.$`))
      suffering++
    } else expect(text).toMatch(/^[A-Z].+\. You may answer with a card, or let it be\.$/)
    expect(text).not.toMatch(/Something|It is about/)
    // What happens is said above; an answer is told by its name, with what it does beside it.
    expect(choices.at(-1)?.label).toMatch(/^\w+ does not react$/)
    for (const { move, label, consequence = '' } of choices) {
      if (move.do !== 'react' || !move.ability.includes('/')) continue
      expect(label).toMatch(/^\w+: [^:]+$/)
      expect(consequence).toMatch(/\w+ .*[^.]$/)
      cards++
    }
    windows++
  }
  expect(windows).toBeGreaterThan(suffering)
  expect(suffering).toBeGreaterThan(0)
  expect(cards).toBeGreaterThan(0)
})

test('one who would take a Wound on the last place is told that the fight is lost', () => {
  const [first] = positions(1)
  const view = structuredClone(first!.view)
  const { devotee } = view.champions
  devotee.player = true
  devotee.cards = ['anabelle-1']
  const martyrize = { do: 'react', champion: 'devotee', ability: 'devotee/skill/anabelle-1/0' } as const
  const doubt = { do: 'react', champion: 'devotee', ability: 'devotee/sin/doubt/0' } as const
  devotee.sins = ['doubt']
  const withWounds = (wounds: number, move: CaravanMove) => {
    devotee.slots = [0, 1, 2].map(i => ({ cond: i < wounds ? 'wound' : null, card: null, maneuvers: [] }))
    return dangerText(view, move, voice)
  }
  // Whoever yields to a Sin has it on the own board as well.
  for (const move of [martyrize, doubt]) {
    expect(withWounds(1, move)).toBe('')
    expect(withWounds(2, move)).toBe('the last place: the fight is lost')
  }
  const act = { do: 'maneuver', champion: 'devotee', card: 'litany', slot: 0 } as const
  expect(withWounds(2, act)).toBe('')
})

test('one who pays the last Vigor is told that it is a Wound', () => {
  const [first] = positions(1)
  const view = structuredClone(first!.view)
  const { mercenary } = view.champions
  mercenary.player = true
  const sword = { do: 'react', champion: 'mercenary', ability: 'mercenary/equipment/longsword/0' } as const
  const paying = (vigor: number, wounds: number) => {
    mercenary.vigor = vigor
    mercenary.slots = [0, 1, 2].map(i => ({ cond: i < wounds ? 'wound' : null, card: null, maneuvers: [] }))
    return dangerText(view, sword, voice)
  }
  expect(paying(3, 2)).toBe('')
  expect(paying(2, 1)).toBe('the last Vigor: a Wound')
  expect(paying(2, 2)).toBe('the last place: the fight is lost')
})

test('one who chooses for a card reads the Line that asks for it', () => {
  let asked = 0
  for (const { view, moves } of positions(120)) {
    const frame = topFrame(view)
    if (frame?.kind !== 'ask' || frame.topic.what !== 'target') continue
    const { title, text } = prompt(view, moves, voice)
    expect(title).toMatch(/^.+: (who|which one) is it\?$/)
    expect(text).toMatch(/^.+: .+\. Touch |It is printed on .+\. Touch /)
    // What is paid for has only one way to go.
    expect(text).not.toMatch(/choose one: [^,]+\([^)]+\)\. Touch/i)
    if (/: .+\. Touch /.test(text)) asked++
  }
  expect(asked).toBeGreaterThan(0)
})

test('one who chooses the way of a foe is told why', () => {
  let routes = 0
  for (const { view, moves } of positions(120)) {
    const frame = topFrame(view)
    if (frame?.kind !== 'ask' || frame.topic.what !== 'route') continue
    expect(prompt(view, moves, voice).text).toMatch(/(Gadisa|Anabelle|Caedan|Sophia), the Fiercest, decides\.$/)
    routes++
  }
  expect(routes).toBeGreaterThan(0)
})

test('what a card does stands without the number of its Line', () => {
  for (const { view, moves } of positions(60))
    for (const { consequence } of prompt(view, moves, voice).choices) expect(consequence ?? '').not.toMatch(/^\d+\. /)
})
