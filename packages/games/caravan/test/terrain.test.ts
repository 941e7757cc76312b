// Displacement and terrain (R10, R11): acceptance cases A7, A8, A9, A23, A32 to A34 of section 9, as far as they are
// about who and what is moved where.
import { describe, expect, test } from 'vitest'
import { levelOf } from '../battle-board/standing.ts'
import type { FightingState } from '../state.ts'
import { interactions, leapPlaces } from '../terrain/interaction.ts'
import { field, finish, foe, perform, pillar, stairs } from './terrain-arena.ts'

const at = (state: FightingState, id: 'mercenary' | 'outlaw' | 'devotee' | 'artist') => state.fight.fighters[id].at
const suffered = (packets: { victim: string; suffered: number }[]) =>
  packets.map(({ victim, suffered }) => `${victim} ${suffered}`)
const byMercenary = { kind: 'maneuver', card: 'transversal-swing', you: 'mercenary', self: null } as const
const ark = (space: 'C2.N' | 'C2.S' | 'B1.N') => ({ kind: 'ark', at: space }) as const

describe('R10.1 to R10.5: PUSH', () => {
  test('A7: a Malefactor goes away from the pusher, and falls from its Building', () => {
    const state = field({ at: { mercenary: 'C2.S' }, buildings: { C2: 1 } })
    const { card } = perform(state, [{ do: 'push', to: 'target', n: 1 }], {
      ...byMercenary,
      bound: { target: 'minos' },
    })
    expect(state.fight.malefactors.minos).toMatchObject({ at: 'C1', facing: 'S' })
    expect(suffered(card.packets)).toEqual(['minos 2'])
  })

  test('A7: what the target of an Attack falls is added to the damage of the Attack', () => {
    const state = field({ at: { mercenary: 'C2.S' }, buildings: { C2: 1 } })
    const made = { attacker: 'mercenary', target: 'minos', deck: 'minos-deck', hits: 6, fumbles: 0, damage: 6 } as const
    const attacks = [{ ...made, serial: 1, from: null, surplus: -2, noCounter: false, blocked: 0, facts: [] }]
    const target = { target: 'minos' }
    const { card } = perform(state, [{ do: 'push', to: 'target', n: 1 }], { ...byMercenary, bound: target, attacks })
    expect([card.attacks[0]!.damage, card.packets]).toEqual([8, []])
  })

  test('A8: a Champion goes toward the base of its Space, falls and takes a Space of its choice; one packet, one Wound', () => {
    const state = field({ at: { mercenary: 'B2.E' }, buildings: { B2: 1 }, pieces: { s: stairs('C2.W') } })
    const line = [
      { do: 'damage', to: '#mercenary', n: 4 },
      { do: 'push', to: '#mercenary', n: 1 },
    ] as const
    const { card, asked } = perform(state, line, { answers: ['C2.N'] })
    expect(asked).toMatchObject([{ champion: 'mercenary', options: ['C2.N', 'C2.E', 'C2.S', 'C2.W'] }])
    expect(at(state, 'mercenary')).toBe('C2.N')
    expect(card.packets).toMatchObject([{ victim: 'mercenary', inflicted: 4, suffered: 2 }])
    finish(state, [options => options[0]!])
    expect(state.champions.mercenary.vigor).toBe(6)
    expect(state.champions.mercenary.slots.filter(({ cond }) => cond === 'wound')).toHaveLength(1)
  })

  test('A9: the edge of the board and a wall stop it: 2 Collision damage, a Free Space of the same Area', () => {
    const state = field({ at: { mercenary: 'C1.N', outlaw: 'B2.E' }, buildings: { C2: 1 } })
    const edge = perform(state, [{ do: 'push', to: '#mercenary', n: 2 }], { answers: ['C1.W'] })
    expect([suffered(edge.card.packets), at(state, 'mercenary')]).toEqual([['mercenary 2'], 'C1.W'])
    const wall = perform(state, [{ do: 'push', to: '#outlaw', n: 2 }], { answers: ['B2.E'] })
    expect([suffered(wall.card.packets), at(state, 'outlaw')]).toEqual([['outlaw 2'], 'B2.E'])
    expect(wall.asked[0]!.options).toHaveLength(4)
  })

  test('from Area to Area, falling each time; a Palisade wounds and stops', () => {
    const state = field({
      at: { mercenary: 'A1.E' },
      buildings: { A1: 2, B1: 1 },
      pieces: { p: { kind: 'palisade', at: 'D1.W' } },
    })
    const { card } = perform(state, [{ do: 'push', to: '#mercenary', n: 4 }], {
      answers: [options => options[0]!, 'D1.S'],
    })
    expect(suffered(card.packets)).toEqual(['mercenary 4'])
    expect([at(state, 'mercenary'), state.fight.pieces.p]).toEqual(['D1.S', undefined])
    expect(state.fight.track.at(-1)).toBe('mercenary')
    expect(card.bound).toMatchObject({ through: ['B1', 'C1', 'D1'], levels: 2 })
  })

  test('ruling 46: an Area without a Free Space throws it back to the last one that has one', () => {
    const full = { a: ark('B1.N'), b: { kind: 'ark', at: 'B1.E' }, c: { kind: 'ark', at: 'B1.S' } } as const
    const state = field({ at: { mercenary: 'A1.E', artist: 'B1.W' }, pieces: { ...full } })
    const { card } = perform(state, [{ do: 'push', to: '#mercenary', n: 1 }], { answers: ['A1.S'] })
    expect([at(state, 'mercenary'), card.packets]).toEqual(['A1.S', []])
  })

  test('a Malefactor that is in the way is SHOVED; be-pushed is impossible for some', () => {
    const state = field({
      at: { mercenary: 'C2.S' },
      malefactors: { minos: foe('C2', 'S'), pasiphae: foe('C1', 'S') },
    })
    const push = [{ do: 'push', to: '#minos', n: 1 }] as const
    const { asked } = perform(state, push, { ...byMercenary, answers: ['D1'] })
    expect(asked[0]!.options).toEqual(['B1', 'D1', 'C2'])
    expect([state.fight.malefactors.minos!.at, state.fight.malefactors.pasiphae!.at]).toEqual(['C1', 'D1'])
    const mod = { mod: 'cannot', what: ['be-pushed'] } as const
    state.fight.mods.push({ mod, to: ['minos'], until: 'turn-end', serial: 0 })
    perform(state, push, byMercenary)
    expect(state.fight.malefactors.minos!.at).toBe('C1')
  })
})

describe('R10.3 and R10.5: PUSH of the OVERSIZED and of Furniture', () => {
  test('no Building stops the OVERSIZED, which leaves nothing standing; the edge does', () => {
    const state = field({
      at: { mercenary: 'C2.N', outlaw: 'A2.E' },
      buildings: { C2: 1 },
      pieces: { s: stairs('C2.S') },
      malefactors: { cerberus: foe('B2', 'W') },
    })
    const { card } = perform(state, [{ do: 'push', to: '#cerberus', n: 9 }], {
      ...byMercenary,
      you: 'outlaw',
      answers: ['C1.N'],
    })
    expect(state.fight.malefactors.cerberus!.at).toBe('E2')
    expect([state.fight.buildings, state.fight.pieces, at(state, 'mercenary')]).toEqual([{}, {}, 'C1.N'])
    expect(suffered(card.packets)).toEqual(['cerberus 2'])
  })

  test('a Pillar goes as far as it can, stays Standing, and a wall does not hurt it', () => {
    const state = field({ at: { outlaw: 'top:p' }, pieces: { p: pillar('A1.E') }, buildings: { C1: 1 } })
    const { card } = perform(state, [{ do: 'push', to: '#p', n: 3 }], { answers: ['B1.S'] })
    expect([state.fight.pieces.p, card.packets]).toEqual([pillar('B1.S'), []])
    expect(at(state, 'outlaw')).toBe('top:p')
  })

  test('from the top of a Pillar: over a Building as high as it is, down beyond; at the edge it stays on top', () => {
    const state = field({ at: { outlaw: 'top:p' }, pieces: { p: pillar('A1.E') }, buildings: { B1: 1 } })
    const { card } = perform(state, [{ do: 'push', to: '#outlaw', n: 2 }], { answers: ['C1.S'] })
    expect([at(state, 'outlaw'), suffered(card.packets)]).toEqual(['C1.S', ['outlaw 2']])
    Object.assign(state.fight, { pieces: { p: pillar('A1.N') } })
    state.fight.fighters.outlaw.at = 'top:p'
    expect(perform(state, [{ do: 'push', to: '#outlaw', n: 2 }]).asked).toEqual([])
    expect(at(state, 'outlaw')).toBe('top:p')
  })
})

describe('R10.6 and R10.7: SHOVE', () => {
  test('to a Free place at Range 0 or 1 on the same Level or lower; Range 2 if there is none', () => {
    const state = field({ at: { mercenary: 'A1.N' }, buildings: { B1: 1 } })
    const near = perform(state, [{ do: 'shove', to: '#mercenary' }], { answers: ['A2.N'] })
    expect(near.asked[0]).toMatchObject({
      champion: null,
      options: ['A1.E', 'A1.S', 'A1.W', 'A2.N', 'A2.E', 'A2.S', 'A2.W'],
    })
    state.fight.malefactors = { minos: foe('A1', 'S'), cerberus: foe('B1', 'S'), pasiphae: foe('A2', 'S') }
    const far = perform(state, [{ do: 'shove', to: '#minos' }], { answers: ['A3'] })
    expect(far.asked[0]!.options).toEqual(['C1', 'B2', 'A3'])
  })

  test('a lower Level is a fall', () => {
    const state = field({ at: { mercenary: 'C3.N' }, buildings: { C3: 2 } })
    const { card } = perform(state, [{ do: 'shove', to: '#mercenary' }], { answers: ['B3.N'] })
    expect(suffered(card.packets)).toEqual(['mercenary 4'])
  })
})

describe('R10.8 to R10.14: HOLD, THROW, SWAP, ARREST, FLY AWAY', () => {
  test('HOLD takes one Object; it is RELEASED beside the holder, where the Champion likes', () => {
    const state = field({ at: { mercenary: 'C2.S', outlaw: 'C2.N' } })
    perform(state, [{ do: 'hold', to: 'fiercest-here' }])
    expect(state.fight.fighters.mercenary).toMatchObject({ at: null, heldBy: 'minos' })
    perform(state, [{ do: 'hold', to: '#outlaw' }])
    expect(state.fight.malefactors.minos!.holding).toEqual(['mercenary'])
    const { asked } = perform(state, [{ do: 'release' }], { answers: ['C2.W'] })
    expect(asked).toMatchObject([{ champion: 'mercenary', options: ['C2.E', 'C2.S', 'C2.W'] }])
    expect(state.fight.fighters.mercenary).toMatchObject({ at: 'C2.W', heldBy: null })
  })

  test('R10.9: who is on top of a Pillar that is HELD falls', () => {
    const state = field({ at: { outlaw: 'top:p' }, pieces: { p: pillar('C2.N', 'large') } })
    const { card } = perform(state, [{ do: 'hold', to: '#p' }], { answers: ['C2.E'] })
    expect([suffered(card.packets), at(state, 'outlaw')]).toEqual([['outlaw 4'], 'C2.E'])
    expect(state.fight.pieces.p).toMatchObject({ at: null, heldBy: 'minos', standing: true })
    perform(state, [{ do: 'release' }], { answers: ['C2.N'] })
    expect(state.fight.pieces.p).toEqual(pillar('C2.N', 'large'))
  })

  test('a holder that FLEW AWAY RELEASES in C2; it REAPPEARS there and faces the Fiercest', () => {
    const state = field({ at: { mercenary: 'C2.S', outlaw: 'C3.N' } })
    perform(state, [{ do: 'hold', to: '#mercenary' }, { do: 'fly-away' }])
    expect(state.fight.malefactors.minos!.at).toBeNull()
    perform(state, [{ do: 'release' }], { answers: ['C2.E'] })
    expect(at(state, 'mercenary')).toBe('C2.E')
    perform(state, [{ do: 'reappear' }])
    expect(state.fight.malefactors.minos).toMatchObject({ at: 'C2', facing: 'E' })
  })

  test('THROW: the Fiercest chooses Space and way; a full Area is made room in', () => {
    const state = field({ at: { mercenary: 'C2.S', outlaw: 'E3.N', devotee: 'E3.E', artist: 'E3.S' } })
    state.fight.pieces.a = { kind: 'ark', at: 'E3.W' }
    perform(state, [{ do: 'hold', to: '#mercenary' }])
    const line = [
      { do: 'throw', what: 'held', at: '#outlaw' },
      { do: 'damage', to: { of: 'champion', where: [{ movedThrough: true }], pick: 'each' }, n: 3 },
    ] as const
    const { card, asked } = perform(state, line, { answers: [['D2', 'D3', 'E3'], 'a', 'D3.N'] })
    expect(asked.map(({ topic }) => topic.what)).toEqual(['throwWay', 'makeRoom', 'shoved'])
    expect(asked[0]!.options).toHaveLength(3)
    expect([at(state, 'mercenary'), state.fight.pieces.a]).toMatchObject(['E3.W', { at: 'D3.N' }])
    expect(card.packets.map(({ victim }) => victim)).toEqual(['mercenary', 'outlaw', 'devotee', 'artist'])
  })

  test('THROW: a Standing Pillar Collapses', () => {
    const state = field({ at: { outlaw: 'E2.N' }, pieces: { p: pillar('C2.N') } })
    perform(state, [{ do: 'hold', to: '#p' }])
    perform(state, [{ do: 'throw', what: 'held', at: '#outlaw' }], { answers: ['E2.W'] })
    expect(state.fight.pieces.p).toMatchObject({ at: 'E2.W', standing: false, lies: null })
  })

  test('SWAP exchanges places exactly; with a Malefactor the Areas', () => {
    const state = field({ at: { mercenary: 'C2.S', outlaw: 'top:p' }, pieces: { p: pillar('B1.N') } })
    const { card } = perform(state, [{ do: 'swap', a: '#mercenary', b: '#outlaw' }])
    expect([at(state, 'mercenary'), at(state, 'outlaw'), card.packets]).toEqual(['top:p', 'C2.S', []])
    perform(state, [{ do: 'swap', a: '#minos', b: '#mercenary' }], { answers: ['C2.W'] })
    expect([state.fight.malefactors.minos!.at, at(state, 'mercenary')]).toEqual(['B1', 'C2.W'])
  })

  test('ARREST: off the board and Least Fierce; another Champion INTERACTS, pays and frees', () => {
    const state = field({ at: { mercenary: 'C2.S', outlaw: 'B1.E' }, pieces: { tomb: { kind: 'custom', at: 'B1.S' } } })
    const free = { by: 'interact', cost: { vigor: 2 } } as const
    perform(state, [{ do: 'arrest', to: '#mercenary', in: '#tomb', free }])
    expect(state.fight.fighters.mercenary).toMatchObject({ at: null, arrest: { by: 'tomb' } })
    expect(state.fight.track.at(-1)).toBe('mercenary')
    expect(interactions(state, 'outlaw')).toEqual(['tomb'])
    const { asked } = perform(state, [{ do: 'interact' }], {
      kind: 'rule',
      card: 'tomb',
      you: 'outlaw',
      self: null,
      answers: ['A1.E'],
    })
    expect(asked[0]).toMatchObject({ champion: 'mercenary' })
    expect([at(state, 'mercenary'), state.champions.outlaw.vigor]).toEqual(['A1.E', 4])
  })

  test('ARREST: freed at once if the piece is DESTROYED', () => {
    const state = field({ at: { mercenary: 'C2.S' }, pieces: { tomb: { kind: 'custom', at: 'B1.S' } } })
    perform(state, [{ do: 'arrest', to: '#mercenary', in: '#tomb', free: { by: 'round', n: 9 } }])
    perform(state, [{ do: 'destroy', what: '#tomb' }], { answers: ['B1.S'] })
    expect([at(state, 'mercenary'), state.fight.pieces.tomb]).toEqual(['B1.S', undefined])
  })
})

describe('R11: Platforms and Furniture', () => {
  test('A32: erosion and upheaval move nobody from its Space and hurt nobody; DESTROYING does', () => {
    const state = field({
      at: { outlaw: 'D2.N' },
      buildings: { C2: 1, D2: 1 },
      pieces: { a: ark('C2.N'), p: pillar('C2.E') },
      malefactors: { minos: foe('A1', 'S') },
    })
    const { card } = perform(state, [{ do: 'building', op: 'move', from: { area: 'C2' }, to: { area: 'D2' } }])
    expect([state.fight.buildings, card.packets]).toEqual([{ D2: 2 }, []])
    expect([levelOf(state, 'a'), levelOf(state, 'p'), levelOf(state, 'outlaw')]).toEqual([0, 0, 2])
    expect([state.fight.pieces.a!.at, at(state, 'outlaw')]).toEqual(['C2.N', 'D2.N'])
    expect(suffered(perform(state, [{ do: 'destroy', what: '#building:D2' }]).card.packets)).toEqual(['outlaw 2'])
    const whole = perform(state, [
      { do: 'building', op: 'place', at: { area: 'D2' } },
      { do: 'destroy', what: '#building:D2', whole: true },
    ])
    expect([suffered(whole.card.packets), state.fight.buildings]).toEqual([['outlaw 4'], {}])
  })

  test('under an OVERSIZED Malefactor no Building rises', () => {
    const state = field({ malefactors: { cerberus: foe('C2', 'S') }, buildings: { A1: 1 } })
    perform(state, [{ do: 'building', op: 'place', at: { area: 'C2' } }], { self: 'cerberus' })
    perform(state, [{ do: 'building', op: 'move', from: { area: 'A1' }, to: { area: 'C2' } }], { self: 'cerberus' })
    expect(state.fight.buildings).toEqual({ A1: 1 })
  })

  test('A33: the Burden of Sisyphus', () => {
    const state = field({
      at: { mercenary: 'A2.N' },
      buildings: { A2: 1 },
      pieces: { p: pillar('B2.N'), a: ark('C2.S') },
    })
    state.fight.decks['minos-deck']!.cards = ['minos-haul', 'minos-haul']
    const { asked, card } = perform(state, [{ do: 'sisyphus' }], {
      ...byMercenary,
      answers: ['E', 'B1.S', 'C1', 'C3.N'],
    })
    const areasOf = (options: unknown[]) => [...new Set(options.map(option => String(option).slice(0, 2)))]
    expect(areasOf(asked[1]!.options)).toEqual(['B1', 'A2', 'B3'])
    expect(asked[2]!.options).toEqual(['C1', 'B2', 'C3'])
    expect(state.fight.pieces).toEqual({ p: { ...pillar('B1.S'), standing: false } })
    expect([state.fight.buildings, at(state, 'mercenary')]).toEqual([{ E2: 1 }, 'E2.N'])
    expect(card.packets).toMatchObject([{ victim: 'minos', inflicted: 8, suffered: 0 }])
    finish(state)
    expect(state.fight.decks['minos-deck']!.cards).toHaveLength(1)
  })

  test('R11.15: a large Pillar falls on a neighbouring Space; who is on top falls first, who is there is SHOVED', () => {
    const state = field({ at: { outlaw: 'top:p', artist: 'B2.E' }, pieces: { p: pillar('B2.N', 'large') } })
    const { card, asked } = perform(state, [{ do: 'destroy', what: '#p' }], { answers: ['B2.S', 'E', 'B2.W'] })
    expect(asked[1]!.options).toEqual(['E', 'W'])
    expect([at(state, 'outlaw'), at(state, 'artist')]).toEqual(['B2.S', 'B2.W'])
    expect(suffered(card.packets)).toEqual(['outlaw 4'])
    expect(state.fight.pieces.p).toMatchObject({ standing: false, at: 'B2.N', lies: 'E' })
    perform(state, [{ do: 'destroy', what: '#p' }])
    expect(state.fight.pieces.p).toMatchObject({ at: 'B2.N' })
  })

  test('A23: INTERACT with a Pillar, an Ark and a Palisade', () => {
    const pieces = { p: pillar('B2.N'), a: { kind: 'ark', at: 'B2.W' }, w: { kind: 'palisade', at: 'B2.E' } } as const
    const state = field({ at: { outlaw: 'B2.S', artist: 'A2.N' }, pieces: { ...pieces } })
    expect([interactions(state, 'outlaw'), interactions(state, 'artist')]).toEqual([['p', 'w', 'a'], []])
    const with_ = (object: string) => ({ kind: 'rule', card: object, you: 'outlaw', self: null }) as const
    perform(state, [{ do: 'interact' }], with_('a'))
    expect([state.fight.pieces.a, state.champions.outlaw.equip.finding === null]).toEqual([undefined, false])
    perform(state, [{ do: 'interact' }], { ...with_('w'), answers: ['A2.S'] })
    expect(state.fight.pieces.w!.at).toBe('A2.S')
    perform(state, [{ do: 'interact' }], with_('p'))
    expect([at(state, 'outlaw'), levelOf(state, 'outlaw')]).toEqual(['top:p', 1])
    expect(interactions(state, 'outlaw')).toEqual(['p'])
    const { asked } = perform(state, [{ do: 'interact' }], { ...with_('p'), answers: ['B2.W'] })
    expect(asked[0]!.options).toEqual(['B2.E', 'B2.S', 'B2.W'])
    expect(at(state, 'outlaw')).toBe('B2.W')
  })

  test('R11.18: a custom piece is offered only while it does something; it asks of who INTERACTS', () => {
    const flank = { kind: 'custom', at: 'C1.S' } as const
    const state = field({
      id: 'cocytus',
      at: { outlaw: 'C1.N' },
      pieces: { flank },
      malefactors: { lucifer: foe('C2', 'S') },
    })
    expect(interactions(state, 'outlaw')).toEqual(['flank'])
    state.fight.counters['stair-round'] = 1
    expect(interactions(state, 'outlaw')).toEqual([])
    state.fight.round = 2
    perform(state, [{ do: 'interact' }], { kind: 'rule', card: 'flank', you: 'outlaw', self: null, answers: ['C1.N'] })
    expect(state.fight.counters['stair-round']).toBe(2)
    perform(state, [{ do: 'destroy', what: '#flank' }], { self: 'lucifer' })
    expect(state.fight.pieces.flank).toEqual(flank)
  })

  test('A34: LEAP', () => {
    const pieces = { p: pillar('C2.N'), q: pillar('B2.E'), r: pillar('C3.N', 'large') }
    const state = field({ at: { outlaw: 'top:p' }, pieces, malefactors: { minos: foe('D2', 'W') } })
    expect(leapPlaces(state, 'outlaw').sort()).toEqual(['top:q', 'top:r'])
    state.fight.pieces = { p: pillar('C2.N') }
    expect(leapPlaces(state, 'outlaw')).toEqual([])
  })

  test('A34: the HOLD of who BACKFLIPS takes its Pillar', () => {
    const pieces = { p: pillar('C2.N'), q: pillar('B2.E') }
    const state = field({ at: { outlaw: 'top:p' }, pieces })
    perform(state, [{ do: 'hold', to: 'fiercest-here' }], { reacts: true })
    expect([at(state, 'outlaw'), state.champions.outlaw.vigor]).toEqual(['top:q', 4])
    expect(state.fight.malefactors.minos!.holding).toEqual(['p'])
    expect(state.fight.pieces.p).toMatchObject({ at: null, standing: true })
  })

  test('K.TRAP: on free Central Spaces within the Range; a fifth is one of the four', () => {
    const state = field({ at: { outlaw: 'C2.N' }, traps: { A1: 'outlaw', B1: 'outlaw', A2: 'outlaw' } })
    const you = { kind: 'maneuver', card: 'snare', you: 'outlaw', self: null } as const
    const { asked } = perform(state, [{ do: 'trap', n: 2, range: 1 }], { ...you, answers: ['C1', 'D2', 'A1'] })
    expect(asked[0]!.options).toEqual(['C1', 'B2', 'D2', 'C3'])
    expect(Object.keys(state.fight.traps).sort()).toEqual(['A2', 'B1', 'C1', 'D2'])
  })

  test('K.STICK, K.RETRIEVE; pieces are placed on Free Spaces and removed', () => {
    const state = field({ at: { outlaw: 'C3.N' } })
    perform(state, [{ do: 'stick', what: 'spear', at: { areaOf: '#outlaw' } }])
    expect(state.fight.pieces.spear).toEqual({ kind: 'spear', at: 'C3' })
    perform(state, [{ do: 'retrieve', what: 'spear' }])
    expect(state.fight.pieces.spear).toEqual({ kind: 'spear', at: null })
    perform(state, [{ do: 'place', what: 'palisade', at: { free: 'area', within: 0, of: '#outlaw' } }], {
      answers: ['C3.E'],
    })
    expect(state.fight.pieces['palisade-1']).toEqual({ kind: 'palisade', at: 'C3.E' })
    perform(state, [
      { do: 'place', what: 'pillar-small', at: 'C3.E' },
      { do: 'remove', what: '#palisade-1' },
    ])
    expect(Object.keys(state.fight.pieces)).toEqual(['spear'])
  })
})
