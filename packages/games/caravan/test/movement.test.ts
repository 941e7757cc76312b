// The words of movement (5.2 of the vocabulary).
import { describe, expect, test } from 'vitest'
import type { CaravanEvent } from '../events.ts'
import type { CaravanMove } from '../moves.ts'
import { arena, carryOut, foe, pillar, play, playing, stairs } from './board-arena.ts'

const options = (moves: CaravanMove[]) => moves.map(move => (move.do === 'choose' ? move.option : move))
const areasIn = (moves: CaravanMove[]) => [...new Set(options(moves).map(option => String(option).slice(0, 2)))].sort()
const yours = { kind: 'maneuver', card: 'flourish', you: 'outlaw', self: null } as const

describe('move', () => {
  test('A14: the Fiercest chooses the route', () => {
    const state = arena({ at: { mercenary: 'E1.S' }, buildings: { C2: 1 }, pieces: { s: stairs('D2.W') } })
    const card = playing(state)
    const moves = carryOut(state, { do: 'move', n: 2, mode: 'approach', target: 'fiercest' })
    expect(options(moves)).toEqual([
      ['C1', 'D1'],
      ['D2', 'D1'],
      ['D2', 'E2'],
    ])
    play(state, { do: 'choose', option: ['D2', 'E2'] })
    expect(state.fight.malefactors.minos).toMatchObject({ at: 'E2', facing: 'S' })
    expect(card).toMatchObject({ packets: [], bound: { that: 'mercenary', through: ['D2', 'E2'], levels: 1 } })
  })

  test('a card that does not move has moved through nothing', () => {
    const state = arena({ at: { mercenary: 'C2.S' } })
    const card = playing(state)
    card.bound.through = ['A1']
    carryOut(state, { do: 'move', n: 2, mode: 'approach', target: 'fiercest' })
    expect(card.bound.through).toEqual([])
  })

  test('move-bonus counts for cards, for the Basic Action only if it says so', () => {
    const bonus = { mod: { mod: 'move-bonus', n: 1 }, to: ['outlaw'], until: 'round-end', serial: 0 } as const
    const points = (source: object, mod: object) => {
      const state = arena({
        at: { outlaw: 'A1.N' },
        mods: [{ ...bonus, to: ['outlaw'], mod: { ...bonus.mod, ...mod } }],
      })
      playing(state, source)
      carryOut(state, { do: 'move', n: 1 })
      const frame = state.flow.at(-1)
      return frame?.kind === 'move' && frame.points
    }
    const basic = { ...yours, kind: 'rule', card: 'rule' }
    expect([points(yours, {}), points(basic, {}), points(basic, { basic: true })]).toEqual([2, 1, 2])
  })

  test('MOVE forbidden: nothing happens', () => {
    const mods = [{ mod: { mod: 'cannot', what: ['move'] }, to: ['minos'], until: 'round-end', serial: 0 }] as const
    const state = arena({ at: { mercenary: 'A1.N' }, mods: mods.map(each => ({ ...each, to: [...each.to] })) })
    playing(state)
    expect(carryOut(state, { do: 'move', n: 3, mode: 'approach', target: 'fiercest' })).toEqual([])
    expect(state.fight.malefactors.minos!.at).toBe('C2')
  })

  test('R14.9: ENRAGE raises DESTROYER', () => {
    const state = arena({ at: { outlaw: 'C3.N' } })
    state.fight.malefactors.minos!.tokens.enrage = 2
    const card = playing(state)
    expect(areasIn(carryOut(state, { do: 'move', n: 1, destroyer: 3 }))).toEqual(['B3', 'C2', 'D3'])
    play(state, { do: 'choose', option: 'B3.N' })
    expect(card.packets).toMatchObject([{ victim: 'outlaw', inflicted: 5, cause: 'minos' }])
  })

  test('K.BEWITCH: a Champion approaches; its own decider chooses the Space', () => {
    const state = arena({ at: { mercenary: 'C1.N', outlaw: 'A1.N' } })
    state.champions.outlaw.seat = 2
    playing(state, { ...yours, kind: 'rule', card: 'bewitch' })
    const moves = carryOut(state, { do: 'move', who: 'you', n: 3, mode: 'approach', target: 'fiercest-other' })
    expect(options(moves)).toEqual(['C1.E', 'C1.S', 'C1.W'])
    expect(state.flow.at(-1)).toMatchObject({ kind: 'ask', seat: 2, topic: { what: 'space' } })
  })

  test('R11.8: it is told once who went through the Artist', () => {
    const state = arena({ at: { outlaw: 'B2.N', artist: 'B2.E' }, buildings: { C2: 1 }, malefactors: {} })
    const artist = state.champions.artist
    artist.player = true
    artist.slots = [{ cond: null, card: null, maneuvers: ['human-ladder'] }]
    playing(state, yours)
    carryOut(state, { do: 'move', n: 1 })
    const events: CaravanEvent[] = []
    play(state, { do: 'step', to: 'C2' }, events)
    const frame = state.flow.findLast(each => each.kind === 'card')
    expect(frame?.kind === 'card' && frame.bound).toMatchObject({ subject: 'outlaw', cause: 'artist' })
    expect(events.filter(({ e }) => e === 'abilityUsed')).toHaveLength(1)
  })
})

describe('advance, leap, reposition', () => {
  test('R9.6: Levels do not matter, Pillars only where the card says so', () => {
    const pieces = { p: pillar('B1.N', 'large'), q: pillar('C1.N') }
    const state = arena({ at: { outlaw: 'A1.N', artist: 'top:q' }, buildings: { B2: 2 }, pieces, malefactors: {} })
    const card = playing(state, yours)
    const moves = carryOut(state, { do: 'advance', to: { within: 2, allow: ['area', 'building-top', 'pillar-top'] } })
    expect(options(moves)).toContain('top:p')
    expect(options(moves)).not.toContain('top:q')
    expect(areasIn(moves.filter(move => move.do === 'choose' && !String(move.option).startsWith('top')))).toEqual([
      'A1',
      'A2',
      'A3',
      'B1',
      'B2',
      'C1',
    ])
    play(state, { do: 'choose', option: 'B2.S' })
    expect([state.fight.fighters.outlaw.at, card.packets]).toEqual(['B2.S', []])
  })

  test('a Malefactor ADVANCES onto a Trap', () => {
    const state = arena({ at: { mercenary: 'E3.N' }, traps: { E3: 'outlaw' } })
    const card = playing(state)
    card.bound.that = 'mercenary'
    carryOut(state, { do: 'advance', who: 'self', to: { areaOf: 'that' } })
    expect(state.fight.malefactors.minos).toMatchObject({ at: 'E3', defeated: true })
  })

  test('a LEAP from the top of a Pillar, no damage', () => {
    const state = arena({ at: { outlaw: 'top:p' }, pieces: { p: pillar('B2.E'), q: pillar('C2.N') } })
    const card = playing(state, yours)
    carryOut(state, { do: 'leap' })
    expect([state.fight.fighters.outlaw.at, card.packets]).toEqual(['top:q', []])
  })

  test('somebody is put beside the Malefactor, where the Fiercest says', () => {
    const state = arena({ at: { mercenary: 'C1.N', outlaw: 'E3.N', artist: 'C2.S' } })
    playing(state)
    const moves = carryOut(state, { do: 'reposition', who: 'farthest', to: { areaOf: 'self' } })
    expect(options(moves)).toEqual(['C2.N', 'C2.E', 'C2.W'])
    play(state, { do: 'choose', option: 'C2.W' })
    expect(state.fight.fighters.outlaw.at).toBe('C2.W')
  })
})

describe('face and turn', () => {
  test('A12: he turns to the arc of the Outlaw', () => {
    const state = arena({ at: { outlaw: 'D3.N' } })
    playing(state)
    const events: CaravanEvent[] = []
    carryOut(state, { do: 'face', target: 'fiercest' }, events)
    expect(events).toContainEqual({ e: 'facingChanged', malefactor: 'minos', facing: 'E' })
    state.fight.fighters.outlaw.at = 'D3.W'
    carryOut(state, { do: 'face', target: 'fiercest' })
    expect(state.fight.malefactors.minos!.facing).toBe('S')
    carryOut(state, { do: 'turn', deg: 90 })
    expect(state.fight.malefactors.minos!.facing).toBe('W')
  })

  test('ruling 104: on an exact diagonal the Fiercest decides', () => {
    const state = arena({ at: {}, malefactors: { minos: foe('C2', 'S'), pasiphae: foe('D1', 'W') } })
    playing(state)
    expect(options(carryOut(state, { do: 'face', target: '#pasiphae' }))).toEqual(['N', 'E'])
  })
})
